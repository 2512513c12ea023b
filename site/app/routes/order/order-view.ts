// Data of the order page. Pure.
import { textFrom } from '@forum/domain/localisation/local-text.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { termsLinks } from '@forum/domain/order/consent.ts'
import { type Attempt, type DisplayStatus, displayStatusOf, isUnfulfillable, mayPay } from '@forum/domain/order/display-status.ts'
import type { Seller } from '@forum/domain/order/invoice.ts'
import type { CorrectableInvoice } from '@forum/domain/order/invoice-version.ts'
import { type Attendee, type IssuedTicket, isPartPaid, isUnconfirmed, type Order, openSum } from '@forum/domain/order/order.ts'
import { fixedBecause } from '@forum/domain/order/own-change.ts'
import { discountOf, fullPrice } from '@forum/domain/order/promo-code.ts'
import { booksOf, type KnownPayment, type Refund } from '@forum/domain/order/refund.ts'
import { vatIn } from '@forum/domain/order/vat.ts'
import type { Receipt } from '@forum/domain/payment/payment.ts'
import type { QrDrawing } from '@forum/domain/payment/qr-drawing.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import { exactPrice, formatPrice } from '@forum/domain/ticket/price.ts'
import { clockText, dateAt, fullDate } from '@forum/domain/time/kyiv-time.ts'
import type { SellerView } from '@forum/site/app/ordering/seller/seller-line.tsx'
import { type BookPaper, bookPapersView } from './book-papers-view.ts'
import { correctionView } from './correction-view.ts'
import { invoiceView } from './invoice-view.ts'

/** The order from the desk, and its context. */
export type OrderViewOptions = {
  order: Order
  /** Newest first. */
  payments: readonly (Attempt & KnownPayment)[]
  tickets: readonly Pick<IssuedTicket, 'seat' | 'pageKey' | 'title' | 'attendee' | 'state' | 'usedAt'>[]
  refunds: readonly Refund[]
  receipts: readonly Pick<Receipt, 'kind' | 'address'>[]
  /** Credit notes and acts; missing: none. */
  papers?: readonly BookPaper[]
  seller: Seller | null
  /** Provider of card payments; null: none. */
  provider: string | null
  hasCalendar: boolean
  /** Versions of its invoice; missing: not shown. */
  correctable?: CorrectableInvoice
  /** Deadline for changing attendees, exclusive; null: unknown. */
  changesEnd?: Instant | null
  /** Opened through the mail's link. */
  isFromLetter?: boolean
  now: Instant
  locale: Locale
  userAgent: string
  /** Draws the QR code of an address. */
  draw(address: string): QrDrawing
}

export type OrderView = ReturnType<typeof orderView>

const minute = 60_000
const day = 24 * 60 * minute

