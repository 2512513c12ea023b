import type { Locale } from '#domain/localisation/locale.ts'
import { choose, publishedLocales } from '#domain/localisation/localised.ts'
import type { Picture } from '#domain/picture/picture.ts'
import { pageNumber } from '#domain/publication/paging.ts'
import { type Album, isShownIn } from '#domain/publication/publication.ts'
import { excerpt } from '#domain/rich-text/excerpt.ts'
import { plainText, type RichText } from '#domain/rich-text/rich-text.ts'
import { coverOf, yearOfAlbum } from '../../blocks/album-grid/album-view.ts'
import type { Services } from '../../context.server.ts'
import { justifiedRows, laidRatio, type Place } from './justified-rows.ts'

/** The longest text that stands in the head of the page. */
const longestSummary = 240

export type PictureView = {
  file: string
  /** In pixels; as 3:2 when nobody knows them. */
  width: number
  height: number
  isMeasured: boolean
  title: string | null
  titleLang?: Locale
  place: Place
}

export type AlbumPageView = {
  slug: string
  title: string
  titleLang?: Locale
  year: string | null
  /** The text when it is short, else its beginning. */
  summary: { text: string; lang?: Locale } | null
  /** The whole text when the head has only its beginning. */
  about: { text: RichText; lang?: Locale } | null
  author: { name: string; lang?: Locale } | null
  pictures: PictureView[]
}

type Needs = Pick<Services, 'clock'> & { content: Pick<Services['content'], 'albumBySlug'> }

/** The page of an album; undefined when visitors of the site in `locale` cannot see it. */
export function albumPageView(
  { content, clock }: Needs,
  locale: Locale,
  slug: string,
): { album: AlbumPageView; cover: string | null; locales: Locale[] } | undefined {
  const album = content.albumBySlug(slug)
  if (!album || !isShownIn(album, locale, clock.now())) return undefined
  const title = choose(album.title, locale)
  const view: AlbumPageView = {
    slug: album.slug,
    title: title?.value ?? '',
    ...(title && title.locale !== locale && { titleLang: title.locale }),
    year: yearOfAlbum(album),
    ...textsOf(choose(album.description, locale), locale),
    author: authorOf(album, locale),
    pictures: picturesOf(album.images, locale),
  }
  return { album: view, cover: coverOf(album), locales: publishedLocales(album.title) }
}

/** The picture that the parameter asks for, from 1; null for none, undefined for what is no picture of the album. */
export function pictureNumber(parameter: string | null, count: number): number | null | undefined {
  if (parameter === null) return null
  const number = pageNumber(parameter)
  return number !== undefined && number <= count ? number : undefined
}

function textsOf(
  description: { value: RichText; locale: Locale } | undefined,
  locale: Locale,
): Pick<AlbumPageView, 'summary' | 'about'> {
  const whole = plainText(description?.value ?? []).trim()
  if (!description || !whole) return { summary: null, about: null }
  const lang = description.locale === locale ? {} : { lang: description.locale }
  const text = excerpt(whole, longestSummary)
  return { summary: { text, ...lang }, about: text === whole ? null : { text: description.value, ...lang } }
}

function picturesOf(pictures: readonly Picture[], locale: Locale): PictureView[] {
  const places = justifiedRows(pictures.map(({ width, height }) => laidRatio(width, height)))
  return pictures.flatMap(({ file, width, height, title }, index) => {
    const place = places[index]
    if (!place) return []
    const isMeasured = Boolean(width && height)
    const words = title?.trim() || null
    const lang = words && foreignLang(words, locale)
    return [
      {
        file,
        width: isMeasured && width ? width : 1200,
        height: isMeasured && height ? height : 800,
        isMeasured,
        title: words,
        ...(lang && { titleLang: lang }),
        place,
      },
    ]
  })
}

function authorOf({ author }: Album, locale: Locale): AlbumPageView['author'] {
  if (!author) return null
  const lang = foreignLang(author, locale)
  return { name: author, ...(lang && { lang }) }
}

/** Names of people and files have one language that nobody writes down: their letters tell when it is not the page's. */
function foreignLang(text: string, locale: Locale): Locale | undefined {
  const isCyrillic = /\p{Script=Cyrillic}/u.test(text)
  if (locale === 'en') return isCyrillic ? 'uk' : undefined
  return !isCyrillic && /\p{Script=Latin}/u.test(text) ? 'en' : undefined
}
