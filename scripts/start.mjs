// `npm start`: installs and builds changes, then serves the site on the pinned Node 24, with the desk if it is the demo.
import { command } from '../directus/service/fault.mjs'
import { refuseBusyPorts, sitePort } from './chosen-ports.mjs'
import { deskPort } from './desk-port.mjs'
import { endingTogether, pinnedEnvironment, spawnSite } from './prepare.mjs'

await command(() => refuseBusyPorts({ PORT: sitePort }))
await endingTogether('prepare')

const site = spawnSite({ env: pinnedEnvironment(await deskOfDemo()) })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => site.kill(signal))
site.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))

/** A site with its own content configures its desk itself. */
async function deskOfDemo() {
  const { CONTENT_API_URL, DESK_PORT } = process.env
  if (CONTENT_API_URL || DESK_PORT !== undefined) return {}
  return { DESK_PORT: String(await deskPort(sitePort)) }
}
