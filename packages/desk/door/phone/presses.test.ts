// What a supervisor pressed on a phone: kept first, sent when there is a network, answered once, taken back, asked about.
import type { DoorDay, DoorPress, PressAnswer } from '@forum/domain/door/day-wire.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMemory } from './memory.ts'
import type { KeptPress } from './presses.ts'
import type { Store, StoredGate } from './store.ts'
import { startSync } from './sync.ts'

const calm: DoorDay = { interruptions: [], halls: [], question: null }
const minute = 60_000
const noon = Date.parse('2025-10-16T12:00+03:00')

beforeEach(() => void vi.useFakeTimers({ now: noon }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** `serve`: the server; a status is a fault, and a thrown error no network. Returns what arrived, and what the disk holds. */
function phone(
  serve: (press: DoorPress) => object | number,
  disk: { presses: readonly KeptPress[] } = { presses: [] },
  key = 'k',
) {
  const arrived: DoorPress[] = []
  vi.stubGlobal('location', { origin: 'https://desk.example' })
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string }) => {
    if (path !== '/door/day') return Response.json({ entries: [], list: null, day: calm, now: Date.now(), cursor: '0.' })
    // It is on the disk before it goes out.
    const press = JSON.parse(body ?? '') as DoorPress
    expect(disk.presses.map(({ id }) => id)).toContain(press.id)
    const answer = serve(press)
    if (typeof answer === 'number') return Response.json({ error: 'try again' }, { status: answer })
    arrived.push(press)
    return Response.json({ day: calm, ...answer })
  })
  const keepPresses = async (presses: readonly KeptPress[]) => {
    disk.presses = structuredClone(presses)
  }
  const kept = { gate: null, ending: null, list: null, entries: [], waiting: [], presses: disk.presses } satisfies StoredGate
  const gate = { id: 'g', name: 'Вхід 2', role: 'supervisor', key, by: '1A2B' } as const
  const memory = createMemory({ keepPresses } as unknown as Store, gate, kept)
  const ended = vi.fn()
  const sync = startSync(memory, { changed: () => {}, ended })
  const states = () => memory.presses.shown().map(({ deed, state }) => [deed, state])
  return { disk, arrived, memory, sync, states, ended, presses: memory.presses }
}

const done: PressAnswer | object = { outcome: 'done' }
const noNetwork = () => {
  throw new TypeError('no network')
}

test('a press goes out at once, can be taken back for a minute, and is then gone from the phone', async () => {
  const { presses, sync, arrived, states, disk } = phone(() => done)
  await presses.press('alert')
  await sync.presses()
  expect(arrived).toMatchObject([{ deed: 'alert', hall: null, about: null, at: noon, by: '1A2B' }])
  expect(Object.keys(arrived[0] ?? {}).sort()).toEqual(['about', 'at', 'by', 'deed', 'hall', 'id'])
  expect(states()).toEqual([['alert', 'done']])
  await presses.takeBack(arrived[0]?.id ?? '')
  await sync.presses()
  expect(arrived[1]).toMatchObject({ deed: 'undo', about: arrived[0]?.id })
  expect([states(), disk.presses, presses.news()]).toEqual([[], [], { outcome: 'done', deed: 'undo' }])
  await presses.press('pause', { hall: 'small' })
  await sync.presses()
  vi.setSystemTime(noon + minute + 1)
  expect(states()).toEqual([])
  sync.stop()
})

test('without network it is kept on the disk; the phone dies, and another start sends it with its own moment, once', async () => {
  const first = phone(noNetwork)
  await first.presses.press('alert')
  await first.sync.presses()
  expect([first.sync.link(), first.states(), first.arrived]).toEqual(['offline', [['alert', 'waiting']], []])
  first.sync.stop()
  vi.setSystemTime(noon + minute)
  const { sync, arrived, states } = phone(() => done, first.disk)
  expect(states()).toEqual([['alert', 'waiting']])
  await sync.round()
  await sync.round()
  expect(arrived).toMatchObject([{ deed: 'alert', at: noon }])
  expect(states()).toEqual([['alert', 'done']])
  sync.stop()
})

test('while there is no network it is tried again soon, without a touch', async () => {
  let isOnline = false
  const { presses, sync, arrived } = phone(() => (isOnline ? done : noNetwork()))
  await presses.press('alert')
  await sync.presses()
  isOnline = true
  await vi.advanceTimersByTimeAsync(4000)
  expect(arrived).toHaveLength(1)
  sync.stop()
})

