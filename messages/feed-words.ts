// The few words of feeds and of shared pictures in every language, as pages have them.
import { everyLocale, type Locale } from '#domain/localisation/locale.ts'
import { changes as englishChanges } from './en/changes.ts'
import { publication as english } from './en/publication.ts'
import { site as englishSite } from './en/site.ts'
import { ticket as englishTicket } from './en/ticket.ts'
import { changes as russianChanges } from './ru/changes.ts'
import { publication as russian } from './ru/publication.ts'
import { site as russianSite } from './ru/site.ts'
import { ticket as russianTicket } from './ru/ticket.ts'
import { changes as ukrainianChanges } from './uk/changes.ts'
import { publication as ukrainian } from './uk/publication.ts'
import { site as ukrainianSite } from './uk/site.ts'
import { ticket as ukrainianTicket } from './uk/ticket.ts'

const publications = { uk: ukrainian, en: english, ru: russian }
const changes = { uk: ukrainianChanges, en: englishChanges, ru: russianChanges }
const tickets = { uk: ukrainianTicket, en: englishTicket, ru: russianTicket }
const sites = { uk: ukrainianSite, en: englishSite, ru: russianSite }

type FeedWords = {
  siteName: string
  news: string
  changes: typeof ukrainianChanges
  newsDescription: string
  edition(year: number): string
  ticketsOf(year: number): string
}

export const feedWords: Readonly<Record<Locale, FeedWords>> = everyLocale((locale) => ({
  siteName: sites[locale].name,
  news: publications[locale].news,
  newsDescription: publications[locale].newsDescription,
  changes: changes[locale],
  edition: sites[locale].edition,
  ticketsOf: tickets[locale].titleOf,
}))
