// The versions of an order's invoice, and whether another one may be made.
import {
  type CorrectableInvoice,
  firstVersion,
  type InvoiceCorrector,
  type InvoicePayer,
  type InvoiceVersion,
  invoiceCorrectors,
  invoiceFixedBecause,
  payerOf,
} from '@forum/domain/order/invoice-version.ts'
import type { Order } from '@forum/domain/order/order.ts'
import * as v from 'valibot'
import type { Transaction } from '../storage/database.ts'
import { insert } from '../storage/insert.ts'
import { json, namedRow } from '../storage/row.ts'
import { erasedAt } from './find-orders.ts'
import { payer } from './order-rows.ts'

const versionRow = namedRow({
  version: v.number(),
  payer: json(payer),
  since: v.number(),
  made_by: v.picklist(invoiceCorrectors),
})

/** All versions of a corrected invoice, the oldest first; empty: it was never corrected. */
export function invoiceVersions(tx: Transaction, orderId: string): Promise<InvoiceVersion[]> {
  return tx.all(
    versionRow,
    'SELECT version, payer, since, made_by FROM invoice_version WHERE order_id = ? ORDER BY version',
    orderId,
  )
}

/** The one place that decides it, for pages and for the correction itself: what else forbids it (an act) is asked here. */
export async function correctableInvoice(
  tx: Transaction,
  order: Order,
  who: InvoiceCorrector,
  now: number,
): Promise<CorrectableInvoice> {
  // Most orders are paid by card: their pages ask the database no more for it.
  if (order.method !== 'bank') return { newest: firstVersion(order), replaced: [], fixed: 'noInvoice' }
  const versions = await invoiceVersions(tx, order.id)
  const isErased = (await erasedAt(tx, order.id)) !== null
  const fixed = invoiceFixedBecause(order, who, { now, isErased })
  const newest = { ...(versions.at(-1) ?? firstVersion(order)), payer: payerOf(order.buyer) }
  return { newest, replaced: versions.slice(0, -1), fixed }
}

/** Adds the next version; the first one, too, if it was never corrected. */
export async function insertVersion(
  tx: Transaction,
  orderId: string,
  { newest, replaced }: Pick<CorrectableInvoice, 'newest' | 'replaced'>,
  next: InvoiceVersion,
): Promise<void> {
  if (replaced.length === 0) await insertRow(tx, orderId, newest)
  await insertRow(tx, orderId, next)
}

function insertRow(tx: Transaction, orderId: string, { version, payer, since, madeBy }: InvoiceVersion) {
  return insert(tx, 'invoice_version', {
    order_id: orderId,
    version,
    payer: JSON.stringify(payer),
    since,
    made_by: madeBy,
  })
}

const nobody: InvoicePayer = { name: '', company: '', edrpou: '' }

/** Empties the versions whose payer `isMeant`. */
export async function forgetPayer(tx: Transaction, orderId: string, isMeant: (payer: InvoicePayer) => boolean): Promise<void> {
  for (const { version, payer } of await invoiceVersions(tx, orderId))
    if (isMeant(payer))
      await tx.run(
        'UPDATE invoice_version SET payer = ? WHERE order_id = ? AND version = ?',
        JSON.stringify(nobody),
        orderId,
        version,
      )
}

const payerRow = v.object({ order_id: v.string(), payer: json(payer) })

/** Whom corrected invoices ever named, by the id of their order, the oldest first. */
export async function payersEver(tx: Pick<Transaction, 'all'>): Promise<ReadonlyMap<string, readonly InvoicePayer[]>> {
  const rows = await tx.all(payerRow, 'SELECT order_id, payer FROM invoice_version ORDER BY version')
  const byOrder = Map.groupBy(rows, ({ order_id }) => order_id)
  return new Map([...byOrder].map(([id, all]) => [id, all.map(({ payer }) => payer)]))
}
