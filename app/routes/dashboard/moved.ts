// What a hall's screen says of sessions that were moved: those that went elsewhere, and when those that stay were to begin.
import { type LocalText, localTitle } from '#domain/localisation/local-text.ts'
import type { Locale } from '#domain/localisation/locale.ts'
import { type Change, changedId, type SessionFacts } from '#domain/programme/changes.ts'
import { clockAt, dateAt, dayAndMonth } from '#domain/programme/kyiv-time.ts'
import type { ProgrammeEvent, Room, SideEvent } from '#domain/programme/programme.ts'

/** A session as it was to be in the hall, and where it is now; `to` null: in none. */
export type MovedAway = { event: ProgrammeEvent | SideEvent; to: LocalText | null }

/** The sessions that left `room` the last time their hall changed, at the time at which people wait for them there. `changes`: the newest first. */
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

/** "13:00", or "16 жовтня, 13:00": when an event was to begin before its time changed the last time; null: then, too. */
export function formerStart(event: ProgrammeEvent | SideEvent, changes: readonly Change[], locale: Locale): string | null {
  const start = lastBefore(event, changes, 'time')?.start ?? null
  if (start === null || event.start === null || start === event.start) return null
  const clock = clockAt(start)
  return dateAt(start) === dateAt(event.start) ? clock : `${dayAndMonth(start, locale)}, ${clock}`
}

function lastBefore(event: ProgrammeEvent | SideEvent, changes: readonly Change[], kind: 'hall' | 'time'): SessionFacts | null {
  return changes.find(({ eventId, kinds }) => eventId === changedId(event) && kinds.includes(kind))?.before ?? null
}
