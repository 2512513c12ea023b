import { createServer } from 'node:http'
import { type AddressInfo, createConnection } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { createFirstResponse } from './first-response.ts'

let close = () => {}
afterEach(() => {
  close()
  vi.useRealTimers()
})

/** A server that answers when it is told to. */
async function serve(timeoutMs: number) {
  const first = createFirstResponse(timeoutMs)
  const waiting: (() => void)[] = []
  let isGiven = false
  void first.given.then(() => {
    isGiven = true
  })
  const server = createServer(first.listener((_, outgoing) => void waiting.push(() => outgoing.end('x'))))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  close = () => {
    server.closeAllConnections()
    server.close()
  }
  const { port } = server.address() as AddressInfo
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`)
  return { ...first, port, ask, waiting, isGiven: () => isGiven }
}

const hour = 3_600_000

test('the first answer is given when it has been sent, not when it is asked for, and not to who looks whether the process lives', async () => {
  const site = await serve(hour)
  for (const path of ['/healthz', '/readyz']) {
    const asked = site.ask(path)
    await vi.waitFor(() => expect(site.waiting).toHaveLength(1))
    site.waiting.pop()?.()
    await (await asked).text()
  }
  const asked = site.ask('/uk')
  await vi.waitFor(() => expect(site.waiting).toHaveLength(1))
  expect(site.isGiven()).toBe(false)
  site.waiting.pop()?.()
  await (await asked).text()
  await site.given
})

test('who goes before the answer is kept waiting no longer', async () => {
  const site = await serve(hour)
  const socket = createConnection(site.port, '127.0.0.1')
  socket.write('GET /uk HTTP/1.1\r\nhost: localhost\r\n\r\n')
  await vi.waitFor(() => expect(site.waiting).toHaveLength(1))
  socket.destroy()
  await site.given
})

test('where nobody comes the timeoutMs ends, which begins with the listening', async () => {
  vi.useFakeTimers()
  const first = createFirstResponse(1000)
  let isGiven = false
  void first.given.then(() => {
    isGiven = true
  })
  await vi.advanceTimersByTimeAsync(5000)
  first.listener(() => {})
  await vi.advanceTimersByTimeAsync(999)
  expect(isGiven).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(isGiven).toBe(true)
})