test.each([
  ['old', 'old'],
  ['overtaken', 'overtaken'],
] as const)('asked again because it is %s: "no" does nothing, "yes" is a new press of this moment', async (_, why) => {
  const { presses, sync, arrived, states } = phone(({ at }) => (at === noon ? { outcome: 'asks', why } : done))
  await presses.press('alert', { hall: 'small' })
  await presses.press('pause')
  vi.setSystemTime(noon + 7 * minute)
  await sync.presses()
  expect(presses.shown()).toMatchObject([
    { deed: 'alert', state: 'asks', why },
    { deed: 'pause', state: 'asks', why },
  ])
  await sync.round()
  expect(arrived).toHaveLength(2)
  const [alert, pause] = presses.shown()
  await presses.decide(pause?.id ?? '', false)
  await presses.decide(alert?.id ?? '', true)
  await sync.presses()
  expect(arrived.slice(2)).toMatchObject([{ deed: 'alert', hall: 'small', at: noon + 7 * minute }])
  expect(arrived[2]?.id).not.toBe(alert?.id)
  expect(states()).toEqual([['alert', 'done']])
  sync.stop()
})

test('pressed three times in fear it is one press; pressed anew while it is asked about, it is the answer', async () => {
  let answer: object = { outcome: 'asks', why: 'old' }
  const { presses, sync, arrived, states } = phone(() => answer)
  for (let press = 0; press < 3; press++) await presses.press('alert')
  expect(states()).toEqual([['alert', 'waiting']])
  vi.setSystemTime(noon + 7 * minute)
  await sync.presses()
  answer = done
  await presses.press('alert')
  await sync.presses()
  expect([arrived.length, states()]).toEqual([2, [['alert', 'done']]])
  sync.stop()
})

test('taken back while it waits: it never goes out, and the server is told in case it had arrived', async () => {
  let isOnline = false
  const { presses, sync, arrived, states } = phone(() => (isOnline ? done : noNetwork()))
  await presses.press('alert')
  await sync.presses()
  const [{ id } = { id: '' }] = presses.shown()
  await presses.takeBack(id)
  expect(states()).toEqual([['undo', 'waiting']])
  isOnline = true
  await sync.round()
  expect(arrived).toMatchObject([{ deed: 'undo', about: id }])
  expect(states()).toEqual([])
  sync.stop()
})

test('taken back while its answer is on the way: the answer brings nothing back', async () => {
  const { presses, arrived, states, sync } = phone(() => done)
  await presses.press('alert')
  const going = sync.presses()
  const [{ id } = { id: '' }] = presses.shown()
  await presses.takeBack(id)
  await going
  expect(arrived.map(({ deed }) => deed)).toEqual(['alert', 'undo'])
  expect(states()).toEqual([])
  sync.stop()
})

test.each([
  ['it was so already', { outcome: 'already', by: 'Олена', at: 5 }],
  ['it is refused', { outcome: 'refused', fault: 'noHall' }],
])('%s: the phone says so, and sends it no more', async (_, answer) => {
  const { presses, sync, states, arrived } = phone(() => answer)
  await presses.press('alert')
  await sync.presses()
  await sync.round()
  expect([states(), arrived.length, presses.news()]).toEqual([[], 1, { ...answer, deed: 'alert' }])
  sync.stop()
})

test.each<[string, object | number]>([
  ['has a fault', 503],
  ['has too much to do', 429],
  ['does not let it press', 403],
  ['is a portal that says everything is fine', { welcome: true }],
])('it stays on the phone when the server %s', async (_, answer) => {
  const { presses, sync, states } = phone(() => answer)
  await presses.press('alert')
  await sync.presses()
  expect([states(), sync.link()]).toEqual([[['alert', 'waiting']], 'offline'])
  sync.stop()
})

test('pressed at another gate, it is asked about at this one', async () => {
  const first = phone(noNetwork)
  await first.presses.press('alert')
  first.sync.stop()
  const { sync, arrived, states } = phone(() => done, first.disk, 'another')
  await sync.round()
  expect([arrived, states()]).toEqual([[], [['alert', 'asks']]])
  sync.stop()
})

test('a "no" to the alert service that arrives late is nothing', async () => {
  const { presses, sync, states } = phone(() => ({ outcome: 'asks', why: 'old' }))
  await presses.press('decline', { about: '5' })
  await sync.presses()
  expect(states()).toEqual([])
  sync.stop()
})
