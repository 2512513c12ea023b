// Applies the rules of the sale for a page: site time and free seats.

import type { Forum } from '@forum/domain/forum/forum.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { type Buying, buyingOf } from '@forum/domain/sale/buying.ts'
import { saleOf } from '@forum/domain/sale/sale.ts'
import { requestServicesContext, servicesContext } from '@forum/site/app/context/context.server.ts'
import type { RouterContextProvider } from 'react-router'
import { maySell } from '../ways/ways.server.ts'

/** Whether and how seats of `forum` can be bought now. `offer`: key of the visitor's page of the waiting list, which reserves seats for them. */
export async function buyingNow(
  context: Readonly<RouterContextProvider>,
  forum: Forum,
  locale: Locale,
  offer?: string,
): Promise<Buying> {
  const { clock, content, settings } = context.get(servicesContext)
  const { desk } = context.get(requestServicesContext)
  const now = clock.now()
  const { currentForumYear: currentYear, isDeskOpen } = settings
  const hasQuotas = forum.ticketGroups.some(({ tickets }) => tickets.some(({ quota }) => quota !== null))
  const isAsked = hasQuotas && saleOf(forum, currentYear, now, isDeskOpen) === 'started'
  // The page works without the desk's database: free seats are then checked when the order is placed.
  const left = isAsked ? await desk.sale.orders.seatsLeft(offer).catch(() => wholeQuota) : wholeQuota
  return buyingOf(forum, {
    currentYear,
    isDeskOpen,
    now,
    locale,
    left,
    payable: desk.sale.ways,
    isSellable: maySell(desk, content),
  })
}

const wholeQuota = (_: string, quota: number | null) => quota
