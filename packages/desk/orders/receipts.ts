// Fiscal receipts that a provider makes: queried until available, stored, and mailed.
import type { Payment } from '@forum/domain/payment/payment.ts'
import type { FiscalReceipt } from '../payments/provider.ts'
import type { Transaction } from '../storage/database.ts'
import { insert } from '../storage/insert.ts'
import { accountsOf, orderWith, receiptsOf, refundsOf } from './find-orders.ts'
import type { OrderContext } from './order-context.ts'

/** A receipt that is later than this is reported to the organisers, milliseconds. */
const receiptPatience = 24 * 60 * 60_000

/** A payment or refund was made: if the provider makes receipts, one more is expected. */
export async function awaitReceipts(tx: Transaction, reference: string, now: number): Promise<void> {
  const awaiting = 'UPDATE payment SET receipts_awaited = has_receipts, receipts_since = ? WHERE reference = ?'
  await tx.run(awaiting, now, reference)
}

/**
 * Stores the receipts of a payment. New readable ones go to the buyer. If one fails or is late, the organisers are told once. Queries stop when there
 * are as many receipts as payments and refunds.
 */
export function noteReceipts(
  { database, outbox, deliveries, now }: OrderContext,
  payment: Payment,
  told: readonly FiscalReceipt[],
) {
  return database.transaction(async (tx) => {
    const order = await orderWith(tx, payment.orderId)
    const before = new Map((await receiptsOf(tx, order.id)).map((receipt) => [receipt.id, receipt]))
    for (const { id, kind, state, address } of told)
      await insert(
        tx,
        'receipt',
        { id, payment_reference: payment.reference, kind, state, address },
        'ON CONFLICT (id) DO UPDATE SET state = excluded.state, address = excluded.address',
      )
    const fresh = told.filter(
      ({ id, state, address }) => state === 'done' && address !== null && before.get(id)?.state !== 'done',
    )
    const isFailed = told.some(({ id, state }) => state === 'failed' && before.get(id)?.state !== 'failed')
    const refunds = await refundsOf(tx, order.id)
    const returns = refunds.filter(({ state, paymentReference }) => state === 'done' && paymentReference === payment.reference)
    const isWhole = told.filter(({ state }) => state === 'done').length >= 1 + returns.length
    const isLate = now() - (payment.receiptsSince ?? now()) > receiptPatience
    if (isWhole || isFailed || isLate)
      await tx.run('UPDATE payment SET receipts_awaited = 0 WHERE reference = ?', payment.reference)
    const ids = fresh.map(({ id }) => id)
    if (ids.length > 0) await outbox.add(tx, order.id, deliveries.receipts(order, ids, await accountsOf(tx, order.id)), now())
    if (!isWhole && (isFailed || isLate)) await outbox.add(tx, order.id, deliveries.receiptMissing(order), now())
  })
}
