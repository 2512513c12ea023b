// An order of tickets.
import type { Locale } from '../localisation/locale.ts'
import type { EuroRate } from '../payment/euro.ts'
import type { PaymentMethod } from '../payment/payment.ts'
import type { Instant, RecordId } from '../record/record.ts'
import { dateAt, parseMoment } from '../time/kyiv-time.ts'
import type { Consent } from './consent.ts'

/** Also the states of the content service's records. */
export const orderStatuses = ['awaiting_payment', 'paid', 'failed', 'cancelled', 'refunded'] as const

export type OrderStatus = (typeof orderStatuses)[number]

export type Buyer = {
  name: string
  email: string
  phone: string
  /** For a company that pays by bank; otherwise empty. */
  company: string
  edrpou: string
  /** Pays from a bank abroad; `edrpou` is a tax number as its country writes it. */
  isAbroad?: true
  /** Postal or legal address of who pays, on the invoice; missing: none. */
  address?: string
}

export type Attendee = { name: string; company: string; position: string; email: string }

export type OrderLine = {
  ticketId: RecordId
  /** Ticket name in the language of the order. */
  title: string
  /** Whole hryvnias per ticket at the time of the order. */
  price: number
  /** Reduced by a promo code: the full price and the code (promo-code.ts). */
  reduced?: { from: number; code: string }
  attendees: readonly Attendee[]
}

/** `site`: placed by a visitor; the others by organisers: a guest's free ticket, a journalist's, a group's invoice. */
export const orderSources = ['site', 'invitation', 'press', 'group'] as const

export type OrderOrigin = {
  source: (typeof orderSources)[number]
  /** The organisers' name for these seats: "Partners", "Speakers". */
  allocation: string
  /** Who gives them, in the mail; empty: the forum. */
  giver: string
}

export const fromSite: OrderOrigin = { source: 'site', allocation: '', giver: '' }

/** A free ticket from the organisers. */
export const isGiven = ({ origin: { source } }: Pick<Order, 'origin'>) => source === 'invitation' || source === 'press'

/** What is ordered, by whom, on which terms and until when. */
type Ordered = {
  forumYear: number
  locale: Locale
  method: PaymentMethod
  buyer: Buyer
  lines: readonly OrderLine[]
  /** What the buyer agreed to, and when. */
  consent: Consent
  createdAt: Instant
  /** Payment deadline. */
  expiresAt: Instant
}

export type Order = Ordered & {
  /** UUID; also the key of its record in the content service. */
  id: string
  /** Order number for people: `2025-00042`. */
  number: string
  /** The secret part of its page's address. */
  pageKey: string
  status: OrderStatus
  /** Whole hryvnias. */
  total: number
  /** Kopiykas that transfers brought for it so far; at most the total. A card payment is not in it. */
  received: number
  /** Until when unpaid seats are held; never after `expiresAt`. */
  heldUntil: Instant
  /** Key in the confirmation link of the mail: it proves access to the buyer's mailbox. Empty: nothing to confirm. */
  confirmKey: string
  /** When the seats were confirmed through the mail. */
  confirmedAt: Instant | null
  paidAt: Instant | null
  /** When the organisers cancelled it: a later payment does not restore it. */
  revokedAt: Instant | null
  origin: OrderOrigin
  /** VAT that its prices included when it was placed, per cent; null: the seller paid none. */
  vatRate: number | null
  /** For sums in euro, as it was when the order was placed; null: there was none. */
  euroRate: EuroRate | null
}

/** An order to place; without `origin` by a visitor. */
export type NewOrder = Ordered & { origin?: OrderOrigin }

export const ticketStates = ['valid', 'cancelled'] as const

/** The ticket of one seat of a paid order. */
export type IssuedTicket = {
  id: string
  orderId: string
  /** Counted from 0 across all order lines. */
  seat: number
  /** The secret part of its page's address. */
  pageKey: string
  /** Ticket name in the language of the order. */
  title: string
  attendee: Attendee
  forumYear: number
  state: (typeof ticketStates)[number]
  issuedAt: Instant
  /** First entry; null: none. */
  usedAt: Instant | null
}

/** How long seats are held for a card payment, milliseconds (product.md, 6.3). */
export const cardTimeout = 30 * 60_000

const second = 1000
const day = 24 * 60 * 60_000

/** How long an unconfirmed invoice holds seats at most, milliseconds (product.md, 6.3). */
export const unconfirmedTimeout = day

/** Maximum share of a ticket's seats held by all unconfirmed invoices. */
export const unconfirmedShare = 0.2

/** Whether its seats must be confirmed through the mail. */
export function isUnconfirmed({
  status,
  confirmKey,
  confirmedAt,
}: Pick<Order, 'status' | 'confirmKey' | 'confirmedAt'>): boolean {
  return status === 'awaiting_payment' && confirmKey !== '' && confirmedAt === null
}

/**
 * When an invoice created at `createdAt` expires: at the end of the last of `days` in Kyiv, but never after one of `ends` (end of sale, forum), which
 * are exclusive. Ends in the past are ignored.
 */
export function invoiceExpiry(createdAt: Instant, days: number, ends: readonly Instant[] = []): Instant {
  // From noon: a day on which the clock changes has 23 or 25 hours.
  const noon = parseMoment(`${dateAt(createdAt)}T12:00:00`) ?? createdAt
  const last = parseMoment(`${dateAt(noon + days * day)}T23:59:59`) ?? createdAt + days * day
  return Math.min(last, ...ends.filter((end) => end > createdAt).map((end) => end - second))
}

/** Sum of the lines in whole hryvnias. */
export function totalOf(lines: readonly Pick<OrderLine, 'price' | 'attendees'>[]): number {
  return lines.reduce((sum, { price, attendees }) => sum + price * attendees.length, 0)
}

/** Kopiykas that an order still waits for. */
export function openSum({ status, total, received }: Pick<Order, 'status' | 'total' | 'received'>): number {
  return status === 'paid' || status === 'refunded' ? 0 : total * 100 - received
}

/** Some of its money came by transfer, and not all. */
export function isPartPaid({ status, received }: Pick<Order, 'status' | 'received'>): boolean {
  return status === 'awaiting_payment' && received > 0
}

/** `sequence`: number of the order in the edition, from 1. */
export function orderNumber(forumYear: number, sequence: number): string {
  return `${forumYear}-${String(sequence).padStart(5, '0')}`
}

/** The ticket kind of a seat (counted across all lines); undefined: no such seat. */
export function ticketOfSeat({ lines }: Pick<Order, 'lines'>, seat: number): RecordId | undefined {
  return lines.flatMap(({ ticketId, attendees }) => attendees.map(() => ticketId))[seat]
}
