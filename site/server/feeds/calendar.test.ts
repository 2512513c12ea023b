import { followedPath, localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { sessionKey, writeSelection } from '@forum/domain/programme/selection.ts'
import ICAL from 'ical.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { page, startTestSite, type TestSite } from '../site-fixture.ts'

let site: TestSite
/** The days of an edition as documents have them (site/server/edition/edition-summary.test.ts). */
const days = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'
beforeAll(async () => {
  site = await startTestSite(async () => page('not found', { status: 404 }), { edition: { calendar: days } })
})
afterAll(() => site[Symbol.asyncDispose]())

test('the calendar of an edition is a file of its own type that everybody may keep and nobody is known by', async () => {
  const { status, headers, text } = await site.get(localePath('en', pathWithin.calendar(2025)))
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'attachment; filename="forum-2025.ics"',
    'content-language': 'en',
    'cache-control': 'public, max-age=0, must-revalidate',
  })
  expect(headers['set-cookie']).toBeUndefined()
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
  expect(events.map((event) => event.getFirstPropertyValue('summary'))).toEqual(['Opening en', 'Prices en', 'Late en', 'Run en'])
})

test('a calendar goes compressed to whoever takes that, and is known again without it', async () => {
  const { headers } = await site.get(localePath('en', pathWithin.calendar(2025)), { 'accept-encoding': 'gzip' })
  expect([headers['content-encoding'], headers.vary]).toEqual(['gzip', 'Accept-Encoding'])
  const again = await site.get(localePath('en', pathWithin.calendar(2025)), { 'if-none-match': String(headers.etag) })
  expect(again.status).toBe(304)
})

test('a session has a file of its own', async () => {
  const { status, headers, text } = await site.get(localePath('uk', pathWithin.sessionCalendar(2025, 'prices')))
  expect([status, headers['content-disposition']]).toEqual([200, 'attachment; filename="forum-2025-prices.ics"'])
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1)
  expect(text).toContain('https://forum.example/uk/forum/2025/program/prices')
})

test.each([
  ['day/2025-10-16', 'forum-2025-day-2025-10-16.ics'],
  ['side/run', 'forum-2025-side-run.ics'],
])('the calendar of %s is a file of its own', async (part, name) => {
  const { status, headers } = await site.get(`/uk/forum/2025/calendar/${part}.ics`)
  expect([status, headers['content-disposition']]).toEqual([200, `attachment; filename="${name}"`])
})

test('the days of an edition are a calendar without its sessions', async () => {
  const { status, headers, text } = await site.get(localePath('en', pathWithin.daysCalendar(2025)))
  expect([status, headers['content-disposition'], text]).toEqual([200, 'attachment; filename="forum-2025-days.ics"', days])
})

test('the address of a calendar is read whole: an event whose name holds the word of another kind has its file', async () => {
  const { stub, store } = site
  const [run = {}] = stub.tables.get('side_events') ?? []
  stub.tables.set('side_events', [{ ...run, slug: 'ballroom-daylight' }])
  await store.refresh()
  const { status, headers } = await site.get('/uk/forum/2025/calendar/side/ballroom-daylight.ics')
  expect([status, headers['content-disposition']]).toEqual([200, 'attachment; filename="forum-2025-side-ballroom-daylight.ics"'])
  stub.tables.set('side_events', [run])
  await store.refresh()
})

test('a selection has a calendar of its own, whatever else stands in its address; it is known again', async () => {
  const address = localePath('en', pathWithin.myCalendar(2025, writeSelection([sessionKey('5'), sessionKey('nobody')])))
  const { status, headers, text } = await site.get(address)
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
  expect(events.map((event) => event.getFirstPropertyValue('summary'))).toEqual(['Prices en'])
  expect([status, headers['content-disposition']]).toEqual([200, 'attachment; filename="forum-2025-my.ics"'])
  expect((await site.get(address, { 'if-none-match': String(headers.etag) })).status).toBe(304)
  expect((await site.get(`${address}&s=x`)).text).toBe(text)
})

const tell = (told: object) => site.get(followedPath, {}, 'POST', JSON.stringify(told))

