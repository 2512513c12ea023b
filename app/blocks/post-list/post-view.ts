import type { Locale } from '#domain/localisation/locale.ts'
import { choose } from '#domain/localisation/localised.ts'
import { dateAt, dayAndMonth, fullDate, isoAt } from '#domain/programme/kyiv-time.ts'
import type { Post } from '#domain/publication/publication.ts'
import type { Instant } from '#domain/record.ts'

/** What a list of news draws of each. */
export type PostView = {
  slug: string
  title: string
  titleLang?: Locale
  /** Empty where the list does not show it, and where nobody wrote one. */
  lead: string
  leadLang?: Locale
  date: string | null
  dateTime: string | null
  cover: string | null
}

export function postView(post: Post, locale: Locale, now: Instant, { hasLead = false } = {}): PostView {
  const title = choose(post.title, locale)
  const lead = hasLead ? choose(post.lead, locale) : undefined
  return {
    slug: post.slug,
    title: title?.value ?? '',
    ...(title && title.locale !== locale && { titleLang: title.locale }),
    lead: lead?.value ?? '',
    ...(lead && lead.locale !== locale && { leadLang: lead.locale }),
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
