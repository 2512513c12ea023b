import { randomUUID } from 'node:crypto'
import type { DoorBoard } from '@forum/domain/door/wire.ts'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { minute, morning, openedDoor } from './door-app-fixture.ts'
import { at } from './door-fixture.ts'
import { addGate, listGates, revokeGate } from './gates.ts'

test('only who has the key of a gate is told anything, until the gate is revoked', async () => {
  const { ask, keys, database } = await openedDoor(['whole'])
  for (const path of ['/door/manifest', '/door/board']) expect((await ask('guessed', path)).status).toBe(401)
  for (const path of ['/door/enrol', '/door/entries']) expect((await ask('guessed', path, [])).status).toBe(401)
  expect((await ask(keys[0], '/door/enrol', [])).value).toMatchObject({ name: 'Вхід 1', role: 'steward' })
  expect(await revokeGate(database, 'Вхід 1', 5)).toBe(true)
  expect(await revokeGate(database, 'Вхід 1', 6)).toBe(false)
  for (const path of ['/door/manifest', '/door/board']) expect((await ask(keys[0], path)).status).toBe(401)
  expect((await ask(keys[1], '/door/manifest')).status).toBe(200)
  expect((await listGates(database)).map(({ name, revokedAt }) => [name, revokedAt])).toEqual([
    ['Вхід 1', 5],
    ['Вхід 2', null],
  ])
})

test('while nobody knows which forum stands open no phone is given another list', async () => {
  const { ask, keys } = await openedDoor(['whole'], false, false)
  expect((await ask(keys[0], '/door/manifest')).status).toBe(503)
  expect((await ask('guessed', '/door/manifest')).status).toBe(401)
})

test('phones of a gate that ask more often than phones do are told when to come again; those of another go on', async () => {
  const asked: string[] = []
  const { app, ask, keys } = await openedDoor(['whole'], false, true, (gate) => (asked.push(gate) > 1 ? 7 : null))
  expect((await ask(keys[0], '/door/manifest')).status).toBe(200)
  const headers = { authorization: `Bearer ${keys[0]}` }
  const refused = await app.request('/door/entries', { method: 'POST', body: '[]', headers }, { incoming: {} })
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '7'])
  expect(await refused.json()).toEqual({ error: 'too many requests of this gate: again in 7 s' })
  await ask(keys[1], '/door/manifest')
  expect(new Set(asked).size).toBe(2)
})

test('a phone is seen for five minutes, and says whom it has not let in', async () => {
  const { ask, keys, doorCount, pass } = await openedDoor(['whole'])
  const told = (key: string, phone: string, refused: string) =>
    ask(key, `/door/manifest?since=&phone=${phone}&refused=${refused}`)
  await told(keys[0], '0A1F', '2')
  await told(keys[0], '0A1F', '1')
  await told(keys[1], '0A1F', '0')
  for (const [phone, refused] of [
    ['<b>', '5'],
    ['0A1E', '-5'],
    ['0A1E', 'many'],
  ] as const)
    expect((await told(keys[0], phone, refused)).status).toBe(200)
  expect(doorCount.counts()).toEqual({ phones: 2, refused: 3 })
  pass(4 * minute)
  await told(keys[0], '0A1F', '0')
  pass(2 * minute)
  expect(doorCount.counts()).toEqual({ phones: 1, refused: 3 })
})

test('no two gates have one name, and the keys stand nowhere', async () => {
  const { database, keys } = await openedDoor([])
  await expect(addGate(database, ' Вхід 1 ', 'steward', 3)).rejects.toThrow('already')
  await expect(addGate(database, ' ', 'steward', 3)).rejects.toThrow('name')
  expect(JSON.stringify(await database.all(v.any(), 'SELECT * FROM gate'))).not.toContain(keys[0])
})

test('a phone is given the whole list once, and then what is new', async () => {
  const { list, send, entry, keys, ids, tokens, cancel } = await openedDoor(['whole', 'second'])
  const whole = await list(keys[0])
  expect(whole).toMatchObject({
    gate: { name: 'Вхід 1', role: 'steward' },
    now: morning,
    list: {
      year: 2025,
      days: { first: '2025-10-15', last: '2025-10-17' },
      keys: tokens.publicKeys,
      forgetAt: at('2025-10-19'),
      tickets: [
        { id: ids[0], number: '2025-00002/1', kind: 'whole', state: 'valid' },
        { id: ids[1], number: '2025-00002/2', kind: 'second', state: 'valid' },
      ],
    },
    entries: [],
  })
  expect(await list(keys[0], whole.cursor)).toMatchObject({ list: null, entries: [], cursor: whole.cursor })
  const came = entry(0)
  await send(keys[1], came)
  const next = await list(keys[0], whole.cursor)
  expect(next).toMatchObject({
    list: null,
    entries: [{ id: came.id, ticket: ids[0], kind: 'entry', gate: 'Вхід 2', at: morning }],
  })
  expect((await list(keys[0], next.cursor)).entries).toEqual([])
  await cancel(ids[1] ?? '')
  expect((await list(keys[0], next.cursor)).list?.tickets[1]).toMatchObject({ state: 'cancelled' })
  expect((await list(keys[0], 'nonsense')).entries).toHaveLength(1)
})

