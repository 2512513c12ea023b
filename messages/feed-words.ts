// The few words of feeds in every language, as pages have them.
import { everyLocale, type Locale } from '#domain/localisation/locale.ts'
import { publication as english } from './en/publication.ts'
import { site as englishSite } from './en/site.ts'
import { publication as russian } from './ru/publication.ts'
import { site as russianSite } from './ru/site.ts'
import { publication as ukrainian } from './uk/publication.ts'
import { site as ukrainianSite } from './uk/site.ts'

const publications = { uk: ukrainian, en: english, ru: russian }
const sites = { uk: ukrainianSite, en: englishSite, ru: russianSite }

type FeedWords = { siteName: string; news: string; newsDescription: string }

export const feedWords: Readonly<Record<Locale, FeedWords>> = everyLocale((locale) => ({
  siteName: sites[locale].name,
  news: publications[locale].news,
  newsDescription: publications[locale].newsDescription,
}))
