import { expect, test } from 'vitest'
import { parseMoment } from '../time/kyiv-time.ts'
import type { ProgrammeEvent } from './programme.ts'
import { anEvent } from './programme-builder.ts'
import { speakingToday } from './speaking-today.ts'

const at = (moment: string) => parseMoment(moment) ?? Number.NaN
const session = (start: string | null, end: string | null, own: Partial<ProgrammeEvent> = {}) =>
  anEvent({ start: start === null ? null : at(start), end: end === null ? null : at(end), speakerIds: ['o'], ...own })

const [morning, noon, evening] = [
  session('2025-10-16T09:00', '2025-10-16T10:00'),
  session('2025-10-16T12:00', '2025-10-16T13:00', { speakerIds: [], moderatorIds: ['o'] }),
  session('2025-10-16T18:00', '2025-10-16T19:00'),
]

test.each([
  ['before all of them the next', '2025-10-16T08:00', morning],
  ['while one runs that one', '2025-10-16T12:30', noon],
  ['between two the next', '2025-10-16T10:30', noon],
  ['after the last the last', '2025-10-16T22:00', evening],
  ['a minute before midnight still', '2025-10-16T23:59', evening],
  ['the day before nothing', '2025-10-15T23:59', undefined],
  ['after midnight nothing', '2025-10-17T00:00', undefined],
])('of three sessions of a day it gives %s', (_, now, expected) => {
  const found = speakingToday([evening, morning, noon], at(now)).get('o')
  expect(found).toEqual(expected && { start: expected.start, end: expected.end, now: at(now) })
})

test.each([
  ['a cancelled session', session('2025-10-16T09:00', null, { isCancelled: true })],
  ['a session without a time', session(null, null)],
  ['a break', session('2025-10-16T09:00', null, { kind: 'break' })],
])('%s puts nobody on stage', (_, event) => expect(speakingToday([event], at('2025-10-16T08:00')).size).toBe(0))
