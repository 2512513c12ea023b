// Sessions that organisers moved on the day, laid over the programme: the content stays as editors wrote it.
import type { ProgrammeEvent, Room } from '../programme/programme.ts'
import type { Instant, RecordId } from '../record/record.ts'

/** Where a session stood in the content when it was moved. */
export type Place = { start: Instant | null; end: Instant | null; roomId: RecordId | null }

export type Move = Place & {
  eventId: RecordId
  /** true: it does not take place. */
  isCut: boolean
  /** As the content said at that moment. When an editor changes it later, the editor's word counts. */
  written: Place
  /** When it was moved: calendars count it as an edit of the session. */
  at: Instant
}

export const placeOf = ({ start, end, room }: Pick<ProgrammeEvent, 'start' | 'end' | 'room'>): Place => ({
  start,
  end,
  roomId: room?.id ?? null,
})

/** Whether the content still says what it said when the session was moved. */
export function holds({ written }: Pick<Move, 'written'>, event: Pick<ProgrammeEvent, 'start' | 'end' | 'room'>): boolean {
  const now = placeOf(event)
  return now.start === written.start && now.end === written.end && now.roomId === written.roomId
}

/** The events with the moves that hold; an event that none moves stays the same object. */
export function withMoves<E extends ProgrammeEvent>(events: readonly E[], moves: readonly Move[], rooms: readonly Room[]): E[] {
  const byId = new Map(moves.map((move) => [move.eventId, move]))
  return events.map((event) => {
    const move = byId.get(event.id)
    if (!move || !holds(move, event)) return event
    const room = move.roomId === event.room?.id ? event.room : (rooms.find(({ id }) => id === move.roomId) ?? event.room)
    return {
      ...event,
      start: move.start,
      end: move.end,
      room: move.roomId === null ? null : room,
      isCancelled: event.isCancelled || move.isCut,
      changed: Math.max(event.changed ?? 0, move.at),
    }
  })
}
