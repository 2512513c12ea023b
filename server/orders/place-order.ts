// Places an order from what a visitor sent: all that lies between the form and the database, callable without any page.
import { createHash } from 'node:crypto'
import type { LegalDocument } from '#domain/contact/contact.ts'
import type { Forum } from '#domain/forum/forum.ts'
import type { Locale } from '#domain/localisation/locale.ts'
import { type Choice, type ChoiceFault, linesOf, readChoices } from '#domain/order/choice.ts'
import { consentTo, missingTerms, type RefundTerms } from '#domain/order/consent.ts'
import { cardTimeout, invoiceExpiry, type NewOrder, type Order, type PaymentMethod } from '#domain/order/order.ts'
import { type OrderFault, readOrderForm } from '#domain/order/order-request.ts'
import {
  type CodeFault,
  codeField,
  codeText,
  discountOf,
  type PromoCode,
  priceWith,
  reducedLines,
} from '#domain/order/promo-code.ts'
import type { Instant } from '#domain/record.ts'
import { orderForm } from '#domain/submission/form-fields.ts'
import { type TicketOnSale, ticketsOnSale } from '#domain/ticket/on-sale.ts'
import { type SoldEdition, saleOf } from '#domain/ticket/sale.ts'
import { StorageFault } from '../storage/database.ts'
import type { FormGuard, Visitor } from '../submissions/form-guard.ts'
import type { RateLimit } from '../submissions/rate-limit.ts'
import type { OrderLimit } from './order-limits.ts'
import type { Orders } from './orders.ts'

export type OrderRequest = {
  /** The edition whose tickets are ordered. */
  edition: SoldEdition & Pick<Forum, 'ticketGroups'>
  /** Of the edition that sells. */
  currentForumYear: number
  /** The site's clock, which the windows of the sale follow. */
  siteNow: Instant
  /** Among them the offer, the refund terms and the privacy policy that the visitor could read. */
  documents: readonly LegalDocument[]
  locale: Locale
  method: PaymentMethod
  /** null: what was sent is no form. */
  form: FormData | null
  /** Number of the order beside which this one is meant, though it says the same. */
  besides?: string | undefined
  /** Key of their page of the waiting list, by which they came. */
  offer?: string | undefined
  /** Whose network is counted, as a digest. */
  visitor: Visitor
}

/** What tickets cost with the code that was typed, whole hryvnias by ticket: those that it makes cheaper. */
type ReductionShown = { code: string; prices: Readonly<Record<string, number>> }

/** Faults of fields by their names, and what a good code makes of the prices. */
type OfCode = { faults: Readonly<Record<string, OrderFault>>; reduction?: ReductionShown }

export type OrderOutcome =
  /** `order` waits for its money, or is paid when it is free. `isNew` false: the same form had been sent before. */
  | { outcome: 'placed'; order: Order; isNew: boolean }
  /** Nothing is sold now, or not in this way, or nobody says who sells and under which terms. */
  | { outcome: 'closed' }
  /** A button was pressed that orders nothing: the form is to be drawn once more, with what is on sale. */
  | ({ outcome: 'notSent'; intent: string; onSale: readonly TicketOnSale[] } & OfCode)
  /** To be sent once more, from a form drawn anew. */
  | { outcome: 'again' }
  /** The form cannot be taken as it is: its choice of tickets, or fields by their names. */
  | ({ outcome: 'faulty'; choice: Exclude<ChoiceFault, 'priceChanged'> | null; codeLeft?: number } & OfCode)
  /** A chosen ticket costs something else by now than beside it in the form: the sum is to be agreed to anew. */
  | ({ outcome: 'priceChanged'; onSale: readonly TicketOnSale[] } & OfCode)
  | { outcome: 'soldOut'; ticketId: string; left: number }
  /** The buyer, or the network they sit in, has too much that is not paid. */
  | { outcome: 'overLimit'; limit: OrderLimit }
  /** The machine could not store it. */
  | { outcome: 'refused' }

export type PlaceOrderOptions = {
  orders: Pick<Orders, 'store' | 'seatsLeft' | 'code'>
  /** How often a network may name codes that are none. */
  codeTries: Pick<RateLimit, 'take' | 'wait'>
  formGuard: Pick<FormGuard, 'admits'>
  /** The ways to pay that the site is set up for. */
  ways: Readonly<Record<PaymentMethod, boolean>>
  /** Digest of the network of a visitor's address; empty: it is nobody's own. */
  placedFrom(address: string): string
  /** The same, but lasting: the same network before and after a restart. */
  sentFrom(address: string): string
  /** false: nobody is named who sells. */
  hasSeller: boolean
  refundTerms: RefundTerms
  /** Days within which an invoice is to be paid. */
  invoiceDays: number
  /** The site's clock, in milliseconds since 1970. */
  now(): number
}

