// Money that came to the bank account: what it was for, and what goes back. All sums are kopiykas.
import type { Instant, RecordId } from '../record/record.ts'

/** `noted`: typed by an organiser; `pressed`: an order was marked as paid; `statement`: a line of a bank's statement. */
export const transferSources = ['noted', 'pressed', 'statement'] as const

/** What the payer's bank tells; each text may be empty. */
export type TransferFacts = {
  /** Day at the bank in Kyiv, YYYY-MM-DD. */
  day: string
  /** Kopiykas, more than 0. */
  amount: number
  payer: string
  /** EDRPOU of a company, or a person's tax number. */
  payerCode: string
  payerIban: string
  purpose: string
  /** Of the payer's document; numbers repeat. */
  number: string
}

export type Transfer = TransferFacts & {
  /** UUID: the key of the form with which it was noted. */
  id: RecordId
  /** Given to orders, without what their refunds sent back. */
  given: number
  /** Sent back, or on its way. */
  returned: number
  /** The statement's line that it is; null: none was read yet. */
  lineKey: string | null
  source: (typeof transferSources)[number]
  notedAt: Instant
  /** An organiser's name; empty: the site itself. */
  notedBy: string
  /** Since when it does not name its payer. */
  erasedAt: Instant | null
}

/** Part of a transfer that is for an order. */
export type TransferShare = {
  /** UUID: the key of the form with which it was given. */
  id: RecordId
  transferId: RecordId
  orderId: RecordId
  amount: number
  /** Sent back of it, because the order was refunded. */
  returned: number
  givenAt: Instant
  givenBy: string
  /** Taken back from the order: its money waits again. */
  endedAt: Instant | null
}

export const transferReturnStates = ['asked', 'done', 'withdrawn'] as const

/** To whom money goes back. */
export type Receiver = { receiver: string; receiverCode: string; receiverIban: string }

/** Money that goes back to the payer. */
export type TransferReturn = Receiver & {
  id: RecordId
  transferId: RecordId
  /** null: it waited, and was for no order. */
  shareId: RecordId | null
  refundId: RecordId | null
  amount: number
  /** `asked`: the bank is not told yet; `withdrawn`: its money waits again. */
  state: (typeof transferReturnStates)[number]
  askedAt: Instant
  askedBy: string
  settledAt: Instant | null
}

/** What is for no order yet, and does not go back. */
export function waitingSum({ amount, given, returned }: Pick<Transfer, 'amount' | 'given' | 'returned'>): number {
  return amount - given - returned
}
