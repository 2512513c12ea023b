import { aTicket } from '@forum/domain/ticket/ticket-builder.ts'
import { expect, test } from 'vitest'
import { offeredTickets, replacedBy } from './order-form-view.ts'

const offer = (left: Record<string, number>, preferred: string | null, recommended: string | null = 'standard') => {
  const onSale = Object.entries(left).map(([id, max]) => ({ ticket: aTicket({ id }), title: id, max, left: max }))
  return offeredTickets(onSale, 'uk', { preferred, recommended })
}
const offered = (...given: Parameters<typeof offer>) => offer(...given).flatMap(({ id, chosen }) => (chosen > 0 ? [id] : []))

const all = { student: 5, standard: 5, vip: 5 }

test.each([
  ['by no button: the recommended one', all, null, ['standard']],
  ['by the button of a ticket: that one', all, 'vip', ['vip']],
  ['by a button of what is not offered any more: none', all, 'early', []],
  ['by that of what is sold out, with one other to choose: none', { student: 0, vip: 5 }, 'student', []],
  ['by the button of what has just been sold out: none, another one is not what they came for', { ...all, vip: 0 }, 'vip', []],
  ['where the recommended one has just been sold out: none', { ...all, standard: 0 }, null, []],
  ['where the recommended one is sold out and one is left: none', { standard: 0, vip: 5 }, null, []],
])('for who comes %s stands chosen', (_, left, preferred, chosen) => {
  expect(offered(left, preferred)).toEqual(chosen)
})

test('where nothing is recommended and there is one to choose, it stands chosen', () => {
  expect(offered({ student: 0, vip: 5 }, null, null)).toEqual(['vip'])
})

test('where nothing leads, nothing stands chosen', () => {
  expect(offered(all, null, null)).toEqual([])
})

test('another ticket that is chosen first stands instead of the suggested one, unless a person was named for that', () => {
  expect(replacedBy('vip', offer(all, null), { 'attendee-standard-0-name': ' ' })).toBe('standard')
  expect(replacedBy('vip', offer(all, null), { 'attendee-standard-0-name': 'Ada' })).toBeNull()
  expect(replacedBy('standard', offer(all, null), {})).toBeNull()
})

test('another ticket is added to what the visitor came for, and to the only one there is', () => {
  expect(replacedBy('student', offer(all, 'vip'), {})).toBeNull()
  expect(replacedBy('vip', offer({ student: 5, vip: 0 }, null), {})).toBeNull()
})
