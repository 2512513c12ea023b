// Who may import whom (docs/architecture.md). Each rule names a folder, what it must not import, and why. The order of packages, their ports, and that
// rooms form no circle are checked by scripts/rooms.mjs.
const shipped = '^(packages|site)/'
/** Tests, and what they are made of: values, examples, and the gallery that shows these in development. */
const isTest = '(\\.test|-builder|-fixture|\\.examples)\\.tsx?$|^site/app/gallery/'

/** Shipped code below `from`, whose imports must not match `to`; tests may import anything. */
const rule = (name, from, to, pathNot = isTest) => ({ name, severity: 'error', from: { path: from, pathNot }, to })

/** Of `others`, code below `from` may import only what `allowed` matches. */
const only = (name, from, others, allowed) => rule(name, from, { path: others, pathNot: allowed })

const server = '^site/server/'
/** What Node runs as it is. */
const desk = '^packages/desk/(?!office/drawing/|door/phone/|words/)'

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    // Types too: two files that need each other cannot be read alone.
    rule('no-cycles', shipped, { circular: true }),
    rule('domain-is-pure', '^packages/domain/', { pathNot: '^packages/domain/' }),
    rule('messages-know-only-localisation', '^packages/(messages|desk/words)/', {
      pathNot: '^packages/(messages|desk/words|domain/localisation)/',
    }),
    // One rule makes and reads the name of a picture in its address.
    only('ui-is-presentational', '^packages/design/ui/', '^packages/(domain|messages)/', '^packages/domain/picture/short-name'),
    rule(
      'blocks-know-no-pages',
      '^site/app/blocks/',
      { path: '^site/(server/|app/(frame|routes|ordering|islands|loader)/)|\\.server\\.tsx?$' },
      `${isTest}|\\.server\\.tsx?$`,
    ),
    rule(
      'what-runs-in-browsers-knows-no-server',
      '^(packages/design/(attributes|form)|site/app/islands|packages/desk/door/phone)/',
      {
        path: '^(site/server/|site/app/(routes|ordering|frame|loader)/|packages/(ground|content)/)|\\.server\\.tsx?$|^node_modules/react-router/',
      },
    ),
    only(
      'the-phone-of-the-door-is-drawn-alone',
      '^packages/desk/door/phone/',
      '^packages/desk/',
      '^packages/desk/(door/phone|words)/',
    ),
    rule(
      'ordering-knows-no-pages',
      '^site/app/ordering/',
      { path: '^site/(server/|app/(frame|routes)/)' },
      `${isTest}|\\.server\\.tsx?$`,
    ),
    rule('frame-knows-no-pages', '^site/app/frame/', { path: '^site/(server/|app/(routes|ordering)/)|\\.server\\.tsx?$' }),
    rule('routes-know-no-server', '^site/app/routes/', { path: server }),
    only('routes-know-no-other-route', '^site/app/routes/([^/]+)/', '^site/app/routes/([^/]+)/', '^site/app/routes/$1/'),
    rule(
      'app-takes-only-types-from-server',
      '^site/app/.*\\.server\\.tsx?$',
      { path: `${server}|^packages/(ground|content)/|${desk}`, dependencyTypesNot: ['type-only'] },
      [],
    ),
    rule('app-knows-desk-by-types', '^site/app/(?!.*\\.server\\.tsx?$)', { path: `^packages/(ground|content)/|${desk}` }),
    rule('server-knows-no-app', server, {
      path: '^site/app/|^packages/(design/(?!fonts/)|desk/office/drawing|desk/door/phone)/',
    }),
    rule('desk-knows-no-drawing', desk, { path: '^packages/(design/(?!fonts/)|desk/office/drawing|desk/door/phone)/' }),
    rule(
      'only-what-people-read-has-words',
      `${server}|${desk}`,
      { path: '^packages/messages/' },
      `^packages/desk/(post/(mail|pdf)|orders|office/lists)/|^packages/desk/composition/(payments|watching)\\.ts$|^site/server/(feeds|cards)/|^site/server/middleware/last-resort\\.ts$|${isTest}`,
    ),
    only('storage-stands-alone', '^packages/desk/storage/', shipped, '^packages/desk/storage/'),
    only('outbox-stands-alone', '^packages/desk/post/outbox/', shipped, '^packages/desk/(post/outbox|storage)/'),
    only('page-cache-folders', '^site/server/page-cache/', shipped, '^(site/server/page-cache|packages/ground)/'),
    rule(
      'content-model-stands-alone',
      '^packages/content/model/',
      { pathNot: '^packages/(content/model/|domain/localisation/locale\\.ts$)' },
      [],
    ),
    rule('metrics-take-only-types', '^site/server/metrics/', {
      path: '^site/server/|^packages/(ground|content|desk)/',
      pathNot: '^site/server/metrics/',
      dependencyTypesNot: ['type-only'],
    }),
    rule('service-worker-stands-alone', '^site/app/service-worker/', {
      path: '^(site/|packages/(?!domain/))',
      pathNot: '^site/app/service-worker/',
    }),
    rule('nobody-imports-tests', shipped, { path: `^e2e/|${isTest}` }),
    rule('no-unknown-package', shipped, {
      dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown'],
      pathNot: '^(virtual:|\\./\\+types|.*\\+types)',
    }),
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
