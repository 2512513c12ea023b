import { aForum } from '@forum/domain/forum/forum-builder.ts'
import { inAll } from '@forum/domain/localisation/localised-builder.ts'
import { type Change, factsOf } from '@forum/domain/programme/changes.ts'
import { anEvent, aRoom } from '@forum/domain/programme/programme-builder.ts'
import { parseMoment } from '@forum/domain/time/kyiv-time.ts'
import { noticeOf } from '@forum/site/app/blocks/programme-change/change-view.ts'
import { wholeSite } from '@forum/site/app/whole-site-fixture.ts'
import { changesFeed } from '@forum/site/server/feeds/changes-feed.ts'
import { expect, test } from 'vitest'

const at = (moment: string) => parseMoment(moment) ?? 0
const desna = aRoom({ id: 'desna', title: inAll('Desna') })
const day = { id: 'd', slug: '2025-10-16', date: '2025-10-16', title: inAll('Day') }
const before = anEvent({
  id: 'moved',
  title: inAll('Ports'),
  start: at('2025-10-16T11:00'),
  end: at('2025-10-16T12:00'),
  room: desna,
  dayId: 'd',
})
const moved = { ...before, start: at('2025-10-16T13:00'), end: at('2025-10-16T14:00') }
const cancelled = anEvent({
  id: 'gone',
  title: inAll('Grain'),
  start: at('2025-10-16T15:00'),
  dayId: 'd',
  isCancelled: true,
  statusNote: inAll('The speaker is ill'),
})
const forum = aForum({
  year: 2025,
  start: at('2025-10-16T09:00'),
  end: at('2025-10-16T18:00'),
  days: [day],
  events: [moved, cancelled],
  venue: inAll('Hall'),
  address: inAll('Kyiv'),
})
const told: Change[] = [
  {
    eventId: 'gone',
    at: at('2025-10-15T20:00'),
    kinds: ['cancelled'],
    before: factsOf({ ...cancelled, isCancelled: false }),
    after: factsOf(cancelled),
  },
  { eventId: 'moved', at: at('2025-10-14T10:00'), kinds: ['time'], before: factsOf(before), after: factsOf(moved) },
  {
    eventId: 'no longer there',
    at: at('2025-10-13T10:00'),
    kinds: ['new'],
    before: null,
    after: factsOf({ ...moved, title: inAll('Forests') }),
  },
]

const site = (changes: readonly Change[]) => wholeSite({ forums: [forum] }, { now: at('2025-10-16T08:00'), told: changes })

test('the page names each change, the newest day first, and leads to the session where there is one', async () => {
  const { status, html } = await site(told).get('/en/forum/2025/changes')
  expect(status).toBe(200)
  expect(html.indexOf('15 October 2025')).toBeLessThan(html.indexOf('14 October 2025'))
  expect(html).toContain('Time: was 11:00–12:00, now 13:00–14:00')
  expect(html).toContain('href="/en/forum/2025/program/moved"')
  expect(html).toMatch(/<h3[^>]*>Forests<\/h3>/)
  expect((await site([]).get('/uk/forum/2025/changes')).html).toContain('Змін ще не було')
})

test('a session that is cancelled keeps its page, which says so and why, to people and to machines', async () => {
  const { status, html } = await site(told).get('/en/forum/2025/program/gone')
  expect(status).toBe(200)
  expect(html).toContain('The speaker is ill')
  expect(html).toMatch(/<p class="[^"]*state[^"]*">Cancelled<\/p>/)
  expect(html).toContain('https://schema.org/EventCancelled')
  const programme = await site(told).get('/en/forum/2025/program')
  expect(programme.html).toMatch(/data-state="cancelled"/)
})

test('a session that was moved says where it was', async () => {
  expect((await site(told).get('/en/forum/2025/program/moved')).html).toContain('Was 11:00–12:00')
})

test('the feed has an entry for each change, with its words, at its time, the same at every fetch', () => {
  const make = () =>
    changesFeed({ forum, sideEvents: [], changes: told, locale: 'en', siteUrl: 'https://forum.example', person: () => undefined })
  const feed = make()
  expect(feed).toBe(make())
  expect(feed.match(/<entry>/g)).toHaveLength(3)
  expect(feed).toContain('<updated>2025-10-15T20:00:00+03:00</updated>')
  expect(feed).toContain('<summary>Cancelled</summary>')
})

test('a session that was first moved and then given another hall says both of what was', () => {
  const sula = aRoom({ id: 'sula', title: inAll('Sula') })
  const now = { ...moved, room: sula }
  const changes: Change[] = [
    { eventId: 'moved', at: 2, kinds: ['hall'], before: factsOf(moved), after: factsOf(now) },
    { eventId: 'moved', at: 1, kinds: ['time'], before: factsOf(before), after: factsOf(moved) },
  ]
  expect(noticeOf(now, changes, 'en')?.was).toBe('Was 11:00–12:00, Desna')
})

test('a feed in which nothing stands yet is not older than its edition', () => {
  const feed = changesFeed({
    forum,
    sideEvents: [],
    changes: [],
    locale: 'en',
    siteUrl: 'https://forum.example',
    person: () => undefined,
  })
  expect(feed).toContain('<updated>2025-01-01T02:00:00+02:00</updated>')
})
