// What a visitor asks of a programme: a room, a working language, words. Every question narrows the others' answer.
import { type Localised, notPublished } from '../localisation/localised.ts'
import { isFound, searchKey } from '../people/name-search.ts'
import type { Person } from '../people/person.ts'
import type { RecordId } from '../record.ts'
import type { ProgrammeEvent, Room } from './programme.ts'

export type ProgrammeFilter = {
  /** Slug of a room. */
  room: string | null
  /** Working language, as `languagesOf` gives it. */
  language: string | null
  /** Words of a title, a person or a company; empty: none. */
  text: string
}

/** Whether anything is asked for; a query without letters and digits asks for nothing. */
export function isFiltering({ room, language, text }: ProgrammeFilter): boolean {
  return room !== null || language !== null || searchKey(text) !== ''
}

/**
 * Whether the event answers the filter. Breaks have neither language nor people, so they answer to a room alone: those of the whole
 * venue are held in every room. Titles, names and companies are searched in all languages, whatever the page's.
 */
export function matches(
  event: Pick<ProgrammeEvent, 'kind' | 'room' | 'language' | 'title' | 'moderatorIds' | 'speakerIds'>,
  { room, language, text }: ProgrammeFilter,
  person: (id: RecordId) => Person | undefined,
): boolean {
  const isBreak = event.kind === 'break'
  if (room !== null && event.room?.slug !== room && !(isBreak && event.room === null)) return false
  if (language !== null && event.language?.toLowerCase() !== language) return false
  if (searchKey(text) === '') return true
  if (isBreak) return false
  const people = [...event.moderatorIds, ...event.speakerIds].flatMap((id) => person(id) ?? [])
  return isFound(
    searchKey(...texts(event.title), ...people.flatMap(({ name, company }) => [...texts(name), ...texts(company)])),
    text,
  )
}

/** Rooms in which something is held, in the editor's order. */
export function roomsOf(events: readonly Pick<ProgrammeEvent, 'room'>[]): Room[] {
  const rooms = new Map(events.flatMap(({ room }) => (room ? [[room.id, room] as const] : [])))
  return [...rooms.values()].toSorted((a, b) => a.number - b.number)
}

/** Working languages in lower case, the most frequent first. */
export function languagesOf(events: readonly Pick<ProgrammeEvent, 'language'>[]): string[] {
  const counts = new Map<string, number>()
  for (const { language } of events) {
    if (language !== null) counts.set(language.toLowerCase(), (counts.get(language.toLowerCase()) ?? 0) + 1)
  }
  return [...counts].toSorted(([a, one], [b, other]) => other - one || a.localeCompare(b)).map(([language]) => language)
}

function texts(field: Localised): string[] {
  return Object.values(field).filter((text): text is string => text !== null && text !== notPublished)
}
