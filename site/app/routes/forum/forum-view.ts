import { wordsIn } from '@forum/design/page/locale.ts'
import { editionLocales, isEditionShown } from '@forum/domain/forum/edition.ts'
import type { Forum } from '@forum/domain/forum/forum.ts'
import { groupedFigure } from '@forum/domain/localisation/grouped.ts'
import { type LocalText, localText, wordsOf } from '@forum/domain/localisation/local-text.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { textIn } from '@forum/domain/localisation/localised.ts'
import { plainText } from '@forum/domain/rich-text/rich-text.ts'
import { dateAt, dateRange } from '@forum/domain/time/kyiv-time.ts'
import { interruptedText } from '@forum/site/app/blocks/interrupted/interrupted-text.ts'
import type { Services } from '@forum/site/app/context/context.server.ts'
import { editionContentView } from './edition-content-view.ts'

export type ForumView = ReturnType<typeof forumView>

const maxFigures = 4

/** The page of an edition. A cancelled one has its reason and no programme. */
export function forumView({ content, clock, day }: Pick<Services, 'content' | 'clock' | 'day'>, forum: Forum, locale: Locale) {
  const { year } = forum
  const words = wordsIn(locale).forum
  const title = textIn(forum.title, locale) || words.titleOf(year)
  const now = clock.now()
  return {
    year,
    locales: editionLocales(forum),
    title,
    /** The motto, otherwise the title. */
    heading: localText(forum.theme, locale) ?? title,
    /** Reason of the cancellation; null: not cancelled. */
    cancelled: cancelledOf(forum, locale),
    ...factsOf(forum, locale),
    /** How often and how long it was interrupted; empty: it was not, or is not over. */
    interrupted: interruptedText(day(), forum, now, locale),
    ...editionContentView(forum, content, now, locale),
    /** Oldest first. */
    years: shownYears(content.forums(), locale),
    /** Server time of rendering (ms). */
    now,
    description: words.description(title, year),
  }
}

const yearOfCovid = 2020

function cancelledOf(forum: Forum, locale: Locale): LocalText | null {
  if (!forum.isCancelled) return null
  const note = localText(forum.cancelledNote, locale)
  if (note) return note
  const words = wordsIn(locale).forum
  return forum.year === yearOfCovid ? words.cancelledForCovid : words.cancelled
}

function factsOf(forum: Forum, locale: Locale) {
  const { start, end } = forum
  const description = localText(forum.description, locale)
  const isEmpty = !description || plainText(wordsOf(description)) === ''
  const figures = forum.statistics
    .slice(0, maxFigures)
    .map(({ value, label }) => ({ value: groupedFigure(value), label: textIn(label, locale) }))
  const isAmongFigures = figures.some(({ value }) => value.replace(/\D/g, '') === String(forum.attendance))
  const facts = {
    date: forum.isCancelled || start === null ? null : { text: dateRange(start, end, locale), from: dateAt(start) },
    venue: forum.isCancelled ? '' : textIn(forum.venue, locale),
    address: forum.isCancelled ? '' : textIn(forum.address, locale),
    /** null if the statistics contain it. */
    attendance: forum.isCancelled || isAmongFigures ? null : forum.attendance,
    text: isEmpty ? null : description,
    figures: forum.isCancelled ? [] : figures,
    videoUrl: forum.videoUrl,
  }
  const hasFacts = forum.isCancelled || Object.values(facts).some((fact) => (Array.isArray(fact) ? fact.length > 0 : fact))
  /** `hasFacts`: date, place or description is known. */
  return { ...facts, hasFacts }
}

function shownYears(forums: readonly Forum[], locale: Locale): number[] {
  return forums
    .filter((forum) => isEditionShown(forum, locale))
    .map((forum) => forum.year)
    .toSorted((a, b) => a - b)
}
