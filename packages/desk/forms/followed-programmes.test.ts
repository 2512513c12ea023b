import { createBudgets } from '@forum/ground/http/budgets.ts'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../storage/database-fixture.ts'
import { createFollowedProgrammes } from './followed-programmes.ts'

async function opened() {
  const state = { now: Date.UTC(2025, 8, 9) }
  const database = await openTestDatabase(':memory:')
  const followed = createFollowedProgrammes(database, () => state.now)
  const budgets = createBudgets(() => state.now)
  const keep = (key: string, address: string) => followed.keep(key, 2025, 'aaaaaa', () => budgets.take('newCalendars', address))
  const count = async () => (await database.one(v.object({ n: v.number() }), 'SELECT count(*) AS n FROM followed_programme'))?.n
  return { state, database, followed, keep, count, [Symbol.asyncDispose]: database.close }
}

test('one line stores a few hundred calendars anew, from whatever network of it; known ones change as before, and others go on', async () => {
  await using desk = await opened()
  const of = (index: number) => `2001:db8:1:${((index % 75) * 873).toString(16)}::1`
  let kept = 0
  for (let index = 0; index < 1000; index++) if ((await desk.keep(`key${index}`, of(index))) === null) kept++
  expect([kept, await desk.count()]).toEqual([600, 600])
  expect(await desk.keep('key0', of(0))).toBeNull()
  expect(await desk.keep('key999', of(999))).toBeGreaterThan(0)
  expect(await desk.keep('honest', '198.51.100.7')).toBeNull()
})

test('of more than their number those go that were unchanged for longest', async () => {
  await using desk = await opened()
  for (const key of ['a', 'b', 'c', 'd']) {
    await desk.keep(key, '203.0.113.7')
    desk.state.now += 1000
  }
  await desk.keep('a', '203.0.113.7')
  await desk.followed.forgetBefore(0, 3)
  expect(await Promise.all(['a', 'b', 'c', 'd'].map((key) => desk.followed.of(key, 2025)))).toEqual([
    'aaaaaa',
    null,
    'aaaaaa',
    'aaaaaa',
  ])
  await desk.followed.forgetBefore(0, 5)
  expect(await desk.count()).toBe(3)
})
