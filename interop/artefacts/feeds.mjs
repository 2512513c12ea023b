// Feeds of news. Each entry opens in the language of its feed, and the feed leads to its page.
import { origin } from '../site.mjs'

const first = 'chotyry-stseny-i-zhodnoho-slaida'

const rightIn = (locale, title, entries, entry) => ({
  title,
  page: `${origin}/${locale}/news`,
  entries,
  first: entry,
  opens: `${origin}/${locale}/news/${first}`,
  /** Languages of the pages that entries open. */
  languages: [locale],
  published: '2025-09-08T07:00:00.000Z',
})

export const artefacts = [
  {
    name: 'news in Ukrainian',
    path: '/uk/news.atom',
    right: rightIn(
      'uk',
      'Новини: Київський економічний форум',
      28,
      'Форум повертається у велику залу: чотири сцени й жодного слайда з гаслами',
    ),
  },
  {
    name: 'news in English',
    path: '/en/news.atom',
    right: rightIn(
      'en',
      'News: Kyiv Economic Forum',
      27,
      'The forum returns to the main hall: four stages and not one slide with a slogan',
    ),
  },
  {
    name: 'news in Russian',
    path: '/ru/news.atom',
    right: rightIn(
      'ru',
      'Новости: Киевский экономический форум',
      28,
      'Форум возвращается в большой зал: четыре сцены и ни одного слайда с лозунгом',
    ),
  },
]

/** `entries` are told as `{ title, link, published }`. */
export function reading(title, page, entries) {
  const [top] = entries
  return {
    title,
    page,
    entries: entries.length,
    first: top?.title,
    opens: top?.link,
    languages: [...new Set(entries.map(({ link }) => String(link).split('/')[3]))],
    published: new Date(top?.published).toISOString(),
  }
}
