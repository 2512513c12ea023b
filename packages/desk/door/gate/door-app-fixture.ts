// The door's API with two gates, for tests.
import { randomUUID } from 'node:crypto'
import type { Return } from '@forum/domain/door/returns.ts'
import type { EntryAnswer, Manifest, SentEntry } from '@forum/domain/door/wire.ts'
import { silentLog } from '@forum/ground/base/log.ts'
import { createSecurityLog } from '@forum/ground/base/security-log.ts'
import { doorApp } from './door-app.ts'
import { createDoorCount } from './door-count.ts'
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
  const app = doorApp({
    desk: { ...door, now: () => now, doorEdition: () => edition, doorCount, doorReturns: () => returns.now },
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
  const pass = (time: number) => {
    now += time
  }
  return { ...door, returns, doorCount, app, keys: [first.key, second.key] as const, ask, send, list, entry, pass }
}
