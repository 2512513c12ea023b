// An order of tickets: what was asked for, by whom, for whom, and how it stands.
import type { Locale } from '../localisation/locale.ts'
import { dateAt, parseMoment } from '../programme/kyiv-time.ts'
import type { Instant, RecordId } from '../record.ts'
import type { Consent } from './consent.ts'

export const paymentMethods = ['card', 'bank'] as const

export type PaymentMethod = (typeof paymentMethods)[number]

/** The states of the content service's records, too. */
export const orderStatuses = ['awaiting_payment', 'paid', 'failed', 'cancelled', 'refunded'] as const

export type OrderStatus = (typeof orderStatuses)[number]

export type Buyer = {
  name: string
  email: string
  phone: string
  /** Of a legal person that pays by bank; empty otherwise. */
  company: string
  edrpou: string
}

export type Attendee = { name: string; company: string; position: string; email: string }

export type OrderLine = {
  ticketId: RecordId
  /** The ticket's name in the language of the order. */
  title: string
  /** Whole hryvnias for one, as it was when the order was placed. */
  price: number
  /** A promo code made it cheaper: what it would have cost without (promo-code.ts). */
  reduced?: { from: number; code: string }
  attendees: readonly Attendee[]
}

/** `site`: a visitor placed it; the others are placed by the organisers: a guest's free ticket, that of a journalist, the invoice for a group. */
export const orderSources = ['site', 'invitation', 'press', 'group'] as const

export type OrderOrigin = {
  source: (typeof orderSources)[number]
  /** Whose seats they are, in the organisers' own words: "Partners", "Speakers". */
  allocation: string
  /** Who gives them, as the letter says it; empty: the forum. */
  giver: string
}

export const fromSite: OrderOrigin = { source: 'site', allocation: '', giver: '' }

/** Nobody bought it: the organisers gave it. */
export const isGiven = ({ origin: { source } }: Pick<Order, 'origin'>) => source === 'invitation' || source === 'press'

export type Order = {
  /** UUID; also the key of its record in the content service. */
  id: string
  /** What people call it: `2025-00042`. */
  number: string
  /** The unguessable part of its page's address. */
  pageKey: string
  forumYear: number
  locale: Locale
  method: PaymentMethod
  status: OrderStatus
  buyer: Buyer
  lines: readonly OrderLine[]
  /** Whole hryvnias. */
  total: number
  /** What the buyer agreed to, and when. */
  consent: Consent
  createdAt: Instant
  /** When it may not be paid any more. */
  expiresAt: Instant
  /** Until when its seats are held if nothing is paid; never after `expiresAt`. */
  heldUntil: Instant
  /** Stands only in the address in the letter: whoever has it reads the buyer's mail. Empty: nothing is to be confirmed. */
  confirmKey: string
  /** When the seats were confirmed from the letter. */
  confirmedAt: Instant | null
  paidAt: Instant | null
  /** When the organisers took it back: no money makes it good again. */
  revokedAt: Instant | null
  origin: OrderOrigin
}

/** An order that nobody has placed yet; without an `origin` a visitor places it. */
export type NewOrder = Omit<
  Order,
  | 'id'
  | 'number'
  | 'pageKey'
  | 'status'
  | 'total'
  | 'paidAt'
  | 'revokedAt'
  | 'heldUntil'
  | 'confirmKey'
  | 'confirmedAt'
  | 'origin'
> & { origin?: OrderOrigin }

export const ticketStates = ['valid', 'cancelled'] as const

/** One seat of a paid order. */
export type IssuedTicket = {
  id: string
  orderId: string
  /** Counted from 0 through all lines of the order. */
  seat: number
  /** The unguessable part of its page's address. */
  pageKey: string
  /** The ticket's name in the language of the order. */
  title: string
  attendee: Attendee
  forumYear: number
  state: (typeof ticketStates)[number]
  issuedAt: Instant
  /** When it let somebody in; null: not yet. */
  usedAt: Instant | null
}

/** Seats are held so long for a payment by card, milliseconds (product.md, 6.3). */
export const cardTimeout = 30 * 60_000

const second = 1000
const day = 24 * 60 * 60_000

/** An invoice that was not confirmed from its letter holds seats so long at most, milliseconds (product.md, 6.3). */
export const unconfirmedTimeout = day

/** All invoices that were not confirmed hold this share of a ticket's seats at most. */
export const unconfirmedShare = 0.2

/** Whether its seats are to be confirmed from the letter. */
export function isUnconfirmed({
  status,
  confirmKey,
  confirmedAt,
}: Pick<Order, 'status' | 'confirmKey' | 'confirmedAt'>): boolean {
  return status === 'awaiting_payment' && confirmKey !== '' && confirmedAt === null
}

/**
 * When an invoice of `createdAt` runs out that is to be paid within so many days: with the last of them in Kyiv, but never after one of
 * `ends` (the end of a sale, the forum), each of which is the first moment that is too late. Ends that lie behind bind no more.
 */
export function invoiceExpiry(createdAt: Instant, days: number, ends: readonly Instant[] = []): Instant {
  const last = parseMoment(`${dateAt(createdAt + days * day)}T23:59:59`) ?? createdAt + days * day
  return Math.min(last, ...ends.filter((end) => end > createdAt).map((end) => end - second))
}

/** The sum of the lines, whole hryvnias. */
export function totalOf(lines: readonly Pick<OrderLine, 'price' | 'attendees'>[]): number {
  return lines.reduce((sum, { price, attendees }) => sum + price * attendees.length, 0)
}

/** `sequence`: counts the orders of the edition from 1. */
export function orderNumber(forumYear: number, sequence: number): string {
  return `${forumYear}-${String(sequence).padStart(5, '0')}`
}

/** Which ticket of the content a seat of an order is: seats are counted through all lines; undefined for a seat that is none. */
export function ticketOfSeat({ lines }: Pick<Order, 'lines'>, seat: number): RecordId | undefined {
  return lines.flatMap(({ ticketId, attendees }) => attendees.map(() => ticketId))[seat]
}
