// A desk's database with the parts that invitations need; new for each test.
import { generateKeyPairSync } from 'node:crypto'
import { doorEdition } from '@forum/domain/door/door-edition.ts'
import { aForum } from '@forum/domain/forum/forum-builder.ts'
import { inAll } from '@forum/domain/localisation/localised-builder.ts'
import { aTicket } from '@forum/domain/ticket/ticket-builder.ts'
import { checkIn } from '../door/gate/check-in.ts'
import { createSubmissionStore } from '../forms/submission-store.ts'
import { createErasure } from '../keeping/erasure/erasure.ts'
import { orderDeliveries } from '../orders/order-deliveries.ts'
import { createOrders } from '../orders/orders.ts'
import { createTicketTokens } from '../orders/ticket-token.ts'
import { createOutbox } from '../post/outbox/outbox.ts'
import { openTestDatabase } from '../storage/database-fixture.ts'
import type { Invitation } from './invite-guests.ts'

export const start = Date.UTC(2025, 8, 9, 9)

/** Its day is the day of the tests, so that the door admits. */
const forum = aForum({
  year: 2025,
  start,
  invitationTickets: [aTicket({ id: 'guest' }), aTicket({ id: 'press', title: inAll('Преса') })],
})

export async function openInvitations() {
  const database = await openTestDatabase(':memory:')
  const outbox = createOutbox(database)
  let now = start
  const context = { database, outbox, deliveries: orderDeliveries, now: () => now }
  const orders = createOrders(context)
  const tokens = createTicketTokens([generateKeyPairSync('ed25519').privateKey])
  const submissions = createSubmissionStore(database, outbox)
  const erasure = createErasure({ database, outbox, submissions, orders, removeMails: () => 0, now: context.now })
  /** Waiting mails by kind. */
  const letters = async () => {
    const owners = await orders.list(10_000)
    const all = await Promise.all(owners.map(({ id }) => outbox.about(id)))
    // Mails of erased people are empty.
    return all
      .flat()
      .flatMap(({ channel, message }) => (channel === 'orderMail' && message ? [(message as { kind: string }).kind] : []))
  }
  const tickets = async () => (await Promise.all((await orders.list(10_000)).map(({ id }) => orders.ticketsOf(id)))).flat()
  /** The door's answer for a ticket. */
  const atTheDoor = (ticket: { id: string; forumYear: number }) =>
    checkIn(
      { database, outbox, tokens, edition: doorEdition(2025, forum), returns: [] },
      tokens.of(ticket.id, ticket.forumYear),
      now,
    )
  return { context, orders, submissions, erasure, letters, tickets, atTheDoor, pass: (ms: number) => (now += ms) }
}

export const invitation = (text: string, own: Partial<Invitation> = {}): Invitation => ({
  forumYear: 2025,
  ticket: { id: 'guest', quota: 400 },
  title: 'Гість форуму',
  locale: 'uk',
  allocation: 'Партнери',
  giver: 'ТОВ «Льон»',
  text,
  isForHolders: false,
  ...own,
})

export const listOf = (number: number) =>
  ['ПІБ;Пошта', ...Array.from({ length: number }, (_, index) => `Гість ${nameOf(index)};guest${index}@mail.example`)].join('\n')

const nameOf = (index: number) => String.fromCharCode(...[...String(index)].map((digit) => 0x430 + Number(digit)))
