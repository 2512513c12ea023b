import { wordsIn } from '@forum/design/page/locale.ts'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import type { Buying } from '@forum/domain/sale/buying.ts'

/** Links to buy, to wait for a seat, or to book before the sale opens or reopens; empty if none is possible. */
export function saleLinks({ sale, ways, goesOn, remark }: Buying, year: number, locale: Locale): { to: string; label: string }[] {
  const { site, ticket, waiting } = wordsIn(locale)
  if (sale === 'soon' || goesOn !== null) return [{ to: localePath(locale, pathWithin.booking(year)), label: ticket.book }]
  if (sale !== 'started') return []
  const to = localePath(locale, pathWithin.tickets(year))
  if (ways.length === 0) return [{ to, label: remark?.is === 'soldOut' ? waiting.title : site.tickets }]
  return [{ to, label: remark?.is === 'onlineOnly' ? ticket.buyOnline : ticket.buy }]
}
