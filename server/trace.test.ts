import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { sendTracesTo, traceFields, traceOf, withinTrace } from './trace.ts'

const id = '4bf92f3577b34da6a3ce929d0e0e4736'
const parent = '00f067aa0ba902b7'

test.each<[unknown, object | undefined]>([
  [`00-${id}-${parent}-01`, { id, flags: '01' }],
  [`01-${id}-${parent}-00-more`, { id, flags: '00' }],
  [`00-${id}-${parent}-01-more`, undefined],
  [`ff-${id}-${parent}-01`, undefined],
  [`00-${'0'.repeat(32)}-${parent}-01`, undefined],
  [`00-${id}-${'0'.repeat(16)}-01`, undefined],
  [`00-${id.toUpperCase()}-${parent}-01`, undefined],
  ['x', undefined],
  [undefined, undefined],
])('of the header %j the trace is %j', (header, trace) => {
  expect(traceOf(header)).toEqual(trace)
})

test('a trace goes along to the content service with a parent of its own, and to nobody else', async () => {
  const seen: (string | undefined)[] = []
  const open = async () => {
    const server = createServer(({ headers }, response) => {
      seen.push(headers.traceparent as string | undefined)
      response.end()
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    return server
  }
  const [service, provider] = [await open(), await open()]
  const addressOf = (server: typeof service) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  sendTracesTo(addressOf(service))
  await withinTrace({ id, flags: '01' }, async () => {
    await pause(1)
    expect(traceFields()).toEqual({ trace: id })
    for (const server of [service, provider]) await (await fetch(addressOf(server))).text()
  })
  await (await fetch(addressOf(service))).text()
  expect(traceFields()).toEqual({})
  expect(seen).toEqual([expect.stringMatching(new RegExp(`^00-${id}-(?!${parent})[0-9a-f]{16}-01$`)), undefined, undefined])
  for (const server of [service, provider]) {
    server.closeAllConnections()
    server.close()
  }
})
