// The only code that runs in browsers: app/islands/load.ts and what it loads. Built into the folder of the built client, after the pages.
import { defineConfig } from 'vite'
import { scopedName } from './scripts/scoped-name.ts'
import { serviceWorker } from './scripts/service-worker-plugin.ts'

export default defineConfig({
  publicDir: false,
  plugins: [serviceWorker()],
  css: { modules: { generateScopedName: scopedName } },
  build: {
    outDir: 'build/client',
    emptyOutDir: false,
    assetsDir: 'static',
    assetsInlineLimit: 0,
    // Islands are dressed by the sheets of their page.
    cssCodeSplit: false,
    // One list of all that each part imports would be a sixth of the first script. (`polyfill` leaves out a test for browsers without module preloading.)
    modulePreload: { polyfill: true, resolveDependencies: () => [] },
    manifest: 'islands.json',
    rolldownOptions: {
      input: 'app/islands/load.ts',
      checks: { moduleLevelDirective: false },
      output: {
        // What makes an island alive comes with React, in one file; nothing that a plain module asks for may be in it.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler)\/|app\/(islands\/hydrate|page-facts)\.tsx$/,
            },
          ],
        },
        entryFileNames: 'static/[name]-[hash].js',
        chunkFileNames: 'static/[name]-[hash].js',
      },
    },
  },
})
