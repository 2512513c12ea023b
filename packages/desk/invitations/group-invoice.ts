import { noConsent } from '@forum/domain/order/consent.ts'
import { type Attendee, invoiceExpiry, type NewOrder } from '@forum/domain/order/order.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import type { Request } from './answer-request.ts'

export type GroupInvoice = {
  forumYear: number
  /** Ticket kind, its name in the language of the request, and its current price in whole hryvnias. */
  line: { ticketId: string; title: string; price: number }
  seats: number
  /** The payer: a company with its code, or the person who asked. */
  company: string
  edrpou: string
  /** Pays from a bank abroad. */
  isAbroad?: boolean
  /** People known already; the others are named later. */
  people: readonly Attendee[]
  invoiceDays: number
  /** End of the sale, start and end of the forum: the invoice expires before all of them. */
  ends: readonly Instant[]
}

/** The invoice order of a group: as if made with the bank order form, with as many seats as the group needs. */
export function groupInvoiceOrder(request: Request, invoice: GroupInvoice, now: Instant): NewOrder {
  const { name, email, phone, locale } = request
  const { forumYear, line, seats, company, edrpou, isAbroad, people, invoiceDays, ends } = invoice
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
    buyer: { name, email, phone, company, edrpou, ...(isAbroad && { isAbroad }) },
    lines: [{ ...line, attendees: Array.from({ length: seats }, (_, place) => people[place] ?? unnamed(place)) }],
    consent: noConsent(now),
    createdAt: now,
    expiresAt: invoiceExpiry(now, invoiceDays, ends),
    origin: { source: 'group', allocation: '', giver: '' },
  }
}
