// The programme of an edition as its editors wrote it, without the moves of the day.
import type { Forum } from '../forum/forum.ts'
import type { Locale } from '../localisation/locale.ts'
import { textIn } from '../localisation/localised.ts'
import { roomsOf } from '../programme/filter.ts'
import type { ProgrammeEvent, Room } from '../programme/programme.ts'
import type { RecordId } from '../record/record.ts'

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
  const { start = null, end = null, days = [], events = [] } = forum ?? {}
  return { year, start, end, dates: days.map(({ date }) => date), events, rooms: roomsOf(events) }
}

/** Titles of its halls by id, in the editors' order. */
export const hallTitles = ({ rooms }: Pick<WrittenProgramme, 'rooms'>, locale: Locale): Map<RecordId, string> =>
  new Map(rooms.map(({ id, title, slug }) => [id, textIn(title, locale) || slug]))
