import type { Thanked } from '#domain/address/pages.ts'
import type { Contact } from '#domain/contact/contact.ts'
import type { Forum } from '#domain/forum/forum.ts'
import type { Locale } from '#domain/localisation/locale.ts'
import { type ContactView, pressContactView, registrationContactView } from '../../blocks/contact/contact-view.ts'
import { type ForumDayView, forumDayView } from '../../ordering/forum-day/forum-day-view.ts'

/** What a page of confirmation needs beside its words; nothing of a visitor is in it. */
export type ConfirmationView = { contact: ContactView | null; day: ForumDayView | null }

type Needs = {
  settings: { currentForumYear: number }
  content: { contacts(): readonly Contact[]; forumByYear(year: number): Forum | undefined }
}

export function confirmationView({ content, settings }: Needs, locale: Locale, kind: Thanked): ConfirmationView {
  const forum = content.forumByYear(settings.currentForumYear)
  const contactView = kind === 'accreditation' ? pressContactView : registrationContactView
  return { contact: contactView(content.contacts(), locale), day: forum ? forumDayView(forum, locale) : null }
}
