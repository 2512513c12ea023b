// The page of phones at the entrance, apart from all that visitors are sent: server/door/door-files.ts serves it on the desk's own origin.
import { defineConfig } from 'vite'

export default defineConfig({
  publicDir: false,
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'door/static/[name]-[hash].js' } } },
  build: {
    outDir: 'build/door',
    emptyOutDir: true,
    assetsDir: 'door/static',
    assetsInlineLimit: 0,
    modulePreload: false,
    manifest: 'door.json',
    rolldownOptions: {
      input: { door: 'app/door/door.ts', worker: 'app/door/worker.ts' },
      output: {
        // The worker's address is always the same, and what it may read begins there.
        entryFileNames: ({ name }) => (name === 'worker' ? 'door/worker.js' : 'door/static/[name]-[hash].js'),
        chunkFileNames: 'door/static/[name]-[hash].js',
      },
    },
  },
})
