// Files that earlier versions of the site wrote.
import { readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import { expect } from 'vitest'
import { openTestDatabase, testOfFiles } from './database-fixture.ts'
import { freshFile, path } from './fresh-file-fixture.ts'
import { migrations } from './migrations.ts'

freshFile()

const anyRow = v.record(v.string(), v.unknown())

/** A desk's file as the site wrote it while orders were submissions: every state of an order, payments, tickets, erased people, dead letters. */
function writtenBefore() {
  const file = new DatabaseSync(path)
  file.exec(readFileSync(new URL('written-before-0003-fixture.sql', import.meta.url), 'utf8'))
  const rows = (sql: string) =>
    file
      .prepare(sql)
      .all()
      .map((row) => ({ ...row }))
  const before = {
    submissions: rows("SELECT * FROM submission WHERE kind <> 'order' ORDER BY id"),
    orders: rows(
      `SELECT ticket_order.*, idempotency_key, erased_at FROM ticket_order JOIN submission USING (id) ORDER BY ticket_order.id`,
    ),
    deliveries: rows('SELECT * FROM delivery ORDER BY id'),
    seats: rows('SELECT * FROM held_seat ORDER BY order_id'),
    payments: rows('SELECT * FROM payment ORDER BY reference'),
    tickets: rows('SELECT * FROM ticket ORDER BY id'),
  }
  file.close()
  return before
}

testOfFiles('a database from the time when orders were submissions keeps all that it holds', async () => {
  const before = writtenBefore()
  const database = await openTestDatabase(path)
  const rows = (sql: string) => database.all(anyRow, sql)
  expect(await rows('SELECT * FROM submission ORDER BY id')).toEqual(
    before.submissions.map((one) => ({ ...one, placed_from: null })),
  )
  expect(await rows('SELECT * FROM ticket_order ORDER BY id')).toEqual(
    before.orders.map(({ offer, ...order }) => {
      const { document, at } = JSON.parse(String(offer))
      const buyer = JSON.parse(String(order.buyer))
      return {
        ...order,
        idempotency_key: String(order.idempotency_key).replace('order:', ''),
        consent: JSON.stringify({ offer: document && { file: document, changed: null }, refund: null, privacy: null, at }),
        // What they were promised stays: nothing is to be confirmed.
        held_until: order.expires_at,
        confirm_key: '',
        confirmed_at: null,
        placed_from: null,
        mailbox: buyer.email,
        phone: buyer.phone.replace(/\D/g, '').slice(-9),
        // Visitors placed them.
        source: 'site',
        allocation: '',
        giver: '',
        // Nobody had a promo code.
        code: '',
        code_tickets: 0,
      }
    }),
  )
  expect(before.orders.map(({ status }) => status).toSorted()).toEqual([
    'awaiting_payment',
    'cancelled',
    'paid',
    'paid',
    'refunded',
  ])
  const [added, ...deliveries] = (await rows('SELECT * FROM delivery ORDER BY id DESC')) as Record<string, unknown>[]
  expect(deliveries.toReversed()).toEqual(
    before.deliveries.map(({ submission_id, message, ...same }) => ({
      ...same,
      leased_until: null,
      added_at: expect.any(Number),
      refusals: 0,
      owner_id: submission_id,
      message: String(message).replace('"kind":"paidInVain"', '"kind":"unfulfillable"'),
    })),
  )
  const told = await rows("SELECT owner_id FROM delivery WHERE message LIKE '%unfulfillable%'")
  expect(told).toEqual([{ owner_id: added?.owner_id }, { owner_id: added?.owner_id }])
  expect(added).toMatchObject({ state: 'waiting', message: expect.stringContaining('"noticeUnfulfillable"') })
  expect(await rows('SELECT * FROM held_seat ORDER BY order_id')).toEqual(before.seats)
  expect(await rows('SELECT * FROM payment ORDER BY reference')).toEqual(
    before.payments.map((payment) => ({
      ...payment,
      has_receipts: 0,
      receipts_awaited: 0,
      receipts_since: null,
      receipts_asked_at: 0,
      checkout_address: null,
    })),
  )
  expect(await rows('SELECT * FROM ticket ORDER BY id')).toEqual(
    before.tickets.map(({ used_at, ...same }) => ({ ...same, replaced_at: null })),
  )
  // Who had come by then has come.
  const came = before.tickets.filter(({ used_at }) => used_at !== null)
  expect(await rows('SELECT ticket_id, kind, at, received_at, decided, conflict FROM entry')).toEqual(
    came.map(({ id, used_at }) => ({
      ticket_id: id,
      kind: 'entry',
      at: used_at,
      received_at: used_at,
      decided: 'online',
      conflict: null,
    })),
  )
  expect(came).toHaveLength(1)
  expect(await rows('PRAGMA foreign_key_check')).toEqual([])
  expect(await rows('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }])
  await database.close()
})

testOfFiles('the migrated shape is the one that a new file gets', async () => {
  writtenBefore()
  const shape = async (file: string) => {
    const database = await openTestDatabase(file)
    const found = await database.all(anyRow, "SELECT name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%' ORDER BY name")
    await database.close()
    return found
  }
  expect(await shape(path)).toEqual(await shape(':memory:'))
  const database = await openTestDatabase(path)
  expect(await database.all(anyRow, 'PRAGMA user_version')).toEqual([{ user_version: migrations().length }])
  await database.close()
})
