// Who may import whom (docs/architecture.md). Each rule names a folder, what it must not import, and why.
const shipped = '^(app|domain|messages|server)/'
/** Tests, and what they are made of: values, examples, and the gallery that shows these in development. */
const isTest = '(\\.test|-builder|-fixture|\\.examples)\\.tsx?$|^app/gallery/'

/** Shipped code below `from`, whose imports must not match `to`; tests may import anything. */
const rule = (name, from, to, pathNot = isTest) => ({ name, severity: 'error', from: { path: from, pathNot }, to })

/** Of `others`, code below `from` may import only what `allowed` matches. */
const only = (name, from, others, allowed) => rule(name, from, { path: others, pathNot: allowed })

const server = '^server/'

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    // Types too: two files that need each other cannot be read alone.
    rule('no-cycles', shipped, { circular: true }),
    rule('domain-is-pure', '^domain/', { pathNot: '^domain/' }),
    rule('messages-know-only-localisation', '^messages/', { pathNot: '^(messages/|domain/localisation/)' }),
    // One rule makes and reads the name of a picture in its address.
    only('ui-is-presentational', '^app/ui/', '^(domain|messages|server|app/(blocks|site|routes))/', '^domain/picture/short-name'),
    // What pages of the site and of the desk are drawn with.
    only(
      'design-knows-no-page',
      '^app/(attributes|form|page|styles|ui)/',
      '^(server|app)/',
      '^app/(attributes|form|page|styles|ui)/',
    ),
    only('desk-and-door-are-drawn-with-design', '^app/(desk|door)/', '^app/', '^app/(attributes|desk|door|form|page|styles|ui)/'),
    rule(
      'blocks-know-no-pages',
      '^app/blocks/',
      { path: '^(server/|app/(site|routes|ordering|islands|loader)/)|\\.server\\.tsx?$' },
      `${isTest}|\\.server\\.tsx?$`,
    ),
    rule('what-runs-in-browsers-knows-no-server', '^app/(attributes|form|islands|door)/', {
      path: '^(server/|app/(routes|ordering|site|loader)/)|\\.server\\.tsx?$|^node_modules/react-router/',
    }),
    rule('ordering-knows-no-pages', '^app/ordering/', { path: '^(server/|app/(site|routes)/)' }, `${isTest}|\\.server\\.tsx?$`),
    rule('site-knows-no-pages', '^app/site/', { path: '^(server/|app/(routes|ordering)/)|\\.server\\.tsx?$' }),
    rule('routes-know-no-server', '^app/routes/', { path: server }),
    only('routes-know-no-other-route', '^app/routes/([^/]+)/', '^app/routes/([^/]+)/', '^app/routes/$1/'),
    rule('app-takes-only-types-from-server', '^app/.*\\.server\\.tsx?$', { path: server, dependencyTypesNot: ['type-only'] }, []),
    rule('server-knows-no-app', server, { path: '^app/' }),
    rule(
      'only-what-people-read-has-words',
      server,
      { path: '^messages/' },
      `^server/(mail|documents|orders|papers|feeds|cards)/|^server/middleware/last-resort\\.ts$|^server/desk/(payments|watching)\\.ts$|${isTest}`,
    ),
    only('outbox-stands-alone', '^server/outbox/', shipped, '^server/(outbox|storage)/'),
    only('storage-stands-alone', '^server/storage/', shipped, '^server/storage/'),
    only('payments-folders', '^server/payments/', server, '^server/(payments|desk-settings|settings)/'),
    only(
      'submissions-folders',
      '^server/submissions/',
      server,
      '^server/(submissions|outbox|storage|mail|records|content-port|ground|http)/',
    ),
    only('records-folders', '^server/records/', server, '^server/(records|outbox|content-port)/'),
    only('ground-stands-alone', '^server/(ground|http|settings)/', shipped, '^server/(ground|http|settings)/'),
    only('page-cache-folders', '^server/page-cache/', shipped, '^server/(page-cache|http)/'),
    only('content-service-folders', '^server/content-service/', server, '^server/(content-service|settings|ground)/'),
    rule('content-model-stands-alone', '^content/model/', { pathNot: '^(content/model/|domain/localisation/locale\\.ts$)' }, []),
    rule(
      'content-model-is-for-who-speaks-to-the-service',
      shipped,
      { path: '^content/' },
      `^server/content-(port|service|store)/|${isTest}`,
    ),
    only('of-content-only-model-and-demo', shipped, '^content/', '^content/(model|demo)/'),
    only('content-store-folders', '^server/content-store/', server, '^server/(content-store|content-service|settings|ground)/'),
    rule('metrics-take-only-types', '^server/metrics/', {
      path: server,
      pathNot: '^server/metrics/',
      dependencyTypesNot: ['type-only'],
    }),
    only('feeds-folders', '^server/feeds/', server, '^server/(feeds|page-cache|http|content-port|contract)/'),
    only('service-worker-stands-alone', '^app/service-worker/', '^(app|messages|server)/', '^app/(service-worker/)'),
    rule('nobody-imports-tests', shipped, { path: `^e2e/|${isTest}` }),
    rule(
      'no-unknown-package',
      shipped,
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown'], pathNot: '^(virtual:|\\./\\+types|.*\\+types)' },
      [],
    ),
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
