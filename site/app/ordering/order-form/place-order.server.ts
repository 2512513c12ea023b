// The action of the order form: places the order and leads to payment or invoice.

import { formErrorStatus } from '@forum/design/form/form-answer.ts'
import type { OrderOutcome } from '@forum/desk/port.ts'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { quantityField } from '@forum/domain/order/choice.ts'
import type { Order } from '@forum/domain/order/order.ts'
import { seatsIn, typedOf, withBuyer, withPeople } from '@forum/domain/order/order-request.ts'
import { readPastedList } from '@forum/domain/order/pasted-list.ts'
import type { PaymentMethod } from '@forum/domain/payment/payment.ts'
import type { TicketOnSale } from '@forum/domain/sale/on-sale.ts'
import type { Typed } from '@forum/domain/submission/fields.ts'
import { orderForm } from '@forum/domain/submission/form-fields.ts'
import {
  type ActionArgs,
  afterAction,
  formOf,
  formToken,
  isForScripts,
  personal,
} from '@forum/site/app/blocks/form-page/submit-form.server.ts'
import { editionOf, localeOf, requestServicesContext, servicesContext } from '@forum/site/app/context/context.server.ts'
import { data } from 'react-router'
import { toCheckout } from '../checkout/checkout.server.ts'
import { offerOf } from '../ways/offered.ts'
import { besidesOf, sameOrder } from '../ways/same-order.ts'
import { wayPath } from '../ways/way-path.ts'
import { listField } from './list-field.ts'
import type { OrderAnswer } from './order-answer.ts'

type Answered = { answer: OrderAnswer; status: number }
type PlacedOrder = { order: Order; isNew: boolean } | { to: string } | Answered

/** Redirects to the order or payment, or returns data to draw the page again. */
export async function orderAction(args: ActionArgs, method: PaymentMethod) {
  const { request, context } = args
  const outcome = await placeOrder(args, method)
  if ('answer' in outcome) return data(outcome.answer, { status: outcome.status, ...personal })
  if ('to' in outcome) return afterAction(request, outcome.to)
  const { order, isNew } = outcome
  if (!isToBePaid(order)) return afterAction(request, orderPagePath(order) + (isNew ? '' : `?${sameOrder}=1`))
  return isForScripts(request)
    ? afterAction(request, orderPagePath(order), await addressToPay(order, context))
    : toCheckout(context, order)
}

/** The next address for a script. If the provider needs a POST, the form must be submitted as a document, whose policy allows it. */
async function addressToPay(order: Order, context: ActionArgs['context']): Promise<string | null> {
  const {
    sale: { paymentService },
  } = context.get(requestServicesContext).desk
  if (paymentService.formOrigin !== null) return null
  const checkout = await toCheckout(context, order)
  if (checkout instanceof Response) return checkout.headers.get('location')
  return checkout.data.handover.kind === 'address' ? checkout.data.handover.address : null
}

const isToBePaid = ({ method, status }: Order) => method === 'card' && status === 'awaiting_payment'
const orderPagePath = ({ locale, pageKey }: Order) => localePath(locale, pathWithin.order(pageKey))

async function placeOrder({ request, params, context }: ActionArgs, method: PaymentMethod): Promise<PlacedOrder> {
  const { content, clock, settings } = context.get(servicesContext)
  const { desk, visitor } = context.get(requestServicesContext)
  const locale = localeOf(context)
  const edition = editionOf(context, params)
  if (!visitor) throw data(null, { status: 405 })
  const form = await formOf(request)
  const outcome = await desk.sale.placeOrder({
    edition,
    currentForumYear: settings.currentForumYear,
    siteNow: clock.now(),
    documents: content.documents(),
    locale,
    method,
    form,
    besides: besidesOf(request),
    offer: offerOf(request),
    visitor,
  })
  if (outcome.outcome === 'placed') return outcome
  if (outcome.outcome === 'closed') return { to: localePath(locale, wayPath[method](edition.year)) }
  return answerTo(outcome, {
    isKept: false,
    formError: null,
    choice: null,
    faults: {},
    typed: form ? shortened(typedOf(form)) : {},
    token: formToken(context, orderForm),
  })
}

type NotPlaced = Exclude<OrderOutcome, { outcome: 'placed' | 'closed' }>

/** Data to draw the form again. */
function answerTo(outcome: NotPlaced, none: OrderAnswer): Answered {
  switch (outcome.outcome) {
    case 'notSent':
      return { answer: { ...redrawn(none, outcome.onSale, outcome.intent), ...ofCode(outcome) }, status: 200 }
    case 'again':
      return { answer: { ...none, formError: 'again' }, status: formErrorStatus.again }
    case 'faulty':
      return { answer: { ...none, choice: outcome.choice && { kind: outcome.choice }, ...ofCode(outcome) }, status: 400 }
    case 'priceChanged':
      return { answer: { ...none, ...atNewPrices(outcome.onSale, none.typed), ...ofCode(outcome) }, status: 409 }
    case 'soldOut':
      return { answer: { ...none, choice: { kind: 'soldOut', ticketId: outcome.ticketId, left: outcome.left } }, status: 409 }
    case 'overLimit':
      return { answer: { ...none, limit: outcome.limit }, status: formErrorStatus.tooMany }
    case 'refused':
      return { answer: { ...none, formError: 'refused' }, status: formErrorStatus.refused }
  }
}

/** Field errors and prices with the promo code. */
function ofCode({ faults, reduction, ...more }: Extract<NotPlaced, { faults: object }>): Partial<OrderAnswer> {
  return { faults, ...(reduction && { reduction }), ...('codeLeft' in more && { codeLeft: more.codeLeft }) }
}

/** The sum of the choice, and current prices. */
function atNewPrices(onSale: readonly TicketOnSale[], typed: Typed): Pick<OrderAnswer, 'choice' | 'prices'> {
  const sums = onSale.map(({ ticket: { id, price }, max }) => price * quantityOf(typed[quantityField(id)], max))
  return {
    choice: { kind: 'priceChanged', total: sums.reduce((total, sum) => total + sum, 0) },
    prices: Object.fromEntries(onSale.map(({ ticket: { id, price } }) => [id, price])),
  }
}

/** Buttons that do not order, without scripts: change the number of seats, copy the buyer, paste a list. */
function redrawn(none: OrderAnswer, onSale: readonly TicketOnSale[], intent: string): OrderAnswer {
  const seats = seatsIn(
    onSale.map(({ ticket: { id }, max }) => ({ ticketId: id, quantity: quantityOf(none.typed[quantityField(id)], max) })),
  )
  if (intent === 'code' || intent === 'enter') return { ...none, isOfCode: true }
  if (intent === 'same') return { ...none, typed: withBuyer(none.typed, seats) }
  if (intent !== 'fill') return none
  const people = readPastedList(none.typed[listField] ?? '')
  return { ...none, typed: withPeople(none.typed, seats, people), filled: { people: people.length, seats: seats.length } }
}

function quantityOf(text: string | undefined, max: number): number {
  return /^\d{1,2}$/.test(text ?? '') ? Math.min(max, Number(text)) : 0
}

function shortened(typed: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(typed).slice(0, 200))
}
