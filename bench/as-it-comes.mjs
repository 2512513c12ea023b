// The pages of the site as React Router makes them by itself: its own entry on the server, none of this project's plugins of the build, nothing done to what it
// draws. Built beside the checkout's packages, in a copy of its sources.
import { copyFileSync, cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from '../scripts/prepare.mjs'

const sources = [
  'app',
  'domain',
  'messages',
  'server',
  'content/model',
  'public',
  'package.json',
  'tsconfig.json',
  'react-router.config.ts',
]
const entry = 'node_modules/@react-router/dev/dist/config/defaults/entry.server.node.tsx'
const frameworkConfig = `import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  environments: {
    ssr: {
      ...(command === 'build' && { resolve: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }),
      build: { rolldownOptions: { input: 'app/bench-render.server.ts' } },
    },
  },
}))
`
const door = `import * as build from 'virtual:react-router/server-build'
import { buildContext, requestServicesContext, servicesContext } from './context.server.ts'
import { registerEveryLanguage } from './every-language.server.ts'
registerEveryLanguage()
export { build, buildContext, requestServicesContext, servicesContext }
`

/** Builds them below `folder`, which is in the checkout: packages are found above it. Gives the path of the server's bundle and the folder of the client's files. */
export function buildAsItComes(folder) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const source of sources) cpSync(join(root, source), join(folder, source), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  copyFileSync(join(root, entry), join(folder, 'app/entry.server.tsx'))
  writeFileSync(join(folder, 'app/bench-render.server.ts'), door)
  writeFileSync(join(folder, 'vite.config.ts'), frameworkConfig)
  run('react-router', ['build'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  return { bundle: join(folder, 'build/server/index.js'), client: join(folder, 'build/client') }
}
