// Schedules of conferences (c3voc): what the parsers of apps find.
import { origin } from './site.mjs'

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

const artefacts = [{ name: 'schedule as XML', path: '/en/forum/2025/schedule.xml', right }]

/** `events`: `{ title, date, duration, room, url, persons: { id, name } }`. */
function reading(title, days, events) {
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

const npm = [
  {
    name: 'fast-xml-parser',
    async read({ text }) {
      const { XMLParser } = await import('fast-xml-parser')
      const isArray = (name) => ['day', 'room', 'event', 'person'].includes(name)
      const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@', textNodeName: 'name', isArray })
      const { conference, day } = parser.parse(text).schedule
      const events = day.flatMap(({ room }) => room).flatMap(({ event }) => event)
      // Within an event `room` is one of those names, too.
      const ofEvent = ({ room, persons, ...event }) => ({
        ...event,
        room: room[0],
        persons: (persons?.person ?? []).map((one) => ({ id: one['@id'], name: one.name })),
      })
      return reading(conference.title, day.length, events.map(ofEvent))
    },
  },
  {
    name: 'xml2js',
    async read({ text }) {
      const { parseStringPromise } = await import('xml2js')
      const { schedule } = await parseStringPromise(text)
      const events = schedule.day.flatMap(({ room }) => room).flatMap(({ event }) => event)
      const ofEvent = ({ title, date, duration, room, url, persons }) => ({
        ...{ title: title[0], date: date[0], duration: duration[0], room: room[0], url: url[0] },
        persons: (persons[0].person ?? []).map(({ _: name, $: { id } }) => ({ id, name })),
      })
      return reading(schedule.conference[0].title[0], schedule.day.length, events.map(ofEvent))
    },
  },
]

export const schedules = { artefacts, npm, debian: [] }
