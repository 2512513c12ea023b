// Conflicts in a selection of sessions: overlaps, and too little time between places.
import type { Instant } from '../record/record.ts'
import { assumedLength, statedEnd } from './event-state.ts'

type Visited = {
  start: Instant | null
  end: Instant | null
  room: { number: number } | null
  /** Name of a place outside the venue; empty: unnamed; undefined: in the venue. */
  away?: string | undefined
}

/** `overlap`: at least a minute together. `hurry`: at most five minutes to another hall. `travel`: less than 45 minutes to another place in the city. */
export type ClashKind = 'overlap' | 'hurry' | 'travel'

export type Clash<T> = { kind: ClashKind; with: T }

const minute = 60_000

/** Time to walk between two halls, milliseconds. */
const walk = 5 * minute

/** Time to travel across the city, milliseconds. */
const ride = 45 * minute

/**
 * The conflict of two sessions; null: none. Back to back in one hall, or in an unknown hall, is none. Two events outside the venue are at the same
 * place if its name is equal. A missing end is assumed (event-state.ts); without a start there is no conflict.
 */
export function clashOf(one: Visited, other: Visited): ClashKind | null {
  const [first, second] = (one.start ?? 0) <= (other.start ?? 0) ? [one, other] : [other, one]
  if (first.start === null || second.start === null) return null
  const [firstEnd, secondEnd] = [endOf(first, first.start), endOf(second, second.start)]
  if (Math.min(firstEnd, secondEnd) - second.start >= minute) return 'overlap'
  if (first.away !== second.away) return second.start - firstEnd < ride ? 'travel' : null
  if (first.away !== undefined) return null
  const isElsewhere = first.room !== null && second.room !== null && first.room.number !== second.room.number
  return isElsewhere && second.start - firstEnd <= walk ? 'hurry' : null
}

/** Minutes between the two sessions; 0 if they overlap, or a start is missing. */
export function minutesBetween(one: Visited, other: Visited): number {
  const [first, second] = (one.start ?? 0) <= (other.start ?? 0) ? [one, other] : [other, one]
  if (first.start === null || second.start === null) return 0
  return Math.max(0, Math.floor((second.start - endOf(first, first.start)) / minute))
}

/** Conflicts by session: overlaps first, then hurry, then travel, otherwise in the given order. Sessions without a conflict have no entry. */
export function clashesAmong<T extends Visited>(sessions: readonly T[]): Map<T, Clash<T>[]> {
  const found = new Map<T, Clash<T>[]>()
  for (const session of sessions) {
    const clashes = sessions.flatMap((other) => {
      const kind = other === session ? null : clashOf(session, other)
      return kind ? [{ kind, with: other }] : []
    })
    if (clashes.length > 0)
      found.set(
        session,
        [...clashes].sort((a, b) => rank(a) - rank(b)),
      )
  }
  return found
}

const kinds: readonly ClashKind[] = ['overlap', 'hurry', 'travel']
const rank = ({ kind }: { kind: ClashKind }) => kinds.indexOf(kind)

function endOf(session: Visited, start: Instant): Instant {
  return statedEnd(session) ?? start + assumedLength
}
