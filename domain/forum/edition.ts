import { dateAt } from '../programme/kyiv-time.ts'
import type { Forum, Instant } from './forum.ts'

/** What the motif needs of an edition: its year and how many came (null: they did not meet). */
export type Strand = { year: number; attendance: number | null }

/** The most editions that one sheaf can hold and still be read. */
const mostStrands = 16

/** Editions up to the current one, oldest first; the last strand is the current edition. */
export function strandsUntil(forums: readonly Forum[], currentYear: number): Strand[] {
  return forums
    .filter((forum) => forum.year <= currentYear)
    .toSorted((a, b) => a.year - b.year)
    .slice(-mostStrands)
    .map((forum) => ({ year: forum.year, attendance: forum.isCancelled ? null : forum.attendance }))
}

/** Archived editions, newest first: the archive menu (decisions, Navigation). */
export function archiveYears(forums: readonly Forum[]): number[] {
  return forums
    .filter((forum) => forum.isArchived)
    .map((forum) => forum.year)
    .toSorted((a, b) => b - a)
}

/** Where an edition stands at `now` (ms); `unknown` without dates. */
export function phaseOf(forum: Forum, now: Instant): 'ahead' | 'running' | 'over' | 'unknown' {
  if (forum.start === null) return 'unknown'
  if (now < forum.start) return 'ahead'
  const end = forum.end ?? forum.start
  return now <= end || dateAt(now) === dateAt(end) ? 'running' : 'over'
}