test('a calendar that follows a browser holds what was starred later, until the browser ends it', async () => {
  const key = 'a'.repeat(22)
  const address = localePath('en', pathWithin.followedCalendar(2025, key))
  const held = async () => {
    const { status, headers, text } = await site.get(address)
    if (status !== 200) return status
    expect([headers['cache-control'], text.includes('BEGIN:VALARM')]).toEqual(['private, no-cache', false])
    return new ICAL.Component(ICAL.parse(text))
      .getAllSubcomponents('vevent')
      .map((event) => event.getFirstPropertyValue('summary'))
  }
  expect(await held()).toBe(404)
  expect((await tell({ key, year: 2025, selection: '' })).status).toBe(204)
  expect(await held()).toEqual([])
  const first = await site.get(address)
  expect((await tell({ key, year: 2025, selection: writeSelection([sessionKey('5')]) })).status).toBe(204)
  expect(await held()).toEqual(['Prices en'])
  const second = await site.get(`${address}&alarm=15`)
  expect(second.text).toContain('BEGIN:VALARM')
  const sourceOf = (text: string) => /^SOURCE:\S+(?:\r\n \S+)*/m.exec(text)?.[0]
  expect(sourceOf((await site.get(address)).text)).toBe(sourceOf(first.text))
  expect((await site.get(localePath('en', pathWithin.followedCalendar(2024, key)))).status).toBe(404)
  expect((await tell({ key, year: 2025, selection: null })).status).toBe(204)
  expect(await held()).toBe(404)
})

test.each([
  ['nothing', {}],
  ['a key that is short', { key: 'a', year: 2025, selection: '' }],
  ['a year that is none', { key: 'b'.repeat(22), year: 12, selection: '' }],
  ['what is no selection', { key: 'b'.repeat(22), year: 2025, selection: 'x'.repeat(2000) }],
])('%s is no programme to follow', async (_, told) => expect((await tell(told)).status).toBe(400))

test.each(['', '?s=', '?s=%00%ff', '?s=zzz&x=1', `?s=${'a'.repeat(5000)}`])(
  'a selection of nothing (%s) is an empty calendar',
  async (query) => {
    const { status, text } = await site.get(`/uk/forum/2025/my.ics${query}`)
    expect([status, text.includes('VEVENT'), text.endsWith('END:VCALENDAR\r\n')]).toEqual([200, false, true])
  },
)

test('scripts of other sites may read a calendar', async () => {
  const { headers } = await site.get(localePath('en', pathWithin.calendar(2025)))
  expect(headers).toMatchObject({ 'access-control-allow-origin': '*', 'access-control-expose-headers': 'ETag' })
})

test('what is held already is not sent again', async () => {
  const { headers, text } = await site.get(localePath('en', pathWithin.calendar(2025)))
  const again = await site.get(localePath('en', pathWithin.calendar(2025)), { 'if-none-match': String(headers.etag) })
  expect([again.status, again.text, again.headers.etag]).toEqual([304, '', headers.etag])
  const head = await site.get(localePath('en', pathWithin.calendar(2025)), {}, 'HEAD')
  expect([head.status, head.text, text !== '']).toEqual([200, '', true])
})

test.each([
  '/xx/forum/2025/calendar.ics',
  '/en/forum/1999/calendar.ics',
  '/en/forum/25/calendar.ics',
  '/en/forum/2025/calendar/no-such.ics',
  '/en/forum/2025/calendar/hidden.ics',
  '/en/forum/2025/calendar/.ics',
  '/en/forum/2024/calendar.ics',
  '/en/forum/2025/calendar/day/no-such.ics',
  '/en/forum/2025/calendar/break/x.ics',
  '/en/forum/1999/days.ics',
  '/xx/forum/2025/days.ics',
  '/xx/forum/2025/my.ics',
  '/en/forum/1999/my.ics',
])('%s is the 404 of the pages', async (path) => {
  const { status, text } = await site.get(path)
  expect([status, text.includes('not found')]).toEqual([404, true])
})

test('before any content the reader is asked to come again', async () => {
  const empty = await startTestSite(async () => page('x', { status: 503 }), { isFilled: false })
  try {
    const { status, headers } = await empty.get(localePath('en', pathWithin.calendar(2025)))
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '10', 'no-store'])
  } finally {
    await empty[Symbol.asyncDispose]()
  }
})

test.each([
  ['alarm=15&', 1],
  ['alarm=1440&', 1],
  ['', 0],
  ['alarm=0&', 0],
  ['alarm=-5&', 0],
  ['alarm=99999&', 0],
  ['alarm=x&', 0],
])('a calendar that is asked for with “%s” has %i reminders a session', async (asked, expected) => {
  const address = localePath('en', pathWithin.myCalendar(2025, writeSelection([sessionKey('5')]))).replace('?', `?${asked}`)
  const { text } = await site.get(address)
  expect(text.match(/BEGIN:VALARM/g)?.length ?? 0).toBe(expected * (text.match(/BEGIN:VEVENT/g)?.length ?? 0))
  expect(text).toContain('BEGIN:VEVENT')
})
