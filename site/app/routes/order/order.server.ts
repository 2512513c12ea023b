// Connects the order page with the desk.

import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { mayPay } from '@forum/domain/order/display-status.ts'
import type { Order } from '@forum/domain/order/order.ts'
import { registrationContactView } from '@forum/site/app/blocks/contact/contact-view.ts'
import { formOf } from '@forum/site/app/blocks/form-page/submit-form.server.ts'
import { fromDesk, localeOf, notFound, requestServicesContext, servicesContext } from '@forum/site/app/context/context.server.ts'
import { toCheckout } from '@forum/site/app/ordering/checkout/checkout.server.ts'
import { besidesQuery } from '@forum/site/app/ordering/ways/same-order.ts'
import { wayPath } from '@forum/site/app/ordering/ways/way-path.ts'
import { data, type RouterContextProvider, redirect } from 'react-router'
import { correctInvoice } from './correct-invoice.server.ts'
import { orderView } from './order-view.ts'
import { changeAttendee, ownChangesEndOf } from './own-change.server.ts'

type Context = Readonly<RouterContextProvider>

/** The order of a key in the address, and the rest of the key, which only the mail has; undefined: unknown key. */
async function orderAt(context: Context, key: string) {
  const { desk } = context.get(requestServicesContext)
  const [pageKey, confirmKey] = [key.slice(0, pageKeyLength), key.slice(pageKeyLength)]
  const order = await fromDesk(desk.sale.orders.byPage(pageKey))
  return order && (confirmKey === '' || confirmKey === order.confirmKey) ? { order, confirmKey } : undefined
}

/** Length of a 128-bit key in base64url. */
const pageKeyLength = 22

/** The order page of this key; undefined: unknown key. */
export async function orderFor(context: Context, key: string, locale: Locale, request: Request) {
  const { desk } = context.get(requestServicesContext)
  const found = await orderAt(context, key)
  if (!found) return undefined
  const { order, confirmKey } = found
  const { content } = context.get(servicesContext)
  const { paymentsOf, ticketsOf, refundsOf, receiptsOf, correctableInvoice, papersOf } = desk.sale.orders
  const { id } = order
  const [payments, tickets, refunds, receipts, correctable, papers] = await fromDesk(
    Promise.all([paymentsOf(id), ticketsOf(id), refundsOf(id), receiptsOf(id), correctableInvoice(order, 'buyer'), papersOf(id)]),
  )
  const view = orderView({
    order,
    payments,
    tickets,
    refunds,
    receipts,
    papers,
    correctable,
    seller: desk.sale.settings.seller,
    provider: desk.sale.paymentService.provider,
    hasCalendar: desk.sale.orderPapers.calendar(order.forumYear, locale) !== null,
    changesEnd: ownChangesEndOf(context, order),
    isFromLetter: confirmKey !== '',
    now: desk.now(),
    locale,
    userAgent: request.headers.get('user-agent') ?? '',
    draw: desk.sale.orderPapers.paymentCode,
  })
  const onceMore = `${localePath(locale, wayPath[order.method](order.forumYear))}?${besidesQuery(order.number)}`
  return { view, contact: registrationContactView(content.contacts(), locale), onceMore }
}

/** Actions of the page: hold the seats, or start the payment. */
export async function changeOrder(context: Context, key: string, request: Request) {
  const found = (await orderAt(context, key)) ?? notFound()
  const form = await formOf(request)
  const intent = form?.get('intent')
  if (form && intent === 'attendee') return changeAttendee(context, found.order, form)
  if (form && intent === 'invoice') return correctInvoice(context, found.order, form, request)
  if (intent === 'confirm' && found.confirmKey !== '') return confirmSeats(context, found)
  if (intent !== 'pay') throw data(null, { status: 400 })
  return openCheckout(context, found.order)
}

/** The mail's link holds the seats; an order that waits no more is shown as it is. */
async function confirmSeats(context: Context, { order, confirmKey }: { order: Order; confirmKey: string }) {
  const { desk } = context.get(requestServicesContext)
  const outcome = (await desk.sale.orders.confirm(confirmKey))?.outcome
  if (outcome === 'soldOut') return data({ notHeld: 'soldOut' } as const, { status: 409 })
  if (outcome === 'refused') return data({ notHeld: 'refused' } as const, { status: 503 })
  return redirect(localePath(localeOf(context), pathWithin.order(order.pageKey)), 303)
}

/** Redirects to the provider; an order that cannot be paid is shown as it is. */
async function openCheckout(context: Context, order: Order) {
  const { desk } = context.get(requestServicesContext)
  const key = order.pageKey
  if (!mayPay(order, desk.now()) || !desk.sale.paymentService.provider)
    return redirect(localePath(localeOf(context), pathWithin.order(key)), 303)
  const answer = await toCheckout(context, order)
  const isBack = answer instanceof Response && answer.headers.get('location') === localePath(order.locale, pathWithin.order(key))
  return isBack ? data({ isRefused: true } as const, { status: 503 }) : answer
}
