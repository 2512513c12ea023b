import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { newFolder } from '@forum/ground/base/folder-fixture.ts'
import fc from 'fast-check'
import * as v from 'valibot'
import { afterEach, expect, test } from 'vitest'
import { orderOf, personMarked, placed } from '../composition/desk-fixture.ts'
import { orderDeliveries } from '../orders/order-deliveries.ts'
import { createOrders } from '../orders/orders.ts'
import { doubtsIn } from '../orders/transfers-fixture.ts'
import { createOutbox } from '../post/outbox/outbox.ts'
import type { Transaction } from '../storage/database.ts'
import { openTestDatabase, placeOf, postgresUrl } from '../storage/database-fixture.ts'
import { raiffeisen } from './layouts-fixture.ts'
import { readStatement } from './read-statement.ts'
import { keepStatement, statementBy } from './statement-store.ts'
import { statementDoubtsIn } from './statements-fixture.ts'

const script = fileURLToPath(new URL('./kill-fixture.ts', import.meta.url))
const { STATEMENT_KILLS, STATEMENT_SEED } = process.env
const kills = Number(STATEMENT_KILLS ?? (postgresUrl() === null ? 5 : 3))
/** Of the moments of the kills. */
const seed = Number(STATEMENT_SEED ?? 20_250_909)
const lines = 12

const processes = new Set<ChildProcess>()
afterEach(() => {
  for (const child of processes) child.kill('SIGKILL')
  processes.clear()
})

/** `imports`: statements that it reads once more in each turn. */
async function start(file: string, turns: number, imports = 0): Promise<ChildProcess> {
  const child = spawn(process.execPath, [script, await placeOf(file), String(turns), String(imports)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  processes.add(child)
  await once(child.stdout, 'data')
  return child
}

const idRow = v.object({ id: v.string() })
const count = v.object({ number: v.number() })

test(`killed ${kills} times while statements are read, accepted and undone, the desk has each whole or not at all, and nothing twice (seed ${seed})`, {
  timeout: 120_000 + kills * 20_000,
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
  const numberIn = async (tx: Transaction, what: string) =>
    (await tx.one(count, `SELECT count(*) AS number FROM ${what}`))?.number
  // Within a transaction: PostgreSQL may go on with the last one of a killed process, which holds the lock until it ends.
  const check = () =>
    database.transaction(async (tx) => {
      expect([await doubtsIn(tx), await statementDoubtsIn(tx)]).toEqual([[], []])
      const made = await numberIn(tx, 'transfer')
      // None; one of the statements; both, with their common lines once; what the second had beside the first, which was undone.
      expect([0, 4, 8, lines]).toContain(made)
      expect(await numberIn(tx, "ticket_order WHERE status = 'paid'")).toBe(made)
      expect(await numberIn(tx, 'statement_line')).toBe(made)
      for (const { id } of await tx.all(idRow, 'SELECT id FROM statement'))
        expect((await statementBy(tx, id))?.content?.lines).toHaveLength(8)
      // Those that were read once more are not piled up.
      await tx.run('DELETE FROM statement WHERE accepted_at IS NULL AND read_at > 0')
    })
  const random = fc.sample(fc.integer({ min: 0, max: 300 }), { seed, numRuns: kills })
  for (const moment of random) {
    const child = await start(file, 1_000_000, 2)
    await pause(moment)
    child.kill('SIGKILL')
    await once(child, 'exit')
    await check()
  }
  await once(await start(file, 1), 'exit')
  await check()
  expect(await numberIn(database, 'transfer')).toBe(lines)
  expect(await numberIn(database, "ticket WHERE state = 'valid'")).toBe(lines * 2)
})
