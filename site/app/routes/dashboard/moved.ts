// Moved sessions on a hall screen: those that left the hall, and former times of those that stay.
import { type LocalText, localTitle } from '@forum/domain/localisation/local-text.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { type Change, changedId, type SessionFacts } from '@forum/domain/programme/changes.ts'
import type { ProgrammeEvent, Room, SideEvent } from '@forum/domain/programme/programme.ts'
import { clockAt, dateAt, dayAndMonth } from '@forum/domain/time/kyiv-time.ts'

/** A session with its former time in the hall; `to`: its hall now, null: none. */
export type MovedAway = { event: ProgrammeEvent | SideEvent; to: LocalText | null }

/** Sessions that left `room` with their last change of hall. `changes`: newest first. */
export function movedFrom(
  room: Room,
  events: readonly (ProgrammeEvent | SideEvent)[],
  changes: readonly Change[],
  locale: Locale,
): MovedAway[] {
  return events.flatMap((event) => {
    const before = lastBefore(event, changes, 'hall')
    if (event.isCancelled || before?.roomId !== room.id || event.room?.id === room.id || before.start === null) return []
    return {
      event: { ...event, room, start: before.start, end: before.end },
      to: event.room && localTitle(event.room.title, locale),
    }
  })
}

/** "13:00", or "16 жовтня, 13:00": the start before the last change; null: unchanged. */
export function formerStart(event: ProgrammeEvent | SideEvent, changes: readonly Change[], locale: Locale): string | null {
  const start = lastBefore(event, changes, 'time')?.start ?? null
  if (start === null || event.start === null || start === event.start) return null
  const clock = clockAt(start)
  return dateAt(start) === dateAt(event.start) ? clock : `${dayAndMonth(start, locale)}, ${clock}`
}

function lastBefore(event: ProgrammeEvent | SideEvent, changes: readonly Change[], kind: 'hall' | 'time'): SessionFacts | null {
  return changes.find(({ eventId, kinds }) => eventId === changedId(event) && kinds.includes(kind))?.before ?? null
}
