// Invites a guest list: one free order with one ticket per guest, in one transaction. The same list twice creates nothing twice.
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { noConsent } from '@forum/domain/order/consent.ts'
import { mostGuests } from '@forum/domain/order/guest-list.ts'
import { type Attendee, cardTimeout, type NewOrder, type Order, type OrderOrigin } from '@forum/domain/order/order.ts'
import type { Ticket } from '@forum/domain/ticket/ticket.ts'
import type { OrderContext } from '../orders/order-context.ts'
import { SoldOut, seatsLeft } from '../orders/seats.ts'
import { type NotStored, orNotStored, storeOrderIn } from '../orders/store-order.ts'
import { type CheckedLine, checkGuestList, type GuestList } from './guest-list.ts'

export type Invitation = Omit<GuestList, 'ticketId'> & {
  ticket: Pick<Ticket, 'id' | 'quota'>
  /** Name of the ticket in the language of the mails. */
  title: string
  locale: Locale
  /** Who invites, in the mail; empty: the forum. */
  giver: string
}

export type Inviting =
  /** `made`: new orders; the lines say why others were not invited. */
  { outcome: 'invited'; lines: CheckedLine[]; made: Order[] } | { outcome: 'tooMany' } | NotStored

/** Invites all valid lines, or nobody if there are too few seats. */
export function inviteGuests(context: OrderContext, invitation: Invitation): Promise<Inviting> {
  const { ticket, giver, allocation } = invitation
  const quotas = new Map([[ticket.id, ticket.quota]])
  return orNotStored(() =>
    context.database.transaction(async (tx): Promise<Inviting> => {
      const lines = await checkGuestList(tx, { ...invitation, ticketId: ticket.id })
      const chosen = lines.filter(({ isInvited }) => isInvited)
      if (chosen.length > mostGuests) return { outcome: 'tooMany' }
      const left = (await seatsLeft(tx, context.now()))(ticket.id, ticket.quota)
      if (left !== null && chosen.length > left) throw new SoldOut(ticket.id, left)
      const made: Order[] = []
      for (const line of chosen) {
        const order = givenOrder({ ...invitation, guest: line.guest }, { source: 'invitation', allocation, giver }, context.now())
        const stored = await storeOrderIn(tx, context, order, { quotas, keys: [line.key], placedFrom: null })
        if (stored.outcome !== 'placed') continue
        if (stored.isNew) made.push(stored.order)
        // The invitation exists under another name, or was erased: erased people are not written to again.
        else Object.assign(line, { known: stored.order.number, isInvited: false })
      }
      return { outcome: 'invited', lines, made }
    }),
  )
}

type GuestTicket = Pick<Invitation, 'forumYear' | 'locale' | 'title' | 'ticket'> & { guest: Attendee; phone?: string }

/** An order of one free seat, whatever the ticket's price; it is paid at once. */
export function givenOrder(
  { forumYear, locale, title, ticket, guest, phone = '' }: GuestTicket,
  origin: OrderOrigin,
  now: number,
): NewOrder {
  return {
    forumYear,
    locale,
    method: 'card',
    buyer: { name: guest.name, email: guest.email, phone, company: '', edrpou: '' },
    lines: [{ ticketId: ticket.id, title, price: 0, attendees: [guest] }],
    consent: noConsent(now),
    createdAt: now,
    expiresAt: now + cardTimeout,
    origin,
  }
}
