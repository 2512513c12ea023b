// A gate or a phone is closed: what its phones decided before is not lost, and what a phone says of times is believed as far as it can be.
import { randomUUID } from 'node:crypto'
import type { DoorBoard, SentEntry } from '@forum/domain/door/wire.ts'
import { expect, test } from 'vitest'
import { minute, morning, openedDoor } from './door-app-fixture.ts'
import { at } from './door-fixture.ts'
import { entriesWhere } from './entry-rows.ts'
import { closePhones, listGates, openGate, revokeGate } from './gates.ts'

const offline = { isOffline: true }

/** Phones have the list since nine o'clock; it is ten past nine. */
async function listed(kinds: string[]) {
  const door = await openedDoor(kinds)
  for (const key of door.keys) await door.list(key)
  door.pass(10 * minute)
  const now = morning + 10 * minute
  const board = async (key: string, day = '2025-10-16') => (await door.ask(key, `/door/board?day=${day}`)).value as DoorBoard
  const rows = () => entriesWhere(door.database, '')
  return { ...door, now, board, rows }
}

test('a closed gate takes what its phones decided before the closing, marks it, and refuses what they decided after it', async () => {
  const { keys, database, entry, send, ask, pass, now, board, rows } = await listed(['whole', 'whole', 'whole'])
  const [before, after] = [entry(0, { ...offline, at: now }), entry(1, { ...offline, at: now + 2 * minute })]
  await revokeGate(database, 'Вхід 1', now + minute)
  pass(30 * minute)
  const answers = await send(keys[0], before, after)
  expect(answers).toEqual([
    { id: before.id, stored: true, conflict: null, first: null },
    { id: after.id, stored: false, refused: 'closed' },
  ])
  expect(await send(keys[0], before, after)).toEqual(answers)
  expect(await rows()).toMatchObject([{ id: before.id, at: now, isAfterClosing: true, gate: 'Вхід 1' }])
  // The ticket cannot enter again, and the desk sees whence it came.
  expect(await send(keys[1], entry(0))).toMatchObject([{ conflict: 'already-in', first: { at: now, gate: 'Вхід 1' } }])
  expect((await board(keys[1])).conflicts).toMatchObject([
    { id: before.id, number: '2025-00002/1', kind: null, marks: ['after-closing'], gate: 'Вхід 1' },
    { kind: 'already-in', marks: [], gate: 'Вхід 2', others: [{ gate: 'Вхід 1', at: now }] },
  ])
  for (const path of ['/door/manifest', '/door/board']) expect((await ask(keys[0], path)).status).toBe(401)
})

test('what was stored before the closing, and not answered, is answered after it', async () => {
  const { keys, database, entry, send, pass, now, rows } = await listed(['whole'])
  const came = entry(0, offline)
  const answers = await send(keys[0], came)
  await revokeGate(database, 'Вхід 1', now + 1)
  pass(minute)
  expect(await send(keys[0], came)).toEqual(answers)
  expect(await rows()).toMatchObject([{ isAfterClosing: false }])
})

test('every phone of a closed gate is told which gate, when, and whether the gate or this phone was closed', async () => {
  const { keys, app, database, now } = await listed([])
  const [gate] = await listGates(database)
  const taras = await openGate(database, gate?.id ?? '', { id: 'taras', name: 'Тарас' }, now)
  const oksana = await openGate(database, gate?.id ?? '', { id: 'oksana', name: 'Оксана' }, now)
  const told = async (key: string | null, path = '/door/manifest') => {
    const response = await app.request(path, { headers: { authorization: `Bearer ${key}` } }, { incoming: {} })
    return { status: response.status, ...(response.ok ? {} : await response.json()) }
  }
  await closePhones(database, now, 'Тарас')
  expect(await told(taras)).toEqual({ status: 401, error: 'closed', gate: 'Вхід 1', closedAt: now, isWhole: false })
  expect(await told(oksana)).toEqual({ status: 200 })
  await revokeGate(database, 'Вхід 1', now + minute)
  const whole = { status: 401, error: 'closed', gate: 'Вхід 1', closedAt: now + minute, isWhole: true }
  for (const key of [oksana, keys[0]]) expect(await told(key)).toEqual(whole)
  expect(await told(taras)).toMatchObject({ closedAt: now, isWhole: false })
  expect(await told('guessed')).toMatchObject({ status: 401, error: 'no such gate' })
  expect(await told(keys[1])).toEqual({ status: 200 })
})

