// Progress of a mailing, and recalling its mails that were not sent yet. `like`: SQL LIKE pattern of its messages.

import type { Transaction } from '@forum/desk/storage/database.ts'
import { json } from '@forum/desk/storage/row.ts'
import * as v from 'valibot'
import { type DeliveryState, deliveryStates } from './outbox.ts'

const numbers = v.object({ state: v.picklist(deliveryStates), number: v.number() })
const messages = v.object({ id: v.number(), message: json(v.unknown()) })

export async function countLike(tx: Transaction, channel: string, like: string): Promise<Record<DeliveryState, number>> {
  const counted = { waiting: 0, delivered: 0, dead: 0 }
  const counting = 'SELECT state, count(*) AS number FROM delivery WHERE channel = ? AND message LIKE ? GROUP BY state'
  for (const { state, number } of await tx.all(numbers, counting, channel, like)) counted[state] = number
  return counted
}

/** Removes waiting deliveries that nobody has claimed at `now` (real time). Returns their messages. */
export async function recall(tx: Transaction, channel: string, like: string, now: number): Promise<unknown[]> {
  const isFree = "state = 'waiting' AND (leased_until IS NULL OR leased_until <= ?)"
  const waiting = `SELECT id, message FROM delivery WHERE channel = ? AND message LIKE ? AND ${isFree} ORDER BY id`
  const taken: unknown[] = []
  // A delivery that is claimed in the meantime is sent.
  for (const { id, message } of await tx.all(messages, waiting, channel, like, now))
    if ((await tx.run(`DELETE FROM delivery WHERE id = ? AND ${isFree}`, id, now)).changes === 1) taken.push(message)
  return taken
}
