// `npm run dev`: the site with hot reload. Node starts it anew when a module that it runs itself changes (server/, and what that takes
// from domain/ and messages/); what Vite runs (app/) it does not see.
import { spawn } from 'node:child_process'
import { install, pinnedEnvironment, root } from './prepare.mjs'

install()

const site = spawn('node', ['--watch', '--watch-preserve-output', 'server/dev.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: pinnedEnvironment(),
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => site.kill(signal))
site.on('exit', (code) => process.exit(code ?? 1))
