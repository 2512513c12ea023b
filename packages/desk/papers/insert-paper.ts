// Numbers a paper and stores it, within the transaction of the deed that it is about: what is rolled back leaves no gap.
import { randomUUID } from 'node:crypto'
import { type Paper, type PaperContent, type PaperKind, paperNumber } from '@forum/domain/order/paper.ts'
import * as v from 'valibot'
import type { Transaction } from '../storage/database.ts'
import { insert } from '../storage/insert.ts'

export type NewPaper = {
  kind: PaperKind
  forumYear: number
  content: PaperContent
  /** What part of it is which order's, kopiykas. */
  shares: readonly { orderId: string; amount: number }[]
  at: number
  /** An organiser's name; empty: the site itself. */
  by: string
  refundId?: string
  /** Of the form that makes acts. */
  formKey?: string
}

/** The next number of its kind and edition: transactions hold the write lock, so that nobody else takes it meanwhile. */
export async function insertPaper(tx: Transaction, given: NewPaper): Promise<Paper> {
  const { kind, forumYear, content, shares, at, by, refundId = null, formKey = null } = given
  const id = randomUUID()
  const sequence = (await lastSequence(tx, kind, forumYear)) + 1
  const number = paperNumber(kind, forumYear, sequence)
  const sum = shares.reduce((all, { amount }) => all + amount, 0)
  await insert(tx, 'paper', {
    ...{ id, kind, forum_year: forumYear, sequence, number, sum },
    ...{ content: JSON.stringify(content), issued_at: at, issued_by: by, refund_id: refundId, form_key: formKey },
  })
  for (const { orderId, amount } of shares) await insert(tx, 'paper_order', { paper_id: id, order_id: orderId, amount })
  const own = { id, kind, forumYear, sequence, number, sum, content, refundId }
  return { ...own, issuedAt: at, issuedBy: by, voidAt: null, voidBy: null, voidReason: '' }
}

async function lastSequence(tx: Transaction, kind: PaperKind, forumYear: number): Promise<number> {
  const row = v.object({ last: v.nullable(v.number()) })
  const found = await tx.one(row, 'SELECT max(sequence) AS last FROM paper WHERE kind = ? AND forum_year = ?', kind, forumYear)
  return found?.last ?? 0
}