test('a phone whose person was signed out hands in what it decided before, and nobody is named beside its key any more', async () => {
  const { database, entry, send, now, pass, rows } = await listed(['whole', 'whole'])
  const [gate] = await listGates(database)
  const key = (await openGate(database, gate?.id ?? '', { id: 'taras', name: 'Тарас' }, now)) ?? ''
  pass(5 * minute)
  const before = entry(0, offline)
  await closePhones(database, now + 6 * minute, 'taras')
  pass(5 * minute)
  expect(await send(key, before, entry(1))).toMatchObject([{ stored: true }, { refused: 'closed' }])
  expect(await rows()).toMatchObject([{ at: now + 5 * minute, isAfterClosing: true }])
  await expect(openGate(database, gate?.id ?? '', { id: 'taras', name: 'Тарас' }, now)).resolves.not.toBe(key)
})

test('a closed key hands in nothing once phones have forgotten the forum', async () => {
  const { keys, database, entry, ask, pass, now } = await listed(['whole'])
  await revokeGate(database, 'Вхід 1', now)
  const late = [entry(0, offline)]
  pass(at('2025-10-19') - now)
  expect((await ask(keys[0], '/door/entries', late)).status).toBe(200)
  pass(1)
  expect((await ask(keys[0], '/door/entries', late)).status).toBe(401)
})

const day = 24 * 60 * minute
test.each<[string, number, object]>([
  ['now', 0, { at: 0, saidAt: null }],
  ['when the list came', -10 * minute, { at: -10 * minute, saidAt: null }],
  ['by a clock that is seconds ahead', 8000, { at: 0, saidAt: null }],
  ['by a clock that is seconds behind', -10 * minute - 8000, { at: -10 * minute - 8000, saidAt: null }],
  ['before the phone had the list', -12 * minute, { at: 0, saidAt: -12 * minute }],
  ['of yesterday, without a list', -day, { at: 0, saidAt: -day }],
  ['of a day that is no day of the forum', -30 * day, { at: 0, saidAt: -30 * day }],
  ['in the future', 2 * minute, { at: 0, saidAt: 2 * minute }],
  ['of tomorrow', day, { at: 0, saidAt: day }],
  ['far ahead', 4000 * day, { at: 0, saidAt: 4000 * day }],
])('the time of an entry %s', async (_, ahead, expected: { at?: number; saidAt?: number | null }) => {
  const { keys, entry, send, now, rows, board } = await listed(['whole'])
  await send(keys[0], entry(0, { ...offline, at: now + ahead }))
  const [row] = await rows()
  const since = (time: number | null | undefined) => (time == null ? time : time - now)
  expect({ at: since(row?.at), saidAt: since(row?.saidAt) }).toEqual(expected)
  const { arrived, conflicts } = await board(keys[0])
  expect(arrived).toBe(1)
  expect(conflicts.map(({ marks }) => marks)).toEqual(expected.saidAt === null ? [] : [['wrong-time']])
  // Whatever the phone said, the ticket was used today.
  expect(await send(keys[1], entry(0))).toMatchObject([{ conflict: 'already-in' }])
})

test('a phone that was closed and whose clock is wrong counts for the day of the closing', async () => {
  const { keys, entry, send, now, pass, database, rows } = await listed(['whole'])
  await revokeGate(database, 'Вхід 1', now)
  pass(minute)
  expect(await send(keys[0], entry(0, { ...offline, at: 0 }))).toMatchObject([{ stored: true }])
  expect(await rows()).toMatchObject([{ at: now, saidAt: 0, isAfterClosing: true }])
})

