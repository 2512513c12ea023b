// `npm start`: installs and builds what has changed, then serves the site on the pinned Node 24.
import { prepare, spawnSite } from './prepare.mjs'

prepare()

const site = spawnSite()
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => site.kill(signal))
site.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
