// The protocol between door phones and the server. It contains no mail addresses.
import type { Instant } from '../record/record.ts'
import type { DoorDay } from './day-wire.ts'
import type { DoorDays } from './door-days.ts'
import type { DoorEdition } from './door-edition.ts'
import type { Entry, EntryKind } from './entry.ts'
import type { Return } from './returns.ts'
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
  /** When people come back after the interruptions of today. */
  returns: readonly Return[]
  day: DoorDay
  /** The desk has another name now: phones under a former one are asked to go to the new one. Missing: it never had another. */
  moved?: MovedDesk
}

/** Origins of the desk and the site before, and of the desk now. */
export type MovedDesk = { from: readonly string[]; to: string }

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

/** `conflict`: the verdict of the server. `first`: time and gate of the other entry. */
export type EntryAnswer =
  | { id: string; stored: true; conflict: VerdictKind | null; first: { at: Instant; gate: string } | null }
  | { id: string; stored: false; refused: EntryRefusal }

/**
 * Nothing was stored. `unknown`: no such ticket; `role`: only supervisors may undo; `nothing`: nothing to undo; `other-entry`: the id is that of an entry
 * with another ticket or action; `closed`: decided after the gate or phone was closed.
 */
export type EntryRefusal = 'unknown' | 'role' | 'nothing' | 'other-entry' | 'closed'

/**
 * What organisers must know about an entry. `after-closing`: handed in after the gate or phone was closed; `other-day`: handed in on another day than it was
 * made; `wrong-time`: the phone gave a time that cannot be, so it has the time of its arrival.
 */
export type EntryMark = 'after-closing' | 'other-day' | 'wrong-time'

/** Answer (401) to the key of a gate or phone that was closed. `isWhole`: the gate, with all its phones. */
export type ClosedGate = { error: 'closed'; gate: string; closedAt: Instant; isWhole: boolean }

export type DoorBoard = {
  /** The day, and the time of the request. */
  day: string
  now: Instant
  days: DoorDays | null
  /** Tickets that admit on this day; people who came; people inside. */
  tickets: number
  arrived: number
  inside: number
  /** Of those who were inside at the last interruption of that day, how many are back; null: there was none. */
  returned: { since: Instant; inside: number; back: number } | null
  gates: readonly { gate: string; entries: number; exits: number }[]
  /** Entries per quarter of an hour, without returns after interruptions. */
  quarters: readonly { at: Instant; entries: number }[]
  conflicts: readonly DoorConflict[]
}

/** An entry that conflicts with others, or that has a mark. */
export type DoorConflict = {
  id: string
  number: string
  entry: EntryKind
  /** null: no conflict. */
  kind: VerdictKind | null
  marks: readonly EntryMark[]
  at: Instant
  gate: string
  /** Other entries of that ticket on that day. */
  others: readonly { at: Instant; gate: string; kind: EntryKind }[]
}
