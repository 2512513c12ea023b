// `npm run dev`: the site with hot reload.
import { spawn } from 'node:child_process'
import { install, pinnedEnvironment, root } from './prepare.mjs'

install()

const site = spawn('node', ['server/dev.ts'], { cwd: root, stdio: 'inherit', env: pinnedEnvironment() })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => site.kill(signal))
site.on('exit', (code) => process.exit(code ?? 1))
