// The programme of an edition as its editors wrote it, without the moves of the day.
import type { Forum } from '../forum/forum.ts'
import type { ProgrammeEvent, Room } from '../programme/programme.ts'

export type WrittenProgramme = Pick<Forum, 'year' | 'start' | 'end'> & {
  /** `YYYY-MM-DD`, Kyiv. */
  dates: readonly string[]
  events: readonly ProgrammeEvent[]
  /** Halls in the editors' order, those that the edition uses. */
  rooms: readonly Room[]
}

/** `forum` undefined: the content has no such edition. */
export function writtenProgramme(
  year: number,
  forum: Pick<Forum, 'start' | 'end' | 'days' | 'events'> | undefined,
): WrittenProgramme {
  if (!forum) return { year, start: null, end: null, dates: [], events: [], rooms: [] }
  const { start, end, days, events } = forum
  const rooms = new Map(events.flatMap(({ room }) => (room ? [[room.id, room]] : [])))
  const ordered = [...rooms.values()].sort((a, b) => a.number - b.number)
  return { year, start, end, dates: days.map(({ date }) => date), events, rooms: ordered }
}
