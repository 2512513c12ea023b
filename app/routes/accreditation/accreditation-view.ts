import type { Contact } from '#domain/contact/contact.ts'
import { phaseOf } from '#domain/forum/edition.ts'
import type { Forum } from '#domain/forum/forum.ts'
import type { Locale } from '#domain/localisation/locale.ts'
import type { Instant } from '#domain/record.ts'
import { type ContactView, pressContactView } from '../../blocks/contact/contact-view.ts'

/** Whether media may apply, and whom they ask. */
export type AccreditationView = { year: number; isOpen: boolean; contact: ContactView | null }

type Needs = {
  content: { forumByYear(year: number): Forum | undefined; contacts(): readonly Contact[] }
  clock: { now(): Instant }
  settings: { currentForumYear: number }
}

/** Media apply for the current edition until it is over, unless it was cancelled. */
export function accreditationView({ content, clock, settings }: Needs, locale: Locale): AccreditationView {
  const year = settings.currentForumYear
  const forum = content.forumByYear(year)
  return {
    year,
    isOpen: forum !== undefined && !forum.isCancelled && phaseOf(forum, clock.now()) !== 'over',
    contact: pressContactView(content.contacts(), locale),
  }
}
