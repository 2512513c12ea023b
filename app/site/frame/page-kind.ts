import { useMatches } from 'react-router'

const ticketPages = [
  'lang-forum-year-tickets',
  'lang-forum-year-by-card',
  'lang-forum-year-by-bank',
  'lang-forum-year-by-form',
  'lang-forum-year-booking',
]

/** What the frame does differently on some pages; `ticket` is every ticket and payment page (specification §2). */
export type PageKind = 'home' | 'ticket' | 'contacts' | 'callback' | 'other'

/** The kind of the page with these route names (specification §2, Screens and routes). Pure. */
export function pageKind(routeNames: readonly string[]): PageKind {
  if (routeNames.includes('lang')) return 'home'
  if (routeNames.includes('lang-contacts')) return 'contacts'
  if (routeNames.includes('lang-callback')) return 'callback'
  return routeNames.some((name) => ticketPages.includes(name)) ? 'ticket' : 'other'
}

export function usePageKind(): PageKind {
  return pageKind(useMatches().map(({ id }) => id))
}
