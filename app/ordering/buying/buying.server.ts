// Asks the one rule of buying for a page: what is sold, at the site's time, with the desk's seats.
import type { RouterContextProvider } from 'react-router'
import type { Forum } from '#domain/forum/forum.ts'
import type { Locale } from '#domain/localisation/locale.ts'
import type { RecordId } from '#domain/record.ts'
import { type Buying, buyingOf } from '#domain/ticket/buying.ts'
import { requestServicesContext, servicesContext } from '../../context.server.ts'

/** Whether and how seats of `forum` can be bought at this moment by who reads the page in `locale`. */
export async function buyingNow(context: Readonly<RouterContextProvider>, forum: Forum, locale: Locale): Promise<Buying> {
  const { clock, settings } = context.get(servicesContext)
  const { desk } = context.get(requestServicesContext)
  const limited = forum.ticketGroups.flatMap(({ tickets }) => tickets).filter(({ quota }) => quota !== null)
  const left = new Map<RecordId, number | null>()
  for (const { id, quota } of limited) left.set(id, await desk.orders.left(id, quota))
  return buyingOf(forum, {
    currentYear: settings.currentForumYear,
    now: clock.now(),
    locale,
    left: (id) => left.get(id) ?? null,
    payable: desk.ways,
  })
}
