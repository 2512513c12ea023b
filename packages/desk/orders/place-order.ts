// Places an order from a submitted form. It can be called without a page.
import { createHash } from 'node:crypto'
import type { LegalDocument } from '@forum/domain/contact/contact.ts'
import type { Forum } from '@forum/domain/forum/forum.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { type Choice, type ChoiceFault, orderLinesOf, readChoices } from '@forum/domain/order/choice.ts'
import { consentTo, missingTerms, type RefundTerms } from '@forum/domain/order/consent.ts'
import { cardTimeout, invoiceExpiry, type NewOrder, type Order } from '@forum/domain/order/order.ts'
import { orderKeyIn } from '@forum/domain/order/order-key.ts'
import { type OrderFault, readOrderForm } from '@forum/domain/order/order-request.ts'
import {
  type CodeFault,
  codeField,
  codeText,
  countedCodeField,
  discountOf,
  type PromoCode,
  priceWith,
  reducedLines,
} from '@forum/domain/order/promo-code.ts'
import type { PaymentMethod } from '@forum/domain/payment/payment.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import { type TicketOnSale, ticketsOnSale } from '@forum/domain/sale/on-sale.ts'
import { type SoldEdition, saleOf } from '@forum/domain/sale/sale.ts'
import { orderForm } from '@forum/domain/submission/form-fields.ts'
import { circlesOf } from '@forum/ground/base/line.ts'
import type { RateLimit } from '@forum/ground/base/rate-limit.ts'
import type { FormGuard, Visitor } from '../forms/form-guard.ts'
import { StorageFault } from '../storage/database.ts'
import type { OrderLimit } from './order-limits.ts'
import type { Orders } from './orders.ts'
import type { OrderKeys } from './store-order.ts'

export type OrderRequest = {
  /** The edition whose tickets are ordered. */
  edition: SoldEdition & Pick<Forum, 'ticketGroups'>
  /** The edition that is on sale now. */
  currentForumYear: number
  /** The site's clock, which sale periods follow. */
  siteNow: Instant
  /** Includes the offer, the refund terms and the privacy policy that the visitor could read. */
  documents: readonly LegalDocument[]
  locale: Locale
  method: PaymentMethod
  /** null: the request body is not a form. */
  form: FormData | null
  /** Number of an existing identical order, if the visitor confirmed that they want a second one. */
  besides?: string | undefined
  /** Key of the visitor's page of the waiting list. */
  offer?: string | undefined
  /** Their network is counted as a digest. */
  visitor: Visitor
}

/** Prices with the typed code, whole hryvnias by ticket; only tickets that become cheaper. */
type ReductionShown = { code: string; prices: Readonly<Record<string, number>> }

/** Faults by field name, and reduced prices for a valid code. */
type OfCode = { faults: Readonly<Record<string, OrderFault>>; reduction?: ReductionShown }

export type OrderOutcome =
  /** `order` is unpaid, or paid if it is free. `isNew` false: the same form was submitted before. */
  | { outcome: 'placed'; order: Order; isNew: boolean }
  /** The sale or this payment method is closed, or seller or terms are missing. */
  | { outcome: 'closed' }
  /** A button that does not order was pressed: draw the form again with the current tickets. */
  | ({ outcome: 'notSent'; intent: string; onSale: readonly TicketOnSale[] } & OfCode)
  /** The token expired: submit a newly drawn form. */
  | { outcome: 'again' }
  /** The choice of tickets or some fields are invalid. */
  | ({ outcome: 'faulty'; choice: Exclude<ChoiceFault, 'priceChanged'> | null; codeLeft?: number } & OfCode)
  /** A price changed since the form was drawn: the buyer must agree to the new sum. */
  | ({ outcome: 'priceChanged'; onSale: readonly TicketOnSale[] } & OfCode)
  | { outcome: 'soldOut'; ticketId: string; left: number }
  /** The buyer or their network has too many unpaid orders. */
  | { outcome: 'overLimit'; limit: OrderLimit }
  /** The database could not store it. */
  | { outcome: 'refused' }

export type PlaceOrderOptions = {
  orders: Pick<Orders, 'store' | 'seatsLeft' | 'code'>
  /** Limits wrong codes per network. */
  codeTries: Pick<RateLimit, 'take' | 'wait'>
  formGuard: Pick<FormGuard, 'admits'>
  /** Payment methods that are configured. */
  ways: Readonly<Record<PaymentMethod, boolean>>
  /** Digest of the visitor's line, stable across restarts; empty: a local address. */
  placedFrom(address: string): string
  /** false: the content names no seller. */
  hasSeller: boolean
  refundTerms: RefundTerms
  /** Days until an invoice expires. */
  invoiceDays: number
  /** The site's clock, in milliseconds since 1970. */
  now(): number
}

