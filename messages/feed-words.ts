// The few words of feeds and of shared pictures in every language, as pages have them.
import { everyLocale, type Locale } from '#domain/localisation/locale.ts'
import { changes as englishChanges } from './en/changes.ts'
import { myProgramme as englishOwn } from './en/my-programme.ts'
import { programme as englishProgramme } from './en/programme.ts'
import { publication as english } from './en/publication.ts'
import { site as englishSite } from './en/site.ts'
import { ticket as englishTicket } from './en/ticket.ts'
import { changes as russianChanges } from './ru/changes.ts'
import { myProgramme as russianOwn } from './ru/my-programme.ts'
import { programme as russianProgramme } from './ru/programme.ts'
import { publication as russian } from './ru/publication.ts'
import { site as russianSite } from './ru/site.ts'
import { ticket as russianTicket } from './ru/ticket.ts'
import { changes as ukrainianChanges } from './uk/changes.ts'
import { myProgramme as ukrainianOwn } from './uk/my-programme.ts'
import { programme as ukrainianProgramme } from './uk/programme.ts'
import { publication as ukrainian } from './uk/publication.ts'
import { site as ukrainianSite } from './uk/site.ts'
import { ticket as ukrainianTicket } from './uk/ticket.ts'

const own = { uk: ukrainianOwn, en: englishOwn, ru: russianOwn }
const programmes = { uk: ukrainianProgramme, en: englishProgramme, ru: russianProgramme }
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
  /** Where an event outside the venue is whose editor did not name the place. */
  elsewhere: string
  register: string
  ticketsOf(year: number): string
}

export const feedWords: Readonly<Record<Locale, FeedWords>> = everyLocale((locale) => ({
  siteName: sites[locale].name,
  news: publications[locale].news,
  newsDescription: publications[locale].newsDescription,
  changes: changes[locale],
  edition: sites[locale].edition,
  elsewhere: own[locale].elsewhereInKyiv,
  register: programmes[locale].register,
  ticketsOf: tickets[locale].titleOf,
}))
