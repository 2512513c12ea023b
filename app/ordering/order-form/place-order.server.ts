// What becomes of the form of an order: read against what is on sale, placed once, and on to its payment or its invoice.
import { createHash } from 'node:crypto'
import { data, type MiddlewareFunction, redirect } from 'react-router'
import { localePath, pathWithin } from '#domain/address/paths.ts'
import type { LegalDocument } from '#domain/contact/contact.ts'
import { isLocale, type Locale } from '#domain/localisation/locale.ts'
import { linesOf, quantityField, readChoices } from '#domain/order/choice.ts'
import type { Order } from '#domain/order/order.ts'
import { cardTimeout, invoiceExpiry, type PaymentMethod, totalOf } from '#domain/order/order.ts'
import { readOrderForm, seatsIn, typedOf, withBuyer, withPeople } from '#domain/order/order-request.ts'
import { readPastedList } from '#domain/order/pasted-list.ts'
import { tokenField } from '#domain/submission/form-fields.ts'
import { editionOnSale, type TicketOnSale, ticketsOnSale } from '#domain/ticket/on-sale.ts'
import type { Desk } from '#server/desk.ts'
import { formOf, personal } from '../../blocks/form/receive.server.ts'
import { requestServicesContext, servicesContext } from '../../context.server.ts'
import { toCheckout } from './checkout.server.ts'
import { listField } from './list-field.ts'
import type { OrderAnswer, OrderKept } from './order-answer.ts'
import { waysOf } from './ways.server.ts'

export const orderForm = 'order'

type Args = Parameters<MiddlewareFunction<Response>>[0]
type Placed = { order: Order }
type Outcome = Placed | { to: string } | { answer: OrderAnswer; status: number; seconds?: number }

const statuses = { again: 400, tooMany: 429, tooLarge: 413, refused: 503, unanswered: 503 } as const

/** The action of a page of ordering: a redirect, or the data with which it is drawn anew. */
export async function placeOnPage(args: Args, method: PaymentMethod) {
  const outcome = await place(args, method)
  if ('to' in outcome) return redirect(outcome.to, 303)
  if ('order' in outcome)
    return isToBePaid(outcome.order) ? toCheckout(args.context, outcome.order) : redirect(pageOf(outcome.order), 303)
  return data(outcome.answer, answerInit(outcome))
}

/** For our scripts, which ask for JSON. */
export function orderForScripts(method: PaymentMethod): MiddlewareFunction<Response> {
  return async (args, next) => {
    const { request, context } = args
    const isForScripts = request.method === 'POST' && request.headers.get('accept')?.startsWith('application/json')
    if (!isForScripts) return next()
    const outcome = await place(args, method)
    if ('answer' in outcome) return Response.json(outcome.answer, answerInit(outcome))
    const to = 'to' in outcome ? outcome.to : await addressAfter(outcome.order, context)
    return Response.json({ isKept: true, to } satisfies OrderKept, personal)
  }
}

/** Where a script goes on. A provider that is posted to must be posted to by a document whose policy allows it: the form's own sending. */
async function addressAfter(order: Order, context: Args['context']): Promise<string | null> {
  const { paymentService } = context.get(requestServicesContext).desk
  if (!isToBePaid(order)) return pageOf(order)
  if (paymentService.formOrigin !== null) return null
  const checkout = await toCheckout(context, order)
  if (checkout instanceof Response) return checkout.headers.get('location')
  return checkout.data.handover.kind === 'address' ? checkout.data.handover.address : null
}

const isToBePaid = ({ method, status }: Order) => method === 'card' && status === 'awaiting_payment'
const pageOf = ({ locale, pageKey }: Order) => localePath(locale, pathWithin.order(pageKey))

