import { localePath, pathWithin } from '#domain/address/paths.ts'
import { counted } from '#domain/localisation/plural.ts'
import { localesOfListPage } from '#domain/publication/list-page.ts'
import { PageHead } from '../../blocks/page-head/page-head.tsx'
import { VideoCard } from '../../blocks/video-card/video-card.tsx'
import { localeOf, notFound, servicesContext } from '../../context.server.ts'
import { useLocale } from '../../locale.tsx'
import { type PageInfo, pageMeta } from '../../site/page-info/page-info.ts'
import { Pagination } from '../../ui/pagination/pagination.tsx'
import { everyWordIn } from '../../words/every-word.ts'
import { useReadingWords } from '../../words/reading-words.ts'
import type { Route } from './+types/route.ts'
import styles from './route.module.css'
import { videosView } from './videos-view.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  const locale = localeOf(context)
  const services = context.get(servicesContext)
  const view = videosView(services, locale, new URL(request.url).searchParams.get('page')) ?? notFound()
  const { publication } = everyWordIn(locale)
  const { number } = view.paging
  const page: PageInfo = {
    title: number > 1 ? publication.videosPage(number) : publication.videos,
    description:
      number > 1 ? `${publication.videosPage(number)}. ${publication.videosDescription}` : publication.videosDescription,
    path: pathWithin.videos(number),
    locales: localesOfListPage(services.content.videos(), services.clock.now(), number),
    nearestList: pathWithin.videos(),
    image: view.lead?.cover ?? null,
  }
  return { page, ...view }
}

export const meta = pageMeta

export default function Videos({ loaderData: { lead, videos, total, paging } }: Route.ComponentProps) {
  const locale = useLocale()
  const { publication } = useReadingWords()
  const recordings = `${total}\u00a0${counted(locale, total, publication.recordings)}`
  return (
    <>
      <PageHead
        title={paging.number > 1 ? publication.videosPage(paging.number) : publication.videos}
        summary={total > 0 ? publication.videosSummary(recordings) : undefined}
        pointX={760}
      />
      <section className="section within6" data-theme="ink">
        <div className="wrap">
          {total === 0 && <p className="said">{publication.noVideos}</p>}
          {total > 0 && (
            <ul className="cards wide3 middle2 narrow1">
              {lead && (
                <li className={styles.lead}>
                  <VideoCard video={lead} variant="lead" headingLevel="h2" isFirst />
                </li>
              )}
              {videos.map((video) => (
                <li key={video.slug}>
                  <VideoCard video={video} headingLevel="h2" />
                </li>
              ))}
            </ul>
          )}
          <Pagination
            current={paging.number}
            count={paging.count}
            to={(number) => localePath(locale, pathWithin.videos(number))}
            words={publication}
          />
        </div>
      </section>
    </>
  )
}
