// What in a selection cannot be visited whole: sessions at one time, and ways between halls that leave no time to walk.
import type { Instant } from '../record.ts'
import { assumedLength, statedEnd } from './event-state.ts'

type Visited = {
  start: Instant | null
  end: Instant | null
  room: { number: number } | null
  /** What names the place of an event outside the forum's venue; empty: nobody has named it. Within the venue undefined. */
  away?: string | undefined
}

/**
 * `overlap`: both run for a minute or more. `hurry`: one begins in another hall, no more than five minutes after the other has ended. `travel`:
 * one begins elsewhere in the city, less than 45 minutes after.
 */
export type ClashKind = 'overlap' | 'hurry' | 'travel'

export type Clash<T> = { kind: ClashKind; with: T }

const minute = 60_000

/** A walk between two halls, in milliseconds. */
const walk = 5 * minute

/** A way across the city. */
const ride = 45 * minute

/**
 * How two sessions get in each other's way; null: they do not. Back to back in one hall is no clash; where a hall is not known, nobody has to
 * walk. Two events outside the venue are at one place when that has one name. A session without an end is taken to last as long as the programme assumes (event-state.ts); without a start it clashes with nothing.
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

/** Minutes between the end of the one and the start of the other, whichever is first; 0 where one runs into the other, or has no start. */
export function minutesBetween(one: Visited, other: Visited): number {
  const [first, second] = (one.start ?? 0) <= (other.start ?? 0) ? [one, other] : [other, one]
  if (first.start === null || second.start === null) return 0
  return Math.max(0, Math.floor((second.start - endOf(first, first.start)) / minute))
}

/** Of each session what it clashes with, overlaps first, then walks, then ways across the city, else in the order given; those without a clash have no entry. */
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
        clashes.toSorted((a, b) => rank(a) - rank(b)),
      )
  }
  return found
}

const kinds: readonly ClashKind[] = ['overlap', 'hurry', 'travel']
const rank = ({ kind }: { kind: ClashKind }) => kinds.indexOf(kind)

function endOf(session: Visited, start: Instant): Instant {
  return statedEnd(session) ?? start + assumedLength
}
