import { expect, test } from 'vitest'
import { parseMoment } from '../time/kyiv-time.ts'
import { comesBack, returningRows, returnsOf, whoIsBack } from './returns.ts'
import { verdict } from './verdict.ts'

const at = (clock: string, date = '2025-10-16') => parseMoment(`${date} ${clock}`) ?? 0
const alert = { roomIds: null, since: at('11:42'), resumesAt: at('12:25'), isDrill: false }
const returns = returnsOf([alert], at('12:30'))

test('people come back from the interruption until half an hour after the forum went on', () => {
  expect(returns).toEqual([{ since: at('11:42'), until: at('12:55') }])
  expect(returnsOf([{ ...alert, resumesAt: null }], at('11:50'))).toEqual([{ since: at('11:42'), until: null }])
})

test.each([
  ['a drill', { ...alert, isDrill: true }],
  ['one of some halls', { ...alert, roomIds: ['great'] }],
  ['one of yesterday', { ...alert, since: at('11:42', '2025-10-15') }],
])('nobody comes back after %s', (_, interruption) => {
  expect(returnsOf([interruption], at('12:30'))).toEqual([])
})

test.each([
  ['09:00', '11:42', true],
  ['09:00', '12:10', true],
  ['09:00', '12:55', true],
  ['09:00', '12:56', false],
  ['09:00', '11:41', false],
  ['11:42', '12:00', false],
  ['12:00', '12:10', false],
])('who came in at %s and shows the ticket at %s comes back: %s', (before, now, expected) => {
  expect(comesBack(returns, at(before), at(now))).toBe(expected)
  const entry = { id: 'a', kind: 'entry', at: at(before), gate: 'Вхід 1', undoes: null } as const
  const days = { first: '2025-10-16', last: '2025-10-16' }
  const said = verdict({
    shown: { kind: 'told' },
    ticket: { state: 'valid', days, isOnline: false, entries: [entry] },
    ...{ isListFresh: true, edition: { year: 2025, days }, direction: 'in', now: at(now), returns },
  })
  expect(said).toEqual(
    expected ? { kind: 'in', isNew: false, isBack: true } : { kind: 'already-in', at: at(before), gate: 'Вхід 1' },
  )
})

test('after a second alert they come back once more', () => {
  const two = returnsOf([alert, { ...alert, since: at('12:40'), resumesAt: null }], at('12:50'))
  expect([comesBack(two, at('12:10'), at('12:50')), comesBack(two, at('12:45'), at('12:50'))]).toEqual([true, false])
})

const row = (id: string, ticketId: string, kind: 'entry' | 'exit' | 'undo', clock: string, undoes: string | null = null) => ({
  ...{ id, ticketId, kind, at: at(clock), undoes },
})
const rows = [
  row('1', 'ada', 'entry', '09:00'),
  row('2', 'bob', 'entry', '09:10'),
  row('3', 'eva', 'entry', '09:20'),
  row('4', 'eva', 'exit', '10:00'),
  row('5', 'ada', 'entry', '12:10'),
  row('6', 'eva', 'entry', '12:20'),
  row('7', 'bob', 'entry', '12:30'),
  row('8', 'bob', 'undo', '12:31', '7'),
]

test('of entries those of who were inside are returns; the board counts who is back of them', () => {
  expect([...returningRows(rows, returns)]).toEqual(['5'])
  expect(whoIsBack(rows, returns)).toEqual({ since: at('11:42'), inside: 2, back: 1 })
  expect(whoIsBack(rows, [])).toBeNull()
})
