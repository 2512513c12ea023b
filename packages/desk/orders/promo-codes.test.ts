import { inAll } from '@forum/domain/localisation/localised-builder.ts'
import type { PromoCode } from '@forum/domain/order/promo-code.ts'
import { expect, test } from 'vitest'
import { database, desk, editionOf, freshSale, minute, pass, start, ticket } from './place-order-fixture.ts'
import { addCode, listCodes, stopCode } from './promo-codes.ts'

freshSale()

const edition = editionOf([
  ticket('t', { title: inAll('Учасник'), price: 6999 }),
  ticket('s', { title: inAll('Студент'), price: 1000 }),
])

const made = (own: Partial<PromoCode> = {}) =>
  database.transaction((tx) =>
    addCode(
      tx,
      { forumYear: 2025, code: 'LION-10', kind: 'percent', amount: 10, ticketIds: ['t'], maxTickets: 3, until: null, ...own },
      start,
    ),
  )

test('an order costs what the server reckons of its code: by the ticket, rounded to whole hryvnias, of the kinds that it is for', async () => {
  await made()
  const { place, formWith } = desk()
  const outcome = await place(formWith({ t: 2, s: 1 }, { code: ' lion-10 ' }), { edition })
  expect(outcome).toMatchObject({
    order: {
      total: 2 * 6299 + 1000,
      lines: [
        { ticketId: 't', price: 6299, reduced: { from: 6999, code: 'LION-10' } },
        { ticketId: 's', price: 1000 },
      ],
    },
  })
  expect(await listCodes(database, 2025, start)).toMatchObject([{ code: 'LION-10', used: 2, orders: 1, paid: 0 }])
})

test.each<[string, Partial<PromoCode> | null, object, string]>([
  ['unknown', null, { t: 1 }, 'unknownCode'],
  ['stopped', { stoppedAt: start }, { t: 1 }, 'stoppedCode'],
  ['late', { until: start }, { t: 1 }, 'lateCode'],
  ['for other kinds', {}, { s: 1 }, 'otherKindCode'],
  ['for fewer tickets', {}, { t: 4 }, 'fewLeftCode'],
  ['used up', { maxTickets: 0 }, { t: 1 }, 'usedUpCode'],
])('a code that is %s is told at its field, and nothing is stored', async (_, own, seats, fault) => {
  if (own) await made(own)
  if (own?.stoppedAt) await database.transaction((tx) => stopCode(tx, 2025, 'LION-10', start))
  const { place, formWith, orders } = desk()
  const outcome = await place(formWith(seats as Record<string, number>, { code: 'LION-10' }), { edition })
  expect(outcome).toMatchObject({ outcome: 'faulty', choice: null, faults: { code: fault } })
  expect(await orders.list(9)).toEqual([])
})

test('a button shows what a code makes of the prices, and orders nothing', async () => {
  await made()
  const { place, formWith, orders } = desk()
  expect(await place(formWith({ t: 1 }, { code: 'LION-10', intent: 'code' }), { edition })).toMatchObject({
    outcome: 'notSent',
    faults: {},
    reduction: { code: 'LION-10', prices: { t: 6299 } },
  })
  expect(await orders.list(9)).toEqual([])
})

test.each([
  // Without a code, or with one that the shown sum counts, Enter orders.
  [{}, 'placed'],
  [{ code: ' ' }, 'placed'],
  [{ code: 'LION-10', 'code-counted': 'LION-10' }, 'placed'],
  [{ code: ' lion-10', 'code-counted': 'LION-10' }, 'placed'],
  // A code that it does not count is shown first, whether or not it is good.
  [{ code: 'LION-10' }, 'notSent'],
  [{ code: 'LION-10', 'code-counted': '' }, 'notSent'],
  [{ code: 'LION-10', 'code-counted': 'BEAR-10' }, 'notSent'],
  [{ code: 'NO-SUCH' }, 'notSent'],
  // Taken back: the full sum is shown first.
  [{ code: '', 'code-counted': 'LION-10' }, 'notSent'],
])('Enter without scripts, with %j: %s', async (fields, expected) => {
  await made()
  const { place, formWith } = desk()
  expect((await place(formWith({ t: 1 }, { ...fields, intent: 'enter' }), { edition })).outcome).toBe(expected)
})

test('an empty field that is applied says so, but not where it takes a code back', async () => {
  const { place, formWith } = desk()
  const faultsOf = async (fields: Record<string, string>) => {
    const outcome = await place(formWith({ t: 1 }, { ...fields, intent: 'code' }), { edition })
    return 'faults' in outcome && outcome.faults
  }
  expect(await faultsOf({ code: ' ' })).toEqual({ code: 'emptyCode' })
  expect(await faultsOf({ code: '', 'code-counted': 'LION-10' })).toEqual({})
})

test.each(['«LION–10».', 'lion 10', 'LІОN1О', 'дшщт-10', 'промокод: Lion10', 'ＬＩＯＮ１０'])(
  '%s is taken for the code that was meant',
  async (code) => {
    await made()
    const { place, formWith } = desk()
    expect(await place(formWith({ t: 1 }, { code }), { edition })).toMatchObject({ outcome: 'placed', order: { total: 6299 } })
    expect(await listCodes(database, 2025, start)).toMatchObject([{ code: 'LION-10', used: 1 }])
  },
)

