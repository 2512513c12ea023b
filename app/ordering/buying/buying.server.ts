// Asks the one rule of buying for a page: what is sold, at the site's time, with the desk's seats.
import type { RouterContextProvider } from 'react-router'
import type { Forum } from '#domain/forum/forum.ts'
import type { Locale } from '#domain/localisation/locale.ts'
import { type Buying, buyingOf } from '#domain/ticket/buying.ts'
import { saleOf } from '#domain/ticket/sale.ts'
import { requestServicesContext, servicesContext } from '../../context.server.ts'
import { maySell } from '../ways/ways.server.ts'

/**
 * Whether and how seats of `forum` can be bought at this moment by who reads the page in `locale`. `offer`: the key of their page of the waiting
 * list, whose seats are held for them.
 */
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
  // No page falls with the desk: where it cannot say what is taken, the order itself will.
  const left = isAsked ? await desk.orders.seatsLeft(offer).catch(() => wholeQuota) : wholeQuota
  return buyingOf(forum, { currentYear, isDeskOpen, now, locale, left, payable: desk.ways, isSellable: maySell(desk, content) })
}

const wholeQuota = (_: string, quota: number | null) => quota
