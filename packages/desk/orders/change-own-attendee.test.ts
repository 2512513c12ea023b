// A buyer gives a ticket away: what becomes of it, its letters and the journal, however often the form arrives.
import { expect, test } from 'vitest'
import { deedsOf } from '../audit/audit.ts'
import { orderOf, personMarked, placed, refunded } from '../composition/desk-fixture.ts'
import { createStrangerLetters } from '../forms/stranger-letters.ts'
import { openInvitations } from '../invitations/invitations-fixture.ts'
import { givenOrder } from '../invitations/invite-guests.ts'
import { createOwnChanges, type OwnChange } from './change-own-attendee.ts'

const [buyer, colleague] = [personMarked('kupuie'), personMarked('koleha')]
const visitor = { address: '192.0.2.1' }

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ company: '', position: '', ...fields })) form.set(name, value)
  return form
}
const nova = { name: 'Ґалина Нова', email: 'nova@lad.example' }

async function opened(isPaid = true, price = 12_500) {
  const open = await openInvitations()
  const { orders, context } = open
  const given = orderOf(buyer, colleague)
  const order = await placed({ orders }, { ...given, lines: given.lines.map((line) => ({ ...line, price })) })
  if (isPaid) await orders.markPaid(order.number)
  const change = createOwnChanges({ ...context, strangerLetters: createStrangerLetters(context.now) })
  const send = (fields: Record<string, string> = nova, own: Partial<OwnChange> = {}) =>
    change({ order, seat: 1, form: formOf(fields), end: null, visitor, ...own })
  const journal = () => deedsOf(context.database, order.id)
  return { ...open, order, send, journal }
}

test('fifty forms at once give the ticket once, write once to each, and stand once in the journal, as the buyer’s', async () => {
  const { order, orders, send, letters, journal } = await opened()
  const [, old] = await orders.ticketsOf(order.id)
  const before = (await letters()).length
  const outcomes = await Promise.all(Array.from({ length: 50 }, () => send()))
  expect(outcomes).toEqual(Array.from({ length: 50 }, () => ({ outcome: 'changed' })))
  expect((await letters()).slice(before)).toEqual(['attendeeCancelled', 'attendeeTicket', 'tickets'])
  const tickets = await orders.ticketsOf(order.id)
  expect(tickets.map(({ attendee, state }) => [attendee.name, state])).toEqual([
    [buyer.name, 'valid'],
    [nova.name, 'valid'],
  ])
  expect(tickets[1]?.pageKey).not.toBe(old?.pageKey)
  expect(await orders.ticketByPage(old?.pageKey ?? '')).toMatchObject({ state: 'cancelled' })
  expect(await journal()).toMatchObject([
    { action: 'attendeeReplaced', by: { id: 'buyer' }, before: { seat: 2, name: colleague.name } },
  ])
})

test('a name put right within the same mailbox writes no letter of a cancellation to it', async () => {
  const { send, letters } = await opened()
  const before = (await letters()).length
  await send({ name: 'Олена Виправлена', email: colleague.email.toUpperCase() })
  expect((await letters()).slice(before)).toEqual(['attendeeTicket', 'tickets'])
})

test('what was typed wrongly comes back with its fault, and nothing is changed', async () => {
  const { send, journal } = await opened()
  expect(await send({ name: 'Ґалина Нова', email: 'nova@' })).toMatchObject({
    outcome: 'faulty',
    faults: { email: 'notEmail' },
    typed: { name: 'Ґалина Нова', email: 'nova@' },
  })
  expect(await journal()).toEqual([])
})

test('who came in, whose date has passed, who has not paid or was called off stays as it is, and is told why', async () => {
  const { order, orders, send, context, letters, journal, atTheDoor } = await opened()
  const [, ticket] = await orders.ticketsOf(order.id)
  if (!ticket) throw new Error('no ticket')
  expect(await send(nova, { end: context.now() })).toMatchObject({ outcome: 'fixed', because: 'tooLate', typed: nova })
  expect(await send(nova, { seat: 9 })).toMatchObject({ because: 'void' })
  expect((await atTheDoor(ticket)).state).toBe('valid')
  expect(await send()).toMatchObject({ because: 'entered' })
  const before = (await letters()).length
  await refunded({ orders }, order.number)
  expect(await send()).toMatchObject({ because: 'over' })
  expect((await letters()).length - before).toBe(2)
  expect(await journal()).toEqual([])
  const unpaid = await opened(false)
  expect(await unpaid.send()).toMatchObject({ because: 'over' })
})

test('a ticket that the organisers gave is not handed on by oneself', async () => {
  const { context, orders } = await openInvitations()
  const origin = { source: 'invitation', allocation: 'Партнери', giver: '' } as const
  const given = givenOrder(
    {
      forumYear: 2025,
      locale: 'uk',
      title: 'Гість',
      ticket: { id: 'guest', quota: null },
      guest: { ...nova, company: '', position: '' },
    },
    origin,
    context.now(),
  )
  const storing = await orders.store(given, new Map(), 'key')
  if (storing.outcome !== 'placed') throw new Error('not placed')
  const change = createOwnChanges({ ...context, strangerLetters: createStrangerLetters(context.now) })
  const { order } = storing
  expect(
    await change({ order, seat: 0, form: formOf({ name: 'Інша', email: 'i@b.example' }), end: null, visitor }),
  ).toMatchObject({ because: 'given' })
})

test('a day has an end of changes: nobody has the site write to strangers without one', async () => {
  const { send, pass } = await opened()
  const person = (number: number) => ({ name: `Гість ${'і'.repeat(number + 1)}`, email: `guest${number}@mail.example` })
  for (let number = 0; number < 5; number++) expect(await send(person(number))).toEqual({ outcome: 'changed' })
  expect(await send(person(5))).toMatchObject({ outcome: 'fixed', because: 'tooMany' })
  pass(24 * 3_600_000 + 1)
  expect(await send(person(5))).toEqual({ outcome: 'changed' })
})

test('of seats that cost nothing one network gives away as many as it may have letters written', async () => {
  const free = await opened(false, 0)
  const own = createOwnChanges({ ...free.context, strangerLetters: { ofForm: () => null, ofOrder: () => 0, ofMailbox: () => 0 } })
  const sent = { order: free.order, seat: 1, form: formOf(nova), end: null, visitor }
  expect(await own(sent)).toMatchObject({ because: 'tooMany' })
})
