import { noConsent } from '#domain/order/consent.ts'
import { type Attendee, invoiceExpiry, type NewOrder } from '#domain/order/order.ts'
import type { Instant } from '#domain/record.ts'
import type { Request } from './answer-request.ts'

export type GroupInvoice = {
  forumYear: number
  /** The kind, its name in the language of the request, and the price that is asked now, whole hryvnias. */
  line: { ticketId: string; title: string; price: number }
  seats: number
  /** Who pays: a company with its code, or whoever asked. */
  company: string
  edrpou: string
  /** Those who are known already; the others are named later. */
  people: readonly Attendee[]
  invoiceDays: number
  /** The end of the sale, the beginning and the end of the forum: no invoice may be paid later. */
  ends: readonly Instant[]
}

/** The invoice of a group: the order that the form for bank details would make, for as many seats as the group needs. */
export function groupInvoiceOrder(request: Request, invoice: GroupInvoice, now: Instant): NewOrder {
  const { name, email, phone, locale } = request
  const { forumYear, line, seats, company, edrpou, people, invoiceDays, ends } = invoice
  const group = company || request.company || name
  const unnamed = (place: number): Attendee => ({
    name: `${group} – ${place + 1}`,
    company: request.company,
    position: '',
    email: '',
  })
  return {
    forumYear,
    locale,
    method: 'bank',
    buyer: { name, email, phone, company, edrpou },
    lines: [{ ...line, attendees: Array.from({ length: seats }, (_, place) => people[place] ?? unnamed(place)) }],
    consent: noConsent(now),
    createdAt: now,
    expiresAt: invoiceExpiry(now, invoiceDays, ends),
    origin: { source: 'group', allocation: '', giver: '' },
  }
}
