import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createWriter } from './group-commit.ts'
import type { Thread } from './thread.ts'

/** Milliseconds: time stands still unless a test moves it. */
let now: number
beforeEach(() => {
  now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
})
afterEach(() => vi.restoreAllMocks())

/** Writes down what a thread is told; `refused`: what it cannot do. */
function toldThread(refused: string[] = []) {
  const told: string[] = []
  const thread: Thread = {
    ask: async ({ sql }) => told.push(sql),
    async script(sql) {
      told.push(sql)
      if (refused.includes(sql)) throw new Error(`refused: ${sql}`)
    },
    rollback: async () => void told.push('ROLLBACK'),
    close: async () => {},
  }
  const begin = (given: Thread) => given.script('BEGIN')
  const write = (name: string) => (given: Thread) => given.script(name).then(() => name)
  return { told, thread, begin, write }
}

test('what waits while a transaction is under way shares its commit, in its order', async () => {
  const { told, thread, begin, write } = toldThread()
  const { shared, alone } = createWriter(() => thread, true)
  const all = [shared(write('a'), begin), shared(write('b'), begin), alone(write('VACUUM')), shared(write('c'), begin)]
  expect(await Promise.all(all)).toEqual(['a', 'b', 'VACUUM', 'c'])
  expect(told).toEqual(['BEGIN', 'a', 'SAVEPOINT own', 'b', 'COMMIT', 'VACUUM', 'BEGIN', 'c', 'COMMIT'])
})

test('nobody is told that they are kept before the commit', async () => {
  const { told, thread, begin, write } = toldThread()
  const { shared } = createWriter(() => thread, true)
  const heard = await Promise.all([write('a'), write('b')].map((work) => shared(work, begin).then(() => told.at(-1))))
  expect(heard).toEqual(['COMMIT', 'COMMIT'])
})

test('of what throws nothing stays; the others of its commit are kept', async () => {
  const { told, thread, begin, write } = toldThread(['bad'])
  const { shared } = createWriter(() => thread, true)
  const all = await Promise.allSettled([shared(write('a'), begin), shared(write('bad'), begin), shared(write('c'), begin)])
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(told.join('; ')).toContain('bad; ROLLBACK TO own; SAVEPOINT own; c; COMMIT')
})

test('where the commit fails, or the transaction is lost on the way, nobody of it is told that they are kept', async () => {
  for (const refused of [['COMMIT'], ['b', 'ROLLBACK TO own']]) {
    const { told, thread, begin, write } = toldThread(refused)
    const { shared } = createWriter(() => thread, true)
    const all = await Promise.allSettled([shared(write('a'), begin), shared(write('b'), begin)])
    expect(all).toMatchObject([{ reason: { message: `refused: ${refused.at(-1)}` } }, { status: 'rejected' }])
    expect(told.at(-1)).toBe('ROLLBACK')
  }
})

test('one that fails first, or finds the file locked, fails alone', async () => {
  const { thread, begin, write } = toldThread(['bad'])
  const { shared } = createWriter(() => thread, true)
  const locked = () => Promise.reject(new Error('locked'))
  const all = await Promise.allSettled([shared(write('bad'), begin), shared(write('b'), locked), shared(write('c'), begin)])
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled'])
})

test('a commit does not wait for ever for those who come later', async () => {
  const { told, thread, begin } = toldThread()
  const { shared } = createWriter(() => thread, true)
  const slow = async () => {
    now += 26
  }
  await Promise.all([shared(slow, begin), shared(async () => {}, begin)])
  expect(told).toEqual(['BEGIN', 'COMMIT', 'BEGIN', 'COMMIT'])
})

test('a transaction keeps to the thread that it began on', async () => {
  const [one, other] = [toldThread(), toldThread()]
  let thread = one.thread
  const { shared } = createWriter(() => thread, true)
  const dying = shared(async (given) => {
    thread = other.thread
    await given.script('after the new one came')
  }, one.begin)
  await dying
  await shared(other.write('next'), other.begin)
  expect(one.told).toEqual(['BEGIN', 'after the new one came', 'COMMIT'])
  expect(other.told).toEqual(['BEGIN', 'next', 'COMMIT'])
})
