import { wordsIn } from '@forum/design/page/locale.ts'
import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { pathWithin } from '@forum/domain/address/paths.ts'
import { counted } from '@forum/domain/localisation/plural.ts'
import { VideoCard } from '@forum/site/app/blocks/video-card/video-card.tsx'
import { videoView } from '@forum/site/app/blocks/video-card/video-view.ts'
import { localeOf, notFound, servicesContext } from '@forum/site/app/context/context.server.ts'
import { ListPage } from '@forum/site/app/frame/list-page/list-page.tsx'
import { pageOfList } from '@forum/site/app/frame/list-page/page-of-list.ts'
import type { Route } from './+types/route.ts'
import styles from './route.module.css'

export function loader({ request, context }: Route.LoaderArgs) {
  const locale = localeOf(context)
  const { content, clock } = context.get(servicesContext)
  const { videos: title, videosPage: titleOf, videosDescription: description } = wordsIn(locale).publication
  const words = { title, titleOf, description, path: pathWithin.videos }
  const { items, ...list } = pageOfList({ request, locale, now: clock.now() }, content.videos(), words) ?? notFound()
  const isLead = (index: number) => list.paging.number === 1 && index === 0
  return { ...list, videos: items.map((video, index) => videoView(video, locale, { hasSummary: isLead(index) })) }
}

export default function Videos({ loaderData: { page, videos, total, paging } }: Route.ComponentProps) {
  const locale = useLocale()
  const { publication } = useWords()
  const recordings = `${total}\u00a0${counted(locale, total, publication.recordings)}`
  const [lead, others] = paging.number === 1 ? [videos[0], videos.slice(1)] : [undefined, videos]
  return (
    <ListPage
      title={page.title}
      summary={total > 0 ? publication.videosSummary(recordings) : undefined}
      theme="ink"
      paging={paging}
      path={pathWithin.videos}
      none={total === 0 ? publication.noVideos : null}
    >
      {total > 0 && (
        <ul role="list" className="cards wide3 middle2">
          {lead && (
            <li className={styles.lead}>
              <VideoCard video={lead} variant="lead" headingLevel="h2" isFirst isNewest />
            </li>
          )}
          {others.map((video, index) => (
            <li key={video.slug} className={isAlone(others, index) ? styles.alone : undefined}>
              <VideoCard video={video} headingLevel="h2" isBare />
            </li>
          ))}
        </ul>
      )}
    </ListPage>
  )
}

/** On phones two stand beside each other; the first of an edition has the row, and so has one that would be left over. */
function isAlone(videos: readonly { year: string | null }[], index: number): boolean {
  const isFirst = (at: number) => videos[at - 1]?.year !== videos[at]?.year
  if (isFirst(index)) return true
  const first = videos.findLastIndex((_, at) => at <= index && isFirst(at))
  const isLast = index + 1 === videos.length || isFirst(index + 1)
  return isLast && (index - first) % 2 === 1
}
