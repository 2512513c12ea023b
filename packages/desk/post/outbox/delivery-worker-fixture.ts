// Workers on one database file, for tests of delivery, retry and giving up.
import { join } from 'node:path'
import type { Database } from '@forum/desk/storage/database.ts'
import { openTestDatabase } from '@forum/desk/storage/database-fixture.ts'
import { newFolder } from '@forum/ground/base/folder-fixture.ts'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { type Channel, carrier, type Deliver, deliveryBy } from './channel.ts'
import { type DeliveryWorker, startDeliveryWorker } from './delivery-worker.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import type { RetryPolicy } from './retry-policy.ts'
import { quickRetries } from './retry-policy-fixture.ts'

export type Message = number | string

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
const read = v.parser(v.union([v.number(), v.string()]))
export const content: Channel<Message> = { name: 'content', read }
export const mail: Channel<Message> = { name: 'mail', read }
export const never = () => new Promise<void>(() => {})

let folder: string
let databases: Database[]
let workers: DeliveryWorker[]

/** To be called by each test file: test files share imported modules, so hooks at the top level would run for the first of them only. */
export function freshWorkers(): void {
  beforeEach(() => {
    folder = newFolder()
    databases = []
    workers = []
    vi.clearAllMocks()
  })
  afterEach(async () => {
    await Promise.all(workers.map((worker) => worker.stop()))
    await Promise.all(databases.map((database) => database.close()))
  })
}

type Deliverers = { content?: Deliver<Message>; mail?: Deliver<Message> }
type Changes = { pace?: Partial<RetryPolicy>; outbox?: (outbox: Outbox) => Partial<Outbox> }

/** A process on the shared file. `crash` ends it without cleanup. */
export async function start(deliver: Deliverers, { pace, outbox: change = () => ({}) }: Changes = {}) {
  const database = await openTestDatabase(join(folder, 'desk.sqlite'))
  databases.push(database)
  const outbox = createOutbox(database, [mail])
  const carriers = [carrier(content, deliver.content ?? never), carrier(mail, deliver.mail ?? never, 2)]
  const worker = startDeliveryWorker({
    outbox: { ...outbox, ...change(outbox) },
    carriers,
    now: Date.now,
    log,
    pace: { ...quickRetries, ...pace },
  })
  workers.push(worker)
  const accept = async (channel: Channel<Message>, owner: string, messages: readonly Message[]) => {
    const deliveries = messages.map((message) => deliveryBy(channel, message))
    await outbox.add(database, owner, deliveries, Date.now())
    worker.deliveriesAdded()
  }
  const crash = () => workers.splice(workers.indexOf(worker), 1)
  const settled = (statistics: object) => vi.waitFor(async () => expect(await outbox.statistics()).toMatchObject(statistics))
  return { database, outbox, worker, accept, settled, crash }
}

export const said = (level: 'info' | 'warn' | 'error', text: string) =>
  log[level].mock.calls.filter(([, words]) => words.includes(text))
