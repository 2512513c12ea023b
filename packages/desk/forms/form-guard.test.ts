import { tokenField, trapField } from '@forum/domain/submission/form-fields.ts'
import { circlesOf } from '@forum/ground/base/line.ts'
import { createRateLimit } from '@forum/ground/base/rate-limit.ts'
import { expect, test } from 'vitest'
import { createFormGuard } from './form-guard.ts'
import { createFormTokens } from './form-token.ts'

const [second, hour, day] = [1000, 3_600_000, 86_400_000]
const start = Date.UTC(2025, 8, 9, 9, 20)

function desk() {
  let now = start
  const formGuard = createFormGuard(createFormTokens(new Uint8Array(32)), () => now)
  const admits = (form: string, fields: Record<string, string>) => {
    const data = new FormData()
    for (const [name, value] of Object.entries(fields)) data.append(name, value)
    return formGuard.admits(form, data)
  }
  return { formGuard, admits, pass: (milliseconds: number) => (now += milliseconds) }
}

test('everybody has the same token on a day, good at once and for a week: pages are kept, by browsers too', () => {
  const { formGuard, admits, pass } = desk()
  const token = formGuard.token('callback')
  pass(10 * hour)
  expect(formGuard.token('callback')).toBe(token)
  expect(admits('callback', { [tokenField]: token, [trapField]: '' })).toBe(true)
  pass(6 * day)
  expect(formGuard.token('callback')).not.toBe(token)
  expect(admits('callback', { [tokenField]: token })).toBe(true)
  pass(day)
  expect(admits('callback', { [tokenField]: token })).toBe(false)
})

test.each([
  ['none', () => ''],
  ['invented', () => 'fhq.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'],
  ['altered', (token: string) => token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
  ['of a later time', (token: string) => token.replace(/^./, 'z')],
])('a token that is %s is not admitted', (_, forge) => {
  const { formGuard, admits } = desk()
  expect(admits('booking', { [tokenField]: forge(formGuard.token('booking')) })).toBe(false)
})

test('neither a token of another form nor a filled trap is admitted, nor names and doublets that no form has', () => {
  const { formGuard, admits } = desk()
  const token = formGuard.token('booking')
  expect(admits('subscription', { [tokenField]: token })).toBe(false)
  expect(admits('booking', { [tokenField]: token, [trapField]: 'https://spam.example' })).toBe(false)
  expect(admits('booking', { [tokenField]: token, ['__proto__']: 'x' })).toBe(false)
  const twice = new FormData()
  for (const _ of [1, 2]) twice.append(tokenField, token)
  expect(formGuard.admits('booking', twice)).toBe(false)
})

test('a form that was drawn under an earlier key, or on a machine that is in the next day already, is taken; one under a foreign key is not', () => {
  const [fresh, old, foreign] = [1, 2, 3].map((byte) => new Uint8Array(32).fill(byte)) as [Uint8Array, Uint8Array, Uint8Array]
  const token = createFormTokens(old).of('callback', day)
  expect(createFormTokens(fresh, old).isGood(token, 'callback', day - second)).toBe(true)
  expect(createFormTokens(fresh, foreign).isGood(token, 'callback', day)).toBe(false)
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
  ['2001:db8:1:2::1', '2001:db8:1:3::1', true],
  ['2001:db8:1:2::1', '2001:db8:1:300::1', false],
  ['2001:db8:1:2::1', '2001:db8:2:2::1', false],
  ['2001:0db8:0001:0002:0:0:0:1', '2001:db8:1:2::5', true],
  ['::ffff:192.0.2.1', '192.0.2.1', true],
  ['192.0.2.1', '192.0.2.2', false],
])('%s and %s are one visitor: %s', (first, second, isOne) => {
  const limit = createRateLimit({ burst: 1, perMinute: 1 })
  limit.take(circlesOf(first), start)
  expect(limit.take(circlesOf(second), start) !== null).toBe(isOne)
})

test('the addresses that are remembered are bounded', () => {
  const limit = createRateLimit({ burst: 1, perMinute: 1, max: 10 })
  for (let index = 0; index < 20; index++) limit.take(`192.0.2.${index}`, start)
  expect(limit.take('192.0.2.0', start)).toBeNull()
  expect(limit.take('192.0.2.19', start)).not.toBeNull()
})
