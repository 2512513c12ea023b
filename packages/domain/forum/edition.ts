import { type Locale, locales } from '../localisation/locale.ts'
import { notPublished } from '../localisation/localised.ts'
import type { Instant } from '../record/record.ts'
import { dateAt } from '../time/kyiv-time.ts'
import { blankForum, type Forum } from './forum.ts'

/** Data of an edition for the pattern: year, attendance (null: unknown), cancelled or not. */
export type Strand = { year: number; attendance: number | null; isCancelled: boolean }

/** The most editions that one pattern can show legibly. */
const maxStrands = 16

/** Editions up to the current one, oldest first. */
export function strandsUntil(forums: readonly Forum[], currentYear: number): Strand[] {
  return forums
    .filter((forum) => forum.year <= currentYear)
    .toSorted((a, b) => a.year - b.year)
    .slice(-maxStrands)
    .map(({ year, attendance, isCancelled }) => ({ year, attendance, isCancelled }))
}

/** Past editions, newest first: the archive menu. */
export function archiveYears(forums: readonly Forum[]): number[] {
  return forums
    .filter((forum) => forum.isArchived)
    .map((forum) => forum.year)
    .toSorted((a, b) => b - a)
}

/** Dates of an edition. */
export type DatedEdition = Pick<Forum, 'start' | 'end' | 'days'>

/** Phase of an edition at `now` (ms): it lasts until the end of its last day, or of its programme's last day if that is later; `unknown` without dates. */
export function phaseOf({ start, end, days }: DatedEdition, now: Instant): 'ahead' | 'running' | 'over' | 'unknown' {
  if (start === null) return 'unknown'
  if (now < start) return 'ahead'
  const dates = [dateAt(end ?? start), ...days.map(({ date }) => date)]
  return dates.some((date) => dateAt(now) <= date) ? 'running' : 'over'
}

/** Whether an edition has been held at `now` (ms): without dates, if it is archived or of an earlier year. */
export function isHeld(forum: DatedEdition & Pick<Forum, 'year' | 'isArchived'>, now: Instant): boolean {
  const phase = phaseOf(forum, now)
  return phase === 'over' || (phase === 'unknown' && (forum.isArchived || forum.year < Number(dateAt(now).slice(0, 4))))
}

/** The year of a path's `{year?}`: the current one if missing; undefined: invalid. */
export function resolveYear(segment: string | undefined, currentYear: number): number | undefined {
  if (segment === undefined) return currentYear
  return /^\d{4}$/.test(segment) ? Number(segment) : undefined
}

/** The current edition if neither operator nor editors have set one. */
const yearOfTheDemo = 2025

/**
 * The current edition's year (product.md, 1.2): the operator's setting, otherwise the newest edition marked by editors. `setting`: the operator's
 * year, null: none.
 */
export function currentYearOf(setting: number | null, forums: readonly Pick<Forum, 'year' | 'isCurrent'>[]): number {
  if (setting !== null) return setting
  const switchedOn = forums.filter((forum) => forum.isCurrent).map((forum) => forum.year)
  return switchedOn.length > 0 ? Math.max(...switchedOn) : yearOfTheDemo
}

type Editions = { content: { forumByYear(year: number): Forum | undefined }; settings: { currentForumYear: number } }

/** The edition of a path's `{year?}`; undefined: none, or hidden in `locale`. */
export function findEdition({ content, settings }: Editions, segment: string | undefined, locale: Locale): Forum | undefined {
  const year = resolveYear(segment, settings.currentForumYear)
  const forum = year === undefined ? undefined : content.forumByYear(year)
  return forum && isEditionShown(forum, locale) ? forum : undefined
}

/** Languages in which an edition is visible. */
export function editionLocales(forum: Pick<Forum, 'title'>): Locale[] {
  return locales.filter((locale) => isEditionShown(forum, locale))
}

/** Whether an edition is visible in `locale`: its title may be empty, but not `-`. */
export function isEditionShown({ title }: Pick<Forum, 'title'>, locale: Locale): boolean {
  return title[locale] !== notPublished
}

/** The visible part of an edition in `locale`: a cancelled or hidden edition has no dates, venue, people or programme, so that no link leads nowhere. */
export function shownPart(forum: Forum, locale: Locale): Forum {
  if (!forum.isCancelled && isEditionShown(forum, locale)) return forum
  const { id, year, isArchived, isCancelled, title, theme, description, cancelledNote, cover, videoUrl } = forum
  const kept = { id, isArchived, isCancelled, title, theme, description, cancelledNote, cover, videoUrl }
  return { ...unwrittenEdition(year), ...kept }
}

/** An edition without content: for the home page before editors write one. */
export function unwrittenEdition(year: number): Forum {
  return { ...blankForum, id: `unwritten-${year}`, year }
}
