// A selection of sessions as short text: for URLs, QR codes and browser storage.
import type { RecordId } from '../record/record.ts'
import type { ProgrammeEvent } from './programme.ts'
import { inTimeOrder } from './reading-order.ts'
import { hasPage, isSideEvent } from './side-event.ts'

/** Maximum sessions in a selection: its QR code can still be scanned from a screen. */
export const maxSelected = 60

/** Crockford's base 32: no letter looks like a digit, and case does not matter. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

const keyLength = 6

/** Identifies a session in a selection, in every language and edition. */
export type SessionKey = string

/**
 * The key of a session: six characters from the hash of its id (30 bits), so that edits never change it. Two sessions with one key (less than one
 * edition in a million) would be selected together.
 */
export function sessionKey(id: RecordId): SessionKey {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(id)) hash = Math.imul(hash ^ byte, 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  hash = (hash ^ (hash >>> 16)) >>> 0
  let key = ''
  for (let place = 0; place < keyLength; place++) key += alphabet[(hash >>> (place * 5)) & 31]
  return key
}

/** The key of a session or side event: their ids are separate ranges. */
export function eventKey(event: Pick<ProgrammeEvent, 'id'>): SessionKey {
  return sessionKey(isSideEvent(event) ? `side-${event.id}` : event.id)
}

/** Adds `key` (`isWanted`) or takes it off, whatever was before; `full`: the maximum is reached, nothing changed. */
export function withKey(
  keys: readonly SessionKey[],
  key: SessionKey,
  isWanted: boolean,
): { keys: readonly SessionKey[]; is: 'added' | 'removed' | 'full' } {
  if (!isWanted) return { keys: keys.filter((other) => other !== key), is: 'removed' }
  if (keys.includes(key)) return { keys, is: 'added' }
  return keys.length >= maxSelected ? { keys, is: 'full' } : { keys: [...keys, key], is: 'added' }
}

export type Selection = {
  /** In order, without duplicates, at most `maxSelected`. */
  keys: SessionKey[]
  /** Number of invalid or surplus parts. */
  dropped: number
}

/**
 * Parses a selection. Never throws: accepts capitals, letters that look like digits, and characters inserted by mail programs; counts and drops
 * invalid keys.
 */
export function readSelection(text: string | null | undefined): Selection {
  const plain = (text ?? '')
    .toLowerCase()
    .replace(/[\s.,;+-]/g, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1')
  const parts = plain.slice(0, maxText).match(/.{1,6}/gsu) ?? []
  const read = new Set(parts.filter((part) => part.length === keyLength && [...part].every((sign) => alphabet.includes(sign))))
  const broken = parts.filter((part) => !read.has(part)).length
  return { keys: [...read].slice(0, maxSelected), dropped: broken + Math.max(read.size - maxSelected, 0) }
}

/** Longer text is cut. */
const maxText = 4096

/** The keys as URL-safe text; empty without keys. */
export function writeSelection(keys: Iterable<SessionKey>): string {
  return [...new Set(keys)].slice(0, maxSelected).join('')
}

/** The selected sessions and side events of an edition in reading order, and the number of unknown keys. Breaks cannot be selected. */
export function selectedOf<T extends Pick<ProgrammeEvent, 'id' | 'kind' | 'start' | 'room'>>(
  events: readonly T[],
  keys: readonly SessionKey[],
): { events: T[]; unknown: number } {
  const wanted = new Set(keys)
  const own = new Map(events.filter(hasPage).map((event) => [event, eventKey(event)] as const))
  const known = new Set(own.values())
  return {
    events: inTimeOrder(events.filter((event) => wanted.has(own.get(event) ?? ''))),
    unknown: [...wanted].filter((key) => !known.has(key)).length,
  }
}
