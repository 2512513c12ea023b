// Takes payers out of transfers with the buyers of their orders. Days, sums and numbers of documents stay for bookkeeping.
import type { Transaction } from '../storage/database.ts'

const ofTransfer = 'FROM transfer_share AS share JOIN ticket_order ON ticket_order.id = order_id WHERE transfer_id = transfer.id'

/**
 * Forgets who paid where nothing is open any more: nothing waits, nothing is to be sent back, and all orders that had a part of it are erased. A
 * transfer that never was for an order is forgotten if it was noted before `before` (milliseconds). Returns how many were forgotten.
 */
export async function forgetPayers(tx: Pick<Transaction, 'run'>, now: number, before = 0): Promise<number> {
  const { changes } = await tx.run(
    `UPDATE transfer SET payer = '', payer_code = '', payer_iban = '', purpose = '', erased_at = ?
     WHERE erased_at IS NULL AND given + returned = amount
       AND NOT EXISTS (SELECT 1 FROM transfer_return WHERE transfer_id = transfer.id AND state = 'asked')
       AND ((EXISTS (SELECT 1 ${ofTransfer}) AND NOT EXISTS (SELECT 1 ${ofTransfer} AND ticket_order.erased_at IS NULL))
         OR (noted_at < ? AND NOT EXISTS (SELECT 1 ${ofTransfer})))`,
    now,
    before,
  )
  if (changes > 0)
    await tx.run(
      `UPDATE transfer_return SET receiver = '', receiver_code = '', receiver_iban = ''
       WHERE receiver <> '' AND transfer_id IN (SELECT id FROM transfer WHERE erased_at IS NOT NULL)`,
    )
  return changes
}
