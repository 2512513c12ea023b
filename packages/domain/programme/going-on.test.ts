import { expect, test } from 'vitest'
import { parseMoment } from '../time/kyiv-time.ts'
import { goingOn } from './going-on.ts'
import type { ProgrammeEvent } from './programme.ts'
import { anEvent } from './programme-builder.ts'

const at = (moment: string) => parseMoment(`2025-10-${moment}`) as number
const session = (from: string, until: string, own: Partial<ProgrammeEvent> = {}) =>
  anEvent({ id: from, start: at(from), end: at(until), ...own })

const events = [
  session('16T08:00', '16T09:00', { kind: 'break' }),
  session('16T09:00', '16T12:15'),
  session('16T12:15', '16T13:15', { kind: 'break' }),
  session('16T12:30', '16T13:00', { isCancelled: true }),
  session('16T13:15', '16T17:00'),
  session('16T17:00', '16T19:00', { kind: 'break' }),
  session('17T22:00', '18T00:30'),
  anEvent({ id: 'untimed', start: null }),
]

test.each([
  ['15T12:00', 'later', '16T09:00'],
  ['16T07:30', 'today', '16T09:00'],
  ['16T08:59', 'today', '16T09:00'],
  ['16T09:00', 'now', '16T09:00'],
  ['16T12:40', 'today', '16T13:15'],
  ['16T16:59', 'now', '16T13:15'],
  ['16T18:00', 'later', '17T22:00'],
  ['17T10:00', 'today', '17T22:00'],
  ['18T00:10', 'now', '17T22:00'],
])('at %s the programme goes on: %s, %s', (now, is, session) => {
  expect(goingOn(events, at(now))).toMatchObject({ is, session: { id: session } })
})

test('after the last session, and without any, it does not', () => {
  expect([goingOn(events, at('18T00:30')), goingOn([], at('16T09:00'))]).toEqual([null, null])
})
