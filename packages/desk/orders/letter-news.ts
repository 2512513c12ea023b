// Copies the delivery state of mails into the content service, so that organisers see there when a ticket was not delivered.
import * as v from 'valibot'
import type { Outbox } from '../post/outbox/outbox.ts'
import { orderCopyDelivery } from '../post/records/record-channel.ts'
import type { Database } from '../storage/database.ts'
import { orderMailChannel } from './order-deliveries.ts'

const owner = v.object({ owner_id: v.string() })
const day = 24 * 60 * 60_000
/** Maximum number of orders in one round. */
const most = 200

type LetterNewsOptions = { database: Database; outbox: Pick<Outbox, 'add'>; onStored(): void }

/** The function renews the copies of orders whose mails were delivered or given up since the last copy. */
export function createLetterNews({ database, outbox, onStored }: LetterNewsOptions): () => Promise<void> {
  return async () => {
    // Deliveries use real time, not SITE_NOW.
    const now = Date.now()
    const owners = await database.all(
      owner,
      `SELECT DISTINCT owner_id FROM delivery AS letter WHERE channel = ? AND settled_at > ?
       AND NOT EXISTS (SELECT 1 FROM delivery AS copy WHERE copy.owner_id = letter.owner_id AND copy.channel = ?
                       AND copy.added_at >= letter.settled_at) LIMIT ?`,
      orderMailChannel.name,
      now - day,
      orderCopyDelivery('').channel,
      most,
    )
    if (owners.length === 0) return
    await database.transaction(async (tx) => {
      for (const { owner_id } of owners) await outbox.add(tx, owner_id, [orderCopyDelivery(owner_id)], now)
    })
    onStored()
  }
}
