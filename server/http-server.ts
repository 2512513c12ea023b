// The listening socket: slow clients have limited time, and the end is orderly.
import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, Server as NetServer } from 'node:net'

const drainLimit = 10_000
/** Standing connections may send one more request, whose answer tells them to go. */
const farewell = 500

export type HttpServer = {
  address: AddressInfo
  /** Takes no new connection, lets those under way finish for at most 10 s. */
  drain(): Promise<void>
}

/** Listens. Throws an Error with one sentence when the port cannot be had. */
export async function listen(listener: RequestListener, port: number, host: string): Promise<HttpServer> {
  const server = createServer(
    { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 2000, keepAliveTimeout: 65_000 },
    listener,
  )
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new Error(sentence(error, port, host))))
    server.listen(port, host, resolve)
  })
  return { address: server.address() as AddressInfo, drain: () => drain(server) }
}

function sentence(error: NodeJS.ErrnoException, port: number, host: string): string {
  if (error.code === 'EADDRINUSE')
    return `PORT: something else already listens on ${host}:${port}; stop it, or choose another port.`
  if (error.code === 'EACCES') return `PORT: this user may not listen on ${host}:${port}; choose a port above 1023.`
  return `HOST: it is not possible to listen on ${host}:${port} (${error.code ?? error.message}).`
}

async function drain(server: Server): Promise<void> {
  // http's own close() would cut connections on which a request is just arriving; net's only stops listening.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()))
  let idle: NodeJS.Timeout | undefined
  const grace = setTimeout(() => {
    idle = setInterval(() => server.closeIdleConnections(), 50)
  }, farewell)
  const limit = setTimeout(() => server.closeAllConnections(), drainLimit)
  await closed
  clearTimeout(grace)
  clearInterval(idle)
  clearTimeout(limit)
}
