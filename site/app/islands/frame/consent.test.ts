import { expect, test } from 'vitest'
import { consentCookie, consentIn } from './consent.ts'

test.each([
  ['', null],
  ['consent=1.accepted.1757397600', 'accepted'],
  ['lang=uk; consent=1.declined.1757397600; other=1', 'declined'],
  ['consent=1.accepted', 'accepted'],
  ['consent=2.accepted.1757397600', null],
  ['consent=1.maybe.1757397600', null],
  ['consent=', null],
  ['consent', null],
  ['xconsent=1.accepted.1', null],
  ['consent=1.acceptedly.1', null],
])('the cookies %j hold the answer %j', (cookies, expected) => expect(consentIn(cookies)).toBe(expected))

test.each(['accepted', 'declined'] as const)('%s is read as it was written', (answer) => {
  const cookie = consentCookie(answer, 1_757_397_600_000, true)
  expect(consentIn(cookie.split(';')[0] ?? '')).toBe(answer)
  expect(cookie).toContain('1757397600')
})

test('an answer is kept for half a year, on the whole site, and on https never sent in the clear', () => {
  expect(consentCookie('declined', 0, true)).toMatch(/; Path=\/; Max-Age=15768000; SameSite=Lax; Secure$/)
  expect(consentCookie('declined', 0, false)).not.toContain('Secure')
})
