import { expect, test } from 'vitest'
import { createSecurityLog } from './security-log.ts'

function started() {
  const lines: object[] = []
  const clock = { now: 1_700_000_000_000 }
  const log = { warn: (line: object) => lines.push(line) } as never
  return { lines, clock, security: createSecurityLog(log, () => clock.now) }
}

test('an event is said at once, then once an hour with the number of those in between', () => {
  const { lines, clock, security } = started()
  for (let count = 0; count < 1000; count++) security.note('wrong key', 'x', { path: '/a' })
  expect(lines).toEqual([{ security: 'wrong key', path: '/a' }])
  clock.now += 3_600_000
  security.note('wrong key', 'x', { path: '/a' })
  expect(lines.slice(1)).toEqual([{ security: 'wrong key', path: '/a', more: 999 }])
})

test('a clock that is set back does not silence it', () => {
  const { lines, clock, security } = started()
  security.note('wrong key', 'x')
  clock.now -= 86_400_000
  security.note('wrong key', 'x')
  expect(lines).toHaveLength(2)
})

test('whoever invents kinds of an event cannot flood the log', () => {
  const { lines, security } = started()
  for (let count = 0; count < 10_000; count++) security.note('foreign form', 'x', {}, `https://${count}.example`)
  expect(lines.length).toBeLessThan(110)
})
