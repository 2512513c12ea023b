import type { Forum } from '@forum/domain/forum/forum.ts'
import { localText, wordsOf } from '@forum/domain/localisation/local-text.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { plainText } from '@forum/domain/rich-text/rich-text.ts'
import { dateAt, dateRange } from '@forum/domain/time/kyiv-time.ts'

export type ForumDayView = NonNullable<ReturnType<typeof forumDayView>>

/** When and where participants register; null: unknown, or the edition was cancelled. */
export function forumDayView(forum: Forum, locale: Locale) {
  const note = localText(forum.registrationNote, locale)
  const day = {
    date: forum.start === null ? null : { text: dateRange(forum.start, forum.end, locale), from: dateAt(forum.start) },
    venue: localText(forum.venue, locale),
    address: localText(forum.address, locale),
    mapUrl: forum.mapUrl,
    /** Registration hours and practical notes of the editors. */
    note: note && plainText(wordsOf(note)) !== '' ? note : null,
  }
  const isEmpty = !day.date && !day.venue && !day.address && !day.note
  return forum.isCancelled || isEmpty ? null : day
}
