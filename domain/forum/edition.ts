import { type Locale, locales } from '../localisation/locale.ts'
import { notPublished } from '../localisation/localised.ts'
import { dateAt } from '../programme/kyiv-time.ts'
import type { Instant } from '../record.ts'
import { blankForum, type Forum } from './forum.ts'

/** What the motif needs of an edition: its year, how many came (null: nobody has counted) and whether they met at all. */
export type Strand = { year: number; attendance: number | null; isCancelled: boolean }

/** The most editions that one sheaf can hold and still be read. */
const maxStrands = 16

/** Editions up to the current one, oldest first; the last strand is the current edition. */
export function strandsUntil(forums: readonly Forum[], currentYear: number): Strand[] {
  return forums
    .filter((forum) => forum.year <= currentYear)
    .toSorted((a, b) => a.year - b.year)
    .slice(-maxStrands)
    .map(({ year, attendance, isCancelled }) => ({ year, attendance, isCancelled }))
}

/** Archived editions, newest first: the archive menu. */
export function archiveYears(forums: readonly Forum[]): number[] {
  return forums
    .filter((forum) => forum.isArchived)
    .map((forum) => forum.year)
    .toSorted((a, b) => b - a)
}

/** What of an edition says when it takes place. */
export type DatedEdition = Pick<Forum, 'start' | 'end' | 'days'>

/** Where an edition stands at `now` (ms): it runs to the end of its last day, or of the last one of its programme where that is later; `unknown` without dates. */
export function phaseOf({ start, end, days }: DatedEdition, now: Instant): 'ahead' | 'running' | 'over' | 'unknown' {
  if (start === null) return 'unknown'
  if (now < start) return 'ahead'
  const dates = [dateAt(end ?? start), ...days.map(({ date }) => date)]
  return dates.some((date) => dateAt(now) <= date) ? 'running' : 'over'
}

/** The year that `{year?}` of a path means: the current one when there is none; undefined for what is no year. */
export function resolveYear(segment: string | undefined, currentYear: number): number | undefined {
  if (segment === undefined) return currentYear
  return /^\d{4}$/.test(segment) ? Number(segment) : undefined
}

/** Which edition is current where neither the operator nor an editor has said it. */
const yearOfTheDemo = 2025

/**
 * The year of the current edition (product.md, 1.2): the operator's word, else the edition that editors switched on, of several the newest.
 * `setting`: the year that the operator gave, null when none.
 */
export function currentYearOf(setting: number | null, forums: readonly Pick<Forum, 'year' | 'isCurrent'>[]): number {
  if (setting !== null) return setting
  const switchedOn = forums.filter((forum) => forum.isCurrent).map((forum) => forum.year)
  return switchedOn.length > 0 ? Math.max(...switchedOn) : yearOfTheDemo
}

type Editions = { content: { forumByYear(year: number): Forum | undefined }; settings: { currentForumYear: number } }

/** The edition that `{year?}` of a path means; undefined when there is none, or it is not shown in `locale`. */
export function findEdition({ content, settings }: Editions, segment: string | undefined, locale: Locale): Forum | undefined {
  const year = resolveYear(segment, settings.currentForumYear)
  const forum = year === undefined ? undefined : content.forumByYear(year)
  return forum && isEditionShown(forum, locale) ? forum : undefined
}

/** Languages in which an edition is shown. */
export function editionLocales(forum: Pick<Forum, 'title'>): Locale[] {
  return locales.filter((locale) => isEditionShown(forum, locale))
}

/** Whether an edition is shown in `locale`: it needs no title for that, only none that is `-`. */
export function isEditionShown({ title }: Pick<Forum, 'title'>, locale: Locale): boolean {
  return title[locale] !== notPublished
}

/**
 * What of an edition is shown in `locale`: of one that was cancelled, or is not published there, neither when and where nor who and what, so
 * that nothing leads to what is not there.
 */
export function shownPart(forum: Forum, locale: Locale): Forum {
  if (!forum.isCancelled && isEditionShown(forum, locale)) return forum
  const { id, year, isArchived, isCancelled, title, theme, description, cancelledNote, cover, videoUrl } = forum
  const kept = { id, isArchived, isCancelled, title, theme, description, cancelledNote, cover, videoUrl }
  return { ...unwrittenEdition(year), ...kept }
}

/** An edition of which nothing is known yet: what the home page stands on before an editor has written any. */
export function unwrittenEdition(year: number): Forum {
  return { ...blankForum, id: `unwritten-${year}`, year }
}
