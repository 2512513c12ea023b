// Orders: from the form to the ticket, and what buyers and partners do at secret addresses.

import { createRateLimit } from '@forum/ground/base/rate-limit.ts'
import { createSeatLinks } from '../invitations/seat-links.ts'
import { createOwnChanges } from '../orders/change-own-attendee.ts'
import { createOwnCorrections } from '../orders/correct-own-invoice.ts'
import { lastEuroRate } from '../orders/euro-rate.ts'
import { createLetterRefusals } from '../orders/letter-refusals.ts'
import { createLostTickets } from '../orders/lost-tickets.ts'
import type { OrderNumbers } from '../orders/order-context.ts'
import { orderDeliveries } from '../orders/order-deliveries.ts'
import { createOrderPapers } from '../orders/order-papers.ts'
import { createOrders } from '../orders/orders.ts'
import { type OrderRequest, placeOrder } from '../orders/place-order.ts'
import { createOrderPdfs } from '../post/pdf/order-pdfs.ts'
import type { DeskBase } from './desk-base.ts'
import { waysOf } from './payments.ts'

export function composeOrders(base: DeskBase, numbers: OrderNumbers | undefined) {
  const { database, outbox, now, edition, config, signers } = base
  const { desk, siteUrl } = config
  const orderContext = {
    database,
    outbox,
    now,
    deliveries: orderDeliveries,
    vatRate: desk.seller?.vatRate ?? null,
    paperFacts: { seller: desk.seller, edition },
    ...(numbers && { numbers }),
  }
  const given = { ...base, ...orderContext }
  const orders = createOrders(given)
  const pdfs = createOrderPdfs()
  const ways = waysOf(desk)
  const placing = {
    ...{ ...desk, ...signers, orders, ways, now, hasSeller: desk.seller !== null },
    codeTries: createRateLimit({ burst: 30, perMinute: 3 }),
  }
  const lostTickets = createLostTickets({ ...base, ...signers })
  return {
    parts: {
      orders,
      orderContext,
      /** Payment methods that are configured. */
      ways,
      /** For sums in euro; null: none are shown, or the database does not answer. */
      euroRate: () => lastEuroRate(database).catch(() => null),
      placeOrder: (request: OrderRequest) => placeOrder(request, placing),
      orderPapers: createOrderPapers({ orders, pdfs, seller: desk.seller, siteUrl, edition, token: signers.token }),
      /** The buyer gives a seat to somebody else. */
      changeOwnAttendee: createOwnChanges(given),
      /** The buyer has the invoice name another payer. */
      correctOwnInvoice: createOwnCorrections(given),
      seatLinks: createSeatLinks(given),
      /** People who want no more letters about the running day. */
      letterRefusals: createLetterRefusals({ database, keys: signers.refusalKeys }),
      /** The answer does not reveal whether there are any. */
      sendLostTickets: lostTickets.send,
    },
    pdfs,
    answerLost: lostTickets.answerAll,
  }
}
