import { wordsIn } from '@forum/design/page/locale.ts'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import type { Contact } from '@forum/domain/contact/contact.ts'
import { phaseOf } from '@forum/domain/forum/edition.ts'
import type { Forum } from '@forum/domain/forum/forum.ts'
import { localTitle } from '@forum/domain/localisation/local-text.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { type ContentPage, isShownIn, type Material, shownIn } from '@forum/domain/publication/publication.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import { dateAt, dayAndMonth } from '@forum/domain/time/kyiv-time.ts'
import { pressContactView } from '@forum/site/app/blocks/contact/contact-view.ts'

/** Whether media can apply, and the press contact. */
type AccreditationNeeds = {
  content: {
    forumByYear(year: number): Forum | undefined
    contacts(): readonly Contact[]
    pageBySlug(slug: string): ContentPage | undefined
    materials(): readonly Material[]
  }
  clock: { now(): Instant }
  settings: { currentForumYear: number }
}

/** Slug of the editors' page for the press. */
const pressSlug = 'press'

/** Media can apply until the edition's accreditation deadline or its end, unless it was cancelled. */
export function accreditationView({ content, clock, settings }: AccreditationNeeds, locale: Locale) {
  const year = settings.currentForumYear
  const forum = content.forumByYear(year)
  const now = clock.now()
  const last = forum?.accreditationUntil ?? null
  const isLate = last !== null && dateAt(now) > dateAt(last)
  const isOpen = forum !== undefined && !forum.isCancelled && !isLate && phaseOf(forum, now) !== 'over'
  const words = wordsIn(locale).submission.accreditation
  const press = content.pageBySlug(pressSlug)
  const hasKit = shownIn(content.materials(), locale, now).some(({ kind }) => kind === 'press_kit')
  return {
    year,
    isOpen,
    /** The last day, shown while applications are open; empty: not given. */
    until: isOpen && last !== null ? words.until(dayAndMonth(last, locale)) : '',
    /** Applications were taken, and are no longer; `lastDay` empty: none was given. */
    isOver: forum !== undefined && !forum.isCancelled && (isLate || phaseOf(forum, now) === 'over'),
    lastDay: last === null ? '' : dayAndMonth(last, locale),
    /** Links to press rules and press kit, if they exist. */
    links: [
      ...(press && isShownIn(press, locale, now)
        ? [{ to: localePath(locale, pathWithin.page(pressSlug)), label: localTitle(press.title, locale) }]
        : []),
      ...(hasKit ? [{ to: localePath(locale, pathWithin.materials()), label: words.kit }] : []),
    ],
    contact: pressContactView(content.contacts(), locale),
  }
}