/** Reads, checks and stores in this order; the same form sent twice from one network, while its order holds its seats, is one order. */
export async function placeOrder(request: OrderRequest, options: PlaceOrderOptions): Promise<OrderOutcome> {
  const { edition, currentForumYear, locale, siteNow, method, form } = request
  const { orders, formGuard, ways, hasSeller, refundTerms } = options
  if (saleOf(edition, currentForumYear, siteNow) !== 'started' || !ways[method]) return { outcome: 'closed' }
  if (missingTerms(hasSeller, request.documents, refundTerms).length > 0) return { outcome: 'closed' }
  if (!form) return { outcome: 'again' }
  const left = await orders.seatsLeft(request.offer).catch(whenStorageFails)
  if (left === null) return { outcome: 'refused' }
  const onSale = ticketsOnSale(edition, { locale, now: siteNow, left })
  const intent = form.get('intent')
  const isSent = typeof intent !== 'string' || intent === 'order'
  const isAdmitted = formGuard.admits(orderForm, form)
  if (isSent && !isAdmitted) return { outcome: 'again' }
  const typed = isAdmitted ? await codeIn(request, form, options).catch(whenStorageFails) : noCode
  if (typed === null) return { outcome: 'refused' }
  const ofCode: OfCode = {
    faults: typed.fault ? { [codeField]: typed.fault } : {},
    ...(typed.code && !typed.fault && { reduction: reductionOf(typed.code, onSale) }),
  }
  if (!isSent) return { outcome: 'notSent', intent, onSale, ...ofCode }

  const choice = readChoices(onSale, form)
  const reading = readOrderForm(form, choice.isValid ? choice.choices : [], method)
  if (!choice.isValid || !reading.isValid || (typed.fault && !typed.code)) {
    const faults = { ...(reading.isValid ? {} : reading.faults), ...ofCode.faults }
    const fault = choice.isValid ? null : choice.fault
    if (fault === 'priceChanged') return { outcome: 'priceChanged', onSale, ...ofCode, faults }
    return { outcome: 'faulty', choice: fault, ...ofCode, faults }
  }
  const full = linesOf(choice.choices, reading.attendees)
  const lines = typed.code ? reducedLines(full, typed.code) : full
  if (typed.code && discountOf(lines) === null)
    return { outcome: 'faulty', choice: null, faults: { [codeField]: 'otherKindCode' } }
  const terms = termsOf(request, options, choice.choices)
  return stored({ ...terms, forumYear: edition.year, locale, method, buyer: reading.buyer, lines }, onSale, request, options)
}

async function stored(
  order: NewOrder,
  onSale: readonly TicketOnSale[],
  { besides, visitor, offer }: OrderRequest,
  { orders, sentFrom, placedFrom }: PlaceOrderOptions,
): Promise<OrderOutcome> {
  const { forumYear: year, buyer, lines, method } = order
  const storing = await orders.store(
    order,
    new Map(onSale.map(({ ticket: { id, quota } }) => [id, quota])),
    // The same form is the same order, a changed one is another. From elsewhere too: whoever knows what somebody ordered is not led to it.
    digest({ year, buyer, lines, method, from: sentFrom(visitor.address), besides }),
    placedFrom(visitor.address),
    offer,
  )
  if (storing.outcome === 'refused') return { outcome: 'refused' }
  if (storing.outcome === 'codeRefused')
    return { outcome: 'faulty', choice: null, faults: { [codeField]: storing.fault }, codeLeft: storing.left }
  return storing
}

type CodeTyped = { code: PromoCode | null; fault: CodeFault | null }

const noCode: CodeTyped = { code: null, fault: null }

/**
 * The code that was typed. Whoever guesses is told to wait, and learns of no code meanwhile, right or wrong. One that is not good any more is
 * refused when the order is stored: the same form sent again is found before.
 */
async function codeIn(
  { edition, visitor }: OrderRequest,
  form: FormData,
  { orders, codeTries, now }: PlaceOrderOptions,
): Promise<CodeTyped> {
  const text = codeText(form.get(codeField))
  if (text === '') return noCode
  if (codeTries.wait(visitor.address, now()) !== null) return { code: null, fault: 'tooManyTries' }
  const found = await orders.code(edition.year, text)
  // Of guesses that are made at once, those that are read after the last one that is allowed learn nothing, either.
  if (codeTries.wait(visitor.address, now()) !== null) return { code: null, fault: 'tooManyTries' }
  if (found) return found
  codeTries.take(visitor.address, now())
  return { code: null, fault: 'unknownCode' }
}

function reductionOf(code: PromoCode, onSale: readonly TicketOnSale[]): ReductionShown {
  const prices = onSale.flatMap(({ ticket: { id, price } }) => {
    const reduced = priceWith(code, id, price)
    return reduced === null ? [] : [[id, reduced] as const]
  })
  return { code: code.code, prices: Object.fromEntries(prices) }
}

function whenStorageFails(error: unknown): null {
  if (error instanceof StorageFault) return null
  throw error
}

/**
 * An order may be paid for half an hour, or to the end of the last day of its invoice: never longer than its tickets are sold, nor than the
 * forum lasts. Documents are those that stood there.
 */
function termsOf(
  { method, documents, locale, edition, siteNow }: OrderRequest,
  { now, invoiceDays, refundTerms }: PlaceOrderOptions,
  choices: readonly Choice[],
) {
  const createdAt = now()
  // The windows of the sale follow the site's clock, which may stand elsewhere.
  const ends = [...choices.map(({ ticket }) => ticket.saleEnd), edition.start, edition.end].flatMap((end) =>
    end === null ? [] : [end - siteNow + createdAt],
  )
  return {
    createdAt,
    expiresAt: method === 'card' ? createdAt + cardTimeout : invoiceExpiry(createdAt, invoiceDays, ends),
    consent: consentTo(documents, refundTerms, locale, createdAt),
  }
}

function digest(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22)
}
