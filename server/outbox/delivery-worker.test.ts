import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Database, StorageFault } from '../storage/database.ts'
import { openTestDatabase } from '../storage/database-fixture.ts'
import {
  type Channel,
  carrier,
  type Deliver,
  DeliveryDelayed,
  DeliveryRefused,
  DeliveryUncertain,
  deliveryBy,
} from './channel.ts'
import { type DeliveryWorker, startDeliveryWorker } from './delivery-worker.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import type { Pace } from './pace.ts'
import { hasty } from './pace-fixture.ts'

type Message = number | string

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
const read = v.parser(v.union([v.number(), v.string()]))
const content: Channel<Message> = { name: 'content', read }
const mail: Channel<Message> = { name: 'mail', read }
const never = () => new Promise<void>(() => {})

let folder: string
let databases: Database[]
let workers: DeliveryWorker[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deliveries-'))
  databases = []
  workers = []
  vi.clearAllMocks()
})
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop()))
  await Promise.all(databases.map((database) => database.close()))
  rmSync(folder, { recursive: true })
})

type Deliverers = { content?: Deliver<Message>; mail?: Deliver<Message> }
type Changes = { pace?: Partial<Pace>; outbox?: (outbox: Outbox) => Partial<Outbox> }

/** A process of its own on the one file: `crash` ends it without a word. */
async function start(deliver: Deliverers, { pace, outbox: change = () => ({}) }: Changes = {}) {
  const database = await openTestDatabase(join(folder, 'desk.sqlite'))
  databases.push(database)
  const outbox = createOutbox(database, [mail])
  const carriers = [carrier(content, deliver.content ?? never), carrier(mail, deliver.mail ?? never, 2)]
  const worker = startDeliveryWorker({
    outbox: { ...outbox, ...change(outbox) },
    carriers,
    now: Date.now,
    log,
    pace: { ...hasty, ...pace },
  })
  workers.push(worker)
  const accept = async (channel: Channel<Message>, owner: string, messages: readonly Message[]) => {
    const deliveries = messages.map((message) => deliveryBy(channel, message))
    await outbox.add(database, owner, deliveries, Date.now())
    worker.wake()
  }
  const crash = () => workers.splice(workers.indexOf(worker), 1)
  const settled = (statistics: object) =>
    vi.waitFor(async () => expect(await outbox.statistics()).toMatchObject(statistics), 5000)
  return { database, outbox, worker, accept, settled, crash }
}

const said = (level: 'info' | 'warn' | 'error', text: string) => log[level].mock.calls.filter(([, words]) => words.includes(text))

test('what cannot be delivered goes out again until it arrives, in its order', async () => {
  const arrived: unknown[] = []
  let failures = 3
  const { accept, settled } = await start({
    content: async (message) => {
      if (failures-- > 0) throw new Error('down')
      arrived.push(message)
    },
  })
  await accept(content, 'a', [1, 2, 3])
  await settled({ delivered: 3 })
  expect(arrived).toEqual([1, 2, 3])
})

test('one receiver that hangs on one message does not hold up another visitor', async () => {
  const arrived: unknown[] = []
  let letGo = () => {}
  const { accept, settled } = await start({
    content: async (message) => {
      if (message === 'hanging') await new Promise<void>((resolve) => (letGo = resolve))
      arrived.push(message)
    },
  })
  await accept(content, 'a', ['hanging'])
  await accept(content, 'b', ['other'])
  await vi.waitFor(() => expect(arrived).toEqual(['other']))
  letGo()
  await settled({ delivered: 2 })
})

test.each(['mail', 'content'] as const)('a receiver of %s that says nothing keeps no other channel waiting', async (silent) => {
  const [hanging, going] = silent === 'mail' ? [mail, content] : [content, mail]
  const letGo: (() => void)[] = []
  const arrived: Message[] = []
  const { accept, database } = await start({
    [silent]: () => new Promise<void>((resolve) => letGo.push(resolve)),
    [going.name]: async (message: Message) => void arrived.push(message),
  })
  const owners = Array.from({ length: 20 }, (_, index) => `owner ${index}`)
  for (const owner of owners) await accept(hanging, owner, [owner])
  for (const owner of owners) await accept(going, owner, [owner])
  await vi.waitFor(() => expect(arrived.toSorted()).toEqual(owners.toSorted()), 5000)
  await database.run("UPDATE delivery SET state = 'dead' WHERE attempts = 0")
  for (const go of letGo) go()
})

