import type { Content } from '../content/content.ts'
import type { Forum } from '../forum/forum.ts'
import type { Localised } from '../localisation/localised.ts'
import type { ProgrammeEvent, SideEvent } from '../programme/programme.ts'
import type { Instant } from '../record/record.ts'
import type { FindingOf, FoundRecord } from './finding.ts'

/** The time of an event with its room or person. */
type Taken = {
  record: FoundRecord
  start: Instant
  end: Instant
  room: { id: string; title: Localised } | null
  people: Set<string>
}

/**
 * Events of an edition, including side events, that are at the same time in one room or with one person. Without an end only the start counts. An
 * event may start when another one ends; cancelled events conflict with nothing.
 */
export function clashes({ forums, sideEvents, people }: Content): FindingOf<'clash'>[] {
  const names = new Map(people.map(({ id, name }) => [id, name]))
  return forums.flatMap((forum) => {
    const beside = sideEvents.filter(({ forumYear }) => forumYear === forum.year)
    return ofEdition(forum, [...taken('events', forum.events), ...taken('side_events', beside)], names)
  })
}

function ofEdition({ year }: Forum, events: readonly Taken[], names: ReadonlyMap<string, Localised>): FindingOf<'clash'>[] {
  const inTime = events.toSorted((a, b) => a.start - b.start)
  return inTime.flatMap((event, index) => {
    const atOnce = inTime.slice(index + 1).filter((other) => isAtOnce(event, other))
    return atOnce.flatMap((other) => {
      const base = { kind: 'clash' as const, record: other.record, years: [year], other: event.record, start: other.start }
      const room = event.room && event.room.id === other.room?.id ? event.room.title : null
      const both = [...event.people].filter((id) => other.people.has(id)).flatMap((id) => names.get(id) ?? [])
      return [
        ...(room ? [{ ...base, in: 'room' as const, of: room }] : []),
        ...both.map((of) => ({ ...base, in: 'person' as const, of })),
      ]
    })
  })
}

/** `other` does not start before `event`. */
function isAtOnce(event: Taken, other: Taken): boolean {
  return other.start < event.end || other.start === event.start
}

function taken(collection: string, events: readonly (ProgrammeEvent | SideEvent)[]): Taken[] {
  return events.flatMap(({ id, title, start, end, room, moderatorIds, speakerIds, isCancelled }) => {
    if (start === null || isCancelled) return []
    const record = { collection, id, name: title }
    return [{ record, start, end: end ?? start, room, people: new Set([...moderatorIds, ...speakerIds]) }]
  })
}
