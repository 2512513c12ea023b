// Calendars. What is kept is written by hand: a session at 11:00 in Kyiv, in October, begins at 08:00 UTC.
import { origin } from './site.mjs'

const session = `${origin}/en/forum/2025/program/mala-heneratsiia`
const inEnglish = {
  title: 'Small-scale generation: the price of an independent kilowatt',
  start: '2025-10-16T08:00:00.000Z',
  end: '2025-10-16T09:15:00.000Z',
  place: 'Main Hall, Pochaina Congress Hall, 12 Naberezhna Street, Kyiv',
  address: session,
  words: '16 October, 11:00–12:15, Kyiv time',
}
const inUkrainian = {
  title: 'Мала генерація: скільки коштує незалежний кіловат',
  start: '2025-10-16T08:00:00.000Z',
  end: '2025-10-16T09:15:00.000Z',
  place: 'Велика зала, Конгрес-хол «Почайна», Київ, Набережна вулиця, 12',
  address: session.replace('/en/', '/uk/'),
  words: '16 жовтня, 11:00–12:15, час київський',
}

const artefacts = [
  { name: 'calendar of an edition, in English', path: '/en/forum/2025/calendar.ics', right: { events: 41, ...inEnglish } },
  { name: 'the same in Ukrainian', path: '/uk/forum/2025/calendar.ics', right: { events: 41, ...inUkrainian } },
  { name: 'a session', path: '/en/forum/2025/calendar/mala-heneratsiia.ics', right: { events: 1, ...inEnglish } },
  {
    name: 'the sessions of a speaker',
    path: '/en/forum/2025/calendar/speaker/daryna-ostapchuk.ics',
    right: { events: 4, ...inEnglish },
  },
  {
    name: 'the days of an edition, as tickets have them',
    path: '/en/forum/2025/days.ics',
    right: {
      events: 1,
      title: 'Kyiv Economic Forum 2025',
      start: '2025-10-16T05:00:00.000Z',
      end: '2025-10-16T16:00:00.000Z',
      place: 'Pochaina Congress Hall, 12 Naberezhna Street, Kyiv',
      address: `${origin}/en/forum/2025/program`,
      words: '16 October, 08:00–19:00, Kyiv time',
    },
  },
  { name: 'a chosen programme without a choice', path: '/uk/forum/2025/my.ics', right: { events: 0 } },
]

/** The reading of the event that is called as the right one, of all that a program found; `of` makes of an event what it tells. */
function reading(events, right, of) {
  const all = events.map(of)
  const found = all.find(({ title }) => title === right.title)
  const { words, ...told } = found ?? { title: all.map(({ title }) => title).slice(0, 2) }
  return {
    events: all.length,
    ...('title' in right && { ...told, ...(words !== undefined && { words: String(words).split('\n')[0] }) }),
  }
}

const iso = (date) => (date instanceof Date && !Number.isNaN(date.getTime()) ? date.toISOString() : String(date))

const npm = [
  {
    name: 'ical.js',
    async read({ text }, right) {
      const { default: ICAL } = await import('ical.js')
      return reading(new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent'), right, ofIcalJs(ICAL))
    },
  },
  {
    name: 'ical-expander',
    async read({ text }, right) {
      const { default: IcalExpander } = await import('ical-expander')
      const { events } = new IcalExpander({ ics: text }).all()
      return reading(events, right, (event) => ({
        title: event.summary,
        start: iso(event.startDate.toJSDate()),
        end: iso(event.endDate.toJSDate()),
        place: event.location,
        words: event.description,
      }))
    },
  },
  {
    name: 'node-ical',
    async read({ text }, right) {
      const { default: ical } = await import('node-ical')
      return reading(
        Object.values(ical.sync.parseICS(text)).filter(({ type }) => type === 'VEVENT'),
        right,
        ofNodeIcal,
      )
    },
  },
  {
    name: 'ical',
    async read({ text }, right) {
      const { default: ical } = await import('ical')
      return reading(
        Object.values(ical.parseICS(text)).filter(({ type }) => type === 'VEVENT'),
        right,
        ofNodeIcal,
      )
    },
  },
  {
    name: 'ts-ics',
    async read({ text }, right) {
      const { convertIcsCalendar } = await import('ts-ics')
      const { events = [] } = convertIcsCalendar(undefined, text)
      return reading(events, right, ({ summary, start, end, location, url, description }) => ({
        title: summary,
        start: iso(start.date),
        end: iso(end.date),
        place: location,
        address: url,
        words: description,
      }))
    },
  },
  {
    name: 'cal-parser',
    async read({ text }, right) {
      const { default: calParser } = await import('cal-parser')
      return reading(calParser.parseString(text).events, right, ({ summary, dtstart, dtend, location, url, description }) => ({
        title: summary?.value,
        start: iso(dtstart?.value),
        end: iso(dtend?.value),
        place: location?.value,
        address: url?.value,
        words: description?.value,
      }))
    },
    wrong: [
      {
        what: 'words',
        why: 'makes one line of all, and takes the description of a reminder for that of its event; the hour is told by the entry itself',
      },
    ],
  },
]

const ofIcalJs = (ICAL) => (component) => {
  const { summary, startDate, endDate, location, description } = new ICAL.Event(component)
  return {
    title: summary,
    start: iso(startDate.toJSDate()),
    end: iso(endDate.toJSDate()),
    place: location,
    address: component.getFirstPropertyValue('url'),
    words: description,
  }
}

const ofNodeIcal = ({ summary, start, end, location, url, description }) => ({
  title: summary,
  start: iso(start),
  end: iso(end),
  place: location,
  address: url,
  words: description,
})

export const calendars = { artefacts, npm, debian: [] }
