import { type LocalText, localText, localTitle } from '#domain/localisation/local-text.ts'
import type { Locale } from '#domain/localisation/locale.ts'
import { dateAt, dayAndMonth, fullDate, isoAt } from '#domain/programme/kyiv-time.ts'
import type { Post } from '#domain/publication/publication.ts'
import type { Instant } from '#domain/record.ts'

/** What a list of news draws of each. */
export type PostView = {
  slug: string
  title: LocalText
  /** Absent where the list does not show it, and where nobody wrote one. */
  lead: LocalText | null
  date: string | null
  dateTime: string | null
  cover: string | null
}

export function postView(post: Post, locale: Locale, now: Instant, { hasLead = false } = {}): PostView {
  return {
    slug: post.slug,
    title: localTitle(post.title, locale),
    lead: hasLead ? localText(post.lead, locale) : null,
    date: post.published === null ? null : listDate(post.published, locale, now),
    dateTime: post.published === null ? null : isoAt(post.published),
    cover: post.cover,
  }
}

/** "8 вересня" in the running year, with the year in all others (Kyiv's calendar). */
function listDate(published: Instant, locale: Locale, now: Instant): string {
  const isThisYear = dateAt(published).slice(0, 4) === dateAt(now).slice(0, 4)
  return isThisYear ? dayAndMonth(published, locale) : fullDate(published, locale)
}
