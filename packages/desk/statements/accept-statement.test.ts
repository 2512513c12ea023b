import { expect, test } from 'vitest'
import { undoTime } from './accept-statement.ts'
import { privatCsv } from './layouts-fixture.ts'
import { forgetStatements, mappingFor, rememberMapping, statementBy } from './statement-store.ts'
import { deskWithStatements, paying } from './statements-fixture.ts'
import type { Transfer } from './transfers-fixture.ts'

test('payments become transfers, the sure ones pay their orders, the rest waits', async () => {
  const desk = await deskWithStatements()
  const [sure, part] = [await desk.invoiced(), await desk.invoiced()]
  const commission = paying(sure, { sum: -4550, purpose: 'Комісія за переказ' })
  const id = await desk.kept([
    paying(sure),
    paying(part, { sum: 500_000 }),
    paying(sure, { purpose: 'участь', sum: 77, code: '' }),
    commission,
  ])
  expect(await desk.groups(id)).toEqual(['sure', 'likely', 'open', 'aside'])
  expect(await desk.transfers()).toEqual([])
  expect(await desk.accept(id)).toMatchObject({ outcome: 'accepted', transfers: 3, sum: 1_750_077, given: [sure.id], tied: 0 })
  expect((await desk.transfers()).map(({ amount, given, source, notedBy }) => [amount, given, source, notedBy])).toEqual([
    [77, 0, 'statement', 'Оля'],
    [500_000, 0, 'statement', 'Оля'],
    [1_250_000, 1_250_000, 'statement', 'Оля'],
  ])
  expect([(await desk.now(sure)).status, (await desk.now(part)).status, await desk.doubts()]).toEqual([
    'paid',
    'awaiting_payment',
    [],
  ])
})

test('the same file, an overlapping one, and two organisers at once do nothing twice', async () => {
  const desk = await deskWithStatements()
  const orders = [await desk.invoiced(), await desk.invoiced(), await desk.invoiced()]
  const all = orders.map((order) => paying(order))
  const [one, same] = [await desk.kept(all.slice(0, 2)), await desk.kept(all.slice(0, 2).toReversed())]
  const { seen } = await desk.plan(one)
  const accepted = await Promise.all([desk.accept(one, [], seen), desk.accept(same), desk.accept(one, [], seen)])
  // Whichever comes first takes both lines; the others find them known.
  expect(accepted.reduce((sum, one) => sum + ('transfers' in one ? one.transfers : 0), 0)).toBe(2)
  expect(await desk.transfers()).toHaveLength(2)
  const more = await desk.kept(all)
  expect(await desk.groups(more)).toEqual(['known', 'known', 'sure'])
  expect(await desk.accept(more)).toMatchObject({ transfers: 1 })
  expect(await desk.accept(more)).toEqual({ outcome: 'again' })
  expect([(await desk.transfers()).length, await desk.doubts()]).toEqual([3, []])
})

test('two equal payments are both kept', async () => {
  const desk = await deskWithStatements()
  const order = await desk.invoiced(2)
  const line = paying(order)
  await desk.accept(await desk.kept([line, line]))
  expect((await desk.transfers()).map(({ amount }) => amount)).toEqual([1_250_000, 1_250_000])
  expect(await desk.groups(await desk.kept([line, line, line]))).toEqual(['known', 'known', 'maybe'].slice(0, 2).concat('likely'))
})

test('another layout tells a line that is probably known: it is taken only if that is pressed', async () => {
  const desk = await deskWithStatements()
  const line = paying(await desk.invoiced())
  await desk.accept(await desk.kept([line]))
  const other = await desk.kept([{ ...line, purpose: 'рахунок' }], privatCsv)
  expect(await desk.groups(other)).toEqual(['likelyKnown'])
  expect(await desk.accept(other)).toMatchObject({ transfers: 0 })
  expect(await desk.groups(await desk.kept([{ ...line, purpose: 'рахунок' }], privatCsv))).toEqual(['known'])
  const third = await desk.kept([{ ...line, purpose: 'інший' }], privatCsv)
  const [planned] = (await desk.plan(third)).lines
  expect(planned?.group).not.toBe('known')
  expect(await desk.accept(third, [planned?.line.key ?? ''])).toMatchObject({ transfers: 1 })
})

test('a transfer that was noted, or made by marking an order as paid, is tied to its line', async () => {
  const desk = await deskWithStatements()
  const [pressed, other] = [await desk.invoiced(), await desk.invoiced()]
  await desk.orders.markPaid(pressed.number)
  await desk.noted(300_000, { day: '2025-09-08', number: '9' })
  const id = await desk.kept([paying(pressed), paying(other, { sum: 300_000, day: '2025-09-08', number: '9', iban: 'UA1' })])
  expect(await desk.groups(id)).toEqual(['noted', 'noted'])
  expect(await desk.accept(id)).toMatchObject({ transfers: 0, tied: 2 })
  expect((await desk.transfers()).map(({ payer, lineKey }) => [payer, lineKey !== null])).toEqual([
    ['ТОВ "Льон"', true],
    ['ТОВ "Льон"', true],
  ])
  expect(await desk.doubts()).toEqual([])
})

