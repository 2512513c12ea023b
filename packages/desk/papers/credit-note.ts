// The credit note of money that went back for an order by invoice, made with the refund itself.
import type { Order } from '@forum/domain/order/order.ts'
import type { Paper } from '@forum/domain/order/paper.ts'
import type { Refund } from '@forum/domain/order/refund.ts'
import type { Transaction } from '../storage/database.ts'
import { insertPaper } from './insert-paper.ts'
import { type PaperFacts, paperContent } from './paper-content.ts'

/** null: the order has no invoice, or no money went back. `refund`: done, and of money that paid the order. */
export async function issueCreditNote(
  tx: Transaction,
  order: Order,
  refund: Pick<Refund, 'id' | 'amount' | 'seats'>,
  { facts, at }: { facts: PaperFacts; at: number },
): Promise<Paper | null> {
  const { id: refundId, amount, seats } = refund
  if (order.method !== 'bank' || amount === 0) return null
  const content = paperContent('creditNote', [{ order, seats, whole: amount }], facts)
  const shares = [{ orderId: order.id, amount }]
  return insertPaper(tx, { kind: 'creditNote', forumYear: order.forumYear, content, shares, at, by: '', refundId })
}
