// What every component may ask of its page, on the server and in an island alike: nothing of the router is there in a browser.
import { createContext, type ReactNode, use } from 'react'
import type { Locale } from '#domain/localisation/locale.ts'
import type { Catalogue } from '#messages/catalogue.ts'

/** Plain JSON: a page with islands carries it once. */
export type PageFacts = {
  locale: Locale
  /** Path and query of the address for which the page was drawn: `/uk/news` and `?page=2`. */
  pathname: string
  search: string
  /** Origin of the site; empty where the frame could not be loaded. */
  siteUrl: string
  currentYear: number
  /** Ids of the documents behind what is agreed to. */
  documents: { privacy: string | null; offer: string | null; refund: string | null }
}

const Facts = createContext<PageFacts | null>(null)
const Words = createContext<Catalogue | null>(null)

type PageProviderProps = { facts: PageFacts; words: Catalogue; children: ReactNode }

/** `words`: all of the language on the server, in an island those that it says. */
export function PageProvider({ facts, words, children }: PageProviderProps) {
  return (
    <Facts value={facts}>
      <Words value={words}>{children}</Words>
    </Facts>
  )
}

/** Throws outside of a page. */
export function usePageFacts(): PageFacts {
  return given(use(Facts))
}

/** The page's language. One document carries one: the switcher leads to another document. */
export function useLocale(): Locale {
  return usePageFacts().locale
}

/** Words of the page's language. Within an island only those that app/islands/islands.ts names for it are there. */
export function useWords(): Catalogue {
  return given(use(Words))
}

function given<T>(value: T | null): T {
  if (value === null) throw new Error('a component asks for its page outside of one')
  return value
}
