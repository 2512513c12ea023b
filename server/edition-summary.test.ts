import { expect, test } from 'vitest'
import { aForum } from '#domain/forum/forum-builder.ts'
import { inAll } from '#domain/localisation/localised-builder.ts'
import { parseMoment } from '#domain/programme/kyiv-time.ts'
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
  ['of one day', 'day', '16 October 2025', ['20251016', '20251017']],
  ['whose days nobody named', 'whole', '16–17 October 2025', ['20251016', '20251018']],
  ['that the content no longer has', 'gone', '16–17 October 2025', ['20251016', '20251018']],
  ['that is not asked about', undefined, '16–17 October 2025', ['20251016', '20251018']],
])('a ticket %s says its days, in words and in its calendar', (_, ticketId, date, [start, end]) => {
  const said = summary(2025, 'en', ticketId)
  expect(said.date).toBe(date)
  expect(said.calendar).toContain(`DTSTART;VALUE=DATE:${start}`)
  expect(said.calendar).toContain(`DTEND;VALUE=DATE:${end}`)
})

test('of an edition that is not known only its year is said', () => {
  expect(summary(2019, 'en')).toEqual({ forum: '2019', date: '', place: '', calendar: null })
})
