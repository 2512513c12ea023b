// What a phone decided goes to the server with the key of its own gate, and leaves the phone only when it has arrived.

import type { EntryAnswer, SentEntry } from '@forum/domain/door/wire.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { deliver, KeyEnded, startSync } from './sync.ts'
import { createUnsent, type UnsentEntry } from './unsent.ts'

const entry = (id: string, key: string): UnsentEntry => ({
  ...{ id, ticket: `ticket ${id}`, kind: 'entry', at: 1, isOffline: true, by: 'A', undoes: null },
  ...{ key, number: '2025-00001/1', refused: null },
})
const stored = ({ id }: { id: string }): EntryAnswer => ({ id, stored: true, conflict: null, first: null })
const closed = { error: 'closed', gate: 'Вхід 1', closedAt: 5, isWhole: true }

/** `serve`: what the server answers to a key and its entries; an object with `error` is a 401. Returns what arrived. */
function phone(kept: UnsentEntry[], serve: (key: string, sent: SentEntry[]) => unknown) {
  const arrived: string[] = []
  vi.stubGlobal('fetch', async (_: string, { headers, body }: { headers: { authorization: string }; body: string }) => {
    const key = headers.authorization.slice('Bearer '.length)
    const sent = JSON.parse(body) as SentEntry[]
    const answer = serve(key, sent)
    if (answer instanceof Response) return answer
    const isEnded = !Array.isArray(answer)
    if (!isEnded) arrived.push(...sent.map(({ id }) => `${id} by ${key}`))
    return Response.json(answer, { status: isEnded ? 401 : 200 })
  })
  const unsent = createUnsent(kept)
  const send = (present?: string) => deliver(unsent, async (answers) => unsent.answered(answers), present)
  return { unsent, arrived, send, waiting: () => unsent.waiting().map(({ id }) => id) }
}

afterEach(() => vi.unstubAllGlobals())

test('sixty arrive in small batches, each once, and nothing of this phone’s own goes with them', async () => {
  const bodies: SentEntry[][] = []
  const { send, waiting } = phone(
    Array.from({ length: 60 }, (_, index) => entry(String(index), 'a')),
    (_, sent) => {
      bodies.push(sent)
      return sent.map(stored)
    },
  )
  await send('a')
  expect([bodies.map(({ length }) => length), waiting()]).toEqual([[25, 25, 10], []])
  expect(Object.keys(bodies[0]?.[0] ?? {}).sort()).toEqual(['at', 'by', 'id', 'isOffline', 'kind', 'ticket', 'undoes'])
})

test('under a former name of the desk a phone is sent on when its entries have arrived, and not before', async () => {
  const present = 'https://desk.forum.example'
  vi.stubGlobal('location', { origin: 'https://desk.alt.example' })
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('addEventListener', () => {})
  const manifest = {
    gate: {},
    now: 1,
    cursor: '0.',
    list: null,
    entries: [],
    moved: { from: ['https://desk.alt.example'], to: present },
  }
  let isOnline = false
  const unsent = createUnsent([entry('1', 'a')])
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.startsWith('/door/manifest')) return Response.json(manifest)
    return isOnline ? Response.json([stored({ id: '1' })]) : Response.json({ error: 'try again' }, { status: 503 })
  })
  const memory = {
    gate: { id: 'g', name: 'Вхід 1', role: 'steward', key: 'a', by: 'A' },
    unsent,
    presses: { waiting: () => [] },
    cursor: () => null,
    learn: async () => {},
    answered: async (answers: readonly EntryAnswer[]) => unsent.answered(answers),
  }
  const sync = startSync(memory as never, { changed: () => {}, ended: () => {} })
  await sync.round()
  expect(sync.movedTo()).toBeNull()
  isOnline = true
  await sync.round()
  expect(sync.movedTo()).toBe(`${present}/door#a`)
  unsent.add(entry('2', 'a'))
  expect(sync.movedTo()).toBeNull()
  vi.stubGlobal('location', { origin: present })
  unsent.answered([stored({ id: '2' })])
  await sync.round()
  expect(sync.movedTo()).toBeNull()
  sync.stop()
})

test('what was decided at another gate goes with its key', async () => {
  const { send, arrived } = phone([entry('1', 'a'), entry('2', 'b'), entry('3', 'a')], (_, sent) => sent.map(stored))
  await send('b')
  expect(arrived).toEqual(['1 by a', '3 by a', '2 by b'])
})

test('what a key that nobody knows decided goes with the key of the gate that is open here', async () => {
  const { send, arrived } = phone([entry('1', 'lost'), entry('2', 'b')], (key, sent) =>
    key === 'lost' ? { error: 'no such gate' } : sent.map(stored),
  )
  await send('b')
  expect(arrived).toEqual(['1 by b', '2 by b'])
})

test.each<[string, (key: string, sent: SentEntry[]) => unknown, object]>([
  ['does not know the gate', () => ({ error: 'no such gate' }), new KeyEnded('unknown')],
  ['takes nothing of a closed gate any more', () => closed, new KeyEnded(closed as never)],
  ['has a fault', () => Response.json({ error: 'try again' }, { status: 503 }), new Error('/door/entries: 503')],
  ['answers nothing', () => [], new Error('no answer to the entries')],
  ['is a hotel’s portal', () => new Response('<h1>Welcome</h1>', { status: 401 }), expect.any(SyntaxError)],
  ['is a portal that says everything is fine', () => new Response('<h1>Welcome</h1>'), expect.any(SyntaxError)],
])('nothing is erased when the server %s', async (_, serve, fault) => {
  const { send, waiting } = phone([entry('1', 'a'), entry('2', 'a')], serve)
  await expect(send('a')).rejects.toEqual(fault)
  await expect(send()).rejects.toEqual(fault)
  expect(waiting()).toEqual(['1', '2'])
})

test('one key that ended does not keep those of another from arriving', async () => {
  const { send, arrived, waiting } = phone([entry('1', 'a'), entry('2', 'b')], (key, sent) =>
    key === 'a' ? closed : sent.map(stored),
  )
  await expect(send()).rejects.toThrow(KeyEnded)
  expect([arrived, waiting()]).toEqual([['2 by b'], ['1']])
})

test('what the server refuses stays on the phone with the reason, and is not sent again', async () => {
  const { send, unsent, waiting } = phone([entry('1', 'a'), entry('2', 'a')], (_, sent) =>
    sent.map(({ id }) => (id === '1' ? { id, stored: false, refused: 'closed' } : stored({ id }))),
  )
  await send('a')
  expect(waiting()).toEqual([])
  expect(unsent.refused()).toMatchObject([{ id: '1', refused: 'closed', number: '2025-00001/1' }])
})
