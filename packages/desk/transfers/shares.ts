// What part of a transfer is for which order. Each function keeps the sums of transfer, share and order equal, within the caller's transaction.
import { randomUUID } from 'node:crypto'
import type { Refund } from '@forum/domain/order/refund.ts'
import type { TransferShare } from '@forum/domain/transfer/transfer.ts'
import type { Transaction } from '../storage/database.ts'
import { insert } from '../storage/insert.ts'
import { insertAll, runFor } from '../storage/many.ts'
import { sharesOfOrder, transferBy } from './transfer-rows.ts'

export type NewShare = Pick<TransferShare, 'id' | 'transferId' | 'orderId' | 'amount' | 'givenAt' | 'givenBy'>

/** The database refuses more than waits, and more than the order costs. */
export async function addShare(tx: Transaction, { id, transferId, orderId, amount, givenAt, givenBy }: NewShare): Promise<void> {
  const of = { transfer_id: transferId, order_id: orderId }
  await insert(tx, 'transfer_share', { id, ...of, amount, given_at: givenAt, given_by: givenBy })
  await tx.run('UPDATE transfer SET given = given + ? WHERE id = ?', amount, transferId)
  await tx.run('UPDATE ticket_order SET received = received + ? WHERE id = ?', amount, orderId)
}

/** The same for many shares, by few statements. */
export async function addShares(tx: Transaction, shares: readonly NewShare[]): Promise<void> {
  const rows = shares.map(({ id, transferId, orderId, amount, givenAt, givenBy }) => {
    const of = { transfer_id: transferId, order_id: orderId }
    return { id, ...of, amount, given_at: givenAt, given_by: givenBy }
  })
  await insertAll(tx, 'transfer_share', rows)
  const ids = [...new Set(shares.map(({ transferId }) => transferId))]
  await runFor(
    tx,
    ids,
    `UPDATE transfer SET given = (SELECT coalesce(sum(amount - returned), 0) FROM transfer_share
     WHERE transfer_id = transfer.id AND ended_at IS NULL) WHERE id IN (@)`,
  )
  await countReceived(tx, [...new Set(shares.map(({ orderId }) => orderId))])
}

/** Counts anew what the shares of these orders bring. */
export async function countReceived(tx: Transaction, orderIds: readonly string[]): Promise<void> {
  await runFor(
    tx,
    orderIds,
    `UPDATE ticket_order SET received = (SELECT coalesce(sum(amount), 0) FROM transfer_share
     WHERE order_id = ticket_order.id AND ended_at IS NULL) WHERE id IN (@)`,
  )
}

/** Takes a share back from its order: its money waits again. Nothing of it may have been sent back. */
export async function endShare(tx: Transaction, { id, transferId, orderId, amount }: TransferShare, now: number): Promise<void> {
  await tx.run('UPDATE transfer_share SET ended_at = ? WHERE id = ?', now, id)
  await tx.run('UPDATE transfer SET given = given - ? WHERE id = ?', amount, transferId)
  await tx.run('UPDATE ticket_order SET received = received - ? WHERE id = ?', amount, orderId)
}

/** Takes all shares of an order back: it was cancelled, or paid by card. Returns their number. */
export async function endSharesOf(tx: Transaction, orderId: string, now: number): Promise<number> {
  const shares = await sharesOfOrder(tx, orderId)
  for (const share of shares) await endShare(tx, share, now)
  return shares.length
}

/**
 * Asks for money of an order's shares to be sent back to its payers, the latest share first. What the shares do not hold was paid without a transfer:
 * no row is made for it.
 */
export async function returnShares(
  tx: Transaction,
  { id: refundId, orderId, amount }: Pick<Refund, 'id' | 'orderId' | 'amount'>,
  now: number,
): Promise<void> {
  let rest = amount
  for (const share of (await sharesOfOrder(tx, orderId)).toReversed()) {
    const part = Math.min(rest, share.amount - share.returned)
    if (part <= 0) continue
    rest -= part
    await returnShare(tx, share, { amount: part, refundId, now })
  }
}

async function returnShare(
  tx: Transaction,
  { id, transferId }: TransferShare,
  { amount, refundId, now }: { amount: number; refundId: string; now: number },
): Promise<void> {
  const transfer = await transferBy(tx, 'id', transferId)
  if (!transfer) throw new Error('a transfer is gone that was there before')
  await insert(tx, 'transfer_return', {
    id: randomUUID(),
    transfer_id: transferId,
    share_id: id,
    refund_id: refundId,
    amount,
    receiver: transfer.payer,
    receiver_code: transfer.payerCode,
    receiver_iban: transfer.payerIban,
    state: 'asked',
    asked_at: now,
    asked_by: '',
  })
  await tx.run('UPDATE transfer_share SET returned = returned + ? WHERE id = ?', amount, id)
  await tx.run('UPDATE transfer SET given = given - ?, returned = returned + ? WHERE id = ?', amount, amount, transferId)
}
