import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { newFolder } from '@forum/ground/base/folder-fixture.ts'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSubmissionStore } from '../forms/submission-store.ts'
import { createOutbox } from '../post/outbox/outbox.ts'
import { integrityOf, openTestDatabase, placeOf } from '../storage/database-fixture.ts'
import type { Answered, Asked } from './kill-fixture.ts'
import { doubtsIn } from './transfers-fixture.ts'

const script = fileURLToPath(new URL('./kill-fixture.ts', import.meta.url))
type DeskProcess = { child: ChildProcess; port: number }

let folder: string
let file: string
const processes = new Set<ChildProcess>()

beforeEach(() => {
  folder = newFolder()
  file = join(folder, 'desk.sqlite')
})
afterEach(() => {
  for (const child of processes) child.kill('SIGKILL')
  processes.clear()
})

async function open(url = ''): Promise<DeskProcess> {
  const child = spawn(process.execPath, [script, await placeOf(file), url], { stdio: ['ignore', 'pipe', 'inherit'] })
  processes.add(child)
  const [line] = await once(child.stdout, 'data')
  return { child, port: Number(String(line)) }
}

/** null: no answer came, or it could not be kept. */
const ask = (port: number, asked: Asked): Promise<Answered | null> =>
  fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: JSON.stringify(asked) }).then(
    async (answer) => (answer.ok ? ((await answer.json()) as Answered) : null),
    () => null,
  )

type There = { number: string | undefined; name: string | undefined; status: string; changes: string[] }

