import { localePath, pathWithin } from '#domain/address/paths.ts'
import type { Contact } from '#domain/contact/contact.ts'
import { phaseOf } from '#domain/forum/edition.ts'
import type { Forum } from '#domain/forum/forum.ts'
import { localTitle } from '#domain/localisation/local-text.ts'
import type { Locale } from '#domain/localisation/locale.ts'
import { type ContentPage, isShownIn, type Material, shownIn } from '#domain/publication/publication.ts'
import type { Instant } from '#domain/record/record.ts'
import { dateAt, dayAndMonth } from '#domain/time/kyiv-time.ts'
import { pressContactView } from '../../blocks/contact/contact-view.ts'
import { wordsIn } from '../../page/locale.ts'

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
