import type { Locale } from '#domain/localisation/locale.ts'
import { choose, publishedLocales } from '#domain/localisation/localised.ts'
import { type Album, isShownIn } from '#domain/publication/publication.ts'
import { excerpt } from '#domain/rich-text/excerpt.ts'
import { plainText, type RichText } from '#domain/rich-text/rich-text.ts'
import { coverOf, yearOfAlbum } from '../../blocks/album-grid/album-view.ts'
import { foreignLang, type PictureView, pictureViews } from '../../blocks/picture-viewer/gallery-view.ts'
import type { Services } from '../../context.server.ts'

/** The longest text that stands in the head of the page. */
const longestSummary = 240

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
    pictures: pictureViews(album.images, locale),
  }
  return { album: view, cover: coverOf(album), locales: publishedLocales(album.title) }
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

function authorOf({ author }: Album, locale: Locale): AlbumPageView['author'] {
  if (!author) return null
  const lang = foreignLang(author, locale)
  return { name: author, ...(lang && { lang }) }
}