/** A content service that keeps records by their key, notes each change of an order's state, and is sometimes too slow to answer in time. */
async function contentService() {
  const records = new Map<string, There>()
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const record = JSON.parse(text) as { id: string; number?: string; name?: string; status?: string }
    const key = /ticket_orders\/(.+)$/.exec(request.url ?? '')?.[1]
    const known = records.get(key ?? record.id)
    if (key && !known) return void response.writeHead(404).end('{}')
    if (!key && known)
      return void response.writeHead(400).end(JSON.stringify({ errors: [{ extensions: { code: 'RECORD_NOT_UNIQUE' } }] }))
    if (known && record.status) Object.assign(known, { status: record.status, changes: [...known.changes, record.status] })
    if (!known) records.set(record.id, { number: record.number, name: record.name, status: record.status ?? '', changes: [] })
    // Whoever is killed now has delivered without knowing it.
    setTimeout(() => response.writeHead(200).end('{}'), Math.random() * 6)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { records, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

const row = v.record(v.string(), v.unknown())

test('killed while orders are placed and paid, transfers given and refunded with their credit notes and callbacks taken, the desk loses nothing that it acknowledged, issues the tickets of each order once, gives nothing twice and delivers each callback once', {
  timeout: 240_000,
}, async () => {
  const [kills, wanted, wantedTransfers, wantedCallbacks] = [15, 200, 60, 400]
  const service = await contentService()
  let desk = await open(service.url)
  const paid = new Map<string, string>()
  const called = new Set<string>()
  let [next, nextTransfer, nextVisitor] = [0, 0, 0]
  let isOver = false

  /** A buyer who presses again when no answer came, and a provider who reports again until it is answered. */
  const insist = async (asked: Asked): Promise<Answered> => {
    for (;;) {
      const answer = await ask(desk.port, asked)
      if (answer || isOver) return answer ?? { outcome: 'over' }
      await pause(5)
    }
  }
  const buyer = async () => {
    while (!isOver && next < wanted) {
      const key = `buyer ${next++}`
      const { number = '' } = await insist({ act: 'place', key, quota: null, seats: 2 })
      const { outcome } = await insist({ act: 'pay', number })
      expect(['paid', 'unchanged']).toContain(outcome)
      paid.set(key, number)
    }
  }
  /** Two transfers for an order, of which half goes back. */
  const organiser = async () => {
    while (!isOver && nextTransfer < wantedTransfers) {
      const key = `organiser ${nextTransfer++}`
      const { number = '' } = await insist({ act: 'place', key, quota: null, seats: 2, method: 'bank' })
      await insist({ act: 'transfer', key: `${key} first`, number, amount: 600_050 })
      expect(await insist({ act: 'transfer', key: `${key} rest`, number, amount: 1_899_950 })).toEqual({ outcome: 'paid' })
      // Whoever got no answer and presses again finds it done.
      expect(['refunded', 'stale']).toContain((await insist({ act: 'refund', number })).outcome)
      paid.set(key, number)
    }
  }
  const visitor = async () => {
    while (!isOver && nextVisitor < wantedCallbacks) {
      const name = `visitor ${nextVisitor++}`
      expect(await insist({ act: 'callback', name })).toEqual({ outcome: 'stored' })
      called.add(name)
    }
  }
  const killer = async () => {
    for (let kill = 0; kill < kills; kill++) {
      await pause(30 + Math.random() * 150)
      desk.child.kill('SIGKILL')
      await once(desk.child, 'exit')
      desk = await open(service.url)
    }
  }
  try {
    const everybody = [buyer, organiser, visitor].flatMap((act) => Array.from({ length: 8 }, act))
    await Promise.all([killer(), ...everybody])
    const orderCount = wanted + wantedTransfers
    expect([new Set(paid.values()).size, called.size]).toEqual([orderCount, wantedCallbacks])
    const delivered = () => [...service.records.values()].filter(({ status }) => status === 'paid')
    const names = () => [...service.records.values()].flatMap(({ name }) => name ?? [])
    await vi.waitFor(() => expect([delivered().length, names().length]).toEqual([orderCount, wantedCallbacks]), {
      timeout: 120_000,
      interval: 100,
    })
    expect(service.records.size).toBe(orderCount + wantedCallbacks)
    expect(names().toSorted()).toEqual([...called].toSorted())
    desk.child.kill('SIGKILL')
    await once(desk.child, 'exit')
    const database = await openTestDatabase(file)
    expect([integrityOf(file), await doubtsIn(database)]).toEqual(['ok', []])
    const sums = 'SELECT count(*) AS number, sum(amount) AS came, sum(given) AS given, sum(returned) AS returned FROM transfer'
    const half = 1_250_000 * wantedTransfers
    expect(await database.one(row, sums)).toEqual({ number: 2 * wantedTransfers, came: 2 * half, given: half, returned: half })
    // Each refund of an invoice has its credit note, and their numbers have no gap: `doubtsIn` asked.
    expect(await database.one(row, "SELECT count(*) AS notes FROM paper WHERE kind = 'creditNote'")).toEqual({
      notes: wantedTransfers,
    })
    const orders = await database.all(
      v.object({ number: v.string(), tickets: v.number() }),
      `SELECT number, (SELECT count(*) FROM ticket WHERE order_id = ticket_order.id) AS tickets FROM ticket_order WHERE status = 'paid'`,
    )
    expect(orders.map(({ number }) => number).toSorted()).toEqual([...paid.values()].toSorted())
    expect(orders.filter(({ tickets }) => tickets !== 2)).toEqual([])
    const mails = await database.all(
      row,
      `SELECT owner_id FROM delivery WHERE channel = 'orderMail' AND message LIKE '%"tickets"%' GROUP BY owner_id HAVING count(*) <> 1`,
    )
    expect(mails).toEqual([])
    const kept = await createSubmissionStore(database, createOutbox(database)).list({ max: wantedCallbacks * 2 })
    expect(kept).toHaveLength(wantedCallbacks)
    await database.close()
  } finally {
    isOver = true
    service.close()
  }
})

test('five hundred buyers at three processes at once buy exactly a hundred seats', { timeout: 180_000 }, async () => {
  const open3 = await Promise.all([open(), open(), open()])
  const buy = async (index: number): Promise<string> => {
    const { port } = open3[index % 3] as DeskProcess
    for (;;) {
      const answer = await ask(port, { act: 'place', key: `buyer ${index}`, quota: 100, seats: 1 })
      if (answer) return answer.outcome
    }
  }
  const outcomes = await Promise.all(Array.from({ length: 500 }, (_, index) => buy(index)))
  expect(outcomes.filter((outcome) => outcome === 'placed')).toHaveLength(100)
  expect(outcomes.filter((outcome) => outcome === 'soldOut')).toHaveLength(400)
  const database = await openTestDatabase(file)
  expect(await database.one(row, 'SELECT sum(quantity) AS seats FROM held_seat')).toEqual({ seats: 100 })
  expect(await database.one(row, 'SELECT count(DISTINCT number) AS orders FROM ticket_order')).toEqual({ orders: 100 })
  await database.close()
})
