// A visitor's own choice of sessions as a short text: in an address, in a code to be scanned, in a browser's storage.
import type { RecordId } from '../record.ts'
import type { ProgrammeEvent } from './programme.ts'
import { inTimeOrder } from './reading-order.ts'
import { hasPage, isSideEvent } from './side-event.ts'

/** So many sessions fit into one selection: its code can still be scanned from a screen. */
export const maxSelected = 60

/** Crockford's base 32: no letter is taken for a digit, and an address in capitals is read as well. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

const keyLength = 6

/** What stands for a session in a selection, in every language and edition. */
export type SessionKey = string

/**
 * The key of a session: six signs that follow from its record's id alone (30 bits of its hash), so that no edit of title, address, hall or
 * hour changes it. Two sessions of an edition with one key (less than one edition in a million) would be chosen together.
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

/** The key of a session or a side event: the records of the two are counted apart, so that the id alone would not tell them apart. */
export function eventKey(event: Pick<ProgrammeEvent, 'id'>): SessionKey {
  return sessionKey(isSideEvent(event) ? `side-${event.id}` : event.id)
}

/** The keys with `key` added, or taken away when it was among them; `full`: no more fit, and all stays as it was. */
export function toggled(
  keys: readonly SessionKey[],
  key: SessionKey,
): { keys: readonly SessionKey[]; is: 'added' | 'removed' | 'full' } {
  if (keys.includes(key)) return { keys: keys.filter((other) => other !== key), is: 'removed' }
  return keys.length >= maxSelected ? { keys, is: 'full' } : { keys: [...keys, key], is: 'added' }
}

export type Selection = {
  /** In the order given, each once, at most `maxSelected`. */
  keys: SessionKey[]
  /** How many parts of the text were no keys, or more than fit. */
  dropped: number
}

/**
 * Reads a selection as `writeSelection` wrote it. Never throws: capitals, letters that look like digits, and signs that a mail or a hand put
 * between are forgiven; what is no key is counted and left out.
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

/** No address is longer; what follows is not looked at. */
const maxText = 4096

/** The keys as one text that needs no escaping in an address; empty without any. */
export function writeSelection(keys: Iterable<SessionKey>): string {
  return [...new Set(keys)].slice(0, maxSelected).join('')
}

/** The selection's sessions and side events among those of an edition, in reading order, and how many of its keys none of them has. Breaks are never chosen. */
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
