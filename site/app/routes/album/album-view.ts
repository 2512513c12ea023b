import {
  type LocalText,
  localText,
  localTitle,
  textByLetters,
  withWords,
  wordsOf,
} from '@forum/domain/localisation/local-text.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { publishedLocales } from '@forum/domain/localisation/localised.ts'
import { isShownIn } from '@forum/domain/publication/publication.ts'
import { related } from '@forum/domain/publication/related.ts'
import { excerpt } from '@forum/domain/rich-text/excerpt.ts'
import { plainText, type RichText } from '@forum/domain/rich-text/rich-text.ts'
import { albumView, coverOf, yearOfAlbum } from '@forum/site/app/blocks/album-grid/album-view.ts'
import { pictureViews } from '@forum/site/app/blocks/picture-viewer/gallery-view.ts'
import type { Services } from '@forum/site/app/context/context.server.ts'

/** Maximum length of the text in the page's head. */
const maxSummaryLength = 240
const otherAlbums = 3

export type AlbumPageView = NonNullable<ReturnType<typeof albumPageView>>['album']

type AlbumNeeds = Pick<Services, 'clock'> & { content: Pick<Services['content'], 'albumBySlug' | 'albums'> }

/** The page of an album; undefined: not visible in `locale`. */
export function albumPageView({ content, clock }: AlbumNeeds, locale: Locale, slug: string) {
  const album = content.albumBySlug(slug)
  if (!album || !isShownIn(album, locale, clock.now())) return undefined
  const shown = content.albums().filter((other) => isShownIn(other, locale, clock.now()))
  const others = related(album, shown, otherAlbums, ({ forumYear }) => forumYear === album.forumYear)
  const view = {
    slug: album.slug,
    title: localTitle(album.title, locale),
    year: yearOfAlbum(album),
    ...textsOf(localText(album.description, locale)),
    author: album.author ? textByLetters(album.author, locale) : null,
    pictures: pictureViews(album.images, locale),
    /** Other albums: those of the same edition first. */
    others: others.map((other) => albumView(other, locale)),
  }
  return { album: view, source: album, cover: coverOf(album), locales: publishedLocales(album.title) }
}

/** `summary`: the text if it is short, otherwise its beginning; `about`: the whole text if the page's head shows only its beginning. */
function textsOf(description: LocalText<RichText> | null) {
  const whole = plainText(wordsOf(description) ?? []).trim()
  if (!description || !whole) return { summary: null, about: null }
  const text = excerpt(whole, maxSummaryLength)
  return { summary: withWords(description, () => text), about: text === whole ? null : description }
}
