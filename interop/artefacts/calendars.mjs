// Calendars. What is kept is written by hand: a session at 11:00 in Kyiv, in October, begins at 08:00 UTC.
import { onMovedDay } from '../moved-day.mjs'
import { origin } from '../site.mjs'

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

export const artefacts = [
  { name: 'calendar of an edition, in English', path: '/en/forum/2025/calendar.ics', right: { events: 41, ...inEnglish } },
  {
    name: 'the same on a day that was interrupted',
    make: () => onMovedDay('calendar'),
    right: { events: 41, ...inEnglish, end: '2025-10-16T10:00:00.000Z', words: '16 October, 11:00–13:00, Kyiv time' },
  },
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
export function reading(events, right, of) {
  const all = events.map(of)
  const found = all.find(({ title }) => title === right.title)
  const { words, ...told } = found ?? { title: all.map(({ title }) => title).slice(0, 2) }
  return {
    events: all.length,
    ...('title' in right && { ...told, ...(words !== undefined && { words: String(words).split('\n')[0] }) }),
  }
}

export const iso = (date) => (date instanceof Date && !Number.isNaN(date.getTime()) ? date.toISOString() : String(date))
