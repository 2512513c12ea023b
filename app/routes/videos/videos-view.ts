import { type Locale, locales } from '#domain/localisation/locale.ts'
import { pageCount, pageNumber, pageOf } from '#domain/publication/paging.ts'
import { shownIn } from '#domain/publication/publication.ts'
import { type VideoView, videoView } from '../../blocks/video-card/video-view.ts'
import type { Services } from '../../context.server.ts'

export const videosPerPage = 12

export type VideosView = {
  /** The newest of all, on the first page only. */
  lead: VideoView | null
  videos: VideoView[]
  /** How many there are on all pages. */
  total: number
  /** Which page of the list this is, and how many it has. */
  paging: { number: number; count: number }
}

type Needs = Pick<Services, 'clock'> & { content: Pick<Services['content'], 'videos'> }

/** A page of the videos, by the `page` parameter; undefined when there is no such page. */
export function videosView({ content, clock }: Needs, locale: Locale, parameter: string | null): VideosView | undefined {
  const number = pageNumber(parameter)
  const shown = shownIn(content.videos(), locale, clock.now())
  const page = number && pageOf(shown, videosPerPage, number)
  if (!page) return undefined
  const isFirst = page.number === 1
  const views = page.items.map((video, index) => videoView(video, locale, { hasSummary: isFirst && index === 0 }))
  return {
    lead: isFirst ? (views[0] ?? null) : null,
    videos: isFirst ? views.slice(1) : views,
    total: shown.length,
    paging: { number: page.number, count: page.count },
  }
}

/** The languages in which the list has a page of that number. */
export function localesOfVideosPage({ content, clock }: Needs, page: number): Locale[] {
  const now = clock.now()
  return locales.filter((locale) => page <= pageCount(shownIn(content.videos(), locale, now).length, videosPerPage))
}
