// Opens a card payment for an order. One process opens it; other processes on the database find it.
import { setTimeout as pause } from 'node:timers/promises'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { basketOf } from '@forum/domain/order/basket.ts'
import type { Order } from '@forum/domain/order/order.ts'
import { type Checkout, type PaymentProvider, providerTimeout } from '../payments/provider.ts'
import type { Orders } from './orders.ts'

/** Milliseconds after which a payment without a provider address is given up: the process that opened it got its answer or died. */
export const claimPatience = providerTimeout + 3000
/** Milliseconds for which an opened payment is reused, so that repeated presses make one invoice. Providers keep theirs longer. */
const usable = 10 * 60_000
/** Polling interval while another process waits for the provider, milliseconds. */
const look = 200

export type OpenCheckoutOptions = {
  orders: Orders
  siteUrl: string
  now(): number
  /** Description that the payer sees at the provider. */
  description(number: string, locale: Locale): string
  /** Name of a ticket on the fiscal receipt. */
  itemName(title: string): string
  /** Whether the provider makes fiscal receipts. */
  hasReceipts: boolean
  log: Record<'error', (details: object, text: string) => void>
}

/**
 * Returns the payment of `order` that was opened in the last minutes, or opens a new one. If somebody else is asking the provider, in this process or
 * another, waits for that answer. Throws an Error with one sentence when the provider cannot be used.
 */
export async function openCheckout(order: Order, provider: PaymentProvider, options: OpenCheckoutOptions): Promise<Checkout> {
  const { orders, now } = options
  const since = now() - usable
  const hasReceipts = basketFor(order, options) !== null && provider.receipts !== null
  for (;;) {
    // A payment form can be rendered by any process, so such a payment is never given up.
    const claimedSince = provider.formOrigin === null ? now() - claimPatience : since
    const waiting = { since, claimedSince }
    const found = await orders.waitingPayment(order.id, provider.name, waiting)
    const opened = found ?? (await orders.openPayment(order, provider.name, { hasReceipts, unless: waiting }))
    const { reference, paymentId, address } = opened
    if ('isNew' in opened && opened.isNew) return openAt(provider, order, reference, options)
    if (address !== null && paymentId !== null) return { kind: 'address', address, paymentId }
    if (provider.formOrigin !== null) return checkoutAt(provider, reference, order, options)
    await pause(look)
  }
}

async function openAt(
  provider: PaymentProvider,
  order: Order,
  reference: string,
  options: OpenCheckoutOptions,
): Promise<Checkout> {
  const { orders, log } = options
  const checkout = await checkoutAt(provider, reference, order, options).catch(async (error: Error) => {
    await orders.forgetPayment(reference)
    log.error({ payment: reference, reason: error.message }, 'a payment could not be opened')
    throw error
  })
  if (checkout.kind === 'address') await orders.rememberPayment(reference, checkout)
  return checkout
}

const basketFor = (order: Order, { hasReceipts, itemName }: OpenCheckoutOptions) =>
  hasReceipts ? basketOf(order, itemName) : null

function checkoutAt(provider: PaymentProvider, reference: string, order: Order, options: OpenCheckoutOptions): Promise<Checkout> {
  const { siteUrl, description } = options
  const basket = basketFor(order, options)
  return provider.checkout({
    reference,
    amount: order.total * 100,
    currency: 'UAH',
    description: description(order.number, order.locale),
    locale: order.locale,
    returnUrl: siteUrl + localePath(order.locale, pathWithin.order(order.pageKey)),
    callbackUrl: `${siteUrl}/payments/${provider.name}`,
    expiresAt: order.expiresAt,
    receipt: basket && { lines: basket, email: order.buyer.email },
  })
}
