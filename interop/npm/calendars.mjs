import { iso, reading } from '../artefacts/calendars.mjs'

export const programs = [
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
