// The door's API with two gates, for tests.
import { randomUUID } from 'node:crypto'
import { createDay } from '@forum/desk/day/day.ts'
import { forumOfDay } from '@forum/desk/day/day-fixture.ts'
import { writtenProgramme } from '@forum/domain/day-state/written-programme.ts'
import type { DoorPress, PressAnswer } from '@forum/domain/door/day-wire.ts'
import type { Return } from '@forum/domain/door/returns.ts'
import type { EntryAnswer, Manifest, SentEntry } from '@forum/domain/door/wire.ts'
import { silentLog } from '@forum/ground/base/log.ts'
import { createSecurityLog } from '@forum/ground/base/security-log.ts'
import { doorApp } from './door-app.ts'
import { createDoorCount } from './door-count.ts'
import { createDoorDay, type DoorAlerts } from './door-day.ts'
import { at, edition, openDoor } from './door-fixture.ts'
import { addGate } from './gates.ts'

export const morning = at('2025-10-16T09:00')
export const minute = 60_000

export async function openedDoor(
  kinds: string[],
  hasNames = false,
  isReady = true,
  often: (gate: string) => number | null = () => null,
) {
  let now = morning
  const door = await openDoor(kinds)
  const returns: { now: readonly Return[] } = { now: [] }
  const doorCount = createDoorCount(() => now)
  const programme = () => writtenProgramme(2025, forumOfDay)
  const day = createDay({ database: door.database, now: () => now, programme })
  const service: { asks: Awaited<ReturnType<DoorAlerts['read']>>['question'] } = { asks: null }
  const declined: string[] = []
  const alerts: DoorAlerts = {
    source: 'alerts.in.ua',
    read: async () => ({ question: service.asks }),
    decline: async ({ name }) => {
      declined.push(name)
      service.asks = null
    },
  }
  const app = doorApp({
    desk: {
      ...{ ...door, now: () => now, doorEdition: () => edition, doorCount, doorReturns: () => returns.now },
      doorDay: createDoorDay({ day: { ...day, alerts }, now: () => now }),
    },
    isReady: () => isReady,
    hasNames,
    directory: '/nowhere',
    wrongKeys: () => null,
    asksOften: (gate) => often(gate),
    security: createSecurityLog(silentLog()),
  })
  const [first, second] = [
    await addGate(door.database, 'Вхід 1', 'steward', 1),
    await addGate(door.database, 'Вхід 2', 'supervisor', 2),
  ]
  const ask = async (key: string, path: string, body?: unknown) => {
    const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
    const response = await app.request(path, { ...init, headers: { authorization: `Bearer ${key}` } }, { incoming: {} })
    return { status: response.status, value: response.ok ? await response.json() : null }
  }
  const send = async (key: string, ...entries: SentEntry[]) => (await ask(key, '/door/entries', entries)).value as EntryAnswer[]
  const list = async (key: string, since = '') => (await ask(key, `/door/manifest?since=${since}`)).value as Manifest
  const entry = (index: number, own: Partial<SentEntry> = {}): SentEntry => ({
    ...{ id: randomUUID(), ticket: door.ids[index] ?? '', kind: 'entry', at: now, isOffline: false, by: 'А', undoes: null },
    ...own,
  })
  const pressOf = (own: Partial<DoorPress> = {}): DoorPress => ({
    ...{ id: randomUUID(), deed: 'alert', hall: null, about: null, at: now, by: '1A2B' },
    ...own,
  })
  /** On the phone of the supervisors' gate, or of the one with `key`. */
  const press = async (sent: DoorPress, key = second.key) => {
    const { status, value } = await ask(key, '/door/day', sent)
    return { status, ...(value as PressAnswer) }
  }
  const pass = (time: number) => {
    now += time
  }
  const keys = [first.key, second.key] as const
  return { ...door, day, service, declined, returns, doorCount, app, keys, ask, send, list, entry, pressOf, press, pass }
}