async function place({ request, params, context }: Args, method: PaymentMethod): Promise<Outcome> {
  const services = context.get(servicesContext)
  const { desk, visitor } = context.get(requestServicesContext)
  const { lang } = params
  const found = isLocale(lang) ? editionOnSale(services, params.year, lang) : undefined
  if (!isLocale(lang) || !found) throw data(null, { status: 404 })
  if (!visitor) throw data(null, { status: 405 })
  const { forum, sale } = found
  const path = method === 'card' ? pathWithin.byCard(forum.year) : pathWithin.byBank(forum.year)
  if (sale !== 'started' || !waysOf(desk)[method]) return { to: localePath(lang, path) }

  const form = await formOf(request)
  const tokens = { again: () => desk.formGuard.sharedToken(orderForm), given: form && textOf(form, tokenField) }
  const typed = form ? shortened(typedOf(form)) : {}
  const none: OrderAnswer = { isKept: false, trouble: null, choice: null, faults: {}, typed, token: tokens.given }
  const stopped = (trouble: 'again' | 'tooMany' | 'refused', seconds?: number): Outcome => ({
    answer: { ...none, trouble, token: trouble === 'again' ? tokens.again() : tokens.given },
    status: statuses[trouble],
    ...(seconds !== undefined && { seconds }),
  })
  if (!form) return stopped('again')

  const onSale = ticketsOnSale(forum, { locale: lang, now: services.clock.now(), left: desk.orders.left })
  const intent = form.get('intent')
  if (typeof intent === 'string' && intent !== 'order') return { answer: redrawn(none, onSale, intent), status: 200 }

  const admission = desk.formGuard.admit(orderForm, form, visitor)
  if (!admission.isAdmitted) return admission.reason === 'tooMany' ? stopped('tooMany', admission.seconds) : stopped('again')
  const choice = readChoices(onSale, form)
  const reading = readOrderForm(form, choice.isValid ? choice.choices : [], method)
  if (!choice.isValid || !reading.isValid) {
    const faults = reading.isValid ? {} : reading.faults
    return { answer: { ...none, choice: choice.isValid ? null : { kind: choice.fault }, faults }, status: 400 }
  }
  const lines = linesOf(choice.choices, reading.attendees)
  const placing = desk.orders.store(
    {
      ...timesOf(method, desk),
      forumYear: forum.year,
      locale: lang,
      method,
      buyer: reading.buyer,
      lines,
      offer: { ...offerOf(services.content.documents(), lang), at: desk.now() },
    },
    new Map(onSale.map(({ ticket: { id, quota } }) => [id, quota])),
    // A form that was changed and sent once more is another order; the same one is not.
    `${admission.key ?? digest(tokens.given)}:${digest({ buyer: reading.buyer, lines, method })}`,
  )
  if (placing.outcome === 'refused') return stopped('refused')
  if (placing.outcome === 'soldOut') {
    const { ticketId, left } = placing
    return { answer: { ...none, choice: { kind: 'soldOut', ticketId, left } }, status: 409 }
  }
  const { order } = placing
  return { order: totalOf(order.lines) === 0 ? (desk.orders.markPaid(order.number) ?? order) : order }
}

/** Seats are held for half an hour, or to the end of the day until which an invoice may be paid. */
function timesOf(method: PaymentMethod, { now, settings }: Desk) {
  const createdAt = now()
  return { createdAt, expiresAt: method === 'card' ? createdAt + cardTimeout : invoiceExpiry(createdAt, settings.invoiceDays) }
}

/** What the buttons that send nothing do where no scripts do it: other numbers of seats, the buyer as an attendee, a pasted list. */
function redrawn(none: OrderAnswer, onSale: readonly TicketOnSale[], intent: string): OrderAnswer {
  const seats = seatsIn(
    onSale.map(({ ticket: { id }, max }) => ({ ticketId: id, quantity: quantityOf(none.typed[quantityField(id)], max) })),
  )
  if (intent === 'same') return { ...none, typed: withBuyer(none.typed, seats) }
  if (intent !== 'fill') return none
  const people = readPastedList(none.typed[listField] ?? '')
  return { ...none, typed: withPeople(none.typed, seats, people), filled: { people: people.length, seats: seats.length } }
}

function quantityOf(text: string | undefined, max: number): number {
  return /^\d{1,2}$/.test(text ?? '') ? Math.min(max, Number(text)) : 0
}

/** The file that the visitor could read, and its mark: an editor's new file has another id. */
function offerOf(documents: readonly LegalDocument[], locale: Locale) {
  const offer = documents.find(({ kind }) => kind === 'offer')
  const document = (locale === 'uk' ? offer?.ukrainian : offer?.other) ?? offer?.ukrainian ?? null
  return { document, version: digest(document) }
}

function digest(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22)
}

function textOf(form: FormData, name: string): string | null {
  const text = form.get(name)
  return typeof text === 'string' ? text.slice(0, 200) : null
}

function shortened(typed: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(typed).slice(0, 200))
}

function answerInit({ status, seconds }: { status: number; seconds?: number }) {
  return { status, headers: { ...personal.headers, ...(seconds !== undefined && { 'retry-after': String(seconds) }) } }
}
