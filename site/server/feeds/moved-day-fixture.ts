// An edition on a day that did not go as planned: sessions later, cut, in another hall, past midnight, without an end.
import type { Content } from '@forum/domain/content/content.ts'
import { calmDay } from '@forum/domain/day-state/day-state.ts'
import { type Move, placeOf } from '@forum/domain/day-state/moves.ts'
import { withDay } from '@forum/domain/day-state/with-day.ts'
import type { Forum } from '@forum/domain/forum/forum.ts'
import { aForum } from '@forum/domain/forum/forum-builder.ts'
import type { ProgrammeEvent } from '@forum/domain/programme/programme.ts'

const minute = 60_000

/** The edition of 2025 of this content, every session of which was moved; its id is `moved`. */
export function movedEdition(content: Content): Forum {
  const { events } = content.forums.find(({ year }) => year === 2025) ?? aForum()
  const moves = events.map((event, index): Move => ({ ...moved(event, index, content), eventId: event.id, at: event.start ?? 0 }))
  const shown = withDay(content, { ...calmDay, moves }).forums.find(({ year }) => year === 2025)
  return { ...(shown ?? aForum()), id: 'moved' }
}

function moved(event: ProgrammeEvent, index: number, { rooms }: Content): Omit<Move, 'eventId' | 'at'> {
  const written = placeOf(event)
  const late = (at: number | null, minutes: number) => (at === null ? null : at + minutes * minute)
  const by = index % 7 === 1 ? 14 * 60 : 43
  return {
    start: late(written.start, by),
    end: index % 7 === 2 ? null : late(written.end, by),
    roomId: index % 7 === 3 ? (rooms[0]?.id ?? null) : written.roomId,
    isCut: index % 7 === 4,
    written,
  }
}