export function orderView(given: OrderViewOptions) {
  const { order, payments, tickets, receipts, seller, locale, now, changesEnd = null } = given
  const { pageKey, number, total, lines, buyer, method } = order
  const displayStatus = displayStatusOf(order, payments, now)
  const discount = discountOf(lines)
  const people = lines.flatMap(({ attendees }) => attendees)
  return {
    pageKey,
    number,
    displayStatus,
    orderedOn: fullDate(order.createdAt, locale),
    /** Empty: erased. */
    email: buyer.email,
    isUnfulfillable: isUnfulfillable(order.status, payments),
    total: formatPrice(total),
    seats: people.length,
    /** At full prices. */
    lines: lines.map((line) => ({
      title: textFrom(line.title, order.locale, locale),
      quantity: line.attendees.length,
      price: formatPrice(fullPrice(line)),
      sum: formatPrice(fullPrice(line) * line.attendees.length),
    })),
    /** Discount of a promo code. */
    discount: discount && { code: discount.code, sum: `−${formatPrice(discount.sum)}` },
    /** `rate` null: without VAT; null: the seller is unknown. */
    vat: seller && vatView(total, order.vatRate, locale),
    /** What transfers brought, and what is missing; null: nothing came, or all of it. */
    part: isPartPaid(order) ? { received: exactPrice(order.received, locale), open: exactPrice(openSum(order), locale) } : null,
    /** Refunded and remaining sums; null: no refund. */
    books: booksView(given),
    seller: seller && sellerView(seller),
    terms: termsLinks(order.consent, ''),
    /** Available fiscal receipts. */
    receipts: receipts.flatMap(({ kind, address }) => (address === null ? [] : [{ kind, address }])),
    papers: bookPapersView(given.papers ?? [], locale),
    attendees: tickets.length > 0 ? [] : people.filter(({ name }) => name !== '').map(personView),
    tickets: tickets.map((ticket) => ({
      seat: ticket.seat + 1,
      pageKey: ticket.pageKey,
      title: textFrom(ticket.title, order.locale, locale),
      ...personView(ticket.attendee),
      isGood: ticket.state === 'valid' && displayStatus === 'paid',
      attendee: ticket.attendee,
      fixed: fixedBecause(order, ticket, changesEnd, now),
    })),
    /** Changing attendees: the last day, `''` if unknown, or why it is over; null: not shown. */
    ownChange: ownChangeView(given),
    /** A card payment that can start now; `with` null: no provider. */
    payment: mayPay(order, now) ? paymentView(order.expiresAt, given) : null,
    invoice: method === 'bank' && total > 0 && seller && isOwed(displayStatus) ? invoiceView({ ...given, seller }) : null,
    /** Its versions, and the form that corrects it; null: there is no invoice. */
    correction: correctionView(given, displayStatus),
    /** Seats held by an invoice. `until` null: not held yet. */
    hold: displayStatus === 'invoice' ? holdView(given) : null,
    hasCalendar: given.hasCalendar && displayStatus === 'paid',
  }
}

/** One sentence for all tickets: the last day to change attendees, or that it has passed. */
function ownChangeView({ order, tickets, now, locale, changesEnd = null }: OrderViewOptions) {
  const reasons = tickets.map((ticket) => fixedBecause(order, ticket, changesEnd, now))
  if (reasons.includes('tooLate')) return { because: 'tooLate' as const }
  if (!reasons.includes(null)) return null
  return { until: changesEnd === null ? '' : fullDate(changesEnd - 1, locale) }
}

function holdView({ order, now, locale, isFromLetter = false }: OrderViewOptions) {
  const { confirmKey, heldUntil } = order
  if (confirmKey === '') return null
  const until = heldUntil > now ? { date: fullDate(heldUntil, locale), time: clockText(heldUntil) } : null
  return { until, isConfirmed: !isUnconfirmed(order), isFromLetter }
}

/** The invoice is paid or due; a cancelled order has none. */
function isOwed(displayStatus: DisplayStatus): boolean {
  return displayStatus === 'invoice' || displayStatus === 'paid'
}

function personView({ name, position, company }: Attendee) {
  return { name, about: [position, company].filter(Boolean).join(', ') }
}

function booksView({ order, payments, refunds, locale }: OrderViewOptions) {
  const { refunded, remaining } = booksOf(order, { payments, refunds })
  return refunded === 0 ? null : { refunded: exactPrice(refunded, locale), remaining: exactPrice(remaining, locale) }
}

function sellerView({ name, code, address, email, phone }: Seller): SellerView {
  return { name, code, address, email, phone }
}

function vatView(total: number, rate: number | null, locale: Locale) {
  return rate === null ? { rate } : { rate, sum: exactPrice(vatIn(total, rate), locale) }
}

function paymentView(expiresAt: Instant, { now, locale, provider }: OrderViewOptions) {
  const left = expiresAt - now
  return {
    with: provider === null ? null : provider === 'test' ? 'test' : 'provider',
    held: {
      date: left > day || dateAt(expiresAt) !== dateAt(now) ? fullDate(expiresAt, locale) : null,
      time: clockText(expiresAt),
      minutesLeft: Math.floor(left / minute),
    },
  }
}
