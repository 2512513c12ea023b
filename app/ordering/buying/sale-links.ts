import { localePath, pathWithin } from '#domain/address/paths.ts'
import type { Locale } from '#domain/localisation/locale.ts'
import type { Buying } from '#domain/ticket/buying.ts'
import { wordsIn } from '../../locale.ts'

/** Links to buy, or to book before the sale opens or reopens; empty if neither is possible. */
export function saleLinks({ sale, ways, goesOn }: Buying, year: number, locale: Locale): { to: string; label: string }[] {
  const { site, ticket } = wordsIn(locale)
  if (sale === 'soon' || goesOn !== null) return [{ to: localePath(locale, pathWithin.booking(year)), label: ticket.book }]
  if (sale !== 'started') return []
  return [{ to: localePath(locale, pathWithin.tickets(year)), label: ways.length > 0 ? ticket.buy : site.tickets }]
}
