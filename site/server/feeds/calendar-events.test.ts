import { inAll } from '@forum/domain/localisation/localised-builder.ts'
import { sessionKey } from '@forum/domain/programme/selection.ts'
import { expect, test } from 'vitest'
import {
  type CalendarOptions,
  type CalendarPart,
  editionCalendar,
  partCalendar,
  selectionCalendar,
  sessionCalendar,
  sideEventCalendar,
} from './calendar-events.ts'
import { at, event, film, options, people, read, text, whole } from './calendar-events-fixture.ts'

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
    '16 жовтня, 11:00–12:15, час київський\n\nПерший абзац, важливий\nДругий; абзац\n\nМая, Тарас\n\nhttps://forum.example/uk/forum/2025/program/session-1',
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
  const ofCalendar = ['VERSION', 'PRODID', 'NAME', 'REFRESH-INTERVAL', 'X-PUBLISHED-TTL', 'SOURCE']
  expect(ofCalendar.map((name) => [name, count(head, name)])).toEqual(ofCalendar.map((name) => [name, 1]))
  expect(head).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H')
  // vdirsyncer takes it for the one event's UID.
  expect(count(head, 'UID')).toBe(0)
  for (const one of events) {
    const ofSession = ['UID', 'DTSTAMP', 'LAST-MODIFIED', 'SEQUENCE', 'DTSTART', 'SUMMARY', 'STATUS', 'URL']
    expect(ofSession.map((name) => [name, count(one, name)])).toEqual(ofSession.map((name) => [name, 1]))
    expect(one).toMatch(/^DTSTART:\d{8}T\d{6}Z\r$/m)
  }
  expect(events.map((one) => count(one, 'DTEND'))).toEqual([1, 0])
})

test.each([
  ['2025-10-16T11:00', '20251016T080000Z', '16 жовтня, 11:00, час київський'],
  ['2025-11-07T11:00', '20251107T090000Z', '7 листопада, 11:00, час київський'],
  ['2025-10-26T02:59', '20251025T235900Z', '26 жовтня, 02:59, час київський'],
  // The hour that autumn repeats.
  ['2025-10-26T03:30', '20251026T003000Z', '26 жовтня, 03:30\u00a0EEST, час київський'],
  ['2025-10-26T03:30+02:00', '20251026T013000Z', '26 жовтня, 03:30\u00a0EET, час київський'],
  ['2025-10-26T04:00', '20251026T020000Z', '26 жовтня, 04:00, час київський'],
])('a session at %s is a moment in UTC, and its words say Kyiv’s own clock', (start, instant, words) => {
  const file = editionCalendar(options([event('a', start)])) ?? ''
  expect(file).toMatch(new RegExp(`^DTSTART:${instant}\r$`, 'm'))
  expect(read(file).events[0]?.description.split('\n')[0]).toBe(words)
})

test('no time needs a zone to be read, in any calendar', () => {
  const own = options([whole, event('2', '2025-10-26T03:30')])
  const files = [
    editionCalendar(own),
    sessionCalendar(own, whole.slug),
    partCalendar(own, { kind: 'room', slug: 'r' }),
    partCalendar(own, { kind: 'speaker', slug: people[0]?.slug ?? '' }),
    selectionCalendar(own, [sessionKey('1')]),
    selectionCalendar(own, [sessionKey('1')], 'k'.repeat(22)),
    selectionCalendar(own, []),
    sideEventCalendar({ ...own, sideEvents: [film] }, film.slug),
  ]
  for (const file of files) {
    expect(file).toContain('BEGIN:VCALENDAR')
    expect(file).not.toMatch(/VTIMEZONE|TZID/)
  }
})

const hall = { id: 'r', slug: 'hall', title: text('Велика зала'), number: 1 }
const days = [{ id: 'd', slug: '2025-10-16', date: '2025-10-16', title: text(null) }]
const parted = [
  event('1', '2025-10-16T09:00', { dayId: 'd', room: hall }),
  event('2', '2025-10-16T10:00', { dayId: 'd', moderatorIds: ['m'] }),
  event('3', '2025-10-17T09:00', { room: hall, speakerIds: ['m', 's'] }),
  event('4', '2025-10-17T10:00', { speakerIds: ['hidden'] }),
]

test.each<[CalendarPart, string[], string]>([
  [{ kind: 'day', slug: '2025-10-16' }, ['Подія 1', 'Подія 2'], 'Форум 2025 · 16 жовтня'],
  [{ kind: 'room', slug: 'hall' }, ['Подія 1', 'Подія 3'], 'Форум 2025 · Велика зала'],
  [{ kind: 'speaker', slug: people[0]?.slug ?? '' }, ['Подія 2', 'Подія 3'], 'Форум 2025 · Мая'],
])('the calendar of %j holds its sessions under its name', (part, summaries, name) => {
  const { calendar, events } = read(partCalendar(options(parted, { days }), part))
  expect(events.map(({ summary }) => summary)).toEqual(summaries)
  expect(calendar.getFirstPropertyValue('name')).toBe(name)
})

test.each<CalendarPart>([
  { kind: 'day', slug: '2025-10-17' },
  { kind: 'room', slug: 'r' },
  { kind: 'speaker', slug: 'nobody' },
])('there is no calendar of %j', (part) => expect(partCalendar(options(parted, { days }), part)).toBeUndefined())

