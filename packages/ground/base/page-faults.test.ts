import { expect, test } from 'vitest'
import { createPageFaults } from './page-faults.ts'

type Line = { err: Error; kind: string; more?: number }
function faultsAt(clock: { now: number }) {
  const lines: Line[] = []
  const log = { error: (line: unknown) => void lines.push(line as Line) }
  return { faults: createPageFaults(log as never, () => clock.now), lines }
}

test('a page that fails for every visitor is told once a minute with the number of the others, and each is counted', () => {
  const clock = { now: 0 }
  const { faults, lines } = faultsAt(clock)
  for (; clock.now < 61_000; clock.now += 1000) faults.note(new Error('broken'), 'home')
  faults.note(new Error('broken'), 'post')
  faults.note(new Error('another'), 'home')
  expect(lines.map(({ err, kind, more = 0 }) => [err.message, kind, more])).toEqual([
    ['broken', 'home', 0],
    ['broken', 'home', 59],
    ['broken', 'post', 0],
    ['another', 'home', 0],
  ])
  expect(faults.counts()).toEqual([
    { kind: 'home', number: 62 },
    { kind: 'post', number: 1 },
  ])
})

test('errors whose words differ each time do not flood the log', () => {
  const { faults, lines } = faultsAt({ now: 0 })
  for (let number = 0; number < 5000; number++) faults.note(new Error(`broken ${number}`), 'home')
  expect(lines.length).toBe(101)
})

test.each<[string, number, number, boolean]>([
  ['ten within a minute', 10, 6_600, true],
  ['nine within a minute', 9, 6_600, false],
  ['ten within two minutes', 10, 12_000, false],
  ['ten at once', 10, 0, true],
  ['a thousand within a minute', 1000, 60, true],
])('%s: whether the operator is told', (_, number, pause, isTold) => {
  const clock = { now: 5_000 }
  const { faults } = faultsAt(clock)
  for (let fault = 0; fault < number; fault++, clock.now += pause) faults.note(new Error('x'), fault % 2 ? 'post' : 'home')
  const told = faults.alarm()
  if (isTold) expect(told).toMatch(/^Ten pages failed within a minute \(home, post\): .*journalctl -u forum-site -p err/)
  else expect(told).toBeNull()
  clock.now += 601_000
  expect(faults.alarm()).toBeNull()
})

test.each<[string, unknown, string]>([
  ['an error', new TypeError('x is not a function'), 'x is not a function'],
  ['a word', 'no', 'no'],
  ['nothing', undefined, 'something that is no error: undefined'],
  ['null', null, 'something that is no error: object'],
  ['a response of the router', { status: 500, statusText: '', internal: true, data: '' }, 'a response with status 500'],
  ['a response of the router with its error', { status: 500, error: new Error('in it') }, 'in it'],
])('%s that was thrown has a cause in the log', (_, thrown, words) => {
  const { faults, lines } = faultsAt({ now: 0 })
  faults.note(thrown, 'home')
  expect(lines[0]?.err).toBeInstanceOf(Error)
  expect(lines[0]?.err.message).toBe(words)
})
