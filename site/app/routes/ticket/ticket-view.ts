// Data of the ticket page. Pure.
import { textFrom } from '@forum/domain/localisation/local-text.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import type { IssuedTicket, Order } from '@forum/domain/order/order.ts'
import type { QrDrawing } from '@forum/domain/payment/qr-drawing.ts'
import { clockAt, fullDate } from '@forum/domain/time/kyiv-time.ts'

export type TicketViewOptions = {
  ticket: Pick<IssuedTicket, 'pageKey' | 'title' | 'attendee' | 'state' | 'usedAt'>
  order: Pick<Order, 'number' | 'status' | 'locale'>
  /** Details of the edition. */
  edition: { forum: string; date: string; place: string; calendar: string | null }
  locale: Locale
  draw(): QrDrawing
}

export type TicketView = ReturnType<typeof ticketView>

export function ticketView({ ticket, order, edition, locale, draw }: TicketViewOptions) {
  const { pageKey, title, attendee, usedAt } = ticket
  const state = ticket.state === 'cancelled' || order.status !== 'paid' ? 'cancelled' : usedAt === null ? 'valid' : 'used'
  const { forum, date, place, calendar } = edition
  return {
    pageKey,
    state,
    used: state === 'used' && usedAt !== null ? { date: fullDate(usedAt, locale), time: clockAt(usedAt) } : null,
    title: textFrom(title, order.locale, locale),
    name: attendee.name,
    about: [attendee.position, attendee.company].filter(Boolean).join(', '),
    orderNumber: order.number,
    forum,
    date,
    place,
    hasCalendar: calendar !== null && state !== 'cancelled',
    /** null: the ticket is void, so it has no code. */
    code: state === 'cancelled' ? null : draw(),
  }
}