/** Reads, validates and stores an order. The same form submitted twice from one tab, or without scripts from one network, is one order while it holds its seats. */
export async function placeOrder(request: OrderRequest, options: PlaceOrderOptions): Promise<OrderOutcome> {
  const { edition, currentForumYear, locale, siteNow, method, form } = request
  const { orders, formGuard, ways, hasSeller, refundTerms } = options
  if (saleOf(edition, currentForumYear, siteNow) !== 'started' || !ways[method]) return { outcome: 'closed' }
  if (missingTerms(hasSeller, request.documents, refundTerms).length > 0) return { outcome: 'closed' }
  if (!form) return { outcome: 'again' }
  const left = await orders.seatsLeft(request.offer).catch(whenStorageFails)
  if (left === null) return { outcome: 'refused' }
  const onSale = ticketsOnSale(edition, { locale, now: siteNow, left })
  const intent = String(form.get('intent') ?? 'order')
  const isSent = isOrdering(intent, form)
  const isAdmitted = formGuard.admits(orderForm, form)
  if (isSent && !isAdmitted) return { outcome: 'again' }
  const typed = isAdmitted ? await codeIn(request, form, options).catch(whenStorageFails) : noCode
  if (typed === null) return { outcome: 'refused' }
  const ofCode: OfCode = {
    faults: typed.fault ? { [codeField]: typed.fault } : {},
    ...(typed.code && !typed.fault && { reduction: reductionOf(typed.code, onSale) }),
  }
  if (!isSent) return { outcome: 'notSent', intent, onSale, ...ofCode, ...(intent === 'code' && missingCode(form)) }

  const choice = readChoices(onSale, form)
  const reading = readOrderForm(form, choice.isValid ? choice.choices : [], method)
  if (!choice.isValid || !reading.isValid || (typed.fault && !typed.code)) {
    const faults = { ...(reading.isValid ? {} : reading.faults), ...ofCode.faults }
    const fault = choice.isValid ? null : choice.fault
    if (fault === 'priceChanged') return { outcome: 'priceChanged', onSale, ...ofCode, faults }
    return { outcome: 'faulty', choice: fault, ...ofCode, faults }
  }
  const full = orderLinesOf(choice.choices, reading.attendees)
  const lines = typed.code ? reducedLines(full, typed.code) : full
  if (typed.code && discountOf(lines) === null)
    return { outcome: 'faulty', choice: null, faults: { [codeField]: 'otherKindCode' } }
  const terms = termsOf(request, options, choice.choices)
  return stored({ ...terms, forumYear: edition.year, locale, method, buyer: reading.buyer, lines }, onSale, request, options)
}

/**
 * Enter presses the form's first button, without scripts `enter`: if a code is typed that the shown sum does not count yet, the sum is shown first.
 */
function isOrdering(intent: string, form: FormData): boolean {
  return intent === 'order' || (intent === 'enter' && codeText(form.get(codeField)) === codeText(form.get(countedCodeField)))
}

/** Said where an empty field is applied; but whoever empties it after a code was counted takes the code back. */
function missingCode(form: FormData): Pick<OfCode, 'faults'> | null {
  const isEmpty = [codeField, countedCodeField].every((field) => codeText(form.get(field)) === '')
  return isEmpty ? { faults: { [codeField]: 'emptyCode' } } : null
}

async function stored(
  order: NewOrder,
  onSale: readonly TicketOnSale[],
  { besides, visitor, offer, form }: OrderRequest,
  { orders, placedFrom }: PlaceOrderOptions,
): Promise<OrderOutcome> {
  const { forumYear: year, buyer, lines, method } = order
  const storing = await orders.store(
    order,
    new Map(onSale.map(({ ticket: { id, quota } }) => [id, quota])),
    keysOf({ year, buyer, lines, method, besides }, form && orderKeyIn(form), placedFrom(visitor.address)),
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
 * Reads the typed promo code. After too many wrong codes every code is rejected for a while, right or wrong. An expired code is rejected only when
 * the order is stored, so that a repeated form still finds its order.
 */
async function codeIn(
  { edition, visitor }: OrderRequest,
  form: FormData,
  { orders, codeTries, now }: PlaceOrderOptions,
): Promise<CodeTyped> {
  const typed = form.get(codeField)
  if (typeof typed !== 'string' || codeText(typed) === '') return noCode
  const line = circlesOf(visitor.address)
  if (codeTries.wait(line, now()) !== null) return { code: null, fault: 'tooManyTries' }
  const found = await orders.code(edition.year, typed)
  // Of guesses that are made at once, those that are read after the last one that is allowed learn nothing, either.
  if (codeTries.wait(line, now()) !== null) return { code: null, fault: 'tooManyTries' }
  if (found) return found
  codeTries.take(line, now())
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
 * Payment deadline: half an hour by card, or the end of the invoice's last day; never later than the end of the sale or of the forum. The documents
 * are those that the buyer saw.
 */
function termsOf(
  { method, documents, locale, edition, siteNow }: OrderRequest,
  { now, invoiceDays, refundTerms }: PlaceOrderOptions,
  choices: readonly Choice[],
) {
  const createdAt = now()
  // Sale periods follow the site's clock, which may differ from real time (SITE_NOW).
  const ends = [...choices.map(({ ticket }) => ticket.saleEnd), edition.start, edition.end].flatMap((end) =>
    end === null ? [] : [end - siteNow + createdAt],
  )
  return {
    createdAt,
    expiresAt: method === 'card' ? createdAt + cardTimeout : invoiceExpiry(createdAt, invoiceDays, ends),
    consent: consentTo(documents, refundTerms, locale, createdAt),
  }
}

/**
 * Idempotency keys: the same form is the same order. They include the key of the tab, which follows the visitor into another network; without one the
 * network, so that a stranger who submits the same data is not led to the order. One placed without a key is known by its network to a script, too:
 * the first press may have come before the script.
 */
function keysOf(content: object, tabKey: string | null, from: string): OrderKeys {
  const byNetwork = digest({ ...content, from })
  return tabKey === null ? [byNetwork] : [digest({ ...content, tabKey }), byNetwork]
}

function digest(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22)
}
