import { localText, localTitle } from '@forum/domain/localisation/local-text.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import type { Post } from '@forum/domain/publication/publication.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import { dateAt, dayAndMonth, fullDate, isoAt } from '@forum/domain/time/kyiv-time.ts'

export type PostView = ReturnType<typeof postView>

export function postView(post: Post, locale: Locale, now: Instant, { hasLead = false } = {}) {
  return {
    slug: post.slug,
    title: localTitle(post.title, locale),
    /** null: not shown in this list, or empty. */
    lead: hasLead ? localText(post.lead, locale) : null,
    date: post.published === null ? null : listDate(post.published, locale, now),
    dateTime: post.published === null ? null : isoAt(post.published),
    cover: post.cover,
  }
}

/** "8 вересня" in the current year, otherwise with the year (Kyiv time). */
function listDate(published: Instant, locale: Locale, now: Instant): string {
  const isThisYear = dateAt(published).slice(0, 4) === dateAt(now).slice(0, 4)
  return isThisYear ? dayAndMonth(published, locale) : fullDate(published, locale)
}
