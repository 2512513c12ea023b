import { editionLocales, isEditionShown } from '#domain/forum/edition.ts'
import type { Forum } from '#domain/forum/forum.ts'
import { groupedFigure } from '#domain/localisation/grouped.ts'
import { type LocalText, localText, wordsOf } from '#domain/localisation/local-text.ts'
import type { Locale } from '#domain/localisation/locale.ts'
import { textIn } from '#domain/localisation/localised.ts'
import { dateAt, dateRange } from '#domain/programme/kyiv-time.ts'
import type { Instant } from '#domain/record.ts'
import { plainText, type RichText } from '#domain/rich-text/rich-text.ts'
import type { Services } from '../../context.server.ts'
import { wordsIn } from '../../locale.ts'
import { type EditionContentView, editionContentView } from './edition-content-view.ts'

export type ForumView = EditionContentView & {
  year: number
  locales: readonly Locale[]
  title: string
  /** The motto, otherwise the title. */
  heading: LocalText
  /** Reason of the cancellation; null: not cancelled. */
  cancelled: LocalText | null
  date: { text: string; from: string } | null
  venue: string
  address: string
  /** null if the statistics contain it. */
  attendance: number | null
  text: LocalText<RichText> | null
  figures: readonly { value: string; label: string }[]
  videoUrl: string | null
  /** Whether date, place or description is known. */
  hasFacts: boolean
  /** Oldest first. */
  years: readonly number[]
  /** Server time of rendering (ms). */
  now: Instant
  description: string
}

const maxFigures = 4

/** The page of an edition. A cancelled one has its reason and no programme. */
export function forumView({ content, clock }: Pick<Services, 'content' | 'clock'>, forum: Forum, locale: Locale): ForumView {
  const { year } = forum
  const words = wordsIn(locale).forum
  const title = textIn(forum.title, locale) || words.titleOf(year)
  const now = clock.now()
  return {
    year,
    locales: editionLocales(forum),
    title,
    heading: localText(forum.theme, locale) ?? title,
    cancelled: cancelledOf(forum, locale),
    ...factsOf(forum, locale),
    ...editionContentView(forum, content, now, locale),
    years: shownYears(content.forums(), locale),
    now,
    description: words.description(title, year),
  }
}

const yearOfCovid = 2020

function cancelledOf(forum: Forum, locale: Locale): ForumView['cancelled'] {
  if (!forum.isCancelled) return null
  const note = localText(forum.cancelledNote, locale)
  if (note) return note
  const words = wordsIn(locale).forum
  return forum.year === yearOfCovid ? words.cancelledForCovid : words.cancelled
}

type Facts = Pick<ForumView, 'date' | 'venue' | 'address' | 'attendance' | 'text' | 'figures' | 'videoUrl' | 'hasFacts'>

function factsOf(forum: Forum, locale: Locale): Facts {
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
    attendance: forum.isCancelled || isAmongFigures ? null : forum.attendance,
    text: isEmpty ? null : description,
    figures: forum.isCancelled ? [] : figures,
    videoUrl: forum.videoUrl,
  }
  const hasFacts = forum.isCancelled || Object.values(facts).some((fact) => (Array.isArray(fact) ? fact.length > 0 : fact))
  return { ...facts, hasFacts }
}

function shownYears(forums: readonly Forum[], locale: Locale): number[] {
  return forums
    .filter((forum) => isEditionShown(forum, locale))
    .map((forum) => forum.year)
    .toSorted((a, b) => a - b)
}
