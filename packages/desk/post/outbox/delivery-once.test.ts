import { setTimeout as pause } from 'node:timers/promises'
import { StorageFault } from '@forum/desk/storage/database.ts'
import { expect, test, vi } from 'vitest'
import { DeliveryRefused, DeliveryUncertain } from './channel.ts'
import { content, freshWorkers, type Message, mail, never, said, start } from './delivery-worker-fixture.ts'
import type { Outbox } from './outbox.ts'

freshWorkers()

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
  const two = Promise.withResolvers<void>()
  const mailing = async (message: Message) => {
    if (sent.push(message) === 2) two.resolve()
    await two.promise
  }
  const { outbox, accept, settled } = await start({ mail: mailing }, options)
  await accept(mail, 'a', [1, 2, 3, 4, 5])
  await vi.waitFor(() => expect(said('error', 'the database fails')).not.toEqual([]))
  await pause(500)
  // Two at once: no more than these were under way.
  expect(sent.toSorted()).toEqual([1, 2])
  expect(await outbox.statistics()).toMatchObject({ waiting: 5 })
  isFull = false
  await settled({ delivered: 5 })
  expect(sent.toSorted()).toEqual([1, 2, 3, 4, 5])
  expect(said('info', 'are stored now')).not.toEqual([])
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
  // On a slow disk what is under way is told of late.
  const options = { pace: { lease: 60_000 } }
  const [one, other] = [await start({ mail: mailing }, options), await start({ mail: mailing }, options)]
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
  let renewed = 0
  const counting = (outbox: Outbox): Partial<Outbox> => ({
    renew: async (...given) => {
      await outbox.renew(...given)
      renewed++
    },
  })
  const hanging = await start({ mail: hangs }, { pace: { lease: 1500 }, outbox: counting })
  await hanging.accept(mail, 'a', [1])
  await vi.waitFor(() => expect(sent).toEqual(['gone']))
  const other = await start({ mail: async () => void sent.push('other') })
  // Three times in the length of a lease.
  await vi.waitFor(() => expect(renewed).toBeGreaterThan(3))
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

test('who is told to end while it still looks for strays takes up nothing, either', async () => {
  const carried = vi.fn(async () => {})
  const looked = Promise.withResolvers<void>()
  const claimed = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  const { outbox, accept, worker } = await start(
    { mail: carried },
    {
      outbox: ({ buryStrays, claim }) => ({
        async buryStrays(...given) {
          await looked.promise
          return buryStrays(...given)
        },
        async claim(...given) {
          const taken = await claim(...given)
          claimed.resolve()
          await goOn.promise
          return taken
        },
      }),
    },
  )
  await accept(mail, 'a', ['letter'])
  await claimed.promise
  const stopped = worker.stop()
  goOn.resolve()
  await pause(50)
  looked.resolve()
  await stopped
  expect(carried).not.toHaveBeenCalled()
  expect(await outbox.statistics()).toEqual({ waiting: 1, delivered: 0, dead: 0 })
})

test('a receiver that hangs does not keep the process from ending', async () => {
  const hanging = vi.fn(never)
  const { accept, worker } = await start({ mail: hanging }, { pace: { graceMs: 20 } })
  await accept(mail, 'a', ['letter'])
  await vi.waitFor(() => expect(hanging).toHaveBeenCalledOnce())
  await worker.stop()
  expect(said('warn', 'still running')).toHaveLength(1)
})

test.each<[string, () => Promise<void>]>([
  ['arrives', async () => {}],
  ['fails', () => Promise.reject(new Error('no answer'))],
  ['is refused', () => Promise.reject(new DeliveryRefused('no such person'))],
  ['may have arrived', () => Promise.reject(new DeliveryUncertain('cut off'))],
])('a message that is erased while it is under way, and then %s, stays erased and is never sent again', async (_, end) => {
  const gate = Promise.withResolvers<void>()
  const sent: Message[] = []
  const sending = async (message: Message) => {
    sent.push(message)
    await gate.promise
    await end()
  }
  const { database, outbox, accept, settled, worker } = await start({ mail: sending })
  await accept(mail, 'a', ['olena.mark@mail.example'])
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  await database.transaction((tx) => outbox.erase(tx, ['a'], Date.now()))
  gate.resolve()
  await worker.stop()
  worker.deliveriesAdded()
  await settled({ delivered: 1, waiting: 0, dead: 0 })
  expect(await outbox.about('a')).toMatchObject([{ message: null, state: 'delivered' }])
  expect(sent).toHaveLength(1)
})