test('no second code is made that people would take for the first; and one that differs is', async () => {
  await made()
  expect(await made({ code: 'LION10' })).toBe(false)
  expect(await made({ code: 'LІОN-1О' })).toBe(false)
  expect(await made({ code: 'LION-11' })).toBe(true)
})

test('of orders that come at once a code is good for as many tickets as it was made for', async () => {
  await made()
  const { place, formWith } = desk()
  const coming = Array.from({ length: 9 }, (_, index) =>
    place(formWith({ t: 1 }, { code: 'LION-10', email: `a${index}@b.example`, phone: `+38044123450${index}` }), { edition }),
  )
  const outcomes = await Promise.all(coming)
  expect(outcomes.filter(({ outcome }) => outcome === 'placed')).toHaveLength(3)
  expect(await listCodes(database, 2025, start)).toMatchObject([{ used: 3 }])
})

test('the same form sent twice is the same order, though its code is used up or stopped by then', async () => {
  await made({ maxTickets: 1 })
  const { place, formWith } = desk()
  const send = () => place(formWith({ t: 1 }, { code: 'LION-10' }), { edition })
  const first = await send()
  await database.transaction((tx) => stopCode(tx, 2025, 'LION-10', start))
  expect(await send()).toMatchObject({
    outcome: 'placed',
    isNew: false,
    order: { number: (first as { order: { number: string } }).order.number },
  })
})

test('an order that runs out gives its tickets of the code back, and comes back only while nobody else uses them', async () => {
  await made({ maxTickets: 1 })
  const { place, formWith, orders } = desk()
  const order = async (email: string, phone = '+380441112233') => {
    const outcome = await place(formWith({ t: 1 }, { code: 'LION-10', email, phone }), { edition })
    return outcome.outcome === 'placed' ? outcome.order.number : outcome
  }
  const first = await order('ada@b.example')
  expect(await order('bob@b.example')).toMatchObject({ faults: { code: 'usedUpCode' } })
  pass(31 * minute)
  await orders.expire()
  expect(await order('bob@b.example')).toBe('2025-00002')
  expect(await orders.markPaid(first as string)).toBeNull()
  expect(await orders.markPaid('2025-00002')).toMatchObject({ status: 'paid' })
})

test('a ticket that is given back gives its use back', async () => {
  await made()
  const { place, formWith, orders } = desk()
  await place(formWith({ t: 2 }, { code: 'LION-10' }), { edition })
  await orders.markPaid('2025-00001')
  const asked = await orders.askRefund('2025-00001', { seats: [0], amount: null }, null)
  if (asked.outcome !== 'asked') throw new Error(asked.fault)
  expect(asked.refund.amount).toBe(629_900)
  await orders.settleRefund(asked.refund.id, 'done')
  expect(await listCodes(database, 2025, start)).toMatchObject([{ used: 1, paid: 6299, discount: 700 }])
})

test('guesses that are made at once are counted one by one', async () => {
  await made()
  const { place, formWith } = desk()
  const codes = ['A-1', 'A-2', 'A-3', 'A-4', 'A-5', 'A-6']
  const guesses = codes.map((code) => place(formWith({ t: 1 }, { code, intent: 'code' }), { edition }))
  const told = (await Promise.all(guesses)).map((outcome) => (outcome as { faults: { code?: string } }).faults.code)
  // PostgreSQL answers them in any order.
  expect(told.toSorted()).toEqual(['tooManyTries', 'tooManyTries', 'tooManyTries', 'unknownCode', 'unknownCode', 'unknownCode'])
})

test('who guesses codes is told to wait, and learns of no good one meanwhile', async () => {
  await made()
  const { place, formWith } = desk()
  const guess = (code: string) => place(formWith({ t: 1 }, { code, intent: 'code' }), { edition })
  for (const code of ['A-1', 'A-2', 'A-3']) expect(await guess(code)).toMatchObject({ faults: { code: 'unknownCode' } })
  expect(await guess('LION-10')).toMatchObject({ faults: { code: 'tooManyTries' } })
  pass(minute)
  expect(await guess('LION-10')).toMatchObject({ faults: {} })
})

test('a ticket that costs nothing with its code is issued at once', async () => {
  await made({ kind: 'sum', amount: 9000 })
  const { place, formWith, orders } = desk()
  const outcome = await place(formWith({ t: 1 }, { code: 'LION-10' }), { edition, method: 'bank' })
  expect(outcome).toMatchObject({ order: { total: 0, status: 'paid' } })
  const [order] = await orders.list(1)
  expect(await orders.ticketsOf(order?.id ?? '')).toHaveLength(1)
})

test('guesses from other networks of one /48 count as of one line, and other lines go on', async () => {
  await made()
  const { place, formWith } = desk()
  const guess = async (code: string, address: string) => {
    const outcome = await place(formWith({ t: 1 }, { code, intent: 'code' }), { edition, visitor: { address } })
    return (outcome as { faults: { code?: string } }).faults.code
  }
  const told = []
  for (let index = 0; index < 20; index++) told.push(await guess(`A-${index}`, `2001:db8:1:${(index * 873).toString(16)}::1`))
  // Three guesses of a line are twice as many of a /48.
  expect(told.filter((fault) => fault === 'unknownCode')).toHaveLength(6)
  expect(await guess('LION-10', '2001:db8:1:ffff::1')).toBe('tooManyTries')
  expect(await guess('LION-10', '198.51.100.7')).toBeUndefined()
})
