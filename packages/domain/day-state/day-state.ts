// What the desk says of the running day: interruptions, and sessions that were moved. People decide it; content stays as editors wrote it.
import type { Instant, RecordId } from '../record/record.ts'
import type { Move } from './moves.ts'

/** `alert`: an air-raid alert, everybody goes to the shelter. `pause`: any other reason. */
export const interruptionKinds = ['alert', 'pause'] as const

export type InterruptionKind = (typeof interruptionKinds)[number]

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
  /** Grows with each press; 0: nothing was ever pressed. */
  revision: number
  /** When it last changed; null: never. */
  changedAt: Instant | null
  /** Those that are not over, oldest first. */
  interruptions: readonly Interruption[]
  /** Sessions whose time or hall differs from the content's. */
  moves: readonly Move[]
}

export const calmDay: DayState = { revision: 0, changedAt: null, interruptions: [], moves: [] }

/** Whether it is not over at `now` (ms). */
export const isOn = ({ since, resumesAt }: Pick<Interruption, 'since' | 'resumesAt'>, now: Instant): boolean =>
  now >= since && (resumesAt === null || now < resumesAt)

/**
 * What interrupts a hall at `now`; `roomId` null: a session of the whole venue, which only an interruption of all halls concerns. A real one goes
 * before a drill, an alert before a pause, the older before the newer.
 */
export function interruptionOf(day: Pick<DayState, 'interruptions'>, roomId: RecordId | null, now: Instant): Interruption | null {
  const concerned = day.interruptions.filter(
    (one) => isOn(one, now) && (one.roomIds === null || (roomId !== null && one.roomIds.includes(roomId))),
  )
  return concerned.sort(byWeight)[0] ?? null
}

/** What the page of no hall says: any interruption; one of all halls before one of some. */
export function interruptionOfAll(day: Pick<DayState, 'interruptions'>, now: Instant): Interruption | null {
  const on = day.interruptions.filter((one) => isOn(one, now))
  return on.sort((a, b) => byWeight(a, b) || Number(a.roomIds !== null) - Number(b.roomIds !== null))[0] ?? null
}

const byWeight = (a: Interruption, b: Interruption): number =>
  Number(a.isDrill) - Number(b.isDrill) || Number(a.kind !== 'alert') - Number(b.kind !== 'alert') || a.since - b.since
