import { aForum } from '@forum/domain/forum/forum-builder.ts'
import { inAll } from '@forum/domain/localisation/localised-builder.ts'
import { anEvent } from '@forum/domain/programme/programme-builder.ts'
import { aTicket, aTicketGroup } from '@forum/domain/ticket/ticket-builder.ts'
import { parseMoment } from '@forum/domain/time/kyiv-time.ts'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { editionSummary } from './edition-summary.ts'

const at = (moment: string) => parseMoment(moment)
const forum = aForum({
  title: inAll('Forum'),
  start: at('2025-10-16T09:00'),
  end: at('2025-10-17T18:00'),
  ticketGroups: [aTicketGroup({ tickets: [aTicket({ id: 'day', validFrom: at('2025-10-16') }), aTicket({ id: 'whole' })] })],
})
const content = { forumByYear: (year: number) => (year === 2025 ? forum : undefined) }
const summary = editionSummary(content, { siteUrl: 'https://forum.example' }, () => null)

test.each([
  ['of one day', 'day', '16 October 2025', ['20251016-20251017']],
  ['whose days nobody named', 'whole', '16–17 October 2025', ['20251016-20251017', '20251017-20251018']],
  ['that the content no longer has', 'gone', '16–17 October 2025', ['20251016-20251017', '20251017-20251018']],
  ['that is not asked about', undefined, '16–17 October 2025', ['20251016-20251017', '20251017-20251018']],
])('a ticket %s says its days, in words and in its calendar', (_, ticketId, date, days) => {
  const said = summary(2025, 'en', ticketId)
  expect(said.date).toBe(date)
  const entries = said.calendar?.matchAll(/DTSTART;VALUE=DATE:(\d+)\r\nDTEND;VALUE=DATE:(\d+)/g) ?? []
  expect([...entries].map(([, start, end]) => `${start}-${end}`)).toEqual(days)
})

test('a day whose programme is known begins when its doors open and ends with its last session, with a reminder', () => {
  const events = [
    anEvent({ id: 'doors', kind: 'break', start: at('2025-10-16T08:00') }),
    anEvent({ id: 'talk', start: at('2025-10-16T10:00'), end: at('2025-10-16T18:30') }),
    anEvent({ id: 'open-end', start: at('2025-10-16T17:00') }),
  ]
  const { calendar, opens } = editionSummary(
    { forumByYear: () => ({ ...forum, events }) },
    { siteUrl: 'https://forum.example' },
    () => null,
  )(2025, 'en', 'day')
  expect(opens).toBe('16 October, 08:00')
  expect(calendar).toContain('DTSTART:20251016T050000Z\r\nDTEND:20251016T153000Z')
  expect(calendar).toContain('DESCRIPTION:16 October\\, 08:00–18:30\\, Kyiv time\r\n')
  expect(calendar).not.toMatch(/VTIMEZONE|TZID/)
  expect(calendar).toContain('BEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:-PT15H')
  const [entry] = new ICAL.Component(ICAL.parse(calendar ?? '')).getAllSubcomponents('vevent')
  expect(entry && new ICAL.Event(entry).startDate.toJSDate().toISOString()).toBe('2025-10-16T05:00:00.000Z')
})

test('of an edition that is not known only its year is said', () => {
  expect(summary(2019, 'en')).toEqual({ forum: '2019', date: '', place: '', opens: '', isOnline: false, calendar: null })
})

test('what is said is made once for the same content, and anew when the content has changed', () => {
  const content = { forum, forumByYear: () => content.forum }
  const ask = editionSummary(content, { siteUrl: 'https://forum.example' }, () => null)
  const first = ask(2025, 'en', 'day')
  expect([ask(2025, 'en', 'day') === first, ask(2025, 'uk', 'day') === first, ask(2025, 'en', 'whole') === first]).toEqual([
    true,
    false,
    false,
  ])
  content.forum = { ...forum, title: inAll('Renamed') }
  expect(ask(2025, 'en', 'day').forum).toBe('Renamed')
})

test('the entry of a day has a later revision after any change: of the edition, of a session, or of hours that only the site saw', () => {
  const [september, october] = [at('2025-09-01T09:00'), at('2025-10-01T09:00')]
  const revision = (edition: number | null, session: number | null, seen: number | null) => {
    const events = [anEvent({ id: 'talk', start: at('2025-10-16T10:00'), changed: session })]
    const own = { ...forum, changed: edition, events }
    const { calendar } = editionSummary({ forumByYear: () => own }, { siteUrl: 'https://forum.example' }, () => seen)(
      2025,
      'en',
      'day',
    )
    const [entry] = new ICAL.Component(ICAL.parse(calendar ?? '')).getAllSubcomponents('vevent')
    return ['sequence', 'dtstamp', 'last-modified'].map((name) => String(entry?.getFirstPropertyValue(name)))
  }
  expect(revision(null, null, null)).toEqual(['0', '2014-01-01T00:00:00Z', '2014-01-01T00:00:00Z'])
  const [first] = revision(september, null, null)
  expect(Number(first)).toBeGreaterThan(0)
  for (const later of [revision(october, null, null), revision(september, october, null), revision(september, null, october)]) {
    expect(Number(later[0])).toBeGreaterThan(Number(first))
    expect(later.slice(1)).toEqual(['2025-10-01T06:00:00Z', '2025-10-01T06:00:00Z'])
  }
})

test('what was said is made anew when the site has seen other hours', () => {
  const seen = { at: null as number | null }
  const ask = editionSummary(content, { siteUrl: 'https://forum.example' }, () => seen.at)
  const first = ask(2025, 'en').calendar
  seen.at = at('2025-10-01T09:00')
  expect(ask(2025, 'en').calendar).not.toBe(first)
})
