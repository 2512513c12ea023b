import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { aForum } from '#domain/forum/forum-builder.ts'
import { inAll } from '#domain/localisation/localised-builder.ts'
import { parseMoment } from '#domain/programme/kyiv-time.ts'
import { anEvent } from '#domain/programme/programme-builder.ts'
import { aTicket, aTicketGroup } from '#domain/ticket/ticket-builder.ts'
import { editionSummary } from './edition-summary.ts'

const at = (moment: string) => parseMoment(moment)
const forum = aForum({
  title: inAll('Forum'),
  start: at('2025-10-16T09:00'),
  end: at('2025-10-17T18:00'),
  ticketGroups: [aTicketGroup({ tickets: [aTicket({ id: 'day', validFrom: at('2025-10-16') }), aTicket({ id: 'whole' })] })],
})
const summary = editionSummary({ forumByYear: (year) => (year === 2025 ? forum : undefined) }, 'https://forum.example')

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
  const { calendar, opens } = editionSummary({ forumByYear: () => ({ ...forum, events }) }, 'https://forum.example')(
    2025,
    'en',
    'day',
  )
  expect(opens).toBe('16 October, 08:00')
  expect(calendar).toContain('DTSTART;TZID=Europe/Kyiv:20251016T080000\r\nDTEND;TZID=Europe/Kyiv:20251016T183000')
  expect(calendar).toContain('BEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:-PT15H')
  const [entry] = new ICAL.Component(ICAL.parse(calendar ?? '')).getAllSubcomponents('vevent')
  expect(entry && new ICAL.Event(entry).startDate.toJSDate().toISOString()).toBe('2025-10-16T05:00:00.000Z')
})

test('of an edition that is not known only its year is said', () => {
  expect(summary(2019, 'en')).toEqual({ forum: '2019', date: '', place: '', opens: '', isOnline: false, calendar: null })
})

test('what is said is made once for the same content, and anew when the content has changed', () => {
  const content = { forum, forumByYear: () => content.forum }
  const ask = editionSummary(content, 'https://forum.example')
  const first = ask(2025, 'en', 'day')
  expect([ask(2025, 'en', 'day') === first, ask(2025, 'uk', 'day') === first, ask(2025, 'en', 'whole') === first]).toEqual([
    true,
    false,
    false,
  ])
  content.forum = { ...forum, title: inAll('Renamed') }
  expect(ask(2025, 'en', 'day').forum).toBe('Renamed')
})
