import type { Forum } from '#domain/forum/forum.ts'
import { type LocalText, localText, wordsOf } from '#domain/localisation/local-text.ts'
import type { Locale } from '#domain/localisation/locale.ts'
import { dateAt, dateRange } from '#domain/programme/kyiv-time.ts'
import { plainText, type RichText } from '#domain/rich-text/rich-text.ts'

export type ForumDayView = {
  date: { text: string; from: string } | null
  venue: LocalText | null
  address: LocalText | null
  mapUrl: string | null
  /** Registration hours and practical notes of the editors. */
  note: LocalText<RichText> | null
}

/** When and where participants register; null: unknown, or the edition was cancelled. */
export function forumDayView(forum: Forum, locale: Locale): ForumDayView | null {
  const note = localText(forum.registrationNote, locale)
  const day: ForumDayView = {
    date: forum.start === null ? null : { text: dateRange(forum.start, forum.end, locale), from: dateAt(forum.start) },
    venue: localText(forum.venue, locale),
    address: localText(forum.address, locale),
    mapUrl: forum.mapUrl,
    note: note && plainText(wordsOf(note)) !== '' ? note : null,
  }
  const isEmpty = !day.date && !day.venue && !day.address && !day.note
  return forum.isCancelled || isEmpty ? null : day
}
