import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { classNames } from './scripts/class-names.ts'
import { leanClient } from './scripts/lean-client-plugin.ts'
import { leanFramework } from './scripts/lean-framework-plugin.ts'
import { leanManifest } from './scripts/lean-manifest-plugin.ts'
import { leanOutput } from './scripts/lean-output-plugin.ts'
import { serviceWorker } from './scripts/service-worker-plugin.ts'
import { starterFile } from './scripts/starter-file-plugin.ts'
import { styleRules } from './scripts/style-rules-plugin.ts'

/**
 * Where the script of a page cannot be loaded, the framework reloads the page that the visitor is on, each time and without end. It tells
 * app/site/page-load instead, which decides. And it asks for the files of words that a page's script asks for only when it runs (scripts/lean-manifest-plugin.ts)
 * together with the script. The build fails when the framework's words change.
 */
function routeModules(): Plugin {
  const reload = 'window.location.reload();'
  const event = "new CustomEvent('route-module-failure', { detail: route.id })"
  const load = 'let routeModule = await import('
  const words = 'route.imports.forEach((file) => import(/* @vite-ignore */ file).catch(() => {}));'
  let isFound = false
  return {
    name: 'route-modules',
    apply: 'build',
    transform(code) {
      if (!code.includes('Error loading route module') || !code.includes(reload) || !code.includes(load)) return
      isFound = true
      const failing = code.replace(reload, `window.dispatchEvent(${event}); throw error;`)
      return { code: failing.replace(load, `${words} ${load}`), map: null }
    },
    buildEnd(error) {
      if (!error && !isFound)
        this.error('the framework no longer loads a route module, or reloads the page where one fails, as was known: look again')
    },
  }
}

/** Pages are rendered whole by one of React's two servers: the other one, of the same size, is not built in. */
function oneRenderer(): Plugin {
  return {
    name: 'one-renderer',
    apply: 'build',
    transform: {
      filter: { id: /\/react-dom\/server\.node\.js$/ },
      handler: () => ({ code: "module.exports = require('./cjs/react-dom-server.node.production.js')", map: null }),
    },
  }
}

/** What every page needs and no release of ours changes: one file compresses better than six, and stays in the browser's cache. */
const framework = { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\// }
/** Parts of the frame that come when somebody opens them. */
const opened =
  /\/app\/site\/(?:search-dialog\/search-box|share-dialog\/(?:open-share|copy-address|share-dialog\.module)|star-notice\/(?:shown-change|.*\.css)|page-views\/analytics)/
/** What most pages have in common besides the frame, in pieces so small that a file of its own would weigh each of them again. */
const common = /\/app\/blocks\/(?:page-head|cover)\/|\/domain\/localisation\//
/** The frame of every page and its parts, in one script and one sheet of styles: a dozen small ones keep a phone waiting for its first paint. */
const frame = {
  name: 'frame',
  test: (id: string) =>
    common.test(id) || (/\/app\/(site|ui|styles|root|locale|frame-data|page-handle)/.test(id) && !opened.test(id)),
}

/**
 * What the pages that list events or people share, in the order in which each needs those before it: in a dozen files of a few hundred bytes each would be
 * squeezed alone. Weighed in many ways on 23 November 2026: what is put together here makes the pages of events lighter, and none that has no events heavier.
 */
const lists = [
  { name: 'time', test: /\/domain\/programme\/kyiv-time/ },
  { name: 'edition', test: /\/domain\/forum\/edition/ },
  { name: 'clock', test: /\/app\/blocks\/server-clock\// },
  {
    name: 'marks',
    test: /\/domain\/programme\/(?:event-state|selection)\.|\/app\/blocks\/(?:room-mark\/room-mark|time-left\/time-left)\./,
  },
  {
    name: 'events',
    test: /\/domain\/programme\/moment\.|\/app\/blocks\/(?:session-moment\/|shown-zone\/|stars\/star-(?:button|store)\.|event-rows\/event-rows\.)/,
  },
  { name: 'portraits', test: /\/app\/blocks\/portrait\/(?:portrait-card|initials)/ },
]

/** By the whole path: a checkout may lie in a folder of that name. */
const domain = new RegExp(`^${import.meta.dirname.replaceAll(/[^\w/]/g, '\\$&')}/domain/`)

/** A page names each of its scripts: of those that many pages share and of routes, the hash alone is the name. */
const fileName = ({ name }: { name: string }) =>
  /^(?:entry\.client|root|framework|frame)$/.test(name) ? 'static/[name]-[hash].js' : 'static/[hash:7].js'

/** The pages that a server loads are one file with their packages: React and the router in two dozen files would cost a tenth of its start. */
const whole = { resolve: { noExternal: true as const }, define: { 'process.env.NODE_ENV': '"production"' } }

export default defineConfig(({ command }) => ({
  plugins: [
    reactRouter(),
    routeModules(),
    serviceWorker(),
    styleRules(),
    starterFile(),
    oneRenderer(),
    leanClient(),
    leanFramework(),
    leanManifest(),
    leanOutput(),
  ],
  css: { modules: { generateScopedName: classNames(import.meta.dirname) } },
  // A page carries what it shows, so its sheet is fetched late and once for the whole site: one file, where a page asked for up to sixteen.
  build: { assetsDir: 'static', assetsInlineLimit: 0, cssCodeSplit: false },
  environments: {
    client: {
      build: {
        // Parts that come later are made of files that are there, but for one or two.
        modulePreload: { polyfill: false, resolveDependencies: () => [] },
        rolldownOptions: {
          // A name of a class is written where it is used.
          // Rules and tables have no effect but what they give: a page gets those that it uses.
          treeshake: { moduleSideEffects: [{ test: domain, sideEffects: false }] },
          optimization: { inlineConst: { mode: 'all', pass: 3 } },
          output: { codeSplitting: { groups: [framework, frame, ...lists] }, entryFileNames: fileName, chunkFileNames: fileName },
        },
      },
    },
    ssr: {
      ...(command === 'build' && whole),
      build: {
        cssCodeSplit: true,
        rolldownOptions: { input: 'app/render.server.ts' },
      },
    },
  },
}))
