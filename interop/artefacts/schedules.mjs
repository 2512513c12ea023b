// Schedules of conferences (c3voc): what the parsers of apps find.
import { onMovedDay } from '../moved-day.mjs'
import { origin } from '../site.mjs'

const right = {
  title: 'Kyiv Economic Forum 2025',
  days: 6,
  events: 41,
  /** Of people by their number, and of their places in events. */
  people: 84,
  links: 144,
  session: 'Small-scale generation: the price of an independent kilowatt',
  date: '2025-10-16T11:00:00+03:00',
  duration: '01:15',
  hall: 'Main Hall',
  speakers: ['Daryna Ostapchuk', 'Maja Lindqvist-Berg', 'Ostap Hnatiuk', 'Petr Vondráček', 'Taras Savytskyi'],
}

export const artefacts = [
  { name: 'schedule as XML', path: '/en/forum/2025/schedule.xml', right },
  {
    name: 'schedule of a day that was interrupted',
    make: () => onMovedDay('schedule'),
    right: { ...right, duration: '02:00' },
  },
]

/** `events`: `{ title, date, duration, room, url, persons: { id, name } }`. */
export function reading(title, days, events) {
  const session = events.find(({ url }) => url === `${origin}/en/forum/2025/program/mala-heneratsiia`)
  const persons = events.flatMap((event) => event.persons)
  return {
    title,
    days,
    events: events.length,
    people: new Set(persons.map(({ id }) => Number(id)).filter(Number.isInteger)).size,
    links: persons.length,
    session: session?.title,
    date: session?.date,
    duration: session?.duration,
    hall: session?.room,
    speakers: session?.persons.map(({ name }) => name).sort(),
  }
}
