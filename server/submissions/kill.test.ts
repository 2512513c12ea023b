import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test, vi } from 'vitest'
import { createOutbox } from '../outbox/outbox.ts'
import { integrityOf, openTestDatabase, placeOf } from '../storage/database-fixture.ts'
import { createSubmissionStore } from './submission-store.ts'

const [kills, wanted] = [15, 400]
const script = fileURLToPath(new URL('./kill-fixture.ts', import.meta.url))

/** A content service that keeps records by their key, as a database does, and is sometimes too slow to answer in time. */
async function contentService() {
  const records = new Map<string, { name: string }>()
  let doubles = 0
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const record = JSON.parse(text) as { id: string; name: string }
    if (records.has(record.id)) {
      doubles++
      response.writeHead(400).end(JSON.stringify({ errors: [{ extensions: { code: 'RECORD_NOT_UNIQUE' } }] }))
      return
    }
    records.set(record.id, record)
    // Whoever is killed now has delivered without knowing it.
    setTimeout(() => response.writeHead(200).end('{}'), Math.random() * 6)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { records, doubles: () => doubles, url, close: () => server.close() }
}

test('killed at any moment, the desk loses nothing that it acknowledged and delivers nothing twice', {
  timeout: 180_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kill-'))
  const file = join(folder, 'desk.sqlite')
  const service = await contentService()
  const acknowledged = new Set<string>()
  let [child, port] = await start(file, service.url)
  let next = 0
  let isOver = false

  /** A visitor who sends, and sends the same form again when no answer came. */
  const visitor = async () => {
    while (!isOver && next < wanted) {
      const name = `visitor ${next++}`
      while (!isOver && !acknowledged.has(name)) {
        const isKept = await fetch(`http://127.0.0.1:${port}`, {
          method: 'POST',
          body: JSON.stringify({ name, phone: '1' }),
        }).then(
          ({ status }) => status === 204,
          () => false,
        )
        if (isKept) acknowledged.add(name)
        else await new Promise((resolve) => setTimeout(resolve, 5))
      }
    }
  }
  const killer = async () => {
    for (let kill = 0; kill < kills; kill++) {
      await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 150))
      child.kill('SIGKILL')
      await once(child, 'exit')
      ;[child, port] = await start(file, service.url)
    }
  }
  try {
    await Promise.all([killer(), ...Array.from({ length: 8 }, visitor)])
    expect(acknowledged.size).toBe(wanted)
    const names = () => [...service.records.values()].map(({ name }) => name).toSorted()
    await vi.waitFor(() => expect(names()).toHaveLength(wanted), { timeout: 120_000, interval: 100 })
    expect(names()).toEqual([...acknowledged].toSorted())
    child.kill('SIGKILL')
    await once(child, 'exit')
    const database = await openTestDatabase(file)
    expect(integrityOf(file)).toBe('ok')
    expect(await createSubmissionStore(database, createOutbox(database)).list({ max: wanted * 2 })).toHaveLength(wanted)
    await database.close()
  } finally {
    isOver = true
    child.kill('SIGKILL')
    service.close()
    rmSync(folder, { recursive: true, force: true })
  }
})

async function start(file: string, url: string): Promise<[ChildProcess, number]> {
  const child = spawn(process.execPath, [script, await placeOf(file), url], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = await once(child.stdout, 'data')
  return [child, Number(String(line))]
}
