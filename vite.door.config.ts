// Build of the door page, separate from the visitors' pages: packages/desk/door/gate/door-files.ts serves it on the desk's origin.
import { defineConfig } from 'vite'
import { buildTargets } from './scripts/browsers.ts'

export default defineConfig({
  publicDir: false,
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'door/static/[name]-[hash].js' } } },
  build: {
    target: buildTargets,
    outDir: 'build/door',
    emptyOutDir: true,
    assetsDir: 'door/static',
    assetsInlineLimit: 0,
    modulePreload: false,
    manifest: 'door.json',
    rolldownOptions: {
      input: { door: 'packages/desk/door/phone/door.ts', worker: 'packages/desk/door/phone/worker.ts' },
      output: {
        // The worker needs a fixed address, which defines its scope.
        entryFileNames: ({ name }) => (name === 'worker' ? 'door/worker.js' : 'door/static/[name]-[hash].js'),
        chunkFileNames: 'door/static/[name]-[hash].js',
      },
    },
  },
})
