import { isEditionShown } from '@forum/domain/forum/edition.ts'
import { localText, wordsInPageLanguage, wordsOf } from '@forum/domain/localisation/local-text.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { publishedLocales } from '@forum/domain/localisation/localised.ts'
import { watchOf } from '@forum/domain/publication/player.ts'
import { isShownIn, shownIn, type Video } from '@forum/domain/publication/publication.ts'
import { related } from '@forum/domain/publication/related.ts'
import { excerpt } from '@forum/domain/rich-text/excerpt.ts'
import { plainText } from '@forum/domain/rich-text/rich-text.ts'
import { fullDate, isoAt } from '@forum/domain/time/kyiv-time.ts'
import { knownPeople, personView } from '@forum/site/app/blocks/portrait/person-view.ts'
import { durationView, videoView } from '@forum/site/app/blocks/video-card/video-view.ts'
import type { Services } from '@forum/site/app/context/context.server.ts'

const moreVideos = 3

export type VideoPageView = NonNullable<ReturnType<typeof videoPageView>>['video']

type VideoNeeds = Pick<Services, 'clock'> & {
  content: Pick<Services['content'], 'videos' | 'videoBySlug' | 'person' | 'forumByYear'>
}

/** The page of a video, with its player open if `isPlaying`; undefined: not visible in `locale`. */
export function videoPageView({ content, clock }: VideoNeeds, locale: Locale, slug: string, isPlaying = false) {
  const video = content.videoBySlug(slug)
  const now = clock.now()
  if (!video || !isShownIn(video, locale, now)) return undefined
  const { title, cover } = videoView(video, locale)
  const description = localText(video.description, locale)
  const isNear = (other: Video) => video.forumYear !== null && other.forumYear === video.forumYear
  const others = related(video, shownIn(content.videos(), locale, now), moreVideos, isNear)
  const watch = watchOf(video.videoUrl, locale)
  const view = {
    title,
    /** The host's page or player; loaded only after a click. */
    watch,
    /** Address of the open player; null: the poster. */
    player: (isPlaying && watch?.player) || null,
    cover,
    date: video.published === null ? null : { text: fullDate(video.published, locale), dateTime: isoAt(video.published) },
    duration: durationView(video),
    /** The edition, if it has a page. */
    forumYear: shownYear(video.forumYear, content, locale),
    description,
    speakers: knownPeople(video.speakerIds, content.person, locale).map((person) => personView(person, locale)),
    more: others.map((other) => videoView(other, locale)),
  }
  return {
    film: video,
    video: view,
    summary: excerpt(plainText(wordsInPageLanguage(description) ?? []) || wordsOf(title)),
    locales: publishedLocales(video.title),
  }
}

/** The year, if the edition has a page in `locale`. */
function shownYear(year: number | null, content: VideoNeeds['content'], locale: Locale): number | null {
  const forum = year === null ? undefined : content.forumByYear(year)
  return forum && isEditionShown(forum, locale) ? forum.year : null
}
