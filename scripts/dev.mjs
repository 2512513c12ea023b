// `npm run dev`: the site with hot reload. Node starts it anew when something changes that it runs itself; app/ is Vite's alone.
import { spawn } from 'node:child_process'
import { endingTogether, pinnedEnvironment, root } from './prepare.mjs'

await endingTogether('install')

// By folder: a watch of what was imported would see the files that Vite and the framework write for themselves at each start.
const watched = ['server', 'domain', 'messages', 'content/model'].map((folder) => `--watch-path=${folder}`)

const site = spawn('node', [...watched, '--watch-preserve-output', 'server/dev.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: pinnedEnvironment(),
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => site.kill(signal))
site.on('exit', (code) => process.exit(code ?? 1))
