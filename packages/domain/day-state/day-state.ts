// What the desk says of the running day: interruptions, and sessions that were moved. People decide it; content stays as editors wrote it.
import type { Instant, RecordId } from '../record/record.ts'
import type { Move } from './moves.ts'

/** `alert`: an air-raid alert, everybody goes to the shelter. `pause`: any other reason. */
export type InterruptionKind = 'alert' | 'pause'

export type Interruption = {
  id: string
  kind: InterruptionKind
  /** Halls that are interrupted; null: all. */
  roomIds: readonly RecordId[] | null
  since: Instant
  /** When it goes on, as somebody pressed "go on"; null: nobody knows yet. From then on it is over. */
  resumesAt: Instant | null
  /** A drill: every word of it says that it is a test. */
  isDrill: boolean
}

/** What pages, screens and door phones show. Drills that do not leave the desk are not in it. */
export type DayState = {
  /** Digest of the rest, the same in every process; empty: a calm day. What only the desk sees does not change it. */
  revision: string
  /** Those that are not over, oldest first. */
  interruptions: readonly Interruption[]
  /** Real ones that are over, of every edition: what its archive tells. */
  over: readonly Interruption[]
  /** Sessions whose time or hall differs from the content's. */
  moves: readonly Move[]
}

export const calmDay: DayState = { revision: '', interruptions: [], over: [], moves: [] }

/** Whether it is not over at `now` (ms). */
const isOn = ({ since, resumesAt }: Pick<Interruption, 'since' | 'resumesAt'>, now: Instant): boolean =>
  now >= since && (resumesAt === null || now < resumesAt)

/**
 * What interrupts a hall; `roomId` null: a session of the whole venue, which only an interruption of all halls concerns. A real one goes before a drill,
 * an alert before a pause, the older before the newer.
 */
export function interruptionsOf(day: Pick<DayState, 'interruptions'>, roomId: RecordId | null): Interruption[] {
  return day.interruptions
    .filter(({ roomIds }) => roomIds === null || (roomId !== null && roomIds.includes(roomId)))
    .sort(byWeight)
}

/** The one of them that a hall shows at `now`; null: none. */
export function interruptionOf(day: Pick<DayState, 'interruptions'>, roomId: RecordId | null, now: Instant): Interruption | null {
  return interruptionsOf(day, roomId).find((one) => isOn(one, now)) ?? null
}

/** What every page says at `now`; one of all halls before one of some. null: nothing. */
export function interruptionAt(day: Pick<DayState, 'interruptions'>, now: Instant): Interruption | null {
  const on = day.interruptions.filter((one) => isOn(one, now))
  return (
    on.sort(
      (a, b) =>
        Number(a.isDrill) - Number(b.isDrill) || Number(a.roomIds !== null) - Number(b.roomIds !== null) || byWeight(a, b),
    )[0] ?? null
  )
}

const byWeight = (a: Interruption, b: Interruption): number =>
  Number(a.isDrill) - Number(b.isDrill) || Number(a.kind !== 'alert') - Number(b.kind !== 'alert') || a.since - b.since

/** Changes with all that pages say of the day at `now`: a page with another mark is asked for anew. */
export function dayMark(day: DayState, now: Instant): string {
  const shown = interruptionAt(day, now)
  return `${day.revision}.${shown ? day.interruptions.indexOf(shown) : ''}`
}