test('a phone that knows more entries than an older backup, which was restored, misses none of those that follow', async () => {
  const { list, send, entry, keys } = await openedDoor(['whole'])
  const { cursor } = await list(keys[0])
  const ahead = cursor.replace(/^\d+/, '500')
  const nothing = await list(keys[0], ahead)
  const came = entry(0)
  await send(keys[1], came)
  for (const known of [ahead, nothing.cursor]) expect((await list(keys[0], known)).entries).toMatchObject([{ id: came.id }])
})

test('phones are told names only where it is allowed, and never an address', async () => {
  const silent = await openedDoor(['whole'])
  const told = await openedDoor(['whole'], true)
  const [one, other] = [JSON.stringify(await silent.list(silent.keys[0])), JSON.stringify(await told.list(told.keys[0]))]
  expect([one.includes('Ada'), other.includes('Ada')]).toEqual([false, true])
  expect(one + other).not.toMatch(/@|Льон|Eva/)
})

test('what is sent twice is stored once and answered alike', async () => {
  const { send, entry, keys, database } = await openedDoor(['whole'])
  const [first, again] = [entry(0), entry(0)]
  const answers = await send(keys[0], first, again)
  expect(answers).toEqual([
    { id: first.id, stored: true, conflict: null, first: null },
    { id: again.id, stored: true, conflict: 'already-in', first: { at: morning, gate: 'Вхід 1' } },
  ])
  expect(await send(keys[0], first, again)).toEqual(answers)
  expect(await send(keys[1], again)).toEqual(answers.slice(1))
  expect(await database.all(v.any(), 'SELECT id FROM entry')).toHaveLength(2)
})

test('two gates without network that let in one ticket are two entries and a conflict that both and the board show', async () => {
  // The broadcast and the tickets of other days are not awaited at the door.
  const { send, entry, keys, list, ask, pass } = await openedDoor(['whole', 'whole', 'second', 'online'])
  const [earlier, later] = [entry(0, { isOffline: true }), entry(0, { at: morning + minute, isOffline: true })]
  pass(10 * minute)
  // The later one comes first.
  expect(await send(keys[1], later, entry(1))).toMatchObject([{ conflict: null }, { conflict: null }])
  expect(await send(keys[0], earlier)).toMatchObject([{ conflict: 'already-in', first: { at: later.at, gate: 'Вхід 2' } }])
  expect((await list(keys[1])).entries.map(({ gate, conflict }) => [gate, conflict])).toEqual([
    ['Вхід 2', null],
    ['Вхід 2', null],
    ['Вхід 1', 'already-in'],
  ])
  expect((await ask(keys[0], '/door/board')).value as DoorBoard).toMatchObject({
    day: '2025-10-16',
    tickets: 3,
    arrived: 2,
    inside: 2,
    gates: [
      { gate: 'Вхід 1', entries: 1, exits: 0 },
      { gate: 'Вхід 2', entries: 2, exits: 0 },
    ],
    quarters: [{ at: morning, entries: 3 }],
    conflicts: [{ number: '2025-00002/1', kind: 'already-in', gate: 'Вхід 1', others: [{ gate: 'Вхід 2', at: later.at }] }],
  })
  expect((await ask(keys[0], '/door/board?day=2025-10-17')).value).toMatchObject({
    tickets: 2,
    arrived: 0,
    quarters: [],
    conflicts: [],
  })
})

test('who was let in against the rules is kept, and told', async () => {
  const { send, entry, keys, ids, cancel } = await openedDoor(['whole', 'online'])
  await cancel(ids[0] ?? '')
  expect(await send(keys[0], entry(0), entry(1))).toMatchObject([
    { stored: true, conflict: 'cancelled' },
    { stored: true, conflict: 'online' },
  ])
  expect(await send(keys[0], entry(0, { ticket: randomUUID() }))).toMatchObject([{ stored: false, refused: 'unknown' }])
})

test('only a supervisor takes an entry back, and only one that is there', async () => {
  const { send, entry, keys, pass } = await openedDoor(['whole'])
  const came = entry(0)
  await send(keys[0], came)
  pass(minute)
  const undo = () => entry(0, { kind: 'undo', undoes: came.id })
  expect(await send(keys[0], undo())).toMatchObject([{ stored: false, refused: 'role' }])
  const done = undo()
  expect(await send(keys[1], done)).toMatchObject([{ stored: true }])
  expect(await send(keys[1], undo())).toMatchObject([{ stored: false, refused: 'nothing' }])
  expect(await send(keys[1], done)).toMatchObject([{ stored: true }])
  expect(await send(keys[0], entry(0))).toMatchObject([{ stored: true, conflict: null }])
})

test('out and in again is no conflict; a clock that goes ahead lets nobody in tomorrow', async () => {
  const { send, entry, keys, pass, list } = await openedDoor(['whole'])
  await send(keys[0], entry(0))
  pass(minute)
  await send(keys[0], entry(0, { kind: 'exit' }))
  pass(minute)
  expect(await send(keys[0], entry(0, { at: morning + 100 * 3_600_000 }))).toMatchObject([{ conflict: null }])
  expect((await list(keys[0])).entries.at(-1)?.at).toBe(morning + 2 * minute)
})

test.each([
  ['no JSON', 'x'],
  ['no list', {}],
  ['no id', [{ ticket: randomUUID() }]],
  ['a kind that is none', [{ id: randomUUID(), ticket: randomUUID(), kind: 'in', at: 1, isOffline: true, by: '', undoes: null }]],
])('a phone that sends %s is told so', async (_, body) => {
  const { ask, keys } = await openedDoor([])
  expect((await ask(keys[0], '/door/entries', body)).status).toBe(400)
})
