import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { scopedName } from './scripts/scoped-name.ts'

/** Pages are documents: of what the framework builds for browsers only the sheets of the routes are used. Islands have a build of their own (vite.islands.config.ts). */
function noRouteScripts(): Plugin {
  return {
    name: 'no-route-scripts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      for (const [name, output] of Object.entries(bundle)) if (output.type === 'chunk') delete bundle[name]
    },
  }
}

/** The pages that a server loads are one file with their packages: React and the router in two dozen files would cost a tenth of its start. */
const whole = { resolve: { noExternal: true as const }, define: { 'process.env.NODE_ENV': '"production"' } }

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), noRouteScripts()],
  css: { modules: { generateScopedName: scopedName } },
  build: { assetsDir: 'static', assetsInlineLimit: 0 },
  environments: {
    ssr: {
      ...(command === 'build' && whole),
      build: { rolldownOptions: { input: 'app/render.server.ts' } },
    },
  },
}))
