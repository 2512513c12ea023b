import { localePath, pathWithin } from '#domain/address/paths.ts'
import { counted } from '#domain/localisation/plural.ts'
import { AlbumGrid } from '../../blocks/album-grid/album-grid.tsx'
import { albumView, coverOf } from '../../blocks/album-grid/album-view.ts'
import { localeOf, notFound, servicesContext } from '../../context/context.server.ts'
import { useFrameData } from '../../context/frame-data.ts'
import { wordsIn } from '../../page/locale.ts'
import { useLocale, useWords } from '../../page/page-facts.tsx'
import { ListPage } from '../../site/list-page/list-page.tsx'
import { pageOfList } from '../../site/list-page/page-of-list.ts'
import { MoreLink } from '../../ui/more-link/more-link.tsx'
import type { Route } from './+types/route.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  const locale = localeOf(context)
  const { content, clock } = context.get(servicesContext)
  const { photos: title, photosPage: titleOf, description } = wordsIn(locale).photos
  const words = { title, titleOf, description, path: pathWithin.photos, coverOf }
  const { items, ...list } = pageOfList({ request, locale, now: clock.now() }, content.albums(), words) ?? notFound()
  return { ...list, albums: items.map((album) => albumView(album, locale)) }
}

export default function Photos({ loaderData: { page, albums, total, paging } }: Route.ComponentProps) {
  const locale = useLocale()
  const { photos } = useWords()
  const { hasVideos } = useFrameData()
  return (
    <ListPage
      title={page.title}
      summary={total > 0 ? photos.summary(`${total}\u00a0${counted(locale, total, photos.albums)}`) : undefined}
      theme="ink"
      paging={paging}
      path={pathWithin.photos}
      none={total === 0 ? photos.noAlbums : null}
    >
      {total > 0 && <AlbumGrid albums={albums} headingLevel="h2" isFirst />}
      {hasVideos && (
        <p className="above6">
          <MoreLink to={localePath(locale, pathWithin.videos())}>{photos.toVideos}</MoreLink>
        </p>
      )}
    </ListPage>
  )
}
