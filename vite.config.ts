import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { classNames } from './scripts/class-names.ts'
import { leanFramework } from './scripts/lean-framework-plugin.ts'
import { leanOutput } from './scripts/lean-output-plugin.ts'
import { serviceWorker } from './scripts/service-worker-plugin.ts'
import { starterFile } from './scripts/starter-file-plugin.ts'
import { styleRules } from './scripts/style-rules-plugin.ts'

/**
 * Where the script of a page cannot be loaded, the framework reloads the page that the visitor is on, each time and without end. It tells
 * app/site/page-load instead, which decides. The build fails when the framework's words change.
 */
function routeModuleFailure(): Plugin {
  const reload = 'window.location.reload();'
  const event = "new CustomEvent('route-module-failure', { detail: route.id })"
  let isFound = false
  return {
    name: 'route-module-failure',
    apply: 'build',
    transform(code) {
      if (!code.includes('Error loading route module') || !code.includes(reload)) return
      isFound = true
      return { code: code.replace(reload, `window.dispatchEvent(${event}); throw error;`), map: null }
    },
    buildEnd(error) {
      if (!error && !isFound) this.error('the framework no longer reloads the page where a route module fails: look again')
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
  /\/app\/site\/(?:search-dialog\/search-box|share-dialog\/(?:open-share|copy-address|share-dialog\.module)|star-notice\/(?:shown-change|.*\.css))/
/** The frame of every page and its parts, in one script and one sheet of styles: a dozen small ones keep a phone waiting for its first paint. */
const frame = {
  name: 'frame',
  test: (id: string) => /\/app\/(site|ui|styles|root|locale|frame-data|page-handle)/.test(id) && !opened.test(id),
}

/** A page names each of its scripts: of those that many pages share and of routes, the hash alone is the name. */
const fileName = ({ name }: { name: string }) =>
  /^(?:entry\.client|root|catalogue|framework|frame)$/.test(name) ? 'static/[name]-[hash].js' : 'static/[hash:7].js'

/** The pages that a server loads are one file with their packages: React and the router in two dozen files would cost a tenth of its start. */
const whole = { resolve: { noExternal: true as const }, define: { 'process.env.NODE_ENV': '"production"' } }

export default defineConfig(({ command }) => ({
  plugins: [
    reactRouter(),
    routeModuleFailure(),
    serviceWorker(),
    styleRules(),
    starterFile(),
    oneRenderer(),
    leanFramework(),
    leanOutput(),
  ],
  css: { modules: { generateScopedName: classNames(import.meta.dirname) } },
  // A page carries what it shows, so its sheet is fetched late and once for the whole site: one file, where a page asked for up to sixteen.
  build: { assetsDir: 'static', assetsInlineLimit: 0, cssCodeSplit: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: [framework, frame] }, entryFileNames: fileName, chunkFileNames: fileName },
        },
      },
    },
    ssr: { ...(command === 'build' && whole), build: { cssCodeSplit: true, rolldownOptions: { input: 'app/render.server.ts' } } },
  },
}))
