import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { unwrittenEdition } from '#domain/forum/edition.ts'
import type { Forum } from '#domain/forum/forum.ts'
import type { Localised } from '#domain/localisation/localised.ts'
import { inSome } from '#domain/localisation/localised-builder.ts'
import { aPerson } from '#domain/people/person-builder.ts'
import { parseMoment } from '#domain/programme/kyiv-time.ts'
import type { ProgrammeEvent } from '#domain/programme/programme.ts'
import { anEvent } from '#domain/programme/programme-builder.ts'
import { type CalendarOptions, editionCalendar, sessionCalendar } from './calendar-events.ts'

const text = (uk: string | null, en: string | null = null): Localised => inSome({ uk, en })
const at = (moment: string) => parseMoment(moment) ?? 0

function event(id: string, start: string | null, changes: Partial<ProgrammeEvent> = {}): ProgrammeEvent {
  return anEvent({
    id,
    slug: `session-${id}`,
    title: text(`Подія ${id}`, `Event ${id}`),
    start: start === null ? null : at(start),
    ...changes,
  })
}

const people = [
  aPerson({ id: 'm', name: text('Мая', 'Maya') }),
  aPerson({ id: 's', name: text('Тарас', 'Taras') }),
  aPerson({ id: 'hidden', name: text('Схований', '-') }),
]

function options(events: ProgrammeEvent[], forum: Partial<Forum> = {}, locale: 'uk' | 'en' = 'uk'): CalendarOptions {
  return {
    forum: { ...unwrittenEdition(2025), title: text('Форум 2025', 'Forum 2025'), events, ...forum },
    locale,
    siteUrl: 'https://forum.example',
    person: (id) => people.find((one) => one.id === id),
  }
}

/** Read by another hand than the one that wrote it. */
function read(calendar: string | undefined) {
  const parsed = new ICAL.Component(ICAL.parse(calendar ?? ''))
  return { calendar: parsed, events: parsed.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one)) }
}

const whole = event('1', '2025-10-16T11:00', {
  title: text('Ціна; «кіловата», 50\\50', 'The price'),
  description: {
    uk: [
      { tag: 'p', children: ['Перший абзац, ', { tag: 'strong', children: ['важливий'] }] },
      { tag: 'p', children: ['Другий; абзац'] },
    ],
    en: null,
    ru: null,
  },
  end: at('2025-10-16T12:15'),
  room: { id: 'r', slug: 'r', title: text('Велика зала', 'Main Hall'), number: 1 },
  moderatorIds: ['m'],
  speakerIds: ['s', 'm', 'gone'],
})

test('a second reader finds every field of a session as it was written', () => {
  const place = { venue: text('Палац', 'Palace'), address: text('вул. Тиха, 1') }
  const { calendar, events } = read(editionCalendar(options([whole], place)))
  const [session] = events
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
  expect(calendar.getFirstPropertyValue('name')).toBe('Форум 2025')
  expect(session?.summary).toBe('Ціна; «кіловата», 50\\50')
  expect(session?.startDate.toJSDate().toISOString()).toBe('2025-10-16T08:00:00.000Z')
  expect(session?.endDate.toJSDate().toISOString()).toBe('2025-10-16T09:15:00.000Z')
  expect(session?.location).toBe('Велика зала, Палац, вул. Тиха, 1')
  expect(session?.description).toBe(
    'Перший абзац, важливий\nДругий; абзац\n\nМая, Тарас\n\nhttps://forum.example/uk/forum/2025/program/session-1',
  )
  expect(session?.component.getFirstPropertyValue('url')).toBe('https://forum.example/uk/forum/2025/program/session-1')
  expect(session?.component.getFirstPropertyValue('status')).toBe('CONFIRMED')
})

test('lines end in CR LF, hold 75 octets at most and are never cut within a character', () => {
  const long = event('long', '2025-10-16T09:00', { title: text(`Ж${'щ🌾'.repeat(120)}`) })
  const file = editionCalendar(options([long])) ?? ''
  const lines = file.split('\r\n')
  expect(lines.at(-1)).toBe('')
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(file).not.toContain('\ufffd')
  expect(read(file).events[0]?.summary).toBe(`Ж${'щ🌾'.repeat(120)}`)
})

