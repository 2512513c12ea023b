import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { buildTargets } from './scripts/browsers.ts'
import { scopedName } from './scripts/scoped-name.ts'

/** The framework's browser build is needed only for style sheets of routes; its scripts are removed. Islands have their own build (vite.islands.config.ts). */
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

/** One file with all packages: separate files of React and the router would slow the start by a tenth. */
const whole = { resolve: { noExternal: true as const }, define: { 'process.env.NODE_ENV': '"production"' } }

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), withoutRouteScripts()],
  css: { modules: { generateScopedName: scopedName } },
  build: {
    target: buildTargets,
    cssTarget: buildTargets,
    assetsDir: 'static',
    assetsInlineLimit: 0,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  environments: {
    ssr: {
      ...(command === 'build' && whole),
      // Island modules are also rendered on the server.
      build: {
        target: 'node24',
        rolldownOptions: {
          input: 'site/app/render.server.ts',
          checks: { ineffectiveDynamicImport: false },
          output: { codeSplitting: false },
        },
      },
    },
  },
}))
