// The HTTP server: timeouts for slow clients, and graceful shutdown.
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net'
import { usualBody } from './body-limit.ts'

/** Milliseconds for idle connections to send one more request; its response closes the connection. */
const graceMs = 500

export type HttpServer = {
  address: AddressInfo
  /** Accepts no new connections, gives running requests at most 10 s, and requests without any response yet 40 s. */
  drain(): Promise<void>
}

/** Where to listen. With an `inherited` socket (its descriptor) port and host are ignored. */
export type ListenAddress = { port: number; host: string; inherited?: number | null }

/**
 * Timeouts in milliseconds: for headers, for the whole request, and for a response that the client does not read. At shutdown: `drain` for clients
 * that send or read, `owed` for complete requests that wait for a response, such as queued orders on a busy machine.
 */
const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2000,
  unread: 60_000,
  drain: 10_000,
  owed: 40_000,
}

/** Length of the accept queue; the system's limit (net.core.somaxconn) applies if it is lower. */
const backlog = 4096

/** Throws an Error with one sentence when the port is not available. */
export async function listen(
  listener: RequestListener,
  { port, host, inherited = null }: ListenAddress,
  { unread, drain: reading, owed, ...limits } = timeouts,
): Promise<HttpServer> {
  const connections = new Set<Socket>()
  const answers = new Set<ServerResponse>()
  const server = createServer({ ...limits, keepAliveTimeout: 65_000 }, (incoming, outgoing) =>
    hasOneHost(incoming) ? listener(incoming, outgoing) : refuse(outgoing),
  )
  server.on('connection', (socket) => void connections.add(socket.once('close', () => connections.delete(socket))))
  server.on('request', (_, outgoing) => void answers.add(outgoing.once('close', () => answers.delete(outgoing))))
  server.setTimeout(unread)
  server.on('checkContinue', (incoming, outgoing) => {
    const isSound = hasOneHost(incoming) && Number(incoming.headers['content-length'] ?? 0) <= usualBody
    if (isSound) outgoing.writeContinue()
    server.emit('request', incoming, outgoing)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new Error(inherited === null ? sentence(error, port, host) : inheritedSentence(error))),
    )
    // For a descriptor Node accepts the backlog only as a positional argument.
    if (inherited === null) server.listen({ port, host, backlog }, resolve)
    else server.listen({ fd: inherited }, backlog, resolve)
  })
  const endSlow = () => {
    const waiting = [...answers].filter(({ headersSent, req }) => !headersSent && req.complete).map(({ socket }) => socket)
    for (const socket of connections) if (!waiting.includes(socket)) socket.destroy()
  }
  /** Browsers open spare connections; `closeIdleConnections` keeps those on which nothing was asked yet. */
  const endIdle = () => {
    server.closeIdleConnections()
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy()
  }
  return { address: server.address() as AddressInfo, drain: () => drain(server, { endIdle, endSlow }, { reading, owed }) }
}

/** A request must have exactly one valid host (RFC 9112, 3.2); otherwise a proxy could have read another one. */
function hasOneHost({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.length !== 4 || rawHeaders[index]?.toLowerCase() !== 'host') continue
    if (++hosts > 1 || !/^[\w.:[\]~!$&'()*+,;=%-]*$/.test(rawHeaders[index + 1] ?? '')) return false
  }
  return true
}

function refuse(outgoing: ServerResponse): void {
  outgoing.writeHead(400, { connection: 'close', 'content-length': 0, 'cache-control': 'no-store' }).end()
}

function sentence(error: NodeJS.ErrnoException, port: number, host: string): string {
  if (error.code === 'EADDRINUSE')
    return `PORT: something else already listens on ${host}:${port}; stop it, or choose another port.`
  if (error.code === 'EACCES') return `PORT: this user may not listen on ${host}:${port}; choose a port above 1023.`
  return `HOST: it is not possible to listen on ${host}:${port} (${error.code ?? error.message}).`
}

const inheritedSentence = ({ code, message }: NodeJS.ErrnoException) =>
  `LISTEN_FDS: it is not possible to listen on the socket that was handed over (${code ?? message}); it must be a stream socket.`

type Ending = { endIdle(): void; endSlow(): void }

async function drain(
  server: Server,
  { endIdle, endSlow }: Ending,
  { reading, owed }: { reading: number; owed: number },
): Promise<void> {
  // http's close() would cut connections with an incoming request; net's close() only stops listening.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()))
  let idle: NodeJS.Timeout | undefined
  const grace = setTimeout(() => {
    idle = setInterval(endIdle, 50)
  }, graceMs)
  const limits = [setTimeout(endSlow, reading), setTimeout(() => server.closeAllConnections(), owed)]
  await closed
  clearTimeout(grace)
  clearInterval(idle)
  for (const limit of limits) clearTimeout(limit)
}
