// Several unpaid orders are cancelled together from the list of orders.

import { forgetOrders, orderOf, placed } from '@forum/desk/composition/desk-fixture.ts'
import { createLineDigest } from '@forum/ground/base/line.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buyer, colleague, startOfficeSite, type TestOfficeSite, type Visitor } from './office-site-fixture.ts'
import type { OfficeView } from './office-view.ts'
import type { OrderView } from './order-page.ts'

let site: TestOfficeSite
let olena: Visitor

beforeAll(async () => {
  site = await startOfficeSite()
})
beforeEach(async () => {
  await forgetOrders(site.desk.database)
  olena = await site.enter()
})
afterAll(() => site[Symbol.asyncDispose]())

type Orders = Extract<OfficeView, { page: 'orders' }>

const list = async (query: string) => (await olena.view(`/orders?show=unpaid${query}`)) as Orders
const numbersOf = ({ found }: Orders) => found.map(({ number }) => number)

async function threeUnpaid() {
  const digest = createLineDigest(Buffer.from('key'))
  const place = async (address: string, method: 'card' | 'bank') => {
    const order = await placed(site.desk.sale, orderOf(buyer, colleague, { method }))
    await site.desk.database.run('UPDATE ticket_order SET placed_from = ? WHERE id = ?', digest(address), order.id)
    return order
  }
  const first = await place('203.0.113.7', 'card')
  const other = await place('198.51.100.1', 'bank')
  return { first, other, second: await place('203.0.113.7', 'bank') }
}

test('unpaid orders of one network are found from one of them and cancelled together, each with its row in the journal', async () => {
  const { first, other, second } = await threeUnpaid()
  expect((await olena.view(`/orders/${first.number}`)) as OrderView).toMatchObject({ alike: 2 })
  expect((await olena.view(`/orders/${other.number}`)) as OrderView).toMatchObject({ alike: 1 })
  const alike = await list(`&like=${first.number}`)
  expect(numbersOf(alike)).toEqual([second.number, first.number])
  expect(alike.cancelling).toEqual({ chosen: [second.number, first.number], reason: '', isQuiet: false })
  await site.desk.sale.orders.markPaid(second.number)
  const fields: [string, string][] = [first.number, second.number].map((number) => ['number', number])
  const sent = await olena.send('/orders?show=unpaid', [...fields, ['reason', 'жарт'], ['quiet', 'yes']])
  expect(sent).toMatchObject({ status: 303, to: '/orders?show=unpaid&cancelled=1#done' })
  expect(await olena.view(`/orders/${first.number}`)).toMatchObject({
    status: 'cancelled',
    deeds: [{ action: 'cancelled', by: 'Олена', reason: 'жарт' }],
  })
  expect(await olena.view(`/orders/${second.number}`)).toMatchObject({ status: 'paid' })
  expect(await site.letters(first.id)).not.toContain('cancelled')
  expect(numbersOf(await list(''))).toEqual([other.number])
})

test('nothing is cancelled without a ticked order and a reason, and the ticks stay', async () => {
  const { first, other } = await threeUnpaid()
  expect((await list('')).cancelling?.chosen).toEqual([])
  const none = await olena.send('/orders?show=unpaid', { reason: 'жарт' })
  expect(none).toMatchObject({ status: 400, view: { cancelling: { reason: 'жарт' }, fault: 'noneChosen' } })
  const silent = await olena.send(`/orders?show=unpaid&q=${encodeURIComponent(buyer.email)}`, { number: first.number })
  expect(silent).toMatchObject({ status: 400, view: { cancelling: { chosen: [first.number] }, fault: 'noReason' } })
  expect(numbersOf(await list(''))).toHaveLength(3)
  await olena.send('/orders?show=unpaid', { number: other.number, reason: 'помилка' })
  expect(await site.letters(other.id)).toContain('cancelled')
})
