// Facts about the page for all components, on the server and in islands, which have no router.

import type { Locale } from '@forum/domain/localisation/locale.ts'
import type { Catalogue } from '@forum/messages/uk/catalogue.ts'
import { createContext, type ReactNode, use } from 'react'

/** Plain JSON, once per page with islands. */
export type PageFacts = {
  locale: Locale
  /** Path and query of the request: `/uk/news` and `?page=2`. */
  pathname: string
  search: string
  /** Origin of the site; empty if the frame failed to load. */
  siteUrl: string
  currentYear: number
  /** Ids of legal documents. */
  documents: { privacy: string | null; offer: string | null; refund: string | null }
}

const Facts = createContext<PageFacts | null>(null)
const Words = createContext<Catalogue | null>(null)

type PageProviderProps = { facts: PageFacts; words: Catalogue; children: ReactNode }

/** `words`: on the server all of the language, in an island its own. */
export function PageProvider({ facts, words, children }: PageProviderProps) {
  return (
    <Facts value={facts}>
      <Words value={words}>{children}</Words>
    </Facts>
  )
}

/** Throws outside a page. */
export function usePageFacts(): PageFacts {
  return given(use(Facts))
}

/** The page's language. */
export function useLocale(): Locale {
  return usePageFacts().locale
}

/** Words of the page's language; in an island only those that site/app/islands/islands.ts lists. */
export function useWords(): Catalogue {
  return given(use(Words))
}

function given<T>(value: T | null): T {
  if (value === null) throw new Error('a component asks for its page outside of one')
  return value
}
