import type { Contact } from '#domain/contact/contact.ts'
import type { Forum } from '#domain/forum/forum.ts'
import type { Locale } from '#domain/localisation/locale.ts'
import { type ContactView, registrationContactView } from '../../blocks/contact/contact-view.ts'
import { type ForumDayView, forumDayView } from '../forum-day/forum-day-view.ts'

/** What every page of confirmation needs beside its words; nothing of a visitor is in it. */
export type ConfirmationView = { contact: ContactView | null; day: ForumDayView | null }

type Needs = {
  settings: { currentForumYear: number }
  content: { contacts(): readonly Contact[]; forumByYear(year: number): Forum | undefined }
}

/** `contactOf`: whom to ask about what was sent. */
export function confirmationView(
  { content, settings }: Needs,
  locale: Locale,
  contactOf: typeof registrationContactView = registrationContactView,
): ConfirmationView {
  const forum = content.forumByYear(settings.currentForumYear)
  return {
    contact: contactOf(content.contacts(), locale),
    day: forum ? forumDayView(forum, locale) : null,
  }
}
