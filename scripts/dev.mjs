// `npm run dev`: the site with hot reload. Node restarts when a server module changes; Vite handles app/.
import { spawn } from 'node:child_process'
import { endingTogether, pinnedEnvironment, root } from './prepare.mjs'

await endingTogether('install')

// Folders, because watching imports would include files that Vite and the framework write at each start.
const watched = ['server', 'domain', 'messages', 'content/model'].map((folder) => `--watch-path=${folder}`)

const site = spawn('node', [...watched, '--watch-preserve-output', 'server/dev.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: pinnedEnvironment(),
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => site.kill(signal))
site.on('exit', (code) => process.exit(code ?? 1))
