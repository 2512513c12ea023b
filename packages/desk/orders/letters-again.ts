// Sends a mail of an order again to its current address, instead of one that could not be delivered.
import { randomInt } from 'node:crypto'
import { deliveryBy } from '../post/outbox/channel.ts'
import type { Transaction } from '../storage/database.ts'
import type { OrderContext } from './order-context.ts'
import { orderMailChannel } from './order-deliveries.ts'

type LetterAgain =
  | { kind: 'invoice' | 'tickets' | 'cancelled'; orderId: string }
  | { kind: 'attendeeTicket' | 'attendeeCancelled'; orderId: string; ticketId: string }

/** Closes the dead letters of this kind and adds a new mail with its own Message-ID. */
export async function lettersAgain(
  tx: Transaction,
  { outbox, now }: Pick<OrderContext, 'outbox' | 'now'>,
  message: LetterAgain,
): Promise<void> {
  await tx.run(
    `UPDATE delivery SET state = 'delivered', last_error = 'sent anew', settled_at = ?
     WHERE owner_id = ? AND channel = ? AND state = 'dead' AND message LIKE ? AND message LIKE ?`,
    now(),
    message.orderId,
    orderMailChannel.name,
    `%"kind":"${message.kind}"%`,
    'ticketId' in message ? `%"ticketId":"${message.ticketId}"%` : '%',
  )
  await outbox.add(tx, message.orderId, [deliveryBy(orderMailChannel, { ...message, again: randomInt(2 ** 48 - 1) })], now())
}
