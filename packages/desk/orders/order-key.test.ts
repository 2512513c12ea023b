// The same order sent again, perhaps from another network: the key that a script keeps in the tab leads to the first one, and nobody else there.

import { orderKeyField } from '@forum/domain/order/order-key.ts'
import { expect, test } from 'vitest'
import type { OrderOutcome } from './place-order.ts'
import { desk, editionOf, freshSale, minute, pass, ticket } from './place-order-fixture.ts'

freshSale()

const [key, stranger] = ['0123456789abcdef'.repeat(2), 'fedcba9876543210'.repeat(2)]
const home = '203.0.113.7'
const mobile = '198.51.100.9'

/** A buyer whose browser has `tab`'s key, or none. `sent`: the order's number, and whether it is new. */
function sale(quota = 50) {
  const { place, formWith, orders } = desk()
  const edition = editionOf([ticket('t', { quota })])
  const send = async (tab: string | null, address: string, seats = 1, fields: Record<string, string> = {}, besides?: string) => {
    const form = formWith({ t: seats }, { ...fields, ...(tab !== null && { [orderKeyField]: tab }) })
    return told(await place(form, { edition, visitor: { address }, besides }))
  }
  return { send, orders }
}

const told = (outcome: OrderOutcome) =>
  outcome.outcome === 'placed' ? `${outcome.isNew ? 'new' : 'same'} ${Number(outcome.order.number.slice(5))}` : outcome.outcome

test('from whatever network the tab sends it, it is one order', async () => {
  const { send, orders } = sale()
  expect(await send(key, home)).toBe('new 1')
  for (const address of [mobile, home, '2001:db8::7', '192.0.2.1', '', mobile]) expect(await send(key, address)).toBe('same 1')
  expect(await orders.list(9)).toHaveLength(1)
})

test('sent at once from two networks it is one order', async () => {
  const { send } = sale()
  const sent = await Promise.all([home, mobile, home, mobile].map((address) => send(key, address)))
  expect(sent.toSorted()).toEqual(['new 1', 'same 1', 'same 1', 'same 1'])
})

test.each<[string, string | null, string]>([
  ['another key, from elsewhere', stranger, mobile],
  ['another key, from the same network', stranger, home],
  ['no key, from elsewhere', null, mobile],
  ['no key, from the same network', null, home],
  ['an empty key', '', home],
  ['the key in capitals', key.toUpperCase(), home],
  ['a part of the key', key.slice(0, 31), home],
  ['more than the key', `${key}0`, home],
  ['the key and a line break', `${key}\n`, home],
])('a stranger who sends the same with %s is not led there', async (_, tab, address) => {
  const { send } = sale()
  await send(key, home)
  expect(await send(tab, address)).toBe('new 2')
  expect(await send(key, mobile)).toBe('same 1')
})

test('two keys are none', async () => {
  const { place, formWith } = desk()
  const form = formWith({ t: 1 }, { [orderKeyField]: key })
  await place(form)
  form.append(orderKeyField, stranger)
  expect(told(await place(form, { visitor: { address: mobile } }))).toBe('new 2')
})

test('without scripts the network decides, also once the script has come', async () => {
  const { send } = sale()
  expect(await send(null, home)).toBe('new 1')
  expect(await send(null, home)).toBe('same 1')
  expect(await send(key, home)).toBe('same 1')
  expect(await send(null, mobile)).toBe('new 2')
  expect(await send(key, '192.0.2.1')).toBe('new 3')
})

test('what was changed in between is another order, and each is found again', async () => {
  const { send } = sale()
  expect(await send(key, home)).toBe('new 1')
  expect(await send(key, home, 2)).toBe('new 2')
  expect(await send(key, home, 1, { email: 'ada@c.example' })).toBe('new 3')
  expect([await send(key, mobile), await send(key, mobile, 2)]).toEqual(['same 1', 'same 2'])
})

test('a second order on purpose is possible in the same tab, once for each time that it is meant', async () => {
  const { send } = sale()
  await send(key, home)
  expect(await send(key, mobile, 1, {}, '2025-00001')).toBe('new 2')
  expect(await send(key, home, 1, {}, '2025-00001')).toBe('same 2')
  expect(await send(key, home, 1, {}, '2025-00002')).toBe('new 3')
})

test('an order that was cancelled, or whose time is over, is not led to', async () => {
  const { send, orders } = sale()
  await send(key, home)
  pass(31 * minute)
  await orders.expire()
  expect(await send(key, mobile)).toBe('new 2')
  expect(await send(key, home)).toBe('same 2')
  const [second] = await orders.list(1)
  await orders.cancelUnpaid([second?.id ?? ''], true)
  expect(await send(key, mobile)).toBe('new 3')
})

test('the last seats are still those of who sends it again', async () => {
  const { send } = sale(3)
  expect(await send(key, home, 3)).toBe('new 1')
  expect(await send(key, mobile, 3)).toBe('same 1')
  expect(await send(stranger, mobile, 3)).toBe('soldOut')
})
