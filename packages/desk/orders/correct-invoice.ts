// Corrects what the invoice of an order says of its payer: a new version of the same number. The old one is kept; sums and terms stay.
import {
  buyerWith,
  type InvoiceCorrector,
  type InvoiceFixedReason,
  type InvoicePayer,
  type InvoiceVersion,
  isSamePayer,
} from '@forum/domain/order/invoice-version.ts'
import type { Order } from '@forum/domain/order/order.ts'
import type { Deed } from '../audit/audit.ts'
import { orderCopyDelivery } from '../post/records/record-channel.ts'
import type { Transaction } from '../storage/database.ts'
import { orderBy, orderWith } from './find-orders.ts'
import { correctableInvoice, insertVersion } from './invoice-versions.ts'
import { lettersAgain } from './letters-again.ts'
import type { OrderContext } from './order-context.ts'
import { orderMailChannel } from './order-deliveries.ts'

/** `seen`: number of the version that `who` saw when they typed. */
export type InvoiceCorrection = { payer: InvoicePayer; seen: number; who: InvoiceCorrector }

export type CorrectionOutcome<More = never> =
  | { outcome: 'corrected'; order: Order; version: number; before: InvoiceVersion }
  /** The invoice says this already. */
  | { outcome: 'same'; version: number }
  /** Somebody else corrected it since it was seen: nothing was done. */
  | { outcome: 'meanwhile' }
  | { outcome: 'fixed'; because: InvoiceFixedReason | More }
  | { outcome: 'noSuchOrder' }

/** `forbidding`: another reason against it. The buyer gets the new version by mail. */
export function correctInvoice<More = never>(
  context: OrderContext,
  number: string,
  { payer, seen, who }: InvoiceCorrection,
  forbidding: (tx: Transaction, order: Order) => Promise<More | null> = async () => null,
): Promise<CorrectionOutcome<More>> {
  const { database, outbox, now } = context
  return database.transaction(async (tx): Promise<CorrectionOutcome<More>> => {
    const order = await orderBy(tx, 'number', number)
    if (!order) return { outcome: 'noSuchOrder' }
    const invoice = await correctableInvoice(tx, order, who, now())
    const { newest, fixed } = invoice
    if (fixed) return { outcome: 'fixed', because: fixed }
    if (isSamePayer(payer, newest.payer)) return { outcome: 'same', version: newest.version }
    if (seen !== newest.version) return { outcome: 'meanwhile' }
    const forbidden = await forbidding(tx, order)
    if (forbidden !== null) return { outcome: 'fixed', because: forbidden }
    const version = newest.version + 1
    await insertVersion(tx, order.id, invoice, { version, payer, since: now(), madeBy: who })
    await tx.run('UPDATE ticket_order SET buyer = ? WHERE id = ?', JSON.stringify(buyerWith(order.buyer, payer)), order.id)
    if (!(await isInvoiceUnsent(tx, order.id))) await lettersAgain(tx, context, { kind: 'invoice', orderId: order.id })
    await outbox.add(tx, order.id, [orderCopyDelivery(order.id)], now())
    return { outcome: 'corrected', order: await orderWith(tx, order.id), version, before: newest }
  })
}

/** Whether a letter with the invoice waits that nobody has begun to send: it will bear the newest version. Nobody begins before this transaction ends. */
async function isInvoiceUnsent(tx: Transaction, orderId: string): Promise<boolean> {
  const { changes } = await tx.run(
    `UPDATE delivery SET due_at = due_at WHERE owner_id = ? AND channel = ? AND state = 'waiting' AND attempts = 0
     AND leased_until IS NULL AND message LIKE '%"kind":"invoice"%'`,
    orderId,
    orderMailChannel.name,
  )
  return changes > 0
}

/** The journal's entry, with what the invoice said before. */
export function correctionDeed(reason = '') {
  return (result: CorrectionOutcome<unknown>): Deed | null =>
    result.outcome === 'corrected'
      ? {
          action: 'invoiceCorrected',
          orderId: result.order.id,
          reason,
          before: { version: result.before.version, ...result.before.payer },
        }
      : null
}
