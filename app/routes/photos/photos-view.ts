import { type Locale, locales } from '#domain/localisation/locale.ts'
import { pageCount, pageNumber, pageOf } from '#domain/publication/paging.ts'
import { shownIn } from '#domain/publication/publication.ts'
import { type AlbumView, albumView } from '../../blocks/album-grid/album-view.ts'
import type { Services } from '../../context.server.ts'

export const albumsPerPage = 12

export type PhotosView = {
  albums: AlbumView[]
  /** How many there are on all pages. */
  total: number
  /** Which page of the list this is, and how many it has. */
  paging: { number: number; count: number }
}

type Needs = Pick<Services, 'clock'> & { content: Pick<Services['content'], 'albums'> }

/** A page of the albums, by the `page` parameter; undefined when there is no such page. */
export function photosView({ content, clock }: Needs, locale: Locale, parameter: string | null): PhotosView | undefined {
  const number = pageNumber(parameter)
  const shown = shownIn(content.albums(), locale, clock.now())
  const page = number && pageOf(shown, albumsPerPage, number)
  if (!page) return undefined
  return {
    albums: page.items.map((album) => albumView(album, locale)),
    total: shown.length,
    paging: { number: page.number, count: page.count },
  }
}

/** The languages in which the list has a page of that number. */
export function localesOfPhotosPage({ content, clock }: Needs, page: number): Locale[] {
  const now = clock.now()
  return locales.filter((locale) => page <= pageCount(shownIn(content.albums(), locale, now).length, albumsPerPage))
}