test('every component has what RFC 5545 asks of it, once', () => {
  const file = editionCalendar(options([whole, event('2', '2025-10-16T13:00')])) ?? ''
  const [head = '', ...events] = file.replaceAll('\r\n ', '').split('BEGIN:VEVENT\r\n')
  const count = (part: string, name: string) => part.match(new RegExp(`^${name}[;:]`, 'gm'))?.length ?? 0
  expect(['VERSION', 'PRODID', 'NAME', 'REFRESH-INTERVAL', 'SOURCE'].map((name) => count(head, name))).toEqual([1, 1, 1, 1, 1])
  expect(head).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H')
  for (const one of events) {
    expect(['UID', 'DTSTAMP', 'DTSTART', 'SUMMARY', 'STATUS', 'URL'].map((name) => count(one, name))).toEqual([1, 1, 1, 1, 1, 1])
    expect(one).toMatch(/^DTSTART:\d{8}T\d{6}Z\r$/m)
  }
  expect(events.map((one) => count(one, 'DTEND'))).toEqual([1, 0])
})

test('in winter and in summer the moment is the one that Kyiv’s wall clock means', () => {
  const starts = (start: string) =>
    read(editionCalendar(options([event('a', start)])))
      .events[0]?.startDate.toJSDate()
      .toISOString()
  expect(starts('2025-10-16T11:00')).toBe('2025-10-16T08:00:00.000Z')
  expect(starts('2025-11-07T11:00')).toBe('2025-11-07T09:00:00.000Z')
})

test('breaks, what has no time and what is not published in the language are left out', () => {
  const events = [
    event('1', '2025-10-16T09:00', { title: text('Лише українською', '-') }),
    event('2', '2025-10-16T10:00'),
    event('3', null),
    event('4', '2025-10-16T11:00', { kind: 'break' }),
  ]
  const summaries = (locale: 'uk' | 'en') =>
    read(editionCalendar(options(events, {}, locale))).events.map(({ summary }) => summary)
  expect(summaries('uk')).toEqual(['Лише українською', 'Подія 2'])
  expect(summaries('en')).toEqual(['Event 2'])
  expect(sessionCalendar(options(events, {}, 'en'), 'session-1')).toBeUndefined()
  expect(sessionCalendar(options(events), 'session-1')).toBeDefined()
  expect(sessionCalendar(options(events), 'session-3')).toBeUndefined()
  expect(sessionCalendar(options(events), 'session-4')).toBeUndefined()
  expect(sessionCalendar(options(events), 'no-such')).toBeUndefined()
})

test('an edition that is not published in the language, or has nothing with a time, has no calendar', () => {
  const notInEnglish = { title: text('Форум', '-') }
  expect(editionCalendar(options([whole], notInEnglish, 'en'))).toBeUndefined()
  expect(sessionCalendar(options([whole], notInEnglish, 'en'), whole.slug)).toBeUndefined()
  expect(editionCalendar(options([event('1', null)]))).toBeUndefined()
})

test('a session keeps its identity in every language and under every address; the same content gives the same file', () => {
  const uid = (file: string | undefined) => read(file).events[0]?.uid
  const [first, second] = [options([whole]), options([{ ...whole, slug: 'renamed' }], {}, 'en')]
  expect(uid(editionCalendar(first))).toBe(uid(editionCalendar(second)))
  expect(uid(sessionCalendar(first, whole.slug))).toBe(uid(editionCalendar(first)))
  expect(editionCalendar(first)).toBe(editionCalendar(options([whole])))
})

test('those who subscribed to an edition that is cancelled learn it; there is no page of its sessions', () => {
  const cancelled = options([whole], { isCancelled: true })
  const [session] = read(editionCalendar(cancelled)).events
  expect(session?.component.getFirstPropertyValue('status')).toBe('CANCELLED')
  expect(session?.component.getFirstPropertyValue('url')).toBe('https://forum.example/uk/forum/2025/program')
  expect(sessionCalendar(cancelled, whole.slug)).toBeUndefined()
})

test('a text in another language than the calendar says so', () => {
  const file = editionCalendar(options([event('1', '2025-10-16T09:00', { title: text('Відкриття') })], {}, 'en')) ?? ''
  expect(file).toContain('SUMMARY;LANGUAGE=uk:Відкриття')
  expect(file).toContain('NAME;LANGUAGE=en:Forum 2025')
})
