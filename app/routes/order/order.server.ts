// What the page of an order asks of the desk.
import { data, type RouterContextProvider, redirect } from 'react-router'
import { localePath, pathWithin } from '#domain/address/paths.ts'
import type { Locale } from '#domain/localisation/locale.ts'
import { mayPay } from '#domain/order/display-status.ts'
import { registrationContactView } from '../../blocks/contact/contact-view.ts'
import { formOf } from '../../blocks/form/receive.server.ts'
import { localeOf, notFound, requestServicesContext, servicesContext } from '../../context.server.ts'
import { toCheckout } from '../../ordering/checkout/checkout.server.ts'
import { orderView } from './order-view.ts'

type Context = Readonly<RouterContextProvider>

/** The order of this key as its page shows it; undefined for a key that is none. */
export async function orderFor(context: Context, key: string, locale: Locale, request: Request) {
  const { desk } = context.get(requestServicesContext)
  const order = await desk.orders.byPage(key)
  if (!order) return undefined
  const { content } = context.get(servicesContext)
  const view = orderView({
    order,
    payments: await desk.orders.paymentsOf(order.id),
    tickets: await desk.orders.ticketsOf(order.id),
    refunds: await desk.orders.refundsOf(order.id),
    receipts: await desk.orders.receiptsOf(order.id),
    seller: desk.settings.seller,
    provider: desk.paymentService.provider,
    hasCalendar: desk.orderDocuments.calendar(order.forumYear, locale) !== null,
    now: desk.now(),
    locale,
    userAgent: request.headers.get('user-agent') ?? '',
    draw: desk.orderDocuments.paymentCode,
  })
  return { view, contact: registrationContactView(content.contacts(), locale) }
}

/** Leads to the provider; an order that cannot be paid any more is shown as it stands. */
export async function openCheckout(context: Context, key: string, request: Request) {
  const { desk } = context.get(requestServicesContext)
  const order = (await desk.orders.byPage(key)) ?? notFound()
  const form = await formOf(request)
  if (form?.get('intent') !== 'pay') throw data(null, { status: 400 })
  if (!mayPay(order, desk.now()) || !desk.paymentService.provider)
    return redirect(localePath(localeOf(context), pathWithin.order(key)), 303)
  const answer = await toCheckout(context, order)
  const isBack = answer instanceof Response && answer.headers.get('location') === localePath(order.locale, pathWithin.order(key))
  return isBack ? data({ isRefused: true } as const, { status: 503 }) : answer
}
