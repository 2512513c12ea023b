// The form of an order: what the desk makes of it, as an answer to the browser, and on to its payment or its invoice.
import { data, type MiddlewareFunction, redirect } from 'react-router'
import { localePath, pathWithin } from '#domain/address/paths.ts'
import { quantityField } from '#domain/order/choice.ts'
import type { Order, PaymentMethod } from '#domain/order/order.ts'
import { seatsIn, typedOf, withBuyer, withPeople } from '#domain/order/order-request.ts'
import { readPastedList } from '#domain/order/pasted-list.ts'
import { orderForm, tokenField } from '#domain/submission/form-fields.ts'
import type { TicketOnSale } from '#domain/ticket/on-sale.ts'
import type { OrderOutcome } from '#server/orders/place-order.ts'
import { formErrorStatus } from '../../blocks/form/form-answer.ts'
import { formOf, personal } from '../../blocks/form/receive.server.ts'
import { editionOf, localeOf, requestServicesContext, servicesContext } from '../../context.server.ts'
import { toCheckout } from '../checkout/checkout.server.ts'
import { wayPath } from '../ways/way-path.ts'
import { listField } from './list-field.ts'
import type { OrderAnswer, OrderKept } from './order-answer.ts'

type Args = Parameters<MiddlewareFunction<Response>>[0]
type Answered = { answer: OrderAnswer; status: number; seconds?: number }
type Outcome = { order: Order } | { to: string } | Answered

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
  const { content, clock, settings } = context.get(servicesContext)
  const { desk, visitor } = context.get(requestServicesContext)
  const locale = localeOf(context)
  const edition = editionOf(context, params)
  if (!visitor) throw data(null, { status: 405 })
  const form = await formOf(request)
  const outcome = await desk.placeOrder({
    edition,
    currentForumYear: settings.currentForumYear,
    siteNow: clock.now(),
    documents: content.documents(),
    locale,
    method,
    form,
    visitor,
  })
  if (outcome.outcome === 'placed') return { order: outcome.order }
  if (outcome.outcome === 'closed') return { to: localePath(locale, wayPath[method](edition.year)) }
  const again = outcome.outcome === 'again' ? desk.formGuard.onceMoreToken(orderForm) : null
  return answerTo(outcome, {
    isKept: false,
    formError: null,
    choice: null,
    faults: {},
    typed: form ? shortened(typedOf(form)) : {},
    token: again ?? (form && textOf(form, tokenField)),
  })
}

type NotPlaced = Exclude<OrderOutcome, { outcome: 'placed' | 'closed' }>

/** The form is drawn once more from this. */
function answerTo(outcome: NotPlaced, none: OrderAnswer): Answered {
  switch (outcome.outcome) {
    case 'notSent':
      return { answer: redrawn(none, outcome.onSale, outcome.intent), status: 200 }
    case 'again':
      return { answer: { ...none, formError: 'again' }, status: formErrorStatus.again }
    case 'faulty':
      return { answer: { ...none, choice: outcome.choice && { kind: outcome.choice }, faults: outcome.faults }, status: 400 }
    case 'soldOut':
      return { answer: { ...none, choice: { kind: 'soldOut', ticketId: outcome.ticketId, left: outcome.left } }, status: 409 }
    case 'overLimit':
      return { answer: { ...none, limit: outcome.limit }, status: formErrorStatus.tooMany }
    case 'refused':
      return { answer: { ...none, formError: 'refused' }, status: formErrorStatus.refused }
  }
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
