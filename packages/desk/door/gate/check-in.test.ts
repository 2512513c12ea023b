import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { checkIn } from './check-in.ts'
import { at, edition, openDoor } from './door-fixture.ts'

const morning = at('2025-10-16T09:00')

async function door(...kinds: string[]) {
  const opened = await openDoor(kinds)
  const parts = { ...opened, edition, returns: [] }
  const token = (index: number, year = 2025) => opened.tokens.of(opened.ids[index] ?? '', year)
  const ask = (shown: string, now = morning, wish = {}) => checkIn(parts, shown, now, wish)
  return { ...opened, token, ask }
}

test('good once a day, then used since when; revoked, unknown and of another year are told apart', async () => {
  const { ask, token, cancel, ids, tokens } = await door('whole', 'whole')
  await cancel(ids[1] ?? '')
  expect((await ask(token(0))).state).toBe('valid')
  expect(await ask(token(0), morning + 100)).toMatchObject({ state: 'used', usedAt: morning })
  expect((await ask(token(0), at('2025-10-17T09:00'))).state).toBe('valid')
  expect((await ask(token(1))).state).toBe('cancelled')
  expect(await ask(tokens.of(randomUUID(), 2025))).toEqual({ state: 'unknown' })
  expect(await ask(token(0, 2026))).toEqual({ state: 'unknown' })
  expect(await ask('nonsense')).toEqual({ state: 'unknown' })
})

test('the number that is printed on the ticket does as its code does', async () => {
  const { ask, token } = await door('whole')
  expect((await ask(' 2025-00002/1\n')).state).toBe('valid')
  expect((await ask(token(0))).state).toBe('used')
  expect(await ask('2025-00002/2')).toEqual({ state: 'unknown' })
  expect(await ask('2025-00003/1')).toEqual({ state: 'unknown' })
})

test('outside its days it lets nobody in, unless whoever asks says so; nothing is used up by that', async () => {
  const { ask, token } = await door('whole', 'second', 'online')
  const september = at('2025-09-09T10:00')
  expect(await ask(token(0), september)).toMatchObject({ state: 'not-yet', days: { first: '2025-10-15', last: '2025-10-17' } })
  expect(await ask(token(1), at('2025-10-15T10:00'))).toMatchObject({ state: 'other-day' })
  expect((await ask(token(1))).state).toBe('valid')
  expect((await ask(token(2))).state).toBe('online')
  expect((await ask(token(0), at('2025-10-18T10:00'))).state).toBe('over')
  expect((await ask(token(0), september, { anyDay: true })).state).toBe('valid')
  expect((await ask(token(0))).state).toBe('valid')
})

test('an entry is taken back, and the ticket is good again', async () => {
  const { ask, token } = await door('whole')
  expect((await ask(token(0), morning, { undo: true })).state).toBe('not-in')
  await ask(token(0))
  expect((await ask(token(0), morning + 1, { undo: true })).state).toBe('undone')
  expect((await ask(token(0), morning + 2)).state).toBe('valid')
  expect((await ask(token(0), morning + 3)).state).toBe('used')
})

test('of two doors that ask at once, one lets in', async () => {
  const { ask, token } = await door('whole')
  const states = await Promise.all([ask(token(0)), ask(token(0)), ask(token(0))])
  expect(states.map(({ state }) => state).toSorted()).toEqual(['used', 'used', 'valid'])
})
