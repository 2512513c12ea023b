// `npm start`: installs and builds what has changed, then serves the site on the pinned Node 24.
import { spawn } from 'node:child_process'
import { pinnedEnvironment, prepare, root } from './prepare.mjs'

prepare()

const site = spawn('node', ['server/index.ts'], { cwd: root, stdio: 'inherit', env: pinnedEnvironment() })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => site.kill(signal))
site.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
