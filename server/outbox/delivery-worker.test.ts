import * as v from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { openDatabase } from '../storage/database.ts'
import { type Channel, carrier, type Deliver, DeliveryRefused, deliveryBy } from './channel.ts'
import { startDeliveryWorker } from './delivery-worker.ts'
import { createOutbox } from './outbox.ts'

const retry = { first: 10, max: 20, refusals: 3 }
const log = { info: () => {}, warn: () => {}, error: vi.fn() }
beforeEach(() => log.error.mockClear())
const content: Channel<number | string> = { name: 'content', read: v.parser(v.union([v.number(), v.string()])) }

async function workerWith(deliver: Deliver<number | string>) {
  const database = await openDatabase(':memory:')
  const outbox = createOutbox(database)
  const accept = (id: string, messages: (number | string)[]) =>
    outbox.add(
      database,
      id,
      messages.map((message) => deliveryBy(content, message)),
      Date.now(),
    )
  const worker = startDeliveryWorker({ outbox, carriers: [carrier(content, deliver)], now: Date.now, log, retry })
  return { database, outbox, accept, worker }
}

test('what cannot be delivered goes out again until it arrives, in its order', async () => {
  const arrived: unknown[] = []
  let failures = 3
  const { outbox, accept, worker } = await workerWith(async (message) => {
    if (failures-- > 0) throw new Error('down')
    arrived.push(message)
  })
  await accept('a', [1, 2, 3])
  worker.wake()
  await vi.waitFor(async () => expect((await outbox.statistics()).delivered).toBe(3))
  expect(arrived).toEqual([1, 2, 3])
  await worker.stop()
})

test('one receiver that hangs on one message does not hold up another visitor', async () => {
  const arrived: unknown[] = []
  let letGo = () => {}
  const { accept, worker } = await workerWith(async (message) => {
    if (message === 'hanging') await new Promise<void>((resolve) => (letGo = resolve))
    arrived.push(message)
  })
  await accept('a', ['hanging'])
  await accept('b', ['other'])
  worker.wake()
  await vi.waitFor(() => expect(arrived).toEqual(['other']))
  letGo()
  await worker.stop()
  expect(arrived).toEqual(['other', 'hanging'])
})

test('what is refused for good becomes a dead letter after some attempts, and is said in the log', async () => {
  const { outbox, accept, worker } = await workerWith(async () => {
    throw new DeliveryRefused('no such field')
  })
  await accept('a', [1])
  worker.wake()
  await vi.waitFor(async () => expect((await outbox.statistics()).dead).toBe(1))
  expect((await outbox.about('a'))[0]).toMatchObject({ attempts: 3, lastError: 'no such field' })
  expect(log.error).toHaveBeenCalledOnce()
  await worker.stop()
})

test('stopping waits for what is under way and takes up nothing new', async () => {
  const hanging: (() => void)[] = []
  const { outbox, accept, worker } = await workerWith(() => new Promise<void>((resolve) => hanging.push(resolve)))
  await accept('a', [1, 2])
  worker.wake()
  await vi.waitFor(() => expect(hanging).toHaveLength(1))
  const stopped = worker.stop()
  hanging[0]?.()
  await stopped
  expect(await outbox.statistics()).toEqual({ waiting: 1, delivered: 1, dead: 0 })
})

test.each([
  ['that cannot be read', 'content', { secret: 'Олена' }],
  ['that nobody carries', 'pigeon', 1],
])(
  'a message %s becomes a dead letter whose reason says nothing of it, and holds nobody else up',
  async (_, channel, message) => {
    const arrived: unknown[] = []
    const { database, outbox, accept, worker } = await workerWith(async (each) => void arrived.push(each))
    await outbox.add(database, 'a', [{ channel, message }], Date.now())
    await accept('b', [2])
    worker.wake()
    await vi.waitFor(async () => expect(await outbox.statistics()).toEqual({ waiting: 0, delivered: 1, dead: 1 }))
    expect(arrived).toEqual([2])
    expect((await outbox.about('a'))[0]?.lastError).not.toContain('Олена')
    await worker.stop()
  },
)
