// Puts people on the stages of the past: each event of the archive asks for a number of speakers and gets them in turn from
// those of its edition, nobody in two rooms at once.
import type { ArchiveEvent } from '../programme-archive.ts'
import type { Event, Person } from '../source-types.ts'

export function castArchive(events: readonly ArchiveEvent[], people: readonly Person[]): Event[] {
  const queues = new Map<number, string[]>()
  const busy = new Map<string, { start: string; end: string }[]>()
  const queueOf = (year: number) => {
    const there = people.filter((person) => person.years.includes(year) && person.active !== false).map(({ slug }) => slug)
    // Each year begins with somebody else, or the same few would open every edition.
    const first = (year * 7) % Math.max(there.length, 1)
    const queue = queues.get(year) ?? [...there.slice(first), ...there.slice(0, first)]
    queues.set(year, queue)
    return queue
  }
  return events.map(({ cast, ...event }) => {
    const queue = queueOf(event.year)
    const free = (slug: string) => !busy.get(slug)?.some(({ start, end }) => start < event.end && event.start < end)
    const chosen = queue.filter(free).slice(0, cast)
    queues.set(event.year, [...queue.filter((slug) => !chosen.includes(slug)), ...chosen])
    for (const slug of chosen) busy.set(slug, [...(busy.get(slug) ?? []), { start: event.start, end: event.end }])
    const [first, ...rest] = chosen
    return chosen.length >= 3 && first !== undefined
      ? { ...event, moderators: [first], speakers: rest }
      : { ...event, moderators: [], speakers: chosen }
  })
}
