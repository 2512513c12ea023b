import { localTitle } from '@forum/domain/localisation/local-text.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import type { Album } from '@forum/domain/publication/publication.ts'
import { dateAt } from '@forum/domain/time/kyiv-time.ts'

export type AlbumView = ReturnType<typeof albumView>

export function albumView(album: Album, locale: Locale) {
  return {
    slug: album.slug,
    title: localTitle(album.title, locale),
    year: yearOfAlbum(album),
    /** How many pictures it has. */
    count: album.images.length,
    cover: coverOf(album),
  }
}

/** The editor's cover, otherwise the first picture. */
export function coverOf({ cover, images }: Album): string | null {
  return cover ?? images[0]?.file ?? null
}

/** Year of the edition, otherwise of the publication. */
export function yearOfAlbum({ forumYear, published }: Album): string | null {
  if (forumYear !== null) return String(forumYear)
  return published === null ? null : dateAt(published).slice(0, 4)
}
