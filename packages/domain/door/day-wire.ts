// What phones at the door are told of the running day, and what they press about it.
import type { Interruption } from '../day-state/day-state.ts'
import type { Instant, RecordId } from '../record/record.ts'

/** Phones speak these languages. */
type Titles = Readonly<Record<'uk' | 'en', string>>

export type DoorInterruption = Omit<Interruption, 'roomIds'> & {
  /** Titles of the halls; null: all. */
  halls: Titles | null
  /** Who pressed it; empty: this phone need not know. */
  by: string
}

export type DoorDay = {
  /** Those that are not over and that the site shows, oldest first. */
  interruptions: readonly DoorInterruption[]
  /** Halls that this phone may interrupt alone, in the editors' order; empty for phones that may not. */
  halls: readonly { id: RecordId; title: Titles }[]
  /** What the alert service asks; null: nothing, or this phone may not answer. */
  question: { kind: 'alert' | 'clear'; since: Instant; source: string } | null
}

/** `decline`: "no" to what the alert service asks. */
export const doorDeeds = ['alert', 'pause', 'goOn', 'undo', 'decline'] as const

export type DoorDeed = (typeof doorDeeds)[number]

/** One press on a phone. `id`: UUID, so that a press that is sent again does nothing twice. */
export type DoorPress = {
  id: string
  deed: DoorDeed
  /** Of `alert` and `pause`: the hall; null: all. */
  hall: RecordId | null
  /** Of `goOn`: the interruption; of `undo`: the press that is taken back; of `decline`: since when it is asked. Otherwise null. */
  about: string | null
  at: Instant
  /** The phone within the gate. */
  by: string
}

/** A press that arrives later does nothing, and the phone asks again; milliseconds. */
export const pressLasts = 2 * 60_000

/** How long a press can be taken back, milliseconds. */
export const undoTime = 60_000

export type PressFault = 'noHall' | 'tooLate' | 'changed'

/**
 * `already`: it was so before, `by` somebody (empty: unknown) since `at`. `asks`: nothing was done, because the press is older than two minutes, or
 * because somebody pressed the opposite since. `withdrawn`: the phone took it back before it arrived.
 */
export type PressOutcome =
  | { outcome: 'done' | 'withdrawn' }
  | { outcome: 'already'; by: string; at: Instant }
  | { outcome: 'asks'; why: 'old' | 'overtaken' }
  | { outcome: 'refused'; fault: PressFault }

/** `day`: as it is now. */
export type PressAnswer = PressOutcome & { day: DoorDay }
