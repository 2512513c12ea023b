import { localText, localTitle, withWords } from '@forum/domain/localisation/local-text.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { durationIso, durationText } from '@forum/domain/publication/duration.ts'
import type { Video } from '@forum/domain/publication/publication.ts'
import { excerpt } from '@forum/domain/rich-text/excerpt.ts'
import { plainText } from '@forum/domain/rich-text/rich-text.ts'
import { dateAt } from '@forum/domain/time/kyiv-time.ts'

export type VideoView = ReturnType<typeof videoView>

/** `58:14` and `PT58M14S`. */
export type DurationView = { text: string; iso: string }

export function videoView(video: Video, locale: Locale, { hasSummary = false } = {}) {
  const about = hasSummary && localText(video.description, locale)
  return {
    slug: video.slug,
    title: localTitle(video.title, locale),
    /** Year of the edition, otherwise of the publication. */
    year: yearOf(video),
    duration: durationView(video),
    cover: video.cover,
    /** Only in some lists. */
    ...(about && { summary: withWords(about, (text) => excerpt(plainText(text))) }),
  }
}

/** Null: unknown. */
export function durationView({ duration }: Video): DurationView | null {
  return duration ? { text: durationText(duration), iso: durationIso(duration) } : null
}

function yearOf({ forumYear, published }: Video): string | null {
  if (forumYear !== null) return String(forumYear)
  return published === null ? null : dateAt(published).slice(0, 4)
}
