// Who wants no more letters about the day: by one press in the letter; it ends the letters, never the tickets.
import { olena } from '@forum/desk/day/day-fixture.ts'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { orderOf, personMarked, placed, refunded } from '../composition/desk-fixture.ts'
import { alert, minute, openDayLetters } from './day-letters-fixture.ts'

test('who wants no more of them gets none, by one press, and may come back; the tickets stay', async () => {
  const { day, round, pass, mails, messages, bought, refusals, refusalKeys, plan, tickets } = await openDayLetters()
  await bought()
  await day.interrupt(olena, alert)
  pass(30 * minute)
  await round()
  const [{ person } = { person: '' }] = await messages()
  const key = refusalKeys.of(2025, person)
  expect(await refusals.stateOf(key)).toBe('confirmed')
  expect([await refusals.change(key, 'ended'), await refusals.change(key, 'ended')]).toEqual(['changed', 'changed'])
  expect(await refusals.stateOf(key)).toBe('ended')
  // Also one that is on its way.
  expect(await mails()).toHaveLength(1)
  await day.goOn(olena)
  await plan('14:10')
  pass(3 * minute)
  expect(await round()).toBe(1)
  expect((await tickets()).map(({ state }) => state)).toEqual(['valid', 'valid'])
  await refusals.change(key, 'confirmed')
  expect(await refusals.stateOf(key)).toBe('confirmed')
})

test.each([
  ['a short key', 'abc'],
  ['a foreign signature', `2025${'A'.repeat(43)}${'B'.repeat(22)}`],
  ['the key of a subscription', 'A'.repeat(44)],
  ['nothing', ''],
])('%s ends nobody’s letters', async (_, key) => {
  const { refusals } = await openDayLetters()
  expect([await refusals.stateOf(key), await refusals.change(key, 'ended')]).toEqual([null, null])
})

test('a good key of somebody who has no ticket of that edition is nobody’s', async () => {
  const { refusals, refusalKeys } = await openDayLetters({ guests: 1 })
  const key = refusalKeys.of(2025, 'A'.repeat(43))
  expect([await refusals.stateOf(key), await refusals.change(key, 'ended')]).toEqual([null, null])
})

test('who was erased, or gave the ticket back, gets none; with the person goes that it was written, and the refusal', async () => {
  const { day, round, pass, mails, bought, orders, erasure, messages, refusals, refusalKeys, context } = await openDayLetters()
  const order = await bought()
  await day.interrupt(olena, alert)
  pass(30 * minute)
  await round()
  for (const { person } of await messages()) await refusals.change(refusalKeys.of(2025, person), 'ended')
  await erasure.erase([order.id])
  expect(await mails()).toEqual([])
  const left = await context.database.all(v.object({ person: v.string() }), 'SELECT person FROM letter_sent')
  expect(left).toEqual([])
  const other = await placed({ orders }, orderOf(personMarked('pishla'), personMarked('pishov')))
  await orders.markPaid(other.number)
  await refunded({ orders }, other.number)
  expect(await round()).toBe(0)
})
