import { localePath, pathWithin } from '#domain/address/paths.ts'
import { counted } from '#domain/localisation/plural.ts'
import { localesOfListPage } from '#domain/publication/list-page.ts'
import { AlbumGrid } from '../../blocks/album-grid/album-grid.tsx'
import { PageHead } from '../../blocks/page-head/page-head.tsx'
import { localeOf, notFound, servicesContext } from '../../context.server.ts'
import { useFrameData } from '../../frame-data.ts'
import { useLocale } from '../../locale.tsx'
import { type PageInfo, pageMeta } from '../../site/page-info/page-info.ts'
import { MoreLink } from '../../ui/more-link/more-link.tsx'
import { Pagination } from '../../ui/pagination/pagination.tsx'
import { everyWordIn } from '../../words/every-word.ts'
import { useReadingWords } from '../../words/reading-words.ts'
import type { Route } from './+types/route.ts'
import { photosView } from './photos-view.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  const locale = localeOf(context)
  const services = context.get(servicesContext)
  const view = photosView(services, locale, new URL(request.url).searchParams.get('page')) ?? notFound()
  const { photos } = everyWordIn(locale)
  const { number } = view.paging
  const page: PageInfo = {
    title: number > 1 ? photos.photosPage(number) : photos.photos,
    description: number > 1 ? `${photos.photosPage(number)}. ${photos.description}` : photos.description,
    path: pathWithin.photos(number),
    locales: localesOfListPage(services.content.albums(), services.clock.now(), number),
    nearestList: pathWithin.photos(),
    image: view.albums[0]?.cover ?? null,
  }
  return { page, ...view }
}

export const meta = pageMeta

export default function Photos({ loaderData: { albums, total, paging } }: Route.ComponentProps) {
  const locale = useLocale()
  const { photos, publication } = useReadingWords()
  const { hasVideos } = useFrameData()
  return (
    <>
      <PageHead
        title={paging.number > 1 ? photos.photosPage(paging.number) : photos.photos}
        summary={total > 0 ? photos.summary(`${total}\u00a0${counted(locale, total, photos.albums)}`) : undefined}
        pointX={840}
      />
      <section className="section within6" data-theme="ink">
        <div className="wrap">
          {total === 0 ? <p className="said">{photos.noAlbums}</p> : <AlbumGrid albums={albums} headingLevel="h2" isFirst />}
          {hasVideos && (
            <p className="above6">
              <MoreLink to={localePath(locale, pathWithin.videos())}>{photos.toVideos}</MoreLink>
            </p>
          )}
          <Pagination
            current={paging.number}
            count={paging.count}
            to={(number) => localePath(locale, pathWithin.photos(number))}
            words={publication}
          />
        </div>
      </section>
    </>
  )
}
