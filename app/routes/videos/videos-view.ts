import type { Locale } from '#domain/localisation/locale.ts'
import { listPage, type Paging } from '#domain/publication/list-page.ts'
import { type VideoView, videoView } from '../../blocks/video-card/video-view.ts'
import type { Services } from '../../context.server.ts'

export type VideosView = {
  /** The newest of all, on the first page only. */
  lead: VideoView | null
  videos: VideoView[]
  /** How many there are on all pages. */
  total: number
  paging: Paging
}

type Needs = Pick<Services, 'clock'> & { content: Pick<Services['content'], 'videos'> }

/** A page of the videos, by the `page` parameter; undefined when there is no such page. */
export function videosView({ content, clock }: Needs, locale: Locale, parameter: string | null): VideosView | undefined {
  const page = listPage(content.videos(), locale, clock.now(), parameter)
  if (!page) return undefined
  const isFirst = page.paging.number === 1
  const views = page.items.map((video, index) => videoView(video, locale, { hasSummary: isFirst && index === 0 }))
  return {
    lead: isFirst ? (views[0] ?? null) : null,
    videos: isFirst ? views.slice(1) : views,
    total: page.total,
    paging: page.paging,
  }
}
