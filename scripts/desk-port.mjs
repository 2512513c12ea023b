// Port of the organisers' desk for a local site.
import { createServer } from 'node:net'

/** The first free port above the site's. */
export async function deskPort(sitePort) {
  for (let port = sitePort + 1; port < sitePort + 50; port++) if (await isFree(port)) return port
  throw new Error(`No port above ${sitePort} is free for the organisers' desk: set DESK_PORT.`)
}

function isFree(port) {
  return new Promise((answer) => {
    const server = createServer()
    server.once('error', () => answer(false))
    server.listen(port, '127.0.0.1', () => server.close(() => answer(true)))
  })
}
