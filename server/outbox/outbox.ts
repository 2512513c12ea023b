// Keeps what is to be delivered until it has arrived or lies visibly as a dead letter; written in the transaction that causes it.
import * as v from 'valibot'
import type { Database, Transaction } from '../storage/database.ts'
import { json } from '../storage/row.ts'
import type { Channel, NewDelivery } from './channel.ts'

export const deliveryStates = ['waiting', 'delivered', 'dead'] as const

export type DeliveryState = (typeof deliveryStates)[number]

export type Delivery = {
  id: number
  /** Of the submission or order that it is about. */
  ownerId: string
  channel: string
  message: unknown
  state: DeliveryState
  attempts: number
  /** Milliseconds since 1970, as every moment here. */
  dueAt: number
  lastError: string | null
}

export type Outbox = {
  /** Adds deliveries about `ownerId`; they go out when `tx` is done. */
  add(tx: Transaction, ownerId: string, deliveries: readonly NewDelivery[], now: number): Promise<void>
  /**
   * Deliveries whose time has come, oldest first: of each owner and channel only the first that has not arrived. What follows a dead
   * letter waits for the operator, except in channels that pass over dead letters.
   */
  due(now: number, max: number): Promise<Delivery[]>
  /** When the next delivery is due; null: nothing waits. */
  nextDue(): Promise<number | null>
  delivered(id: number, now: number): Promise<void>
  /** `retryAt` null: it is given up and lies as a dead letter. */
  failed(id: number, error: string, retryAt: number | null, now: number): Promise<void>
  /** All deliveries about `ownerId`, oldest first. */
  about(ownerId: string): Promise<Delivery[]>
  /** Of whom a delivery is in this state. */
  ownersWith(state: DeliveryState): Promise<Set<string>>
  /** Makes dead letters (about one owner, or all) and what waits due at once. Gives their number. */
  retry(now: number, ownerId?: string): Promise<number>
  /** Takes what was said out of the deliveries about these owners; those that still wait are given up. */
  erase(tx: Transaction, ownerIds: readonly string[], now: number): Promise<void>
  /** Puts what `change` makes of each message about an owner in its place. */
  rewrite(tx: Transaction, ownerId: string, change: (message: unknown) => unknown): Promise<void>
  /** Numbers by state, for the health answer and the log. */
  statistics(): Promise<Record<DeliveryState, number>>
}

/** `passing`: the channels that pass over dead letters. */
export function createOutbox(database: Database, passing: readonly Pick<Channel<never>, 'name'>[] = []): Outbox {
  // No channel has an empty name: a list in SQL must not be empty.
  const passesOver = ['', ...passing.map(({ name }) => name)]
  const holdingUp = holdingUpAmong(passesOver.length)
  return {
    add,
    due: (now, max) =>
      database.all(
        deliveryRow,
        `SELECT * FROM delivery AS candidate WHERE state = 'waiting' AND due_at <= ? AND NOT ${holdingUp} ORDER BY id LIMIT ?`,
        now,
        ...passesOver,
        max,
      ),
    async nextDue() {
      const found = await database.one(
        v.object({ at: v.nullable(v.number()) }),
        `SELECT min(due_at) AS at FROM delivery AS candidate WHERE state = 'waiting' AND NOT ${holdingUp}`,
        ...passesOver,
      )
      return found?.at ?? null
    },
    async delivered(id, now) {
      await database.run(
        "UPDATE delivery SET state = 'delivered', attempts = attempts + 1, last_error = NULL, settled_at = ? WHERE id = ?",
        now,
        id,
      )
    },
    failed: (id, error, retryAt, now) => fail(database, id, error, retryAt, now),
    about: (ownerId) => database.all(deliveryRow, 'SELECT * FROM delivery WHERE owner_id = ? ORDER BY id', ownerId),
    async ownersWith(state) {
      const rows = await database.all(ownerRow, 'SELECT DISTINCT owner_id FROM delivery WHERE state = ?', state)
      return new Set(rows.map(({ owner_id }) => owner_id))
    },
    retry: (now, ownerId) => retry(database, now, ownerId),
    erase,
    rewrite,
    statistics: () => statistics(database),
  }
}

const state = v.picklist(deliveryStates)

const deliveryRow = v.pipe(
  v.object({
    id: v.number(),
    owner_id: v.string(),
    channel: v.string(),
    message: json(v.unknown()),
    state,
    attempts: v.number(),
    due_at: v.number(),
    last_error: v.nullable(v.string()),
  }),
  v.transform(
    ({ owner_id, due_at, last_error, ...same }): Delivery => ({
      ...same,
      ownerId: owner_id,
      dueAt: due_at,
      lastError: last_error,
    }),
  ),
)
const ownerRow = v.object({ owner_id: v.string() })
const messageRow = v.object({ id: v.number(), message: json(v.unknown()) })

/** What an earlier delivery must be to hold up the ones behind it; its parameters are the channels that pass over dead letters. */
function holdingUpAmong(channels: number): string {
  return `EXISTS (
    SELECT 1 FROM delivery AS earlier WHERE earlier.owner_id = candidate.owner_id AND earlier.channel = candidate.channel
    AND earlier.id < candidate.id AND (earlier.state = 'waiting'
      OR (earlier.state = 'dead' AND candidate.channel NOT IN (${Array.from({ length: channels }, () => '?').join(', ')}))))`
}

async function add(tx: Transaction, ownerId: string, deliveries: readonly NewDelivery[], now: number): Promise<void> {
  for (const { channel, message } of deliveries)
    await tx.run(
      'INSERT INTO delivery (owner_id, channel, message, due_at) VALUES (?, ?, ?, ?)',
      ownerId,
      channel,
      JSON.stringify(message),
      now,
    )
}

async function fail(database: Database, id: number, error: string, retryAt: number | null, now: number): Promise<void> {
  await database.run(
    'UPDATE delivery SET state = ?, attempts = attempts + 1, last_error = ?, due_at = ?, settled_at = ? WHERE id = ?',
    retryAt === null ? 'dead' : 'waiting',
    error,
    retryAt ?? now,
    retryAt === null ? now : null,
    id,
  )
}

async function retry(database: Database, now: number, ownerId?: string): Promise<number> {
  const again = "UPDATE delivery SET state = 'waiting', due_at = ?, settled_at = NULL WHERE state <> 'delivered'"
  const { changes } = await (ownerId === undefined
    ? database.run(again, now)
    : database.run(`${again} AND owner_id = ?`, now, ownerId))
  return changes
}

async function erase(tx: Transaction, ownerIds: readonly string[], now: number): Promise<void> {
  for (const ownerId of ownerIds)
    await tx.run("UPDATE delivery SET message = 'null', state = 'delivered', settled_at = ? WHERE owner_id = ?", now, ownerId)
}

async function rewrite(tx: Transaction, ownerId: string, change: (message: unknown) => unknown): Promise<void> {
  for (const { id, message } of await tx.all(messageRow, 'SELECT id, message FROM delivery WHERE owner_id = ?', ownerId))
    await tx.run('UPDATE delivery SET message = ? WHERE id = ?', JSON.stringify(change(message)), id)
}

async function statistics(database: Database): Promise<Record<DeliveryState, number>> {
  const counted = { waiting: 0, delivered: 0, dead: 0 }
  const row = v.object({ state, number: v.number() })
  for (const each of await database.all(row, 'SELECT state, count(*) AS number FROM delivery GROUP BY state'))
    counted[each.state] = each.number
  return counted
}
