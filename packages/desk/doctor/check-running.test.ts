import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { checkRunning } from './check-running.ts'
import { report } from './finding.ts'

const desk = { writable: true, reason: null, waiting: 0, dead: 0 }
const well = { content: { heldBack: [] }, desk, lastError: null }
let close = () => {}
afterEach(() => close())

async function said(status: unknown): Promise<string> {
  const server = createServer((_, answer) => answer.end(JSON.stringify(status)))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  close = () => server.close()
  return report(await checkRunning(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
}

test.each([
  ['nothing to complain of', well, /^ok {4}running site: it accepts orders and forms/],
  ['an edition that went', { ...well, content: { heldBack: [{}] } }, /^look {2}.*: new content was rejected/],
  ['letters that were given up', { ...well, desk: { ...desk, dead: 3 } }, /^look {2}.*: 3 deliveries were given up/],
  ['a service that is away', { ...well, lastError: { message: 'ECONNREFUSED' } }, /^look {2}.*\(ECONNREFUSED\)/],
  [
    'a desk that takes nothing',
    { ...well, desk: { ...desk, writable: false, reason: 'x' } },
    /^stop {2}.*no form is accepted \(x\)/,
  ],
  ['another program', { status: 'fine' }, /^0 ok, 0 to look at/],
])('%s is said', async (_, status, expected) => {
  expect(await said(status)).toMatch(expected)
})
