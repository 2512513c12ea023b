import { setTimeout as pause } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { DeliveryDelayed, DeliveryRefused, DeliveryUncertain } from './channel.ts'
import { content, freshWorkers, type Message, mail, said, start } from './delivery-worker-fixture.ts'

freshWorkers()

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
  await vi.waitFor(() => expect(arrived.toSorted()).toEqual(owners.toSorted()))
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
    { pace: { first: 60_000, max: 60_000, refusedFirst: 60_000, refusedMax: 60_000 } },
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
  expect(await outbox.nextDue('mail', Date.now())).toBeGreaterThan(Date.now() + 50_000)
})

test('a receiver that is away is left alone but for one attempt at a time, and gets everything when it is back', async () => {
  let isAway = true
  let [attempts, underWay, most] = [0, 0, 0]
  const { database, outbox, worker, settled } = await start(
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
  // All at once: on a slow disk one after the other would take longer than it is left alone.
  await database.transaction(async (tx) => {
    for (let owner = 0; owner < 50; owner++)
      await outbox.add(tx, `${owner}`, [{ channel: 'content', message: owner }], Date.now())
  })
  worker.deliveriesAdded()
  await vi.waitFor(() => expect(said('warn', 'deliveries pause').length).toBeGreaterThan(0))
  await vi.waitFor(() => expect(underWay).toBe(0))
  const before = attempts
  // On a slow disk what was claimed before the first failure was known may begin only now.
  await pause(150)
  const afterwards = attempts
  most = 0
  await pause(450)
  expect([before <= 9, attempts - afterwards <= 5, most <= 1]).toEqual([true, true, true])
  isAway = false
  await settled({ delivered: 50 })
  expect(said('info', 'answers again')).toHaveLength(1)
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
  expect(said('error', 'unknown channels')).toHaveLength(1)
})
