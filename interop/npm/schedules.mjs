import { reading } from '../artefacts/schedules.mjs'

export const programs = [
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
