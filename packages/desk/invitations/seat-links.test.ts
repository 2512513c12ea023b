// A partner's link: so many seats and never more, whoever opens it at once; each address once; taken back, closed, over.

import type { Attendee } from '@forum/domain/order/order.ts'
import { expect, test } from 'vitest'
import { latestDeeds } from '../audit/audit.ts'
import { invitation, listOf, openInvitations } from './invitations-fixture.ts'
import { inviteGuests } from './invite-guests.ts'
import { addSeatLink, type Claim, closeSeatLink, createSeatLinks } from './seat-links.ts'
import { withdrawInvitations } from './withdraw-invitations.ts'

const day = 24 * 3_600_000

const person = (number: number): Attendee => ({
  name: `Гість ${'абвгд'.at(number % 5)}`,
  company: '',
  position: '',
  email: `guest${number}@mail.example`,
})

async function opened(seats: number, quota: number | null = null) {
  const open = await openInvitations()
  const { context } = open
  const add = (own: object = {}) =>
    context.database.transaction((tx) =>
      addSeatLink(tx, {
        forumYear: 2025,
        ticketId: 'guest',
        allocation: 'Партнер Льон',
        giver: 'ТОВ «Льон»',
        seats,
        openUntil: context.now() + day,
        ...own,
      }),
    )
  const link = await add()
  if (!link) throw new Error('not made')
  const links = createSeatLinks(context)
  const claim = (people: readonly Attendee[], own: Partial<Claim> = {}) =>
    links.claim({ key: link.key, people, ticket: { id: 'guest', quota }, title: 'Гість', locale: 'uk', ...own })
  const left = async () => (await links.byKey(link.key))?.left
  return { ...open, add, link, links, claim, left }
}

test('fifty who take a seat at once take as many as there are, each with a letter and a ticket that lets in', async () => {
  const { claim, left, letters, tickets, atTheDoor, context } = await opened(7)
  const outcomes = await Promise.all(Array.from({ length: 50 }, (_, number) => claim([person(number)])))
  expect(outcomes.filter(({ outcome }) => outcome === 'claimed')).toHaveLength(7)
  expect(outcomes.filter(({ outcome }) => outcome === 'soldOut')).toHaveLength(43)
  expect(await left()).toBe(0)
  expect(await letters()).toEqual(Array.from({ length: 7 }, () => 'tickets'))
  const [ticket] = await tickets()
  if (!ticket) throw new Error('no ticket')
  expect((await atTheDoor(ticket)).state).toBe('valid')
  const deeds = await latestDeeds(context.database, 99)
  expect(deeds).toHaveLength(7)
  expect(deeds[0]).toMatchObject({ action: 'claimed', by: { id: 'partner', name: 'ТОВ «Льон»' }, before: { guests: 1 } })
})

test('the same address twice makes nothing twice, within one form and after another', async () => {
  const { claim, left, letters } = await opened(5)
  const twice = [person(1), { ...person(1), name: 'Інша', email: 'GUEST1@mail.example' }]
  expect(await claim(twice)).toEqual({ outcome: 'claimed', made: 1, known: 1 })
  expect(await Promise.all([claim([person(1)]), claim([person(1), person(2)])])).toEqual([
    { outcome: 'claimed', made: 0, known: 1 },
    { outcome: 'claimed', made: 1, known: 1 },
  ])
  expect([await left(), await letters()]).toEqual([3, ['tickets', 'tickets']])
})

test('more people than seats: nobody is taken, and it is said how many are left, by the link or by the kind', async () => {
  const { claim, left } = await opened(3)
  expect(await claim([1, 2, 3, 4].map(person))).toEqual({ outcome: 'soldOut', ticketId: 'guest', left: 3 })
  expect(await left()).toBe(3)
  const scarce = await opened(9, 2)
  expect(await scarce.claim([1, 2, 3].map(person))).toMatchObject({ outcome: 'soldOut', left: 2 })
  expect(await scarce.letters()).toEqual([])
})

test('a seat that was taken back is free again, all of them with their letters; a link that is closed or over takes nobody', async () => {
  const { claim, left, link, context, orders, letters, pass } = await opened(3)
  await claim([person(1), person(2)])
  const [order] = await orders.list(1)
  await withdrawInvitations(context, { number: order?.number ?? '' })
  expect(await left()).toBe(2)
  await withdrawInvitations(context, { forumYear: 2025, allocation: link.allocation })
  expect([await left(), (await letters()).filter((kind) => kind === 'cancelled').length]).toEqual([3, 2])
  // Whoever is named once more is meant.
  expect(await claim([person(1)])).toMatchObject({ made: 1 })
  expect(await claim([person(3)], { key: 'nobody-has-this-one' })).toEqual({ outcome: 'closed' })
  const close = () => context.database.transaction((tx) => closeSeatLink(tx, link.id, context.now()))
  expect([await close(), await close()]).toEqual([true, false])
  expect(await claim([person(3)])).toEqual({ outcome: 'closed' })
  const other = await opened(3)
  other.pass(day)
  expect(await other.claim([person(3)])).toEqual({ outcome: 'closed' })
  pass(day)
})

test('a link has an allocation of its own, that no list and no other link has', async () => {
  const { add, context } = await opened(3)
  expect(await add()).toBeNull()
  await inviteGuests(context, invitation(listOf(1)))
  expect(await add({ allocation: 'Партнери' })).toBeNull()
  expect(await add({ allocation: 'Партнер Лад' })).toMatchObject({ left: 3 })
})

test('who was erased, or whose invitation goes to another address by now, is not said to be written to', async () => {
  const { claim, orders, erasure, letters } = await opened(3)
  await claim([person(1)])
  const [order] = await orders.list(1)
  await erasure.erase([order?.id ?? ''])
  expect(await claim([person(1), person(2)])).toEqual({ outcome: 'claimed', made: 1, known: 1 })
  expect(await letters()).toEqual(['tickets'])
})
