import { wordsIn } from '@forum/design/page/locale.ts'
import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { MoreLink } from '@forum/design/ui/more-link/more-link.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { counted } from '@forum/domain/localisation/plural.ts'
import { AlbumGrid } from '@forum/site/app/blocks/album-grid/album-grid.tsx'
import { albumView, coverOf } from '@forum/site/app/blocks/album-grid/album-view.ts'
import { localeOf, notFound, servicesContext } from '@forum/site/app/context/context.server.ts'
import { useFrameData } from '@forum/site/app/context/frame-data.ts'
import { ListPage } from '@forum/site/app/frame/list-page/list-page.tsx'
import { pageOfList } from '@forum/site/app/frame/list-page/page-of-list.ts'
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
