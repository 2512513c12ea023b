// Leads the buyer to card payment.

import { wordsIn } from '@forum/design/page/locale.ts'
import type { Checkout } from '@forum/desk/port.ts'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import type { Order } from '@forum/domain/order/order.ts'
import { requestServicesContext, servicesContext } from '@forum/site/app/context/context.server.ts'
import { data, type RouterContextProvider, redirect } from 'react-router'
import type { HandoverAnswer } from './handover.ts'

/**
 * The response of an action that leads to card payment: 303 to a page of the site (the test provider's, or the order's if nothing must be paid or the
 * provider fails), or data for `HandoverPage`. The form must be submitted as a document, not by fetch: only this response's own policy allows a form
 * to the provider.
 */
export async function toCheckout(context: Readonly<RouterContextProvider>, order: Order) {
  const { desk } = context.get(requestServicesContext)
  const { siteUrl } = context.get(servicesContext).settings
  const orderPage = localePath(order.locale, pathWithin.order(order.pageKey))
  if (order.status !== 'awaiting_payment' || desk.sale.paymentService.provider === null) return redirect(orderPage, 303)
  const checkout = await desk.sale.paymentService.checkout(order).catch(() => null)
  if (!checkout) return redirect(orderPage, 303)
  const ownPath = checkout.kind === 'address' ? pathOn(siteUrl, checkout.address) : null
  if (ownPath !== null) return redirect(ownPath, 303)
  return data<HandoverAnswer>(
    { handover: handoverOf(checkout), orderNumber: order.number, orderPage, words: wordsIn(order.locale).ordering.handover },
    { headers: { 'cache-control': 'no-store' } },
  )
}

/**
 * For other providers the page has a link and no redirect: browsers apply the form page's policy to redirects of its form, and that policy allows no
 * other site.
 */
function handoverOf(checkout: Checkout): HandoverAnswer['handover'] {
  return checkout.kind === 'form'
    ? { kind: 'form', action: checkout.action, fields: checkout.fields }
    : { kind: 'address', address: checkout.address }
}

function pathOn(siteUrl: string, address: string): string | null {
  return address.startsWith(`${siteUrl}/`) ? address.slice(siteUrl.length) : null
}