test('a selection is in the order of time; an empty one is a calendar all the same', () => {
  const chosen = options(parted)
  const summaries = (file: string) => read(file).events.map(({ summary }) => summary)
  expect(summaries(selectionCalendar(chosen, ['3', '1'].map(sessionKey)))).toEqual(['Подія 1', 'Подія 3'])
  expect(summaries(selectionCalendar(chosen, []))).toEqual([])
})

test('what an editor changed has a later revision, whichever of both records held it', () => {
  const revision = (session: number | null, edition: number | null) => {
    const [one] = read(editionCalendar(options([{ ...whole, changed: session }], { changed: edition }))).events
    const value = (name: string) => String(one?.component.getFirstPropertyValue(name))
    return [one?.sequence, value('dtstamp'), value('last-modified')]
  }
  const [september, october] = [at('2025-09-01T09:00'), at('2025-10-01T09:00:05')]
  expect(revision(null, null)).toEqual([0, '2014-01-01T00:00:00Z', '2014-01-01T00:00:00Z'])
  expect(revision(september, null)[0]).toBeLessThan(Number(revision(october, null)[0]))
  expect(revision(october, september)).toEqual(revision(september, october))
  expect(revision(october, null).slice(1)).toEqual(['2025-10-01T06:00:05Z', '2025-10-01T06:00:05Z'])
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

test('those who subscribed to an edition that is cancelled, or to one of its sessions or side events, learn it; there is no page of its sessions', () => {
  const cancelled = options([whole], { isCancelled: true })
  const [session] = read(editionCalendar(cancelled)).events
  expect(session?.component.getFirstPropertyValue('status')).toBe('CANCELLED')
  expect(session?.component.getFirstPropertyValue('url')).toBe('https://forum.example/uk/forum/2025/program')
  const statusIn = (file: string | undefined) => read(file).events.map((one) => one.component.getFirstPropertyValue('status'))
  expect(statusIn(sessionCalendar(cancelled, whole.slug))).toEqual(['CANCELLED'])
  expect(statusIn(sideEventCalendar({ ...cancelled, sideEvents: [film] }, film.slug))).toEqual(['CANCELLED'])
})

test('only a text in another language than the calendar says its language; what is a default is not written', () => {
  const events = [event('1', '2025-10-16T09:00', { title: text('Відкриття') }), event('2', '2025-10-16T10:00')]
  const file = (editionCalendar(options(events, {}, 'en')) ?? '').replaceAll('\r\n ', '')
  expect(file.match(/^(?:SUMMARY|NAME)\b.*/gm)).toEqual(['NAME:Forum 2025', 'SUMMARY;LANGUAGE=uk:Відкриття', 'SUMMARY:Event 2'])
  expect(editionCalendar(options([whole], { title: text('Форум') }, 'en'))).toContain('NAME;LANGUAGE=uk:Форум')
  expect(file).not.toContain('VALUE=URI')
})

test('where the service does not say when a session changed, or says it of an older change, what the site saw raises the sequence', () => {
  const changed = at('2025-10-01T09:00')
  const silent = options([event('1', '2025-10-16T11:00'), event('2', '2025-10-16T12:00', { changed })])
  const sequences = (given: CalendarOptions) => read(editionCalendar(given)).events.map(({ sequence }) => sequence)
  const [first = 0, second = 0] = sequences(silent)
  const [seenFirst, seenSecond] = sequences({ ...silent, alteredAt: () => changed + 60_000 })
  expect(seenFirst).toBeGreaterThan(first)
  expect(seenSecond).toBe(second)
  expect(sequences({ ...silent, alteredAt: () => changed + 86_400_000 })[1]).toBeGreaterThan(second)
})

test('what is cancelled says so in its title, and why before all else: calendars hide or forget its state', () => {
  const cancelled = { ...whole, isCancelled: true, statusNote: inAll('Доповідач захворів') }
  const [session] = read(editionCalendar(options([cancelled]))).events
  expect(session?.summary).toMatch(/^Скасовано: ./)
  expect(session?.description).toMatch(/^Доповідач захворів\n/)
  expect(read(editionCalendar(options([cancelled], {}, 'en'))).events[0]?.summary).toMatch(/^Cancelled: ./)
  const [around] = read(sideEventCalendar({ ...options([]), sideEvents: [{ ...film, isCancelled: true }] }, film.slug)).events
  expect(around?.summary).toMatch(/^Скасовано: ./)
  expect(read(editionCalendar(options([whole], { isCancelled: true }))).events[0]?.summary).toMatch(/^Скасовано: ./)
})

test('a chosen programme reminds of its sessions where that was asked for, and of none that is cancelled', () => {
  const chosen = options([whole, event('2', '2025-10-16T13:00', { isCancelled: true })])
  const keys = ['1', '2'].map(sessionKey)
  const alarms = (file: string) =>
    read(file).events.map(({ component }) =>
      component.getAllSubcomponents('valarm').map((one) => String(one.getFirstPropertyValue('trigger'))),
    )
  expect(alarms(selectionCalendar(chosen, keys))).toEqual([[], []])
  expect(alarms(selectionCalendar({ ...chosen, alarm: 15 }, keys))).toEqual([['-PT15M'], []])
  expect(selectionCalendar({ ...chosen, alarm: 15 }, keys).replaceAll('\r\n ', '')).toContain('/my.ics?alarm=15&s=')
})
