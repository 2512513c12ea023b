import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { scopedName } from './scripts/scoped-name.ts'

/**
 * Pages are documents: of what the framework builds for browsers only the sheets of the routes are used, and its scripts are thrown away. Islands
 * have a build of their own, which comes after this one (vite.islands.config.ts).
 */
function withoutRouteScripts(): Plugin {
  return {
    name: 'without-route-scripts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    closeBundle() {
      const folder = 'build/client/static'
      for (const file of readdirSync(folder)) if (file.endsWith('.js')) rmSync(join(folder, file))
    },
  }
}

/** The pages that a server loads are one file with their packages: React and the router in two dozen files would cost a tenth of its start. */
const whole = { resolve: { noExternal: true as const }, define: { 'process.env.NODE_ENV': '"production"' } }

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), withoutRouteScripts()],
  css: { modules: { generateScopedName: scopedName } },
  build: {
    assetsDir: 'static',
    assetsInlineLimit: 0,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  environments: {
    ssr: {
      ...(command === 'build' && whole),
      // An island's module is the server's, too: it is drawn there.
      build: {
        rolldownOptions: {
          input: 'app/render.server.ts',
          checks: { ineffectiveDynamicImport: false },
          output: { codeSplitting: false },
        },
      },
    },
  },
}))
