// `npm run dev`: the site with hot reload. Node restarts when a module of the server changes; Vite handles what pages are drawn with.
import { spawn } from 'node:child_process'
import { endingTogether, pinnedEnvironment, root } from './prepare.mjs'

await endingTogether('install')

// Folders, because watching imports would include files that Vite and the framework write at each start.
const packages = ['domain', 'messages', 'ground', 'desk', 'content/model', 'content/client', 'content/store']
const watched = ['site/server', ...packages.map((name) => `packages/${name}`)].map((folder) => `--watch-path=${folder}`)

const site = spawn('node', [...watched, '--watch-preserve-output', 'site/server/dev.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: pinnedEnvironment(),
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => site.kill(signal))
site.on('exit', (code) => process.exit(code ?? 1))
