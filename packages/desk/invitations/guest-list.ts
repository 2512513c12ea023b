// Checks the lines of a guest list: invalid fields, and people who already have a ticket.
import { createHash } from 'node:crypto'
import { type GuestLine, guestKey, isFit, readGuestList } from '@forum/domain/order/guest-list.ts'
import { fold } from '@forum/domain/search/fold.ts'
import { mailbox } from '../forms/mailbox.ts'
import { ordersWhere, ticketsWhere } from '../orders/order-rows.ts'
import type { Transaction } from '../storage/database.ts'

/** A guest list of the organisers. */
export type GuestList = {
  forumYear: number
  ticketId: string
  /** The organisers' name for these seats. Together with ticket kind and person it identifies an invitation. */
  allocation: string
  /** The pasted text. */
  text: string
  /** Also invites people who have another ticket of the edition. */
  isForHolders: boolean
}

/** `known`: order number if the person already has this invitation. `has`: number of another ticket of the person. */
export type CheckedLine = GuestLine & { key: string; known: string | null; has: string | null; isInvited: boolean }

/** Checks each line and decides whether to invite; stores nothing. */
export async function checkGuestList(tx: Transaction, list: GuestList): Promise<CheckedLine[]> {
  const lines = readGuestList(list.text, mailbox)
  const holders = await holdersOf(tx, list.forumYear)
  return lines.map((line) => {
    const person = guestKey(line.guest.name, mailbox(line.guest.email))
    const key = keyOf(list, person)
    const own = isFit(line) ? holders.get(person) : undefined
    const known = own?.find((ticket) => isSame(ticket, list))?.order ?? null
    const has = known ? null : (own?.[0]?.ticket ?? null)
    return { ...line, key, known, has, isInvited: isFit(line) && known === null && (has === null || list.isForHolders) }
  })
}

type Held = { order: string; ticket: string; ticketIds: readonly string[]; source: string; allocation: string }

const isSame = ({ ticketIds, source, allocation }: Held, list: GuestList) =>
  source === 'invitation' && fold(allocation) === fold(list.allocation) && ticketIds.includes(list.ticketId)

/** Valid tickets of an edition by holder; a ticket without its own address belongs to the buyer. */
async function holdersOf(tx: Transaction, forumYear: number): Promise<Map<string, Held[]>> {
  const [orders, tickets] = await Promise.all([
    ordersWhere(tx, "WHERE forum_year = ? AND status = 'paid'", forumYear),
    ticketsWhere(tx, "WHERE forum_year = ? AND state = 'valid' ORDER BY issued_at, seat", forumYear),
  ])
  const byId = new Map(orders.map((order) => [order.id, order]))
  const holders = new Map<string, Held[]>()
  for (const { orderId, seat, attendee } of tickets) {
    const order = byId.get(orderId)
    if (!order) continue
    const person = guestKey(attendee.name, mailbox(attendee.email || order.buyer.email))
    const ticketIds = order.lines.map(({ ticketId }) => ticketId)
    const held = { order: order.number, ticket: `${order.number}/${seat + 1}`, ticketIds, ...order.origin }
    holders.set(person, [...(holders.get(person) ?? []), held])
  }
  return holders
}

/** Idempotency key of an invitation: edition, ticket kind, allocation, person. */
function keyOf({ forumYear, ticketId, allocation }: GuestList, person: string): string {
  const content = JSON.stringify(['invitation', forumYear, ticketId, fold(allocation), person])
  return createHash('sha256').update(content).digest('base64url').slice(0, 22)
}
