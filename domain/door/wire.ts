// The protocol between door phones and the server. It contains no mail addresses.
import type { Instant } from '../record.ts'
import type { DoorDays } from './door-days.ts'
import type { DoorEdition } from './door-edition.ts'
import type { Entry, EntryKind } from './entry.ts'
import type { VerdictKind } from './verdict.ts'

export type GateRole = 'steward' | 'supervisor'

export type DoorGate = { id: string; name: string; role: GateRole }

/** `kind` null: not in the content any more. `name` only if the operator allows it (DOOR_NAMES). */
export type ListedTicket = { id: string; number: string; kind: string | null; state: 'valid' | 'cancelled'; name?: string }

export type DoorList = DoorEdition & {
  /** Public keys of ticket signatures: SPKI in base64. */
  keys: readonly string[]
  hasNames: boolean
  /** When phones delete the list; null: the end of the forum is unknown. */
  forgetAt: Instant | null
  tickets: readonly ListedTicket[]
}

export type ListedEntry = Entry & { ticket: string; conflict: VerdictKind | null }

/** `list` null: unchanged since the cursor. `entries`: since the cursor. */
export type Manifest = {
  gate: DoorGate
  now: Instant
  cursor: string
  list: DoorList | null
  entries: readonly ListedEntry[]
}

/** A decision of a phone. `id`: UUID, makes retries idempotent. `by`: the phone within the gate. */
export type SentEntry = {
  id: string
  ticket: string
  kind: EntryKind
  at: Instant
  isOffline: boolean
  by: string
  undoes: string | null
}

/** `conflict`: the verdict of the server. `first`: time and gate of an earlier entry. */
export type EntryAnswer =
  | { id: string; stored: true; conflict: VerdictKind | null; first: { at: Instant; gate: string } | null }
  /** Rejected for good: unknown ticket, only supervisors may undo, or nothing to undo. */
  | { id: string; stored: false; refused: 'unknown' | 'role' | 'nothing' }

export type DoorBoard = {
  /** The day, and the time of the request. */
  day: string
  now: Instant
  days: DoorDays | null
  /** Tickets that admit on this day; people who came; people inside. */
  tickets: number
  arrived: number
  inside: number
  gates: readonly { gate: string; entries: number; exits: number }[]
  /** Entries per quarter of an hour. */
  quarters: readonly { at: Instant; entries: number }[]
  conflicts: readonly DoorConflict[]
}

export type DoorConflict = {
  number: string
  kind: VerdictKind
  at: Instant
  gate: string
  /** Other entries of that ticket on that day. */
  others: readonly { at: Instant; gate: string; kind: EntryKind }[]
}
