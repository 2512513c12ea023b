// What an edition that is over tells of its days: how often and how long it was interrupted.
import type { DatedEdition } from '../forum/edition.ts'
import { dateAt } from '../time/kyiv-time.ts'
import type { DayState } from './day-state.ts'

export type Interrupted = { times: number; minutes: number }

const minute = 60_000

/**
 * The interruptions on the edition's days: alerts, and pauses of the whole forum; those that overlap are one. What was over within a minute was pressed
 * by mistake. null: it was not interrupted.
 */
export function interruptedIn({ over }: Pick<DayState, 'over'>, edition: DatedEdition): Interrupted | null {
  const lengths = withoutOverlap(over.filter((one) => isWhole(one) && isOn(edition, dateAt(one.since))))
    .map(({ since, until }) => until - since)
    .filter((length) => length >= minute)
  if (lengths.length === 0) return null
  return { times: lengths.length, minutes: Math.round(lengths.reduce((sum, length) => sum + length, 0) / minute) }
}

const isWhole = ({ kind, roomIds }: DayState['over'][number]) => kind === 'alert' || roomIds === null

function isOn({ days, start, end }: DatedEdition, date: string): boolean {
  if (days.some((day) => day.date === date)) return true
  return start !== null && dateAt(start) <= date && date <= dateAt(end ?? start)
}

function withoutOverlap(over: DayState['over']): { since: number; until: number }[] {
  const apart: { since: number; until: number }[] = []
  for (const { since, resumesAt } of over.toSorted((a, b) => a.since - b.since)) {
    const until = resumesAt ?? since
    const last = apart.at(-1)
    if (last && since <= last.until) last.until = Math.max(last.until, until)
    else apart.push({ since, until })
  }
  return apart
}
