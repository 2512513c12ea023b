// A partner's link with a number of seats: its owner gives them to people by name, for free and up to that number.
import { createHash, randomUUID } from 'node:crypto'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import type { Attendee } from '@forum/domain/order/order.ts'
import type { Ticket } from '@forum/domain/ticket/ticket.ts'
import * as v from 'valibot'
import { journalled } from '../audit/audit.ts'
import { mailbox } from '../forms/mailbox.ts'
import type { OrderContext } from '../orders/order-context.ts'
import { ordersWhere } from '../orders/order-rows.ts'
import { SoldOut, seatsLeft } from '../orders/seats.ts'
import { type NotStored, orNotStored, storeOrderIn } from '../orders/store-order.ts'
import { unguessable } from '../orders/unguessable.ts'
import type { Transaction } from '../storage/database.ts'
import { insert } from '../storage/insert.ts'
import { namedRow } from '../storage/row.ts'
import { givenOrder } from './invite-guests.ts'

export type NewSeatLink = {
  forumYear: number
  ticketId: string
  /** The organisers' name for these seats, unique per link. */
  allocation: string
  /** Who gives them, on the page and in mails. */
  giver: string
  seats: number
  /** When the link expires, milliseconds since 1970. */
  openUntil: number
}

export type SeatLink = NewSeatLink & { id: string; key: string; closedAt: number | null; left: number }

const row = namedRow({
  id: v.string(),
  key: v.string(),
  forum_year: v.number(),
  ticket_id: v.string(),
  allocation: v.string(),
  giver: v.string(),
  seats: v.number(),
  open_until: v.number(),
  closed_at: v.nullable(v.number()),
})

type Stored = v.InferOutput<typeof row>

/** Number of valid invitations through the link. The condition on the origin makes the query use the index of allocations. */
const takenBy = (tx: Transaction, { forumYear, allocation }: Pick<Stored, 'forumYear' | 'allocation'>) =>
  ordersWhere(
    tx,
    "WHERE forum_year = ? AND allocation = ? AND source <> 'site' AND source = 'invitation' AND status = 'paid'",
    forumYear,
    allocation,
  )

async function withLeft(tx: Transaction, stored: Stored): Promise<SeatLink> {
  return { ...stored, left: Math.max(0, stored.seats - (await takenBy(tx, stored)).length) }
}

/** null: the edition already has an allocation of this name. */
export async function addSeatLink(tx: Transaction, link: NewSeatLink): Promise<SeatLink | null> {
  const [known] = await ordersWhere(tx, 'WHERE forum_year = ? AND allocation = ? LIMIT 1', link.forumYear, link.allocation)
  const twin = await tx.one(
    row,
    'SELECT * FROM seat_link WHERE forum_year = ? AND allocation = ?',
    link.forumYear,
    link.allocation,
  )
  if (known || twin) return null
  const { forumYear, ticketId, openUntil, allocation, giver, seats } = link
  const made = { id: randomUUID(), key: unguessable() }
  await insert(tx, 'seat_link', {
    ...made,
    forum_year: forumYear,
    ticket_id: ticketId,
    allocation,
    giver,
    seats,
    open_until: openUntil,
  })
  return { ...made, ...link, closedAt: null, left: link.seats }
}

export async function seatLinks(tx: Transaction, forumYear: number): Promise<SeatLink[]> {
  const links = await tx.all(row, 'SELECT * FROM seat_link WHERE forum_year = ? ORDER BY allocation', forumYear)
  return Promise.all(links.map((link) => withLeft(tx, link)))
}

/** Closes the link; seats already taken stay. Returns whether it was open. */
export async function closeSeatLink(tx: Transaction, id: string, now: number): Promise<boolean> {
  return (await tx.run('UPDATE seat_link SET closed_at = ? WHERE id = ? AND closed_at IS NULL', now, id)).changes === 1
}

export type Claim = {
  key: string
  /** Validated names and addresses. */
  people: readonly Attendee[]
  ticket: Pick<Ticket, 'id' | 'quota'>
  /** Name of the ticket in the language of the mails. */
  title: string
  locale: Locale
}

type Claiming =
  /** `made`: new tickets; `known`: people who already had one through this link. */
  { outcome: 'claimed'; made: number; known: number } | { outcome: 'closed' } | NotStored

export type SeatLinks = {
  /** undefined: no such link. */
  byKey(key: string): Promise<SeatLink | undefined>
  isOpen(link: SeatLink): boolean
  claim(claim: Claim): Promise<Claiming>
}

type SeatLinksOptions = OrderContext & { onStored?(): void }

export function createSeatLinks({ onStored, ...context }: SeatLinksOptions): SeatLinks {
  const { database, now } = context
  const isOpen = ({ closedAt, openUntil }: Pick<SeatLink, 'closedAt' | 'openUntil'>) => closedAt === null && now() < openUntil
  const byKey = async (tx: Transaction, key: string) => {
    const found = await tx.one(row, 'SELECT * FROM seat_link WHERE key = ?', key)
    return found && withLeft(tx, found)
  }
  return {
    byKey: (key) => byKey(database, key),
    isOpen,
    async claim(claim) {
      const claiming = await orNotStored(async () => {
        const link = await byKey(database, claim.key)
        if (!link) return { outcome: 'closed' as const }
        const deedOf = (result: Claiming) =>
          result.outcome === 'claimed' && result.made > 0
            ? ({ action: 'claimed', orderId: null, before: { allocation: link.allocation, guests: result.made } } as const)
            : null
        const by = { id: 'partner', name: link.giver || link.allocation }
        const noted = journalled<Claiming>(database, { by, at: now(), deedOf, limits: { amount: 0, seats: 0 } })
        return noted.transaction(async (tx): Promise<Claiming> => {
          const current = await byKey(tx, claim.key)
          if (!current || !isOpen(current)) return { outcome: 'closed' }
          return claimIn(tx, context, current, claim)
        })
      })
      if (claiming.outcome === 'claimed' && claiming.made > 0) onStored?.()
      return claiming
    },
  }
}

async function claimIn(tx: Transaction, context: OrderContext, link: SeatLink, claim: Claim): Promise<Claiming> {
  const { people, ticket, title, locale } = claim
  const taken = new Set((await takenBy(tx, link)).map(({ buyer }) => mailbox(buyer.email)))
  const fresh = new Map(people.map((guest) => [mailbox(guest.email), guest] as const).filter(([box]) => !taken.has(box)))
  const ofKind = (await seatsLeft(tx, context.now()))(ticket.id, ticket.quota)
  const left = Math.min(link.left, ofKind ?? link.left)
  if (fresh.size > left) throw new SoldOut(ticket.id, left)
  const { forumYear, allocation, giver } = link
  let made = 0
  for (const [box, guest] of fresh) {
    const order = givenOrder(
      { forumYear, locale, title, ticket, guest },
      { source: 'invitation', allocation, giver },
      context.now(),
    )
    const key = createHash('sha256').update(`seat-link ${link.id} ${box}`).digest('base64url').slice(0, 22)
    const stored = await storeOrderIn(tx, context, order, {
      quotas: new Map([[ticket.id, ticket.quota]]),
      keys: [key],
      placedFrom: null,
    })
    // The person has another address by now, or was erased: erased people are not written to again.
    if (stored.outcome === 'placed' && stored.isNew) made++
  }
  return { outcome: 'claimed', made, known: people.length - made }
}
