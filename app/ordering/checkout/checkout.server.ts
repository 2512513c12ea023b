// Takes the buyer of an order to pay it by card.

import { data, type RouterContextProvider, redirect } from 'react-router'
import { localePath, pathWithin } from '#domain/address/paths.ts'
import type { Order } from '#domain/order/order.ts'
import type { Checkout } from '#server/payments/provider.ts'
import { requestServicesContext, servicesContext } from '../../context.server.ts'
import { wordsIn } from '../../locale.ts'
import type { HandoverAnswer } from './handover.ts'

/**
 * The answer of an action after which the visitor pays `order` by card: 303 to a page of the site (the test provider's; the order's own when
 * nothing is to be paid, or nobody can be asked for it now), else the data of a page that must be drawn as `HandoverPage`. The form that
 * led here must be sent as a document, not by a fetcher: only the answer's own policy lets its form out to the provider.
 */
export async function toCheckout(context: Readonly<RouterContextProvider>, order: Order) {
  const { desk } = context.get(requestServicesContext)
  const { siteUrl } = context.get(servicesContext).settings
  const orderPage = localePath(order.locale, pathWithin.order(order.pageKey))
  if (order.status !== 'awaiting_payment' || desk.paymentService.provider === null) return redirect(orderPage, 303)
  const checkout = await desk.paymentService.checkout(order).catch(() => null)
  if (!checkout) return redirect(orderPage, 303)
  const ownPath = checkout.kind === 'address' ? pathOn(siteUrl, checkout.address) : null
  if (ownPath !== null) return redirect(ownPath, 303)
  return data<HandoverAnswer>(
    { handover: handoverOf(checkout), orderNumber: order.number, orderPage, words: wordsIn(order.locale).ordering.handover },
    { headers: { 'cache-control': 'no-store' } },
  )
}

/**
 * Elsewhere a link leads on, and not a redirect: browsers hold a form's redirects to the policy of the page that it stood on, which lets
 * no form out.
 */
function handoverOf(checkout: Checkout): HandoverAnswer['handover'] {
  return checkout.kind === 'form'
    ? { kind: 'form', action: checkout.action, fields: checkout.fields }
    : { kind: 'address', address: checkout.address }
}

function pathOn(siteUrl: string, address: string): string | null {
  return address.startsWith(`${siteUrl}/`) ? address.slice(siteUrl.length) : null
}
