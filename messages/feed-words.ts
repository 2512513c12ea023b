// The few words of feeds and of shared pictures in every language, as pages have them.
import { everyLocale, type Locale } from '#domain/localisation/locale.ts'
import type { Catalogue } from './catalogue.ts'
import { catalogues } from './catalogues.ts'

type FeedWords = {
  siteName: string
  news: string
  changes: Catalogue['changes']
  newsDescription: string
  edition(year: number): string
  /** Where an event outside the venue is whose editor did not name the place. */
  elsewhere: string
  register: string
  ticketsOf(year: number): string
}

export const feedWords: Readonly<Record<Locale, FeedWords>> = everyLocale((locale) => {
  const { changes, myProgramme, programme, publication, site, ticket } = catalogues[locale]
  return {
    siteName: site.name,
    news: publication.news,
    newsDescription: publication.newsDescription,
    changes,
    edition: site.edition,
    elsewhere: myProgramme.elsewhereInKyiv,
    register: programme.register,
    ticketsOf: ticket.titleOf,
  }
})
