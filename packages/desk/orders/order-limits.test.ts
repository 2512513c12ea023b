import { expect, test } from 'vitest'
import type { OrderRequest } from './place-order.ts'
import { desk, editionOf, freshSale, minute, pass, start, ticket } from './place-order-fixture.ts'

freshSale()

const bankOf = (quota: number | null, more: Partial<OrderRequest> = {}) => ({
  edition: editionOf([ticket('t', { quota })]),
  method: 'bank' as const,
  ...more,
})
const from = (address: string) => ({ visitor: { address } })
const person = (index: number) => ({
  name: `Гість ${index}`,
  email: `buyer-${index}@b.example`,
  phone: `+38044${1_000_000 + index}`,
})

test('from one address nobody holds the sale for free: of 64 invoices for ten seats each ten are taken, which hold 100 of 640 seats for a day', async () => {
  const { place, formWith, orders } = desk()
  const outcomes = []
  for (let index = 0; index < 64; index++) outcomes.push(await place(formWith({ t: 10 }, person(index)), bankOf(640)))
  expect(outcomes.filter(({ outcome }) => outcome === 'placed')).toHaveLength(10)
  expect(outcomes.slice(10)).toEqual(Array.from({ length: 54 }, () => ({ outcome: 'overLimit', limit: 'network' })))
  expect((await orders.seatsLeft())('t', 640)).toBe(540)
  pass(24 * 60 * minute)
  expect((await orders.seatsLeft())('t', 640)).toBe(640)
})

test('from sixty-four addresses invoices that nobody confirms hold a fifth of the seats together, and none is refused', async () => {
  const { place, formWith, orders } = desk()
  for (let index = 0; index < 64; index++)
    expect(await place(formWith({ t: 10 }, person(index)), bankOf(640, from(`203.0.113.${index}`)))).toMatchObject({
      outcome: 'placed',
      order: { heldUntil: index < 12 ? start + 24 * 60 * minute : start, confirmKey: expect.stringMatching(/^[\w-]{22}$/) },
    })
  expect((await orders.seatsLeft())('t', 640)).toBe(520)
})

test('by card one network holds as many unpaid seats at most; an address that is a proxy’s own counts nobody', async () => {
  const { place, formWith } = desk()
  const sent = (index: number, address: string) =>
    place(formWith({ t: 20 }, person(index)), { edition: editionOf([ticket('t')]), ...from(address) })
  for (let index = 0; index < 5; index++) expect(await sent(index, '203.0.113.7')).toMatchObject({ outcome: 'placed' })
  expect(await sent(5, '203.0.113.7')).toEqual({ outcome: 'overLimit', limit: 'network' })
  for (let index = 6; index < 12; index++) expect(await sent(index, '')).toMatchObject({ outcome: 'placed' })
})

test('a secretary buys for twenty colleagues, tries once more, and once more; the fourth time too much is unpaid, however the address is spelt', async () => {
  const { place, formWith, orders } = desk()
  const secretary = { name: 'Оксана', email: 'office@b.example', phone: '+38 (044) 765-43-21' }
  const sent = (own: Record<string, string>) => place(formWith({ t: 20 }, { ...secretary, ...own }), bankOf(null))
  const placing = [await sent({}), await sent({ name: 'Оксана Ївга' }), await sent({ name: 'О. Ївга' })]
  expect(placing.map(({ outcome }) => outcome)).toEqual(['placed', 'placed', 'placed'])
  const tooMuch = { outcome: 'overLimit', limit: 'buyer' }
  expect(await sent({ name: 'Ївга' })).toEqual(tooMuch)
  expect(await sent({ email: 'Office+2@B.example', phone: '+380440000000' })).toEqual(tooMuch)
  expect(await sent({ email: 'other@b.example', phone: '044 765 43 21' })).toEqual(tooMuch)
  // The same form once more is the order that it was.
  expect(await sent({})).toEqual({ ...placing[0], isNew: false })
  await orders.markPaid('2025-00001')
  expect(await sent({ name: 'Ївга' })).toMatchObject({ outcome: 'placed' })
})

test('a telephone with an extension counts as one, however it is written', async () => {
  const { place, formWith } = desk()
  const sent = (index: number, phone: string) =>
    place(formWith({ t: 20 }, { name: 'Ада', email: `a${index}@b.example`, phone }), bankOf(null))
  for (const [index, phone] of ['+38 (044) 765-43-21 дод. 12', '044–765–43–21, дод.12', '0447654321 дод 12'].entries())
    expect(await sent(index, phone)).toMatchObject({ outcome: 'placed' })
  expect(await sent(3, '044.765.43.21 (дод. 12)')).toEqual({ outcome: 'overLimit', limit: 'buyer' })
})

test('a secretary may order for twenty colleagues one by one; thirty orders of one buyer within the hour are enough', async () => {
  const { place, formWith } = desk()
  const sent = (name: string) => place(formWith({ t: 1 }, { name }), bankOf(null))
  for (let index = 0; index < 30; index++) expect(await sent(`Ада ${index}`)).toMatchObject({ outcome: 'placed' })
  expect(await sent('Ада')).toEqual({ outcome: 'overLimit', limit: 'pace' })
  pass(61 * minute)
  expect(await sent('Ада')).toMatchObject({ outcome: 'placed' })
})

test('a script that confirms from mailboxes of its own holds 200 seats from one address, no more', async () => {
  const { place, formWith, orders } = desk()
  for (let index = 0; index < 64; index++) {
    const outcome = await place(formWith({ t: 10 }, person(index)), bankOf(640))
    if (outcome.outcome === 'placed') await orders.confirm(outcome.order.confirmKey)
  }
  expect((await orders.seatsLeft())('t', 640)).toBe(440)
})
