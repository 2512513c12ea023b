// Clients that take their time: each is ended within its limit, and whoever comes meanwhile is served.
import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { type HttpServer, listen } from '@forum/ground/http/http-server.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'

let server: HttpServer
let sockets: Socket[]
let ended: Promise<boolean>
beforeEach(async () => {
  sockets = []
  const limits = {
    headersTimeout: 100,
    requestTimeout: 200,
    connectionsCheckingInterval: 20,
    // A busy machine takes an answer of 64 MB beside it, and whoever reads must not be taken for one who does not.
    unread: 1500,
    drain: 100,
    owed: 600_000,
  }
  let wasRead: (is: boolean) => void
  ended = new Promise((resolve) => {
    wasRead = resolve
  })
  server = await listen(
    (incoming, outgoing) => {
      if (incoming.url === '/large') outgoing.once('close', () => wasRead(outgoing.writableFinished))
      outgoing.end(incoming.url === '/large' ? Buffer.alloc(64_000_000) : 'served')
    },
    { port: 0, host: '127.0.0.1' },
    limits,
  )
})
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  await server.drain()
})

async function clientThatSends(bytes: string): Promise<Socket> {
  const socket = connect(server.address.port, '127.0.0.1')
  sockets.push(socket)
  await once(socket, 'connect')
  socket.on('error', () => {}).write(bytes)
  return socket
}

const served = async () => (await fetch(`http://127.0.0.1:${server.address.port}/`, { headers: { connection: 'close' } })).text()

test.each([
  ['headers that never end', 'GET / HTTP/1.1\r\nHost: x\r\nX: '],
  ['headers a letter at a time', 'GET / HTTP/1.1\r\nHost: x\r\nX: ', 'y'],
  ['a form that never ends', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\na='],
  ['a form a letter at a time', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\na=', 'b'],
  ['chunks a letter at a time', 'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n', '1\r\nb\r\n'],
])('%s', async (_, bytes, more = '') => {
  const slow = await Promise.all(Array.from({ length: 50 }, () => clientThatSends(bytes)))
  // A connection that is ended while a letter is on its way has an error first.
  const allEnded = Promise.all(slow.map((socket) => new Promise((resolve) => socket.resume().once('close', resolve))))
  const dripping = setInterval(() => {
    if (more !== '') for (const socket of slow) socket.write(more)
  }, 20)
  expect(await served()).toBe('served')
  await allEnded
  clearInterval(dripping)
  expect(await served()).toBe('served')
})

test('an answer of which nothing is taken', async () => {
  const slow = await clientThatSends('GET /large HTTP/1.1\r\nHost: x\r\n\r\n')
  slow.pause()
  expect(await served()).toBe('served')
  expect(await ended).toBe(false)
})

test('at the end whoever reads slowly is cut off, and whoever waits for an answer gets it', async () => {
  const asked = Promise.withResolvers<ServerResponse>()
  const limits = {
    headersTimeout: 600_000,
    requestTimeout: 600_000,
    connectionsCheckingInterval: 20,
    unread: 600_000,
    drain: 1,
    owed: 600_000,
  }
  const ending = await listen(
    (incoming, outgoing) => {
      if (incoming.url === '/film') outgoing.write('a part')
      else incoming.resume().once('end', () => asked.resolve(outgoing))
    },
    { port: 0, host: '127.0.0.1' },
    limits,
  )
  const address = `http://127.0.0.1:${ending.address.port}`
  const film = await fetch(`${address}/film`)
  const order = fetch(address, { method: 'POST', body: 'an order', headers: { connection: 'close' } })
  const answer = await asked.promise
  const drained = ending.drain()
  await expect(film.text()).rejects.toThrow('terminated')
  answer.end('placed')
  expect(await (await order).text()).toBe('placed')
  await drained
})

test('at the end nobody waits for a connection on which nothing was ever asked', async () => {
  const endless = 600_000
  const limits = {
    ...{ headersTimeout: endless, requestTimeout: endless, connectionsCheckingInterval: 20 },
    ...{ unread: endless, drain: endless, owed: endless },
  }
  const ending = await listen((_, outgoing) => void outgoing.end('served'), { port: 0, host: '127.0.0.1' }, limits)
  const silent = Array.from({ length: 6 }, () => connect(ending.address.port, '127.0.0.1').resume())
  sockets.push(...silent)
  await Promise.all(silent.map((socket) => once(socket, 'connect')))
  // Whoever comes last is answered, so the others were accepted.
  await (await fetch(`http://127.0.0.1:${ending.address.port}/`, { headers: { connection: 'close' } })).text()
  const closed = silent.map((socket) => once(socket, 'close'))
  await ending.drain()
  await Promise.all(closed)
})
