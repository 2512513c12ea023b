import type { Forum } from '@forum/domain/forum/forum.ts'
import { aForum } from '@forum/domain/forum/forum-builder.ts'
import { inAll, inSome } from '@forum/domain/localisation/localised-builder.ts'
import { anEvent, aRoom } from '@forum/domain/programme/programme-builder.ts'
import { aPost } from '@forum/domain/publication/publication-builder.ts'
import { parseMoment } from '@forum/domain/time/kyiv-time.ts'
import { catalogues } from '@forum/messages/catalogues.ts'
import { servicesWith } from '@forum/site/app/services-builder.ts'
import { expect, test } from 'vitest'
import { openDataView } from './open-data-view.ts'

const [hall, stage] = [
  aRoom({ id: 'hall', title: inAll('Hall'), number: 2 }),
  aRoom({ id: 'stage', title: inAll('Stage'), number: 1 }),
]
const start = parseMoment('2025-10-16T09:00')
const days = ['16', '17'].map((day) => ({ id: day, slug: `d${day}`, date: `2025-10-${day}`, title: inAll('') }))
const events = [anEvent({ id: '1', dayId: '16', start, room: hall }), anEvent({ id: '2', dayId: '16', start, room: stage })]

function viewOf(own: Partial<Forum> = {}, locale: 'uk' | 'en' = 'en', posts = [aPost()]) {
  const forum = aForum({ year: 2025, days, events, ...own })
  return openDataView(servicesWith({ forums: [forum], posts }), catalogues[locale], locale)
}

test('each day and each hall with sessions has a calendar to subscribe to and a file', () => {
  const { programme } = viewOf()
  expect(programme?.all.path).toBe('/en/forum/2025/calendar.ics')
  expect(programme?.days).toEqual([{ name: '16 October', path: '/en/forum/2025/calendar/day/d16.ics' }])
  expect(programme?.rooms.map(({ name }) => name)).toEqual(['Stage', 'Hall'])
  expect(programme?.giggity).toBe('https://ggt.gaa.st/#url=https%3A%2F%2Fforum.example%2Fen%2Fforum%2F2025%2Fschedule.xml')
  expect(programme?.frame).toContain('src="https://forum.example/en/embed/programme?year=2025&amp;day=d16"')
})

test.each<[string, Partial<Forum>]>([
  ['without sessions', { events: [] }],
  ['whose sessions have no time', { events: [anEvent({ dayId: '16' })] }],
  ['that was cancelled', { isCancelled: true }],
  ['that is not shown in the language', { title: inSome({ uk: 'Форум', en: '-' }) }],
])('an edition %s has no calendars to offer', (_, own) => expect(viewOf(own).programme).toBeNull())

test('the programme has the feed of its changes', () => {
  expect(viewOf().programme?.changes).toBe('https://forum.example/en/forum/2025/changes.atom')
})

test('there is a feed where there are news', () => {
  expect(viewOf({}, 'uk').news).toBe('https://forum.example/uk/news.atom')
  expect(viewOf({}, 'uk', []).news).toBeNull()
})
