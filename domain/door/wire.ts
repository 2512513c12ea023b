// What a phone at the door and the server tell each other. No mail address is in any of it.
import type { Instant } from '../record.ts'
import type { DoorDays } from './door-days.ts'
import type { DoorEdition } from './door-edition.ts'
import type { Entry, EntryKind } from './entry.ts'
import type { VerdictKind } from './verdict.ts'

export type GateRole = 'steward' | 'supervisor'

export type DoorGate = { id: string; name: string; role: GateRole }

/** `kind`: null where the content does not know it any more. `name` only where the operator allows it (DOOR_NAMES). */
export type ListedTicket = { id: string; number: string; kind: string | null; state: 'valid' | 'cancelled'; name?: string }

export type DoorList = DoorEdition & {
  /** Public keys of the signatures on tickets: SPKI in base64. */
  keys: readonly string[]
  hasNames: boolean
  /** When phones forget the list; null: nobody knows when the forum ends. */
  forgetAt: Instant | null
  tickets: readonly ListedTicket[]
}

export type ListedEntry = Entry & { ticket: string; conflict: VerdictKind | null }

/** `list` null: as it was at the cursor that was sent. `entries`: those since then. */
export type Manifest = {
  gate: DoorGate
  now: Instant
  cursor: string
  list: DoorList | null
  entries: readonly ListedEntry[]
}

/** What a phone has decided. `id`: a UUID of its own, by which a repetition is known. `by`: which phone of the gate. */
export type SentEntry = {
  id: string
  ticket: string
  kind: EntryKind
  at: Instant
  isOffline: boolean
  by: string
  undoes: string | null
}

/** `conflict`: what the door would have said here. `first`: of who is in already, when and where they came in. */
export type EntryAnswer =
  | { id: string; stored: true; conflict: VerdictKind | null; first: { at: Instant; gate: string } | null }
  /** Nothing to repeat: the ticket is not ours, only supervisors undo, or there is nothing to take back. */
  | { id: string; stored: false; refused: 'unknown' | 'role' | 'nothing' }

export type DoorBoard = {
  /** The day it is about, and when it was asked for. */
  day: string
  now: Instant
  days: DoorDays | null
  /** Tickets that are good for the halls on this day; how many came; how many are inside. */
  tickets: number
  arrived: number
  inside: number
  gates: readonly { gate: string; entries: number; exits: number }[]
  /** Entries from a quarter of an hour on. */
  quarters: readonly { at: Instant; entries: number }[]
  conflicts: readonly DoorConflict[]
}

export type DoorConflict = {
  number: string
  kind: VerdictKind
  at: Instant
  gate: string
  /** What else holds of that ticket on that day. */
  others: readonly { at: Instant; gate: string; kind: EntryKind }[]
}