test('what is refused is tried again with long pauses, then lies as a dead letter; the log has the words of the receiver', async () => {
  const times: number[] = []
  const { outbox, accept, settled } = await start(
    {
      content: async () => {
        times.push(Date.now())
        throw new DeliveryRefused('no such field')
      },
    },
    { pace: { refusedFirst: 40, refusedMax: 1000 } },
  )
  await accept(content, 'a', [1])
  await settled({ dead: 1 })
  expect((await outbox.about('a'))[0]).toMatchObject({ attempts: 3, refusals: 3, lastError: 'no such field' })
  const [first = 0, second = 0, third = 0] = times
  expect([second - first >= 40, third - second >= 160]).toEqual([true, true])
  expect(said('warn', 'refused')).toEqual([[expect.objectContaining({ reason: 'no such field' }), expect.any(String)]])
  expect(said('error', 'given up')).toHaveLength(1)
})

test('being away for long does not count as refusing', async () => {
  let attempts = 0
  const { accept, settled } = await start({
    content: async () => {
      attempts++
      if (attempts < 20) throw new Error('down')
      if (attempts < 22) throw new DeliveryRefused('not yet')
    },
  })
  await accept(content, 'a', [1])
  await settled({ delivered: 1 })
})

test('a letter waits for no other of the same visitor, whether that one is refused, delayed or hangs', async () => {
  const arrived: unknown[] = []
  let letGo = () => {}
  const { accept, settled } = await start(
    {
      mail: async (message) => {
        if (message === 'refused') throw new DeliveryRefused('quota')
        if (message === 'delayed') throw new DeliveryDelayed('greylisted')
        if (message === 'hanging') return new Promise<void>((resolve) => (letGo = resolve))
        arrived.push(message)
      },
    },
    { pace: { first: 60_000, max: 60_000, refusedFirst: 60_000 } },
  )
  await accept(mail, 'a', ['refused', 'delayed', 'hanging', 'tickets', 'notice'])
  await settled({ delivered: 2, waiting: 3 })
  expect(arrived).toEqual(['tickets', 'notice'])
  letGo()
})

test('what may have arrived is not repeated soon', async () => {
  let sent = 0
  const { outbox, accept } = await start(
    {
      mail: async () => {
        sent++
        throw new DeliveryUncertain('the line broke')
      },
    },
    { pace: { uncertain: 60_000 } },
  )
  await accept(mail, 'a', [1])
  await vi.waitFor(async () => expect((await outbox.about('a'))[0]).toMatchObject({ attempts: 1, lastError: 'the line broke' }))
  await pause(100)
  expect(sent).toBe(1)
  expect(await outbox.nextDue('mail')).toBeGreaterThan(Date.now() + 50_000)
})

test('a receiver that is away is left alone but for one attempt at a time, and gets everything when it is back', async () => {
  let isAway = true
  let [attempts, underWay, most] = [0, 0, 0]
  const { accept, settled } = await start(
    {
      content: async () => {
        attempts++
        most = Math.max(most, ++underWay)
        await pause(5)
        underWay--
        if (isAway) throw new Error('ECONNREFUSED')
      },
    },
    { pace: { breakFirst: 200, breakMax: 200 } },
  )
  for (let owner = 0; owner < 50; owner++) await accept(content, `${owner}`, [owner])
  await vi.waitFor(() => expect(said('warn', 'left alone').length).toBeGreaterThan(0))
  await vi.waitFor(() => expect(underWay).toBe(0))
  const before = attempts
  most = 0
  await pause(450)
  expect([before <= 9, attempts - before <= 5, most <= 1]).toEqual([true, true, true])
  isAway = false
  await settled({ delivered: 50 })
  expect(said('info', 'there again')).toHaveLength(1)
})

test('what arrived and could not be written down is remembered: it goes out once, and nothing else until the database is well', async () => {
  let isFull = true
  const sent: unknown[] = []
  const failing = (outbox: Outbox): Partial<Outbox> => ({
    delivered: async (id, now) => {
      if (isFull) throw new StorageFault('the disk is full')
      await outbox.delivered(id, now)
    },
  })
  // It rests for a shorter time than passes before what is remembered is tried again, as on a machine that is late.
  const options = { outbox: failing, pace: { rest: 20, recall: 100 } }
  const { outbox, accept, settled } = await start({ mail: async (message) => void sent.push(message) }, options)
  await accept(mail, 'a', [1, 2, 3, 4, 5])
  await vi.waitFor(() => expect(said('error', 'the database fails')).not.toEqual([]))
  await pause(500)
  // Two at once: no more than these were under way.
  expect(sent.toSorted()).toEqual([1, 2])
  expect(await outbox.statistics()).toMatchObject({ waiting: 5 })
  isFull = false
  await settled({ delivered: 5 })
  expect(sent.toSorted()).toEqual([1, 2, 3, 4, 5])
  expect(said('info', 'written down after all')).not.toEqual([])
})

