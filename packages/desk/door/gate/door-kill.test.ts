// What phones have decided is on disk before they are told so, however often the server is killed over it; e2e/keep-door-offline.spec.ts shows the
// same from a real phone, whose own memory outlives a reload.
import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { integrityOf, placeOf } from '@forum/desk/storage/database-fixture.ts'
import type { EntryAnswer, SentEntry } from '@forum/domain/door/wire.ts'
import { afterEach, expect, test } from 'vitest'
import { openDoor } from './door-fixture.ts'
import type { Death } from './door-kill-fixture.ts'
import { entriesWhere } from './entry-rows.ts'
import { addGate } from './gates.ts'

const script = fileURLToPath(new URL('./door-kill-fixture.ts', import.meta.url))
const batch = 25
const kills = 20
const deaths: readonly Death[] = ['before', 'after', 'second']

let child: ChildProcess | null = null
const folder = mkdtempSync(join(tmpdir(), 'door-'))
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
