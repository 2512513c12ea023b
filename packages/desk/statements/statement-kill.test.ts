import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { newFolder } from '@forum/ground/base/folder-fixture.ts'
import * as v from 'valibot'
import { afterEach, expect, test } from 'vitest'
import { orderOf, personMarked, placed } from '../composition/desk-fixture.ts'
import { orderDeliveries } from '../orders/order-deliveries.ts'
import { createOrders } from '../orders/orders.ts'
import { doubtsIn } from '../orders/transfers-fixture.ts'
import { createOutbox } from '../post/outbox/outbox.ts'
import { openTestDatabase, placeOf } from '../storage/database-fixture.ts'
import { raiffeisen } from './layouts-fixture.ts'
import { readStatement } from './read-statement.ts'
import { keepStatement } from './statement-store.ts'

const script = fileURLToPath(new URL('./kill-fixture.ts', import.meta.url))
const kills = Number(process.env.STATEMENT_KILLS ?? 5)
const lines = 12

const processes = new Set<ChildProcess>()
afterEach(() => {
  for (const child of processes) child.kill('SIGKILL')
  processes.clear()
})

async function start(file: string, turns: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, [script, await placeOf(file), String(turns)], { stdio: ['ignore', 'pipe', 'inherit'] })
  processes.add(child)
  await once(child.stdout, 'data')
  return child
}

const count = v.object({ number: v.number() })

test('killed while statements are accepted and undone, the desk has each of them whole or not at all, and nothing twice', {
  timeout: 240_000,
}, async () => {
  const file = join(newFolder(), 'desk.sqlite')
  const database = await openTestDatabase(file)
  const orders = createOrders({ database, outbox: createOutbox(database), deliveries: orderDeliveries, now: Date.now })
  const [buyer, colleague] = [personMarked('pokupets'), personMarked('koleha')]
  const transfers = []
  for (let place = 0; place < lines; place++) {
    const { number, total } = await placed({ orders }, orderOf(buyer, colleague, { method: 'bank' }))
    transfers.push({
      day: '2025-09-09',
      sum: total * 100,
      name: 'ТОВ',
      code: '',
      iban: 'UA1',
      number: String(place),
      purpose: `рахунок ${number}`,
    })
  }
  // The second one overlaps the first.
  for (const part of [transfers.slice(0, 8), transfers.slice(4)]) {
    const read = await readStatement(raiffeisen(part))
    if (read.outcome !== 'read') throw new Error(read.outcome)
    await keepStatement(database, { id: randomUUID(), layout: 'ibank', content: read.statement, readAt: 0, readBy: '' })
  }
  const number = async (what: string) => (await database.one(count, `SELECT count(*) AS number FROM ${what}`))?.number
  const check = async () => {
    expect(await doubtsIn(database)).toEqual([])
    const made = await number('transfer')
    // None; one of the statements; both, with their common lines once; what the second had beside the first, which was undone.
    expect([0, 4, 8, lines]).toContain(made)
    expect(await number("ticket_order WHERE status = 'paid'")).toBe(made)
    expect(await number('statement_line')).toBe(made)
  }
  for (let kill = 0; kill < kills; kill++) {
    const child = await start(file, 1_000_000)
    await pause(Math.random() * 150)
    child.kill('SIGKILL')
    await once(child, 'exit')
    await check()
  }
  await once(await start(file, 1), 'exit')
  await check()
  expect(await number('transfer')).toBe(lines)
  expect(await number("ticket WHERE state = 'valid'")).toBe(lines * 2)
})