test('what changed since it was shown is shown again', async () => {
  const desk = await deskWithStatements()
  const order = await desk.invoiced()
  const id = await desk.kept([paying(order)])
  const { seen } = await desk.plan(id)
  await desk.orders.markPaid(order.number)
  expect(await desk.accept(id, [], seen)).toEqual({ outcome: 'changed' })
  expect((await desk.transfers()).map(({ source }) => source)).toEqual(['pressed'])
})

test('all is undone in one act while no letter left, and can be accepted anew', async () => {
  const desk = await deskWithStatements()
  const [order, pressed] = [await desk.invoiced(), await desk.invoiced()]
  await desk.orders.markPaid(pressed.number)
  desk.pass(1)
  // Deliveries have the machine's time, which is another one than the site's where that is set.
  await desk.database.run("UPDATE delivery SET state = 'delivered', attempts = 1, added_at = added_at + ?", 10 ** 11)
  const before = [await desk.count('delivery'), await desk.count('ticket'), await desk.now(order)]
  const id = await desk.kept([paying(order), paying(pressed), paying(order, { sum: 55, purpose: '', code: '' })])
  await desk.accept(id)
  expect((await desk.now(order)).status).toBe('paid')
  expect(await desk.outbox.nextDue('content', desk.context.now())).toBeLessThanOrEqual(desk.context.now() + undoTime)
  // A copy for the content service, which the letter of the invoice asks for once it arrived.
  await desk.outbox.add(desk.database, order.id, [{ channel: 'content', message: 'copy' }], desk.context.now())
  await desk.database.run('UPDATE delivery SET attempts = 1 WHERE message = \'"copy"\'')
  expect(await desk.undo(id)).toEqual({ outcome: 'undone', id, transfers: 2, orders: [order.id] })
  await desk.database.run('DELETE FROM delivery WHERE message = \'"copy"\'')
  expect([await desk.count('delivery'), await desk.count('ticket'), await desk.now(order)]).toEqual(before)
  expect((await desk.transfers()).map(({ source, lineKey }) => [source, lineKey])).toEqual([['pressed', null]])
  expect(await desk.undo(id)).toEqual({ outcome: 'notAccepted' })
  expect(await desk.accept(id)).toMatchObject({ outcome: 'accepted', transfers: 2, given: [order.id], tied: 1 })
  expect(await desk.doubts()).toEqual([])
})

test('nothing is undone once a letter left, money went on, or the order changed', async () => {
  const desk = await deskWithStatements()
  const accepted = async (transfers: readonly Transfer[]) => {
    const id = await desk.kept(transfers)
    await desk.accept(id)
    return id
  }
  const first = await desk.invoiced()
  const letters = await accepted([paying(first)])
  await desk.database.run("UPDATE delivery SET attempts = 1 WHERE owner_id = ? AND message LIKE '%paid%'", first.id)
  expect(await desk.undo(letters)).toEqual({ outcome: 'followed', what: 'letter' })
  const second = await desk.invoiced()
  const money = await accepted([paying(second, { purpose: 'x', code: '', sum: 99 })])
  const [small] = await desk.transfers()
  await desk.back({ id: small?.id ?? '' })
  expect(await desk.undo(money)).toEqual({ outcome: 'followed', what: 'transfer' })
  const third = await desk.invoiced()
  const changed = await accepted([paying(third)])
  await desk.orders.askRefund(third.number, { seats: [0], amount: null }, null)
  expect(await desk.undo(changed)).toMatchObject({ outcome: 'followed' })
  expect([(await desk.now(first)).status, await desk.doubts()]).toEqual(['paid', []])
})

test('what a statement tells is forgotten after a time, its lines stay known, its mapping too', async () => {
  const desk = await deskWithStatements()
  const line = paying(await desk.invoiced())
  const id = await desk.kept([line])
  await desk.accept(id)
  expect(await forgetStatements(desk.database, desk.context.now() + 1)).toBe(1)
  expect((await statementBy(desk.database, id))?.content).toBeNull()
  expect(await desk.groups(await desk.kept([line]))).toEqual(['known'])
  const mapping = { fingerprint: 'f', day: 0, sum: 1, unit: 'hryvnia' } as const
  await rememberMapping(desk.database, { ...mapping, sum: 2 })
  await rememberMapping(desk.database, mapping)
  expect([await mappingFor(desk.database, 'f'), await mappingFor(desk.database, 'g')]).toEqual([mapping, undefined])
})
