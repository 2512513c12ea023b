// Who may import whom (docs/architecture.md). Each rule names a folder, what it must not import, and why.
const shipped = '^(app|domain|messages|server)/'
/** Tests, and what they are made of: values, examples, and the gallery that shows these in development. */
const isTest = '(\\.test|-builder|-fixture|\\.examples)\\.tsx?$|^app/gallery/'

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: { path: shipped, pathNot: isTest },
      // Types too: two files that need each other cannot be read alone.
      to: { circular: true },
    },
    { name: 'domain-is-pure', severity: 'error', from: { path: '^domain/', pathNot: isTest }, to: { pathNot: '^domain/' } },
    {
      name: 'messages-know-only-localisation',
      severity: 'error',
      from: { path: '^messages/', pathNot: isTest },
      to: { pathNot: '^(messages/|domain/localisation/)' },
    },
    {
      name: 'ui-is-presentational',
      severity: 'error',
      from: { path: '^app/ui/', pathNot: isTest },
      // One rule makes and reads the name of a picture in its address.
      to: { path: '^(domain|messages|server|app/(blocks|site|routes))/', pathNot: '^domain/picture/short-name' },
    },
    {
      name: 'blocks-know-no-pages',
      severity: 'error',
      from: { path: '^app/blocks/', pathNot: `${isTest}|\\.server\\.tsx?$` },
      to: { path: '^(server/|app/(site|routes|ordering)/)|\\.server\\.tsx?$' },
    },
    {
      name: 'what-runs-in-browsers-knows-no-server',
      severity: 'error',
      // islands.ts names components of other folders; the rules of those folders say what they may import.
      from: { path: '^app/(islands|door)/', pathNot: `${isTest}|\\.server\\.tsx?$|^app/islands/islands\\.ts$` },
      to: { path: '^(server/|app/(routes|ordering)/)|\\.server\\.tsx?$|^node_modules/react-router/' },
    },
    {
      name: 'ordering-knows-no-pages',
      severity: 'error',
      from: { path: '^app/ordering/', pathNot: `${isTest}|\\.server\\.tsx?$` },
      to: { path: '^(server/|app/(site|routes)/)' },
    },
    {
      name: 'site-knows-no-pages',
      severity: 'error',
      from: { path: '^app/site/', pathNot: isTest },
      to: { path: '^(server/|app/(routes|ordering)/)|\\.server\\.tsx?$' },
    },
    {
      name: 'routes-know-no-server',
      severity: 'error',
      from: { path: '^app/routes/', pathNot: isTest },
      to: { path: '^server/' },
    },
    {
      name: 'routes-know-no-other-route',
      severity: 'error',
      from: { path: '^app/routes/([^/]+)/', pathNot: isTest },
      to: { path: '^app/routes/([^/]+)/', pathNot: '^app/routes/$1/' },
    },
    {
      name: 'app-takes-only-types-from-server',
      severity: 'error',
      from: { path: '^app/.*\\.server\\.tsx?$' },
      to: { path: '^server/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'server-knows-no-app',
      severity: 'error',
      from: { path: '^server/', pathNot: isTest },
      to: { path: '^app/' },
    },
    {
      name: 'only-what-people-read-has-words',
      severity: 'error',
      from: {
        path: '^server/',
        pathNot: `^server/(mail|documents|orders|papers|feeds|cards)/|^server/middleware/last-resort\\.ts$|^server/desk/(payments|watching)\\.ts$|${isTest}`,
      },
      to: { path: '^messages/' },
    },
    {
      name: 'outbox-stands-alone',
      severity: 'error',
      from: { path: '^server/outbox/', pathNot: isTest },
      to: { path: '^(app|domain|messages|server)/', pathNot: '^server/(outbox|storage)/' },
    },
    {
      name: 'storage-stands-alone',
      severity: 'error',
      from: { path: '^server/storage/', pathNot: isTest },
      to: { path: '^(app|domain|messages|server)/', pathNot: '^server/storage/' },
    },
    {
      name: 'payments-folders',
      severity: 'error',
      from: { path: '^server/payments/', pathNot: isTest },
      to: { path: '^server/', pathNot: '^server/(payments|config)/' },
    },
    {
      name: 'submissions-folders',
      severity: 'error',
      from: { path: '^server/submissions/', pathNot: isTest },
      to: { path: '^server/', pathNot: '^server/(submissions|outbox|storage|mail|records|content-service)/' },
    },
    {
      name: 'records-folders',
      severity: 'error',
      from: { path: '^server/records/', pathNot: isTest },
      to: { path: '^server/', pathNot: '^server/(records|outbox|content-service)/' },
    },
    {
      name: 'page-cache-stands-alone',
      severity: 'error',
      from: { path: '^server/(page-cache/|log\\.ts)', pathNot: isTest },
      to: { path: '^(app|domain|messages|server)/', pathNot: '^server/page-cache/' },
    },
    {
      name: 'content-service-folders',
      severity: 'error',
      from: { path: '^server/content-service/', pathNot: isTest },
      to: { path: '^server/', pathNot: '^server/(content-service/|config/|log\\.ts)' },
    },
    {
      name: 'content-model-stands-alone',
      severity: 'error',
      from: { path: '^content/model/' },
      to: { pathNot: '^(content/model/|domain/localisation/locale\\.ts$)' },
    },
    {
      name: 'content-model-is-for-who-speaks-to-the-service',
      severity: 'error',
      from: {
        path: shipped,
        pathNot: `^server/((content-service|content-store|submissions|orders)/|middleware/content-hook\\.ts)|${isTest}`,
      },
      to: { path: '^content/' },
    },
    {
      name: 'of-content-only-model-and-demo',
      severity: 'error',
      from: { path: shipped, pathNot: isTest },
      to: { path: '^content/', pathNot: '^content/(model|demo)/' },
    },
    {
      name: 'content-store-folders',
      severity: 'error',
      from: { path: '^server/content-store/', pathNot: isTest },
      to: { path: '^server/', pathNot: '^server/(content-store/|content-service/|(?:log|whole-file)\\.ts|config/)' },
    },
    {
      name: 'metrics-take-only-types',
      severity: 'error',
      from: { path: '^server/metrics/', pathNot: isTest },
      to: { path: '^server/', pathNot: '^server/metrics/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'feeds-folders',
      severity: 'error',
      from: { path: '^server/feeds/', pathNot: isTest },
      to: {
        path: '^server/',
        pathNot: '^server/(feeds/|page-cache/|content-store/|services\\.ts|site-env\\.ts|app-contract\\.ts)',
      },
    },
    {
      name: 'service-worker-stands-alone',
      severity: 'error',
      from: { path: '^app/service-worker/', pathNot: isTest },
      to: { path: '^(app|messages|server)/', pathNot: '^app/(service-worker/)' },
    },
    {
      name: 'nobody-imports-tests',
      severity: 'error',
      from: { path: shipped, pathNot: isTest },
      to: { path: `^e2e/|${isTest}` },
    },
    {
      name: 'no-unknown-package',
      severity: 'error',
      from: { path: shipped },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown'], pathNot: '^(virtual:|\\./\\+types|.*\\+types)' },
    },
  ],
  options: {
    // Tests may import anything; the rule nobody-imports-tests covers the rest.
    doNotFollow: { path: ['node_modules', '\\.test\\.tsx?$'] },
    exclude: { path: '\\+types/' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
}
