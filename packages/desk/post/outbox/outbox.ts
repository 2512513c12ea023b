// Outbox: keeps a delivery until it arrived or became a dead letter. It is written in the transaction that causes it.

import type { Database, Transaction } from '@forum/desk/storage/database.ts'
import { insertAll, placesFor } from '@forum/desk/storage/many.ts'
import { json } from '@forum/desk/storage/row.ts'
import * as v from 'valibot'
import type { Channel, NewDelivery } from './channel.ts'
import { defaultRetryPolicy } from './retry-policy.ts'

export const deliveryStates = ['waiting', 'delivered', 'dead'] as const

export type DeliveryState = (typeof deliveryStates)[number]

export type Delivery = {
  id: number
  /** Id of the submission or order. */
  ownerId: string
  channel: string
  message: unknown
  state: DeliveryState
  /** Number of times it was claimed. */
  attempts: number
  /** Number of times its receiver refused it or its result was uncertain. */
  refusals: number
  /** Milliseconds since 1970, like all times here. */
  dueAt: number
  lastError: string | null
}

export type Outbox = ReturnType<typeof createOutbox>

type OwnDeliveries = { ownerId: string; deliveries: readonly NewDelivery[] }

/** `retryAt` null: it becomes a dead letter. */
type Failure = Pick<Delivery, 'id' | 'attempts' | 'refusals'> & { error: string; retryAt: number | null }

/** Maximum delay. A delivery that is due later was delayed by a wrong clock, and is due now. */
const longestPause = Math.max(defaultRetryPolicy.refusedMax, defaultRetryPolicy.max)

/** `unordered`: channels whose messages may overtake one another. */
export function createOutbox(database: Database, unordered: readonly Pick<Channel<never>, 'name'>[] = []) {
  const isFree = (channel: string) => (unordered.some(({ name }) => name === channel) ? '' : `AND NOT ${isHeldUp}`)
  return {
    add,
    addAll,
    /**
     * Claims due deliveries of a channel; nobody else gets them until `until`. Of each owner only the first undelivered one, and nothing after a dead
     * letter until the operator acts. Channels whose messages need no order have no such limits.
     */
    async claim(channel: string, { now, until, max }: { now: number; until: number; max: number }) {
      const claimed = await database.change(
        deliveryRow,
        `UPDATE delivery SET attempts = attempts + 1, leased_until = ? WHERE id IN (
          SELECT id FROM delivery AS candidate WHERE state = 'waiting' AND channel = ? AND (due_at <= ? OR due_at > ?)
          AND (leased_until IS NULL OR leased_until <= ? OR leased_until > ?) ${isFree(channel)} ORDER BY due_at, id LIMIT ? FOR UPDATE SKIP LOCKED)
         RETURNING *`,
        until,
        channel,
        now,
        now + longestPause,
        now,
        now + longestPause,
        max,
      )
      return claimed.toSorted((one, other) => one.dueAt - other.dueAt || one.id - other.id)
    },
    /** Releases claimed deliveries that were not started. */
    async giveBack(ids: readonly number[]) {
      const which = `state = 'waiting' AND id IN (${placesFor(ids)})`
      if (ids.length > 0)
        await database.run(`UPDATE delivery SET leased_until = NULL, attempts = attempts - 1 WHERE ${which}`, ...ids)
    },
    /** Extends the lease of deliveries that still run. */
    async renew(ids: readonly number[], until: number) {
      const which = `state = 'waiting' AND id IN (${placesFor(ids)})`
      if (ids.length > 0) await database.run(`UPDATE delivery SET leased_until = ? WHERE ${which}`, until, ...ids)
    },
    /** When the next delivery of a channel can be claimed; null: none waits. */
    async nextDue(channel: string, now: number) {
      const found = await database.one(
        v.object({ at: v.nullable(v.number()) }),
        `SELECT min(CASE WHEN leased > due THEN leased ELSE due END) AS at FROM (
          SELECT CASE WHEN due_at > ? THEN 0 ELSE due_at END AS due, CASE WHEN leased_until > ? THEN 0 ELSE leased_until END AS leased
          FROM delivery AS candidate WHERE state = 'waiting' AND channel = ? ${isFree(channel)}) AS waiting`,
        now + longestPause,
        now + longestPause,
        channel,
      )
      return found?.at ?? null
    },
    delivered: (id: number, now: number) => deliver(database, id, now),
    /** Stores the result of attempt number `attempts`; does nothing if the delivery was claimed again since. */
    failed: (failure: Failure, now: number) => fail(database, failure, now),
    /** All deliveries about `ownerId`, oldest first. */
    about: (ownerId: string) => database.all(deliveryRow, 'SELECT * FROM delivery WHERE owner_id = ? ORDER BY id', ownerId),
    /** Owners that have a delivery in this state. */
    async ownersWith(state: DeliveryState) {
      const rows = await database.all(ownerRow, 'SELECT DISTINCT owner_id FROM delivery WHERE state = ?', state)
      return new Set(rows.map(({ owner_id }) => owner_id))
    },
    /** Makes dead letters (of one owner, or all) and waiting deliveries due now. Returns their number. */
    retry,
    erase,
    rewrite,
    /** Turns waiting deliveries of unknown channels into dead letters. Returns their number. */
    buryStrays: (channels: readonly string[], now: number) => buryStrays(database, channels, now),
    /** Undelivered messages, and since when (milliseconds since 1970; null: none waits). */
    async backlog() {
      const found = await database.one(
        v.object({ waiting: v.number(), dead: v.number(), oldest: v.nullable(v.number()) }),
        `SELECT count(CASE WHEN state = 'waiting' THEN 1 END) AS waiting, count(CASE WHEN state = 'dead' THEN 1 END) AS dead,
         min(CASE WHEN state = 'waiting' THEN added_at END) AS oldest FROM delivery WHERE state <> 'delivered'`,
      )
      return { waiting: found?.waiting ?? 0, dead: found?.dead ?? 0, oldestAt: found?.oldest ?? null }
    },
    /** Counts by channel and state, for the metrics. `oldestAt`: when the oldest one was added. */
    byChannel: () =>
      database.all(
        channelRow,
        'SELECT channel, state, count(*) AS number, min(added_at) AS "oldestAt" FROM delivery GROUP BY channel, state',
      ),
    /** Counts by state, for the log. */
    statistics: () => statistics(database),
  }
}

