import { expect, test, vi } from 'vitest'
import { openDatabase } from '../storage/database.ts'
import { type Channel, DeliveryRefused, startDeliveryWorker } from './delivery-worker.ts'
import { createOutbox, outboxTables } from './outbox.ts'

const retry = { first: 10, max: 20, refusals: 3 }
const log = { info: () => {}, warn: () => {}, error: vi.fn() }

function courierWith(content: Channel) {
  const outbox = createOutbox(openDatabase(':memory:', [outboxTables]))
  const accept = (id: string, messages: unknown[]) =>
    outbox.accept({
      id,
      kind: 'callback',
      lang: 'uk',
      fields: {},
      receivedAt: Date.now(),
      idempotencyKey: null,
      sameContent: null,
      deliveries: messages.map((message) => ({ channel: 'content', message })),
    })
  const worker = startDeliveryWorker({ outbox, channels: { content }, now: Date.now, log, retry })
  return { outbox, accept, worker }
}

test('what cannot be delivered goes out again until it arrives, in its order', async () => {
  const arrived: unknown[] = []
  let failures = 3
  const { outbox, accept, worker } = courierWith(async ({ message }) => {
    if (failures-- > 0) throw new Error('down')
    arrived.push(message)
  })
  accept('a', [1, 2, 3])
  worker.wake()
  await vi.waitFor(() => expect(outbox.statistics().delivered).toBe(3))
  expect(arrived).toEqual([1, 2, 3])
  await worker.stop()
})

test('one receiver that hangs on one message does not hold up another visitor', async () => {
  const arrived: unknown[] = []
  let letGo = () => {}
  const { accept, worker } = courierWith(async ({ message }) => {
    if (message === 'hanging') await new Promise<void>((resolve) => (letGo = resolve))
    arrived.push(message)
  })
  accept('a', ['hanging'])
  accept('b', ['other'])
  worker.wake()
  await vi.waitFor(() => expect(arrived).toEqual(['other']))
  letGo()
  await worker.stop()
  expect(arrived).toEqual(['other', 'hanging'])
})

test('what is refused for good becomes a dead letter after some attempts, and is said in the log', async () => {
  const { outbox, accept, worker } = courierWith(async () => {
    throw new DeliveryRefused('no such field')
  })
  accept('a', [1])
  worker.wake()
  await vi.waitFor(() => expect(outbox.statistics().dead).toBe(1))
  expect(outbox.show('a')?.deliveries[0]).toMatchObject({ attempts: 3, lastError: 'no such field' })
  expect(log.error).toHaveBeenCalledOnce()
  await worker.stop()
})

test('stopping waits for what is under way and takes up nothing new', async () => {
  const hanging: (() => void)[] = []
  const { outbox, accept, worker } = courierWith(() => new Promise<void>((resolve) => hanging.push(resolve)))
  accept('a', [1, 2])
  worker.wake()
  await vi.waitFor(() => expect(hanging).toHaveLength(1))
  const stopped = worker.stop()
  hanging[0]?.()
  await stopped
  expect(outbox.statistics()).toEqual({ waiting: 1, delivered: 1, dead: 0 })
})
