// A process that only receives entries from phones, for the test that kills it repeatedly. Each batch is sent twice, as after a lost answer.
import { createServer } from 'node:http'
import { flushCompileCache } from 'node:module'
import { createOutbox } from '@forum/desk/post/outbox/outbox.ts'
import { openDatabase } from '@forum/desk/storage/open-database.ts'
import type { SentEntry } from '@forum/domain/door/wire.ts'
import { receiveEntries } from './receive-entries.ts'

/** When it dies: before the first batch is stored, after it is stored but not answered, or so at the second. */
export type Death = 'before' | 'after' | 'second'

// A killed process would not save its compile cache.
flushCompileCache()

const [place = '', gateId = '', asked] = process.argv.slice(2)
const death = asked as Death | undefined
const database = await openDatabase(place)
const parts = {
  database,
  outbox: createOutbox(database),
  edition: { year: 2025, days: null, kinds: [] },
  returns: [],
  now: Date.now(),
}
const gate = { id: gateId, name: 'Вхід 1', role: 'steward', listedAt: null, openedAt: 1, closedAt: null, isWhole: false } as const
const die = () => process.kill(process.pid, 'SIGKILL')
let batches = 0

createServer(async (request, response) => {
  let text = ''
  for await (const chunk of request) text += chunk
  const sent = JSON.parse(text) as SentEntry[]
  batches += 1
  if (death === 'before') die()
  const answers = await receiveEntries(parts, gate, sent)
  await receiveEntries(parts, gate, sent)
  if (death === 'after' || (death === 'second' && batches === 2)) die()
  response.end(JSON.stringify(answers))
}).listen(0, '127.0.0.1', function (this: import('node:net').Server) {
  const address = this.address()
  process.stdout.write(`${address && typeof address === 'object' ? address.port : 0}\n`)
})
