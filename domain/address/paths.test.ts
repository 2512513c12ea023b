import { expect, it, test } from 'vitest'
import { pageIds, pageOf } from './pages.ts'
import { localePath, pathWithin, shortcutOf } from './paths.ts'

test.each([
  [pathWithin.home(), ''],
  [pathWithin.about('mission'), '/about#mission'],
  [pathWithin.thankYou(), '/thank-you-page'],
  [pathWithin.news(), '/news'],
  [pathWithin.news(2), '/news?page=2'],
  [pathWithin.post('a b'), '/news/a%20b'],
  [pathWithin.team(), '/team'],
  [pathWithin.member('ada'), '/team/ada'],
  [pathWithin.forum(2025), '/forum/2025'],
  [pathWithin.programme(2025), '/forum/2025/program'],
  [pathWithin.programmeDay(2025, '2025-10-16'), '/forum/2025/program?day=2025-10-16'],
  [pathWithin.session(2025, '12:00'), '/forum/2025/program/12%3A00'],
  [pathWithin.calendar(2025), '/forum/2025/calendar.ics'],
  [pathWithin.sessionCalendar(2025, 'a'), '/forum/2025/calendar/a.ics'],
  [pathWithin.tickets(2025), '/forum/2025/tickets'],
  [pathWithin.byBank(2025), '/forum/2025/by-bank'],
  [pathWithin.speakersOfYear(2025), '/forum/2025/speakers'],
  [pathWithin.dashboard(2025), '/forum/2025/dashboard'],
  [pathWithin.dashboard(2025, 'hall'), '/forum/2025/dashboard/hall'],
  [pathWithin.order('key'), '/order/key'],
  [pathWithin.invoiceDocument('key'), '/order/key/invoice.pdf'],
  [pathWithin.ticketCalendar('key'), '/ticket/key/calendar.ics'],
  [pathWithin.testPayment('key'), '/test-payment/key'],
  [pathWithin.page('venue'), '/venue'],
])('%s is %s', (path, expected) => expect(path).toBe(expected))

test('a language comes before every path', () => expect(localePath('en', pathWithin.home())).toBe('/en'))

test('what nobody may keep is listed by nobody, and its address ends in a key', () => {
  const secret = pageIds.map(pageOf).filter(({ caching }) => caching === 'never')
  expect(secret.length).toBeGreaterThan(0)
  for (const { isListed, pattern } of secret)
    expect([isListed, pattern]).toEqual([false, expect.stringMatching(/^[a-z-]+\/:key$/)])
})

it.each(['/constructor', '/__proto__', '/toString', '/unknown'])('%s is no shortcut', (path) => {
  expect(shortcutOf(path, 2025)).toBeUndefined()
})
