// Albums in lists: a cover with the number of pictures, the title and the year.
import '@forum/design/styles/parts/poster.css'
import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { counted } from '@forum/domain/localisation/plural.ts'
import { Cover } from '../cover/cover.tsx'
import { Text } from '../text/text.tsx'
import styles from './album-grid.module.css'
import type { AlbumView } from './album-view.ts'

type AlbumGridProps = {
  albums: readonly AlbumView[]
  headingLevel?: 'h2' | 'h3'
  /** Whether the first cover is the page's first picture. */
  isFirst?: boolean
}

export function AlbumGrid({ albums, headingLevel = 'h3', isFirst = false }: AlbumGridProps) {
  return (
    <ul role="list" className={`${styles.grid} cards wide3 middle2`}>
      {albums.map((album, index) => (
        <li key={album.slug}>
          <AlbumCard album={album} headingLevel={headingLevel} isFirst={isFirst && index === 0} />
        </li>
      ))}
    </ul>
  )
}

type AlbumCardProps = { album: AlbumView; headingLevel: 'h2' | 'h3'; isFirst: boolean }

function AlbumCard({ album, headingLevel, isFirst }: AlbumCardProps) {
  const locale = useLocale()
  const { photos } = useWords()
  const { count, year } = album
  return (
    <a className={styles.card} href={localePath(locale, pathWithin.album(album.slug))}>
      <span className="poster">
        <Cover file={album.cover} ratio="photo" sizes="(max-width: 1199px) 48vw, 416px" largest={960} isFirst={isFirst} />
        <span className="tag dark corner end">
          {count > 0 ? `${count}\u00a0${counted(locale, count, photos.pictures)}` : photos.noPictures}
        </span>
      </span>
      <Text as={headingLevel} of={album.title} />
      {year && (
        <time className="aside" dateTime={year}>
          {year}
        </time>
      )}
    </a>
  )
}
