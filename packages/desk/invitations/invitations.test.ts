import { expect, test } from 'vitest'
import { orderOf, personMarked, placed } from '../composition/desk-fixture.ts'
import { invitation, listOf, openInvitations } from './invitations-fixture.ts'
import { type Inviting, inviteGuests } from './invite-guests.ts'
import { withdrawInvitations } from './withdraw-invitations.ts'

const day = 24 * 3_600_000
const madeBy = (inviting: Inviting) => (inviting.outcome === 'invited' ? inviting.made.length : inviting.outcome)

test('300 guests get one ticket and one letter each, however often their list is sent', async () => {
  const { context, letters, tickets, orders, pass } = await openInvitations()
  const list = listOf(300)
  expect(madeBy(await inviteGuests(context, invitation(list)))).toBe(300)
  const twice = await Promise.all([1, 2].map(() => inviteGuests(context, invitation(list))))
  expect(twice.map(madeBy)).toEqual([0, 0])
  pass(3 * day)
  // Written otherwise, it is the same list.
  expect(madeBy(await inviteGuests(context, invitation(list.toUpperCase(), { allocation: 'ПАРТНЕРИ' })))).toBe(0)
  expect(await letters()).toEqual(Array.from({ length: 300 }, () => 'tickets'))
  expect(await tickets()).toHaveLength(300)
  expect((await orders.seatsLeft())('guest', 400)).toBe(100)
  const [last] = await orders.list(1)
  expect(last).toMatchObject({
    status: 'paid',
    total: 0,
    origin: { source: 'invitation', allocation: 'Партнери', giver: 'ТОВ «Льон»' },
  })
})

test('a list in which lines are wrong says which, and the others are invited', async () => {
  const { context, letters, orders } = await openInvitations()
  const buyer = personMarked('pokupets')
  const bought = await placed({ orders }, orderOf(buyer, personMarked('koleha')))
  await orders.markPaid(bought.number)
  await inviteGuests(context, invitation('Ада Лист;ada@mail.example'))
  const before = (await letters()).length
  const list = [
    'ПІБ;Пошта',
    'Марко Степ;marko@mail.example',
    'Без Пошти;',
    'Марко Степ;MARKO@mail.example',
    'Ада Лист;ada@mail.example',
    `${buyer.name};${buyer.email}`,
  ].join('\n')
  const inviting = await inviteGuests(context, invitation(list))
  if (inviting.outcome !== 'invited') throw new Error(inviting.outcome)
  expect(
    inviting.lines.map(({ line, faults, twin, known, has, isInvited }) => ({ line, faults, twin, known, has, isInvited })),
  ).toEqual([
    { line: 2, faults: {}, twin: null, known: null, has: null, isInvited: true },
    { line: 3, faults: { email: 'empty' }, twin: null, known: null, has: null, isInvited: false },
    { line: 4, faults: {}, twin: 2, known: null, has: null, isInvited: false },
    { line: 5, faults: {}, twin: null, known: '2025-00002', has: null, isInvited: false },
    { line: 6, faults: {}, twin: null, known: null, has: `${bought.number}/1`, isInvited: false },
  ])
  expect((await letters()).length - before).toBe(1)
  // Somebody who has bought a ticket may be given another one, when that is meant.
  expect(madeBy(await inviteGuests(context, invitation(list, { isForHolders: true })))).toBe(1)
})

test('where the seats do not suffice nobody is invited, and it is said how many there are', async () => {
  const { context, letters } = await openInvitations()
  const ticket = { id: 'guest', quota: 5 }
  await inviteGuests(context, invitation(listOf(2), { ticket }))
  expect(await inviteGuests(context, invitation(listOf(6), { ticket }))).toEqual({
    outcome: 'soldOut',
    ticketId: 'guest',
    left: 3,
  })
  expect(await letters()).toHaveLength(2)
  expect(madeBy(await inviteGuests(context, invitation(listOf(5), { ticket })))).toBe(3)
})

test('more than one list may hold is refused whole', async () => {
  const { context, letters } = await openInvitations()
  expect(await inviteGuests(context, invitation(listOf(501), { ticket: { id: 'guest', quota: null } }))).toEqual({
    outcome: 'tooMany',
  })
  expect(await letters()).toEqual([])
})

test('an invitation lets its guest in; taken back, alone or with its allocation, it does not, its seat is free and the guest is told', async () => {
  const { context, orders, letters, tickets, atTheDoor } = await openInvitations()
  const left = async () => (await orders.seatsLeft())('guest', 400)
  await inviteGuests(context, invitation(listOf(3)))
  await inviteGuests(context, invitation('Ада Лист;ada@mail.example', { allocation: 'Спікери' }))
  const [speaker, partner, ...others] = await tickets()
  if (!speaker || !partner) throw new Error('no tickets')
  expect((await atTheDoor(speaker)).state).toBe('valid')
  const number = (await orders.byId(partner.orderId))?.number ?? ''
  expect(await withdrawInvitations(context, { number })).toMatchObject([{ number, status: 'cancelled' }])
  expect(await withdrawInvitations(context, { number })).toEqual([])
  expect((await atTheDoor(partner)).state).toBe('cancelled')
  expect(await left()).toBe(397)
  expect(await withdrawInvitations(context, { forumYear: 2025, allocation: 'Партнери' })).toHaveLength(2)
  for (const other of others) expect((await atTheDoor(other)).state).toBe('cancelled')
  expect(await left()).toBe(399)
  expect((await letters()).filter((kind) => kind === 'cancelled')).toHaveLength(3)
  expect((await atTheDoor(speaker)).state).toBe('used')
  // No money makes it good again; the same list once more is meant.
  expect(await orders.markPaid(number)).toBeNull()
  expect(madeBy(await inviteGuests(context, invitation(listOf(3))))).toBe(3)
})

test('a bought order is not taken back as an invitation', async () => {
  const { context, orders } = await openInvitations()
  const bought = await placed({ orders }, orderOf(personMarked('pokupets'), personMarked('koleha')))
  await orders.markPaid(bought.number)
  expect(await withdrawInvitations(context, { number: bought.number })).toEqual([])
  expect(await withdrawInvitations(context, { forumYear: 2025, allocation: '' })).toEqual([])
  expect((await orders.byId(bought.id))?.status).toBe('paid')
})

test('whoever was erased is in no order, and the old list does not write to them again', async () => {
  const { context, orders, erasure, letters } = await openInvitations()
  await inviteGuests(context, invitation('Ада Лист;ada@mail.example'))
  const [order] = await orders.list(1)
  await erasure.erase([order?.id ?? ''])
  expect(JSON.stringify(await orders.list(9))).not.toMatch(/Ада|ada@/)
  const again = await inviteGuests(context, invitation('Ада Лист;ada@mail.example'))
  expect(again).toMatchObject({ outcome: 'invited', made: [], lines: [{ isInvited: false, known: order?.number }] })
  expect(await letters()).toEqual([])
})
