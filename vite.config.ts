import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  build: { assetsDir: 'static', assetsInlineLimit: 0 },
  environments: { ssr: { build: { rolldownOptions: { input: 'app/render.server.ts' } } } },
})
