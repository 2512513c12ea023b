// The listening socket: patience with slow clients is limited, and the end is orderly (reliability reference A4).
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

const drainLimit = 10_000

export type HttpServer = {
  address: AddressInfo
  /** Takes no new connection, lets those under way finish for at most 10 s. */
  drain(): Promise<void>
}

/** Listens. Throws an Error with one sentence when the port cannot be had. */
export async function listen(listener: RequestListener, port: number, host: string): Promise<HttpServer> {
  const server = createServer({ headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 2000, keepAliveTimeout: 65_000 }, listener)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new Error(sentence(error, port, host))))
    server.listen(port, host, resolve)
  })
  return { address: server.address() as AddressInfo, drain: () => drain(server) }
}

function sentence(error: NodeJS.ErrnoException, port: number, host: string): string {
  if (error.code === 'EADDRINUSE') return `PORT: something else already listens on ${host}:${port}; stop it, or choose another port.`
  if (error.code === 'EACCES') return `PORT: this user may not listen on ${host}:${port}; choose a port above 1023.`
  return `HOST: it is not possible to listen on ${host}:${port} (${error.code ?? error.message}).`
}

async function drain(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const limit = setTimeout(() => server.closeAllConnections(), drainLimit)
  await closed
  clearInterval(idle)
  clearTimeout(limit)
}
