import { expect, test } from 'vitest'
import { tokenField, trapField } from '#domain/submission/form-fields.ts'
import { createFormGuard } from './form-guard.ts'
import { createFormTokens } from './form-token.ts'
import { createRateLimit } from './rate-limit.ts'

const [second, minute, hour] = [1000, 60_000, 3_600_000]
const start = Date.UTC(2025, 8, 9, 9, 20)

function desk() {
  let now = start
  const tokens = createFormTokens(new Uint8Array(32))
  const formGuard = createFormGuard(tokens, () => now)
  const admit = (form: string, fields: Record<string, string>) => {
    const data = new FormData()
    for (const [name, value] of Object.entries(fields)) data.append(name, value)
    return formGuard.admit(form, data)
  }
  return { formGuard, admit, pass: (milliseconds: number) => (now += milliseconds) }
}

test('a form at human pace is admitted, for hours after it was drawn, with the key of its drawing', () => {
  const { formGuard, admit, pass } = desk()
  const token = formGuard.personalToken('booking')
  pass(2 * second)
  const first = admit('booking', { [tokenField]: token, [trapField]: '' })
  pass(23 * hour)
  expect(first).toMatchObject({ isAdmitted: true })
  expect(admit('booking', { [tokenField]: token })).toEqual(first)
  expect(formGuard.personalToken('booking')).not.toBe(token)
})

test.each([
  ['none', () => ''],
  ['invented', () => 'pabc-aaaaaaaaaaaaaaaa.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'],
  ['altered', (token: string) => token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
  ['of a later time', (token: string) => token.replace(/^p./, 'pz')],
])('a token that is %s is not admitted', (_, forge) => {
  const { formGuard, admit, pass } = desk()
  const token = formGuard.personalToken('booking')
  pass(5 * second)
  expect(admit('booking', { [tokenField]: forge(token) })).toEqual({ isAdmitted: false, reason: 'again' })
})

test('a token of another form, one that is a day old, one used at once, and a filled trap are sent once more', () => {
  const again = { isAdmitted: false, reason: 'again' }
  const { formGuard, admit, pass } = desk()
  const token = formGuard.personalToken('booking')
  expect(admit('booking', { [tokenField]: token })).toEqual(again)
  pass(5 * second)
  expect(admit('subscription', { [tokenField]: token })).toEqual(again)
  expect(admit('booking', { [tokenField]: token, [trapField]: 'https://spam.example' })).toEqual(again)
  pass(25 * hour)
  expect(admit('booking', { [tokenField]: token })).toEqual(again)
})

test('the token of shared pages is the same for everybody within the hour, and good for hours', () => {
  const { formGuard, admit, pass } = desk()
  const token = formGuard.sharedToken('callback')
  pass(10 * minute)
  expect(formGuard.sharedToken('callback')).toBe(token)
  expect(admit('callback', { [tokenField]: token })).toEqual({ isAdmitted: true, key: null })
  pass(hour)
  expect(formGuard.sharedToken('callback')).not.toBe(token)
  expect(admit('callback', { [tokenField]: token })).toMatchObject({ isAdmitted: true })
})

test('names and doublets that no form has are malformed', () => {
  const { formGuard, admit, pass } = desk()
  const token = formGuard.personalToken('booking')
  pass(5 * second)
  expect(admit('booking', { [tokenField]: token, ['__proto__']: 'x' })).toEqual({ isAdmitted: false, reason: 'malformed' })
})

test('a script is told to wait, a person at the same pace as before is not', () => {
  const limit = createRateLimit({ burst: 5, perMinute: 6 })
  const taken = Array.from({ length: 7 }, () => limit.take('192.0.2.1', start))
  expect(taken).toEqual([null, null, null, null, null, 10, 10])
  expect(limit.take('192.0.2.2', start)).toBeNull()
  expect(limit.take('192.0.2.1', start + 10 * second)).toBeNull()
  expect(limit.take('192.0.2.1', start + 10 * second)).toBe(10)
})

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['2001:0db8:0001:0002:0:0:0:1', '2001:db8:1:2::5', true],
  ['::ffff:192.0.2.1', '192.0.2.1', true],
  ['192.0.2.1', '192.0.2.2', false],
])('%s and %s are one visitor: %s', (first, second, isOne) => {
  const limit = createRateLimit({ burst: 1, perMinute: 1 })
  limit.take(first, start)
  expect(limit.take(second, start) !== null).toBe(isOne)
})

test('the addresses that are remembered are bounded', () => {
  const limit = createRateLimit({ burst: 1, perMinute: 1, max: 10 })
  for (let index = 0; index < 20; index++) limit.take(`192.0.2.${index}`, start)
  expect(limit.take('192.0.2.0', start)).toBeNull()
  expect(limit.take('192.0.2.19', start)).not.toBeNull()
})

test('a form sent once more is good at once, and has a key of its own, so that nobody is taken for somebody else', () => {
  const { formGuard, admit } = desk()
  const [one, other] = [formGuard.onceMoreToken('order'), formGuard.onceMoreToken('order')]
  const first = admit('order', { [tokenField]: one })
  expect(first).toEqual({ isAdmitted: true, key: expect.any(String) })
  expect(admit('order', { [tokenField]: one })).toEqual(first)
  expect(admit('order', { [tokenField]: other })).not.toEqual(first)
})

test('a form that was drawn under an earlier key is taken, one under a foreign key is not', () => {
  const [fresh, old, foreign] = [1, 2, 3].map((byte) => new Uint8Array(32).fill(byte)) as [Uint8Array, Uint8Array, Uint8Array]
  const token = createFormTokens(old).personal('callback', 0)
  expect(createFormTokens(fresh, old).read(token, 'callback', 60_000)).toMatchObject({ isGood: true })
  expect(createFormTokens(fresh, foreign).read(token, 'callback', 60_000)).toEqual({ isGood: false, reason: 'unknown' })
})
