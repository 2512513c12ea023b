// An alert empties the halls: who comes back is let in once more, by phones with and without a network, and nothing is a second entry.
import type { DoorBoard } from '@forum/domain/door/wire.ts'
import { expect, test } from 'vitest'
import { checkIn } from './check-in.ts'
import { minute, morning, openedDoor } from './door-app-fixture.ts'
import { edition } from './door-fixture.ts'

/** At nine both came in; at 9:42 the alert began, at 10:25 the forum went on. */
async function interrupted(until: number | null = morning + 115 * minute) {
  const door = await openedDoor(['whole', 'whole'])
  const { send, entry, keys, pass, returns } = door
  await send(keys[0], entry(0), entry(1))
  pass(42 * minute)
  returns.now = [{ since: morning + 42 * minute, until }]
  const board = async () => (await door.ask(keys[0], '/door/board')).value as DoorBoard
  return { ...door, board }
}

test('phones are told, and the board counts who is back', async () => {
  const { list, keys, send, entry, pass, board, returns } = await interrupted()
  expect((await list(keys[0])).returns).toEqual(returns.now)
  expect((await board()).returned).toEqual({ since: morning + 42 * minute, inside: 2, back: 0 })
  pass(30 * minute)
  expect(await send(keys[1], entry(0))).toMatchObject([{ stored: true, conflict: null, first: null }])
  expect(await board()).toMatchObject({
    ...{ arrived: 2, inside: 2, conflicts: [], returned: { inside: 2, back: 1 } },
    gates: [{ gate: 'Вхід 1', entries: 2 }],
    quarters: [{ at: morning, entries: 2 }],
  })
})

test('once more only: who shows the ticket again after coming back is inside', async () => {
  const { keys, send, entry, pass } = await interrupted()
  pass(10 * minute)
  await send(keys[0], entry(0))
  pass(minute)
  expect(await send(keys[1], entry(0))).toMatchObject([{ stored: true, conflict: 'already-in' }])
})

test.each([
  ['in the alert', 50, null],
  ['half an hour after it', 115, null],
  ['later', 116, 'already-in'],
  ['before it', 41, 'already-in'],
])('an entry that a phone without a network made %s is sorted by its moment', async (_, at, conflict) => {
  const { keys, send, entry, pass } = await interrupted()
  const late = entry(0, { at: morning + at * minute, isOffline: true })
  pass(3 * 60 * minute)
  expect(await send(keys[1], late)).toMatchObject([{ stored: true, conflict }])
  expect(await send(keys[1], late)).toMatchObject([{ stored: true, conflict }])
})

test.each([
  ['after an interruption', true, null],
  ['without one', false, 'already-in'],
])('two phones without a network hand in a return before the first entry: %s', async (_, isInterrupted, conflict) => {
  const { keys, send, entry, pass, returns } = await openedDoor(['whole'])
  if (isInterrupted) returns.now = [{ since: morning + 42 * minute, until: morning + 115 * minute }]
  const first = entry(0, { isOffline: true })
  const back = entry(0, { at: morning + 60 * minute, isOffline: true })
  pass(2 * 60 * minute)
  expect(await send(keys[1], back)).toMatchObject([{ conflict: null }])
  expect(await send(keys[0], first)).toMatchObject([{ conflict }])
})

test('a scanner of others lets people back in, too', async () => {
  const { database, outbox, tokens, ids, returns } = await interrupted(null)
  const ask = (at: number) =>
    checkIn({ database, outbox, tokens, edition, returns: returns.now }, tokens.of(ids[0] ?? '', 2025), at)
  expect((await ask(morning + 50 * minute)).state).toBe('valid')
  expect((await ask(morning + 51 * minute)).state).toBe('used')
})
