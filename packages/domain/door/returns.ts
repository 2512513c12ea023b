// People who come back after an interruption: their entries are no second ones.
import type { Instant } from '../record/record.ts'
import { dateAt } from '../time/kyiv-time.ts'
import { standing } from './entry.ts'

/** `until` null: it is not known yet when the forum goes on. */
export type Return = { since: Instant; until: Instant | null }

/** How long people come back after the forum went on, milliseconds. */
const returnTime = 30 * 60_000

/** An interruption, as far as the door must know it. */
export type Interrupted = { roomIds: readonly string[] | null; since: Instant; resumesAt: Instant | null; isDrill: boolean }

/** Real interruptions of all halls on the Kyiv day of `now`, oldest first. */
export const returnsOf = (interruptions: readonly Interrupted[], now: Instant): Return[] =>
  interruptions
    .filter(({ roomIds, isDrill, since }) => roomIds === null && !isDrill && dateAt(since) === dateAt(now))
    .map(({ since, resumesAt }) => ({ since, until: resumesAt === null ? null : resumesAt + returnTime }))

/** Whether somebody who came in at `before` comes back at `at`: once after each interruption. */
export const comesBack = (returns: readonly Return[], before: Instant, at: Instant): boolean =>
  returns.some(({ since, until }) => before < since && at >= since && (until === null || at <= until))

type Row = { id: string; ticketId: string; kind: 'entry' | 'exit' | 'undo'; at: Instant; undoes: string | null }

/** Ids of the standing entries that are returns. */
export function returningRows(rows: readonly Row[], returns: readonly Return[]): Set<string> {
  const back = new Set<string>()
  for (const [, those] of Map.groupBy(standing(rows), ({ ticketId }) => ticketId))
    for (const [index, row] of those.entries()) {
      const before = those[index - 1]
      if (row.kind === 'entry' && before?.kind === 'entry' && comesBack(returns, before.at, row.at)) back.add(row.id)
    }
  return back
}

/** Of those who were inside when the last interruption began, how many are back; null: there was none. */
export function whoIsBack(
  rows: readonly Row[],
  returns: readonly Return[],
): { since: Instant; inside: number; back: number } | null {
  const last = returns.at(-1)
  if (!last) return null
  const { since } = last
  const places = Map.groupBy(standing(rows), ({ ticketId }) => ticketId)
  const wereInside = [...places.values()].filter((those) => those.findLast(({ at }) => at < since)?.kind === 'entry')
  const areBack = wereInside.filter((those) => those.some(({ kind, at }) => kind === 'entry' && at >= since))
  return { since, inside: wereInside.length, back: areBack.length }
}
