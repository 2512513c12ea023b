// The way to the provider of card payments for one order: opened by one process, found by all others on the database.
import { setTimeout as pause } from 'node:timers/promises'
import { localePath, pathWithin } from '#domain/address/paths.ts'
import type { Locale } from '#domain/localisation/locale.ts'
import type { Order } from '#domain/order/order.ts'
import { basketOf } from '#domain/payment/basket.ts'
import { type Checkout, type PaymentProvider, providerTimeout } from '../payments/provider.ts'
import type { Opened } from './open-checkouts.ts'
import type { Orders } from './orders.ts'

/** Milliseconds after which an opened payment that leads nowhere is given up: whoever opened it has had an answer by then, or has died. */
export const claimPatience = providerTimeout + 3000
/** Milliseconds between two looks whether another process has had its answer. */
const look = 200

export type OpenCheckoutOptions = {
  orders: Orders
  siteUrl: string
  now(): number
  /** What the payer reads at the provider. */
  description(number: string, locale: Locale): string
  /** What a line of a fiscal receipt says of a ticket. */
  itemName(title: string): string
  /** Fiscal receipts are made by the provider. */
  hasReceipts: boolean
  log: Record<'error', (details: object, text: string) => void>
}

/**
 * The payment of `order` that was opened since the moment `since` and waits at the provider, else a new one. While another process asks
 * the provider, waits for what it is told. Throws an Error with one sentence when the provider cannot be used.
 */
export async function openCheckout(
  order: Order,
  provider: PaymentProvider,
  since: number,
  options: OpenCheckoutOptions,
): Promise<Opened> {
  const { orders, now } = options
  const hasReceipts = basketFor(order, options) !== null && provider.receipts !== null
  for (;;) {
    // A form can be drawn by anybody, so that it is never given up.
    const claimedSince = provider.formOrigin === null ? now() - claimPatience : since
    const waiting = { since, claimedSince }
    const found = await orders.waitingPayment(order.id, provider.name, waiting)
    const opened = found ?? (await orders.openPayment(order, provider.name, { hasReceipts, unless: waiting }))
    const { reference, openedAt, paymentId, address } = opened
    if ('isNew' in opened && opened.isNew) return openAt(provider, order, opened, options)
    if (address !== null && paymentId !== null) return { reference, openedAt, checkout: { kind: 'address', address, paymentId } }
    if (provider.formOrigin !== null)
      return { reference, openedAt, checkout: await checkoutAt(provider, reference, order, options) }
    await pause(look)
  }
}

async function openAt(
  provider: PaymentProvider,
  order: Order,
  { reference, openedAt }: { reference: string; openedAt: number },
  options: OpenCheckoutOptions,
): Promise<Opened> {
  const { orders, log } = options
  const checkout = await checkoutAt(provider, reference, order, options).catch(async (error: Error) => {
    await orders.forgetPayment(reference)
    log.error({ payment: reference, reason: error.message }, 'a payment could not be opened')
    throw error
  })
  if (checkout.kind === 'address') await orders.rememberPayment(reference, checkout)
  return { reference, openedAt, checkout }
}

const basketFor = (order: Order, { hasReceipts, itemName }: OpenCheckoutOptions) =>
  hasReceipts ? basketOf(order, itemName) : null

/** Asks the provider for the way to a payment. */
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
