// Filters a programme by room, topic, language and words; all conditions must hold.
import type { Locale } from '../localisation/locale.ts'
import { textIn, textsOf } from '../localisation/localised.ts'
import type { Person } from '../people/person.ts'
import type { RecordId } from '../record/record.ts'
import { fold } from '../search/fold.ts'
import { isFound } from '../search/match.ts'
import { foldedTopics, topicWords } from './event-words.ts'
import type { ProgrammeEvent, Room, Topic } from './programme.ts'

export type ProgrammeFilter = {
  /** Slug of a room. */
  room: string | null
  /** Slug of a topic. */
  topic: string | null
  /** Working language, one of `languagesOf`. */
  language: string | null
  /** Searched in title, description, people, positions and companies; empty: no condition. */
  text: string
}

/** Whether there is a condition; a query without letters and digits is none. */
export function isFiltering({ room, topic, language, text }: ProgrammeFilter): boolean {
  return room !== null || topic !== null || language !== null || fold(text) !== ''
}

type PersonById = (id: RecordId) => Person | undefined
type SearchedEvent = Pick<ProgrammeEvent, 'kind' | 'topic' | 'title' | 'description' | 'moderatorIds' | 'speakerIds'>

/**
 * Whether the event matches. Breaks have no topic, language and people, so only a room matches them; breaks of the whole venue match every room. Texts
 * are searched in all languages.
 */
export function matches(
  event: SearchedEvent & Pick<ProgrammeEvent, 'room' | 'language'>,
  { room, topic, language, text }: ProgrammeFilter,
  person: PersonById,
): boolean {
  const isBreak = event.kind === 'break'
  if (room !== null && event.room?.slug !== room && !(isBreak && event.room === null)) return false
  if (topic !== null && event.topic?.slug !== topic) return false
  if (language !== null && event.language?.toLowerCase() !== language) return false
  if (fold(text) === '') return true
  if (isBreak) return false
  return isFound(foldedEvent(event, person), text)
}

/** Texts of an event and its people on a page in `locale`; empty for a break. */
export function shownTexts(event: SearchedEvent, person: PersonById, locale: Locale): string[] {
  if (event.kind === 'break') return []
  const people = takingPart(event, person).flatMap(({ name, position, company }) => [name, position, company])
  return [...topicWords(event, locale).map(({ word }) => word), ...people.map((text) => textIn(text, locale))]
}

/** All folded texts of an event for search; empty for a break. */
export function foldedEvent(event: SearchedEvent, person: PersonById): string {
  if (event.kind === 'break') return ''
  return [
    foldedTopics(event),
    ...(event.topic ? [foldedTitle(event.topic)] : []),
    ...takingPart(event, person).map(foldedPerson),
  ].join(' ')
}

// Records are immutable, so folded texts are cached by person.
const foldedPeople = new WeakMap<Person, string>()

const foldedTitles = new WeakMap<Topic, string>()

function foldedTitle(topic: Topic): string {
  const known = foldedTitles.get(topic) ?? fold(...textsOf(topic.title))
  foldedTitles.set(topic, known)
  return known
}

/** Folded name, position and company in all languages. */
function foldedPerson(person: Person): string {
  const { name, position, company } = person
  const known = foldedPeople.get(person) ?? fold(...textsOf(name), ...textsOf(position), ...textsOf(company))
  foldedPeople.set(person, known)
  return known
}

function takingPart({ moderatorIds, speakerIds }: SearchedEvent, person: PersonById): Person[] {
  return [...moderatorIds, ...speakerIds].flatMap((id) => person(id) ?? [])
}

/** Rooms with events, in the editor's order. */
export function roomsOf(events: readonly Pick<ProgrammeEvent, 'room'>[]): Room[] {
  const rooms = new Map(events.flatMap(({ room }) => (room ? [[room.id, room] as const] : [])))
  return [...rooms.values()].toSorted((a, b) => a.number - b.number)
}

/** Topics of events, most frequent first. */
export function topicsOf(events: readonly Pick<ProgrammeEvent, 'topic'>[]): Topic[] {
  const counts = new Map<RecordId, { topic: Topic; count: number }>()
  for (const { topic } of events) if (topic) counts.set(topic.id, { topic, count: (counts.get(topic.id)?.count ?? 0) + 1 })
  return [...counts.values()].toSorted((a, b) => b.count - a.count).map(({ topic }) => topic)
}

/** Working languages in lower case, most frequent first. */
export function languagesOf(events: readonly Pick<ProgrammeEvent, 'language'>[]): string[] {
  const counts = new Map<string, number>()
  for (const { language } of events) {
    if (language !== null) counts.set(language.toLowerCase(), (counts.get(language.toLowerCase()) ?? 0) + 1)
  }
  return [...counts].sort(([a, one], [b, other]) => other - one || a.localeCompare(b)).map(([language]) => language)
}
