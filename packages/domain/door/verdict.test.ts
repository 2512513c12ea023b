import { expect, test } from 'vitest'
import { parseMoment } from '../time/kyiv-time.ts'
import type { Entry } from './entry.ts'
import { type DoorQuestion, type DoorTicket, opens, verdict } from './verdict.ts'

const at = (moment: string) => parseMoment(moment) ?? 0
const edition = { year: 2025, days: { first: '2025-10-15', last: '2025-10-17' } }
const morning = at('2025-10-16T09:30')

let made = 0
const row = (kind: Entry['kind'], moment: string, own: Partial<Entry> = {}): Entry => ({
  id: `e${made++}`,
  kind,
  at: at(moment),
  gate: 'Вхід 1',
  undoes: null,
  ...own,
})
const undoOf = (entry: Entry, moment: string) => row('undo', moment, { undoes: entry.id })
const whole: DoorTicket = { state: 'valid', days: edition.days, isOnline: false, entries: [] }
const ofDay = (first: string, last = first): DoorTicket => ({ ...whole, days: { first, last } })
const having = (...entries: Entry[]): DoorTicket => ({ ...whole, entries })
const came = row('entry', '2025-10-16T09:02')
const left = row('exit', '2025-10-16T13:00')
const lunch = at('2025-10-16T13:40')
const inToday = { kind: 'in', isNew: false, isBack: false }
const already = { kind: 'already-in', at: came.at, gate: 'Вхід 1' }

