import type { Thanked } from '@forum/domain/address/pages.ts'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import type { Contact } from '@forum/domain/contact/contact.ts'
import type { Forum } from '@forum/domain/forum/forum.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import { ticketDays } from '@forum/domain/sale/ticket-days.ts'
import { type ContactView, pressContactView, registrationContactView } from '@forum/site/app/blocks/contact/contact-view.ts'
import { type ForumDayView, forumDayView } from '@forum/site/app/ordering/forum-day/forum-day-view.ts'

/** Data of a thank-you page, without personal data. `calendar`: address of the forum days as a calendar. */
export type ConfirmationView = { contact: ContactView | null; day: ForumDayView | null; calendar: string | null }

type ConfirmationNeeds = {
  settings: { currentForumYear: number }
  content: { contacts(): readonly Contact[]; forumByYear(year: number): Forum | undefined }
  clock: { now(): Instant }
}

export function confirmationView(
  { content, settings, clock }: ConfirmationNeeds,
  locale: Locale,
  kind: Thanked,
): ConfirmationView {
  const forum = content.forumByYear(settings.currentForumYear)
  const contactView = kind === 'accreditation' ? pressContactView : registrationContactView
  // The newsletter has nothing to do with the forum days.
  const day = forum && kind !== 'subscription' ? forumDayView(forum, locale) : null
  return {
    contact: contactView(content.contacts(), locale),
    day,
    calendar: day && forum && isAhead(forum, clock.now()) ? localePath(locale, pathWithin.daysCalendar(forum.year)) : null,
  }
}

function isAhead(forum: Forum, now: Instant): boolean {
  const days = ticketDays(undefined, forum)
  return days !== null && (days.end ?? days.start) > now
}