test('nothing is sent that could not be claimed before', async () => {
  const sent: unknown[] = []
  let isFull = true
  const { accept, settled } = await start(
    { mail: async (message) => void sent.push(message) },
    {
      outbox: (outbox) => ({
        claim: async (...asked) => {
          if (isFull) throw new StorageFault('the disk is full')
          return outbox.claim(...asked)
        },
      }),
    },
  )
  await accept(mail, 'a', [1])
  await pause(300)
  expect(sent).toEqual([])
  isFull = false
  await settled({ delivered: 1 })
  expect(sent).toEqual([1])
})

test('two processes at one file deliver each message once', async () => {
  const arrived: Message[] = []
  const mailing = async (message: Message) => {
    await pause(Math.random() * 5)
    arrived.push(message)
  }
  const [one, other] = [await start({ mail: mailing }), await start({ mail: mailing })]
  const messages = Array.from({ length: 60 }, (_, index) => index)
  await Promise.all(messages.map((message) => (message % 2 ? one : other).accept(mail, `${message}`, [message])))
  await one.settled({ delivered: 60 })
  expect(arrived.toSorted((a, b) => Number(a) - Number(b))).toEqual(messages)
})

test('of a process that is gone, what it had under way goes out once more when its lease is over; of one at work it does not', async () => {
  const sent: string[] = []
  const hangs = (): Promise<void> => {
    sent.push('gone')
    return never()
  }
  const hanging = await start({ mail: hangs }, { pace: { lease: 600 } })
  await hanging.accept(mail, 'a', [1])
  await vi.waitFor(() => expect(sent).toEqual(['gone']))
  const other = await start({ mail: async () => void sent.push('other') })
  await pause(1500)
  expect(sent).toEqual(['gone'])
  hanging.crash()
  await hanging.database.close()
  await other.settled({ delivered: 1 })
  expect(sent).toEqual(['gone', 'other'])
})

test('stopping waits for what is under way and takes up nothing new', async () => {
  const hanging: (() => void)[] = []
  const { outbox, accept, worker } = await start({ content: () => new Promise<void>((resolve) => hanging.push(resolve)) })
  await accept(content, 'a', [1, 2])
  await vi.waitFor(() => expect(hanging).toHaveLength(1))
  const stopped = worker.stop()
  hanging[0]?.()
  await stopped
  expect(await outbox.statistics()).toEqual({ waiting: 1, delivered: 1, dead: 0 })
})

test('a message that cannot be read becomes a dead letter whose reason says nothing of it, and holds nobody else up', async () => {
  const arrived: unknown[] = []
  const { database, outbox, accept, settled } = await start({ content: async (each) => void arrived.push(each) })
  await outbox.add(database, 'a', [{ channel: 'content', message: { secret: 'Олена' } }], Date.now())
  await accept(content, 'b', [2])
  await settled({ waiting: 0, delivered: 1, dead: 1 })
  expect(arrived).toEqual([2])
  expect((await outbox.about('a'))[0]?.lastError).not.toContain('Олена')
})

test('what another version left for a channel that nobody knows lies as a dead letter from the start, and is said', async () => {
  const before = await start({})
  await before.outbox.add(before.database, 'a', [{ channel: 'pigeon', message: 1 }], Date.now())
  const after = await start({})
  await after.settled({ dead: 1 })
  expect(said('error', 'not known')).toHaveLength(1)
})

test('who ends while something is taken up gives it back: the next process carries it at once, as if for the first time', async () => {
  const arrived: Message[] = []
  let goOn = () => {}
  const reached = Promise.withResolvers<void>()
  const first = await start(
    { mail: async (message) => void arrived.push(message) },
    {
      pace: { lease: 600_000 },
      outbox: ({ claim }) => ({
        async claim(...given) {
          const claimed = await claim(...given)
          if (claimed.length > 0) {
            reached.resolve()
            await new Promise<void>((resolve) => (goOn = resolve))
          }
          return claimed
        },
      }),
    },
  )
  await first.accept(mail, 'a', ['letter'])
  await reached.promise
  const stopped = first.worker.stop()
  goOn()
  await stopped
  expect(arrived).toEqual([])
  const second = await start({ mail: async (message) => void arrived.push(message) })
  await second.settled({ delivered: 1 })
  expect([arrived, (await second.outbox.about('a'))[0]?.attempts]).toEqual([['letter'], 1])
})

test('a receiver that hangs does not keep the process from ending', async () => {
  const hanging = vi.fn(never)
  const { accept, worker } = await start({ mail: hanging }, { pace: { farewell: 20 } })
  await accept(mail, 'a', ['letter'])
  await vi.waitFor(() => expect(hanging).toHaveBeenCalledOnce())
  await worker.stop()
  expect(said('warn', 'still under way')).toHaveLength(1)
})