test.each<[string, Partial<DoorQuestion>, object]>([
  ['a good ticket', {}, inToday],
  ['one that nobody signed', { shown: { kind: 'foreign' }, ticket: null }, { kind: 'unknown' }],
  ['one that nobody signed, whatever the list has', { shown: { kind: 'foreign' } }, { kind: 'unknown' }],
  ['one of last year', { shown: { kind: 'code', year: 2024 }, ticket: null }, { kind: 'other-year', year: 2024 }],
  ['one of last year, known', { shown: { kind: 'code', year: 2024 } }, { kind: 'other-year', year: 2024 }],
  ['a code that the fresh list has not', { ticket: null }, { kind: 'unknown' }],
  ['a code sold since the list was read', { ticket: null, isListFresh: false }, { kind: 'in', isNew: true, isBack: false }],
  [
    'a code sold since, before the first day',
    { ticket: null, isListFresh: false, now: at('2025-09-09T10:00') },
    { kind: 'not-yet', days: edition.days },
  ],
  ['a code sold since, going out', { ticket: null, isListFresh: false, direction: 'out' }, { kind: 'not-in' }],
  ['a number that the list has not', { shown: { kind: 'told' }, ticket: null }, { kind: 'unknown' }],
  ['a number that an old list has not', { shown: { kind: 'told' }, ticket: null, isListFresh: false }, { kind: 'unknown' }],
  ['a number that the list has', { shown: { kind: 'told' } }, inToday],
  ['one that was taken back', { ticket: { ...whole, state: 'cancelled' } }, { kind: 'cancelled' }],
  ['one taken back after its first use', { ticket: { ...having(came), state: 'cancelled' } }, { kind: 'cancelled' }],
  [
    'one taken back, on its way out',
    { ticket: { ...having(came), state: 'cancelled' }, direction: 'out' },
    { kind: 'cancelled' },
  ],
  ['one for the broadcast', { ticket: { ...whole, isOnline: true } }, { kind: 'online' }],
  ['the first minute of the first day', { now: at('2025-10-15T00:00') }, inToday],
  ['the minute before it', { now: at('2025-10-14T23:59') }, { kind: 'not-yet', days: edition.days }],
  ['the last minute of the last day', { now: at('2025-10-17T23:59') }, inToday],
  ['the minute after it', { now: at('2025-10-18T00:00') }, { kind: 'over', days: edition.days }],
  ['five weeks before', { now: at('2025-09-09T10:00') }, { kind: 'not-yet', days: edition.days }],
  ['five weeks before, where any day is good', { now: at('2025-09-09T10:00'), anyDay: true }, inToday],
  ['where any day is good it is used up all the same', { ticket: having(came), anyDay: true }, already],
  ['of the second day, on it', { ticket: ofDay('2025-10-16') }, inToday],
  [
    'of the second day, on the first',
    { ticket: ofDay('2025-10-16'), now: at('2025-10-15T10:00') },
    { kind: 'other-day', days: { first: '2025-10-16', last: '2025-10-16' } },
  ],
  [
    'of the first day, on the second',
    { ticket: ofDay('2025-10-15') },
    { kind: 'other-day', days: { first: '2025-10-15', last: '2025-10-15' } },
  ],
  [
    'of the second day, in September',
    { ticket: ofDay('2025-10-16'), now: at('2025-09-09T10:00') },
    { kind: 'not-yet', days: { first: '2025-10-16', last: '2025-10-16' } },
  ],
  [
    'of the first day, in November',
    { ticket: ofDay('2025-10-15'), now: at('2025-11-09T10:00') },
    { kind: 'over', days: { first: '2025-10-15', last: '2025-10-15' } },
  ],
  ['of a day before the forum, on that day', { ticket: ofDay('2025-10-14'), now: at('2025-10-14T10:00') }, inToday],
  ['of a forum whose days nobody knows', { ticket: { ...whole, days: null }, edition: { year: 2025, days: null } }, inToday],
  [
    'of named days, of a forum whose days nobody knows',
    { ticket: ofDay('2025-10-20'), edition: { year: 2025, days: null } },
    { kind: 'not-yet', days: { first: '2025-10-20', last: '2025-10-20' } },
  ],
  ['a second time', { ticket: having(came) }, already],
  [
    'a third time says when and where it was last let in',
    { ticket: having(came, row('entry', '2025-10-16T09:10', { gate: 'Вхід 2' })) },
    { kind: 'already-in', at: at('2025-10-16T09:10'), gate: 'Вхід 2' },
  ],
  ['rows come in any order', { ticket: having(left, came), now: lunch }, { ...inToday, isBack: true }],
  ['back from lunch', { ticket: having(came, left), now: lunch }, { ...inToday, isBack: true }],
  ['the next day', { ticket: having(came), now: at('2025-10-17T09:00') }, inToday],
  [
    'the next day by Kyiv, one hour later',
    { ticket: having(row('entry', '2025-10-16T23:30')), now: at('2025-10-17T00:30') },
    inToday,
  ],
  ['taken back by a supervisor', { ticket: having(came, undoOf(came, '2025-10-16T09:05')) }, inToday],
  [
    'of two entries one was taken back',
    {
      ticket: having(
        came,
        row('entry', '2025-10-16T09:04', { id: 'twice' }),
        row('undo', '2025-10-16T09:05', { undoes: 'twice' }),
      ),
    },
    already,
  ],
  ['the exit was taken back', { ticket: having(came, left, undoOf(left, '2025-10-16T13:01')), now: lunch }, already],
  [
    'a clock that goes after: the entry lies ahead',
    { ticket: having(row('entry', '2025-10-16T10:00')), now: morning },
    { kind: 'already-in', at: at('2025-10-16T10:00'), gate: 'Вхід 1' },
  ],
  ['going out', { ticket: having(came), direction: 'out', now: lunch }, { kind: 'out' }],
  ['going out twice', { ticket: having(came, left), direction: 'out', now: lunch }, { kind: 'not-in' }],
  ['going out who never came', { direction: 'out' }, { kind: 'not-in' }],
  ['going out the next day', { ticket: having(came), direction: 'out', now: at('2025-10-17T09:00') }, { kind: 'not-in' }],
])('%s', (_, asked, expected) => {
  const usual: DoorQuestion = {
    shown: { kind: 'code', year: 2025 },
    ticket: whole,
    isListFresh: true,
    edition,
    direction: 'in',
    now: morning,
  }
  expect(verdict({ ...usual, ...asked })).toEqual(expected)
})

test('the door opens to who comes and who goes, and to nobody else', () => {
  expect([opens({ kind: 'in', isNew: false, isBack: false }), opens({ kind: 'out' })]).toEqual([true, true])
  expect([opens({ kind: 'already-in', at: 0, gate: '' }), opens({ kind: 'cancelled' }), opens({ kind: 'unknown' })]).toEqual([
    false,
    false,
    false,
  ])
})