const state = v.picklist(deliveryStates)

const channelRow = v.object({ channel: v.string(), state, number: v.number(), oldestAt: v.nullable(v.number()) })

const deliveryRow = v.pipe(
  v.object({
    id: v.number(),
    owner_id: v.string(),
    channel: v.string(),
    message: json(v.unknown()),
    state,
    attempts: v.number(),
    refusals: v.number(),
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
const idRow = v.object({ id: v.number() })
const ownerRow = v.object({ owner_id: v.string() })
const messageRow = v.object({ id: v.number(), message: json(v.unknown()) })

/** SQL: an earlier delivery of the same owner and channel was not delivered. */
const isHeldUp = `EXISTS (
  SELECT 1 FROM delivery AS earlier WHERE earlier.owner_id = candidate.owner_id AND earlier.channel = candidate.channel
  AND earlier.id < candidate.id AND earlier.state IN ('waiting', 'dead'))`

const add = (tx: Transaction, ownerId: string, deliveries: readonly NewDelivery[], now: number): Promise<void> =>
  addAll(tx, [{ ownerId, deliveries }], now)

/** The same for many owners at once. */
async function addAll(tx: Transaction, all: readonly OwnDeliveries[], now: number): Promise<void> {
  const rows = all.flatMap(({ ownerId, deliveries }) =>
    deliveries.map(({ channel, message, wait = 0 }) => ({
      ...{ owner_id: ownerId, channel, message: JSON.stringify(message), due_at: now + wait, added_at: now },
    })),
  )
  await insertAll(tx, 'delivery', rows)
}

async function deliver(database: Database, id: number, now: number): Promise<void> {
  await database.change(
    idRow,
    `UPDATE delivery SET state = 'delivered', last_error = NULL, leased_until = NULL, settled_at = ?
     WHERE id = ? AND state <> 'delivered' RETURNING id`,
    now,
    id,
  )
}

async function fail(database: Database, { id, attempts, refusals, error, retryAt }: Failure, now: number): Promise<void> {
  await database.change(
    idRow,
    `UPDATE delivery SET state = ?, refusals = ?, last_error = ?, due_at = ?, leased_until = NULL, settled_at = ?
     WHERE id = ? AND attempts = ? AND state = 'waiting' RETURNING id`,
    retryAt === null ? 'dead' : 'waiting',
    refusals,
    error,
    retryAt ?? now,
    retryAt === null ? now : null,
    id,
    attempts,
  )
}

async function buryStrays(database: Database, channels: readonly string[], now: number): Promise<number> {
  const which = `state = 'waiting' AND channel NOT IN (${placesFor(channels)})`
  const row = v.object({ number: v.number() })
  const found = await database.one(row, `SELECT count(*) AS number FROM delivery WHERE ${which}`, ...channels)
  if (!found?.number) return 0
  const burying = `UPDATE delivery SET state = 'dead', last_error = 'nothing delivers by this channel', settled_at = ? WHERE ${which}`
  return (await database.run(burying, now, ...channels)).changes
}

async function retry(tx: Transaction, now: number, ownerId?: string): Promise<number> {
  const again = "UPDATE delivery SET state = 'waiting', due_at = ?, refusals = 0, settled_at = NULL WHERE state <> 'delivered'"
  const { changes } = await (ownerId === undefined ? tx.run(again, now) : tx.run(`${again} AND owner_id = ?`, now, ownerId))
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
