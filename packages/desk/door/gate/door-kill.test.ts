// What phones have decided is on disk before they are told so, however often the server is killed over it; e2e/keep-door-offline.spec.ts shows the
// same from a real phone, whose own memory outlives a reload.
import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { latestDeeds } from '@forum/desk/audit/audit.ts'
import { latestVersions } from '@forum/desk/day/day-version.ts'
import { integrityOf, placeOf } from '@forum/desk/storage/database-fixture.ts'
import type { DoorPress } from '@forum/domain/door/day-wire.ts'
import type { EntryAnswer, SentEntry } from '@forum/domain/door/wire.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDoor } from './door-fixture.ts'
import type { Death } from './door-kill-fixture.ts'
import { entriesWhere } from './entry-rows.ts'
import { addGate } from './gates.ts'

const script = fileURLToPath(new URL('./door-kill-fixture.ts', import.meta.url))
const pressScript = fileURLToPath(new URL('./press-kill-fixture.ts', import.meta.url))
const batch = 25
const kills = 20
const deaths: readonly Death[] = ['before', 'after', 'second']

let child: ChildProcess | null = null
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'door-'))
})
afterEach(() => {
  child?.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

test('two hundred decided without network, twenty kills of the server, each batch twice: two hundred entries', {
  timeout: 180_000,
}, async () => {
  const file = join(folder, 'desk.sqlite')
  const door = await openDoor(
    Array.from({ length: 200 }, () => 'whole'),
    file,
  )
  const { gate } = await addGate(door.database, 'Вхід 1', 'steward', 1)
  const place = await placeOf(file)
  const start = async (death: Death | '') => {
    const own = spawn(process.execPath, [script, place, gate.id, death], { stdio: ['ignore', 'pipe', 'inherit'] })
    child = own
    const [line] = await once(own.stdout, 'data')
    return { url: `http://127.0.0.1:${Number(String(line))}`, ended: once(own, 'exit') }
  }
  let waiting = door.ids.map(
    (ticket): SentEntry => ({ id: randomUUID(), ticket, kind: 'entry', at: 2, isOffline: true, by: 'А', undoes: null }),
  )
  /** As a phone does: what was answered waits no more. false: no answer came. */
  const deliver = async (url: string) => {
    const body = JSON.stringify(waiting.slice(0, batch))
    const answers = await fetch(url, { method: 'POST', body }).then(
      (response) => response.json() as Promise<EntryAnswer[]>,
      () => null,
    )
    const answered = new Set(answers?.map(({ id, stored }) => (stored ? id : '')))
    waiting = waiting.filter(({ id }) => !answered.has(id))
    return answers !== null
  }
  for (let index = 0; index < kills; index++) {
    const { url, ended } = await start(deaths[index % deaths.length] ?? '')
    while (await deliver(url));
    expect((await ended)[1]).toBe('SIGKILL')
  }
  expect(waiting.length).toBeGreaterThan(0)
  const { url } = await start('')
  while (waiting.length > 0) expect(await deliver(url)).toBe(true)
  const kept = await entriesWhere(door.database, '')
  expect(kept).toHaveLength(200)
  expect(new Set(kept.map(({ ticketId }) => ticketId)).size).toBe(200)
  expect(kept.filter(({ conflict }) => conflict !== null)).toEqual([])
  await door.database.close()
  expect(integrityOf(file)).toBe('ok')
})

test.each(['before', 'after'])(
  'a press whose server is killed %s it is stored is sent again: one interruption',
  {
    timeout: 60_000,
  },
  async (death) => {
    const file = join(folder, `${death}.sqlite`)
    const { database } = await openDoor([], file)
    const { gate } = await addGate(database, 'Штаб', 'supervisor', 1)
    const place = await placeOf(file)
    const press: DoorPress = { id: randomUUID(), deed: 'alert', hall: null, about: null, at: Date.now(), by: '1A2B' }
    const send = async (how: string) => {
      const own = spawn(process.execPath, [pressScript, place, gate.id, how], { stdio: ['ignore', 'pipe', 'inherit'] })
      child = own
      const [line] = await once(own.stdout, 'data')
      const body = JSON.stringify(press)
      const answer = await fetch(`http://127.0.0.1:${Number(String(line))}`, { method: 'POST', body }).then(
        (response) => response.json(),
        () => null,
      )
      own.kill('SIGKILL')
      return answer
    }
    expect([await send(death), await send('')]).toEqual([null, { outcome: 'done' }])
    const versions = await latestVersions(database, 9)
    expect(versions.map(({ by, interruptions }) => [by.name, interruptions.map(({ since }) => since)])).toEqual([
      ['Штаб · 1A2B', [press.at]],
    ])
    expect(await latestDeeds(database, 9)).toHaveLength(1)
  },
)