test('what was decided yesterday and comes today is shown on both days, beside what happened today', async () => {
  const { keys, entry, send, now, pass, board } = await listed(['whole'])
  const yesterday = entry(0, offline)
  pass(day)
  await send(keys[1], entry(0))
  expect(await send(keys[0], yesterday)).toMatchObject([{ stored: true, conflict: null }])
  const shown = { id: yesterday.id, at: now, kind: null, marks: ['other-day'], others: [{ at: now + day, gate: 'Вхід 2' }] }
  expect((await board(keys[0], '2025-10-16')).conflicts).toMatchObject([shown])
  expect((await board(keys[0], '2025-10-17')).conflicts).toMatchObject([shown])
  expect((await board(keys[0], '2025-10-15')).conflicts).toEqual([])
})

test.each<[string, [SentEntry['kind'], number][], string | null]>([
  [
    'between an entry and its exit',
    [
      ['entry', 0],
      ['exit', 9],
    ],
    'already-in',
  ],
  [
    'after the exit',
    [
      ['entry', 0],
      ['exit', 3],
    ],
    null,
  ],
  [
    'after the exit, before the return',
    [
      ['entry', 0],
      ['exit', 3],
      ['entry', 9],
    ],
    'already-in',
  ],
  ['before an entry', [['entry', 9]], 'already-in'],
  ['before an exit whose entry is this one', [['exit', 9]], null],
  [
    'before everything, and somebody left in between',
    [
      ['exit', 7],
      ['entry', 9],
    ],
    null,
  ],
  ['at the same moment', [['entry', 5]], 'already-in'],
])('an entry that arrives late and was made %s', async (_, others, conflict) => {
  const { keys, entry, send, now, pass } = await listed(['whole'])
  pass(20 * minute)
  for (const [kind, minutes] of others) await send(keys[1], entry(0, { ...offline, kind, at: now + minutes * minute }))
  expect(await send(keys[0], entry(0, { ...offline, at: now + 5 * minute }))).toMatchObject([{ stored: true, conflict }])
})

test.each<[string, (used: SentEntry, other: string) => Partial<SentEntry>]>([
  ['another ticket', (_, other) => ({ ticket: other })],
  ['a ticket that does not exist', () => ({ ticket: randomUUID() })],
  ['an exit', () => ({ kind: 'exit' })],
  ['an undo', (used) => ({ kind: 'undo', undoes: used.id })],
])('an id that was used is refused for %s, not said to be stored', async (_, own) => {
  const { keys, entry, send, ids, rows } = await listed(['whole', 'whole'])
  const used = entry(0)
  await send(keys[1], used)
  const again = { ...used, ...own(used, ids[1] ?? '') }
  expect(await send(keys[1], again)).toEqual([{ id: used.id, stored: false, refused: 'other-entry' }])
  expect(await send(keys[0], again, used)).toMatchObject([{ refused: 'other-entry' }, { stored: true }])
  expect(await rows()).toHaveLength(1)
})

test('what a supervisor of a closed gate undid before is taken, and seen at the desk', async () => {
  const { keys, entry, send, now, pass, database, board } = await listed(['whole'])
  const came = entry(0)
  await send(keys[0], came)
  await revokeGate(database, 'Вхід 2', now + 2 * minute)
  pass(3 * minute)
  const undo = entry(0, { ...offline, kind: 'undo', undoes: came.id, at: now + minute })
  expect(await send(keys[1], undo)).toMatchObject([{ stored: true }])
  const { arrived, conflicts } = await board(keys[0])
  expect(arrived).toBe(0)
  expect(conflicts).toMatchObject([{ id: undo.id, entry: 'undo', marks: ['after-closing'] }])
})
