// A lunch or a closing for the whole venue waits for no hall by itself: the plan says which one a late session runs into.
import { assumedLength, statedEnd } from '../programme/event-state.ts'
import { isSession } from '../programme/reading-order.ts'
import type { Instant } from '../record/record.ts'
import type { Laid } from './hall-moves.ts'
import { type Place, placeOf } from './moves.ts'

/**
 * Until when sessions in halls run into `shared`, which is for the whole venue; null: none does, or editors had planned it so. `others`: the sessions
 * of that day, at their new places.
 */
export function runsInto(shared: Laid, others: readonly Laid[]): Instant | null {
  const { start, roomId } = shared.place
  const planned = shared.event.start
  if (start === null || planned === null || roomId !== null) return null
  const ends = others.flatMap(({ event, place }) => {
    const isLate = isSession(event) && place.roomId !== null && (place.start ?? start) < start && endOf(place) > start
    return isLate && endOf(placeOf(event)) <= planned ? [endOf(place)] : []
  })
  return ends.length === 0 ? null : Math.max(...ends)
}

const endOf = (place: Place): Instant => statedEnd(place) ?? (place.start ?? 0) + assumedLength
