import type { Locale } from '#domain/localisation/locale.ts'
import { listPage, type Paging } from '#domain/publication/list-page.ts'
import { type AlbumView, albumView } from '../../blocks/album-grid/album-view.ts'
import type { Services } from '../../context.server.ts'

export type PhotosView = {
  albums: AlbumView[]
  /** How many there are on all pages. */
  total: number
  paging: Paging
}

type Needs = Pick<Services, 'clock'> & { content: Pick<Services['content'], 'albums'> }

/** A page of the albums, by the `page` parameter; undefined when there is no such page. */
export function photosView({ content, clock }: Needs, locale: Locale, parameter: string | null): PhotosView | undefined {
  const page = listPage(content.albums(), locale, clock.now(), parameter)
  if (!page) return undefined
  return {
    albums: page.items.map((album) => albumView(album, locale)),
    total: page.total,
    paging: page.paging,
  }
}
