// Build of all browser code: site/app/loader/load.ts and its imports, after the pages' build.
import { defineConfig } from 'vite'
import { buildTargets } from './scripts/browsers.ts'
import { scopedName } from './scripts/scoped-name.ts'
import { serviceWorker } from './scripts/service-worker-plugin.ts'

export default defineConfig({
  publicDir: false,
  plugins: [serviceWorker()],
  css: { modules: { generateScopedName: scopedName } },
  build: {
    target: buildTargets,
    outDir: 'build/client',
    emptyOutDir: false,
    assetsDir: 'static',
    assetsInlineLimit: 0,
    // Styles of islands are in their page's sheets.
    cssCodeSplit: false,
    // The list of preload dependencies would be a sixth of the first script. (`polyfill: true` avoids a check for browsers without modulepreload.)
    modulePreload: { polyfill: true, resolveDependencies: () => [] },
    manifest: 'islands.json',
    rolldownOptions: {
      input: 'site/app/loader/load.ts',
      checks: { moduleLevelDirective: false },
      output: {
        // Hydration and React are one file; plain modules must not import from it.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler)\/|(app\/loader\/hydrate|design\/page\/page-facts)\.tsx$/,
            },
          ],
        },
        entryFileNames: 'static/[name]-[hash].js',
        chunkFileNames: 'static/[name]-[hash].js',
      },
    },
  },
})
