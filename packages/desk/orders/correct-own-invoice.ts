// The buyer corrects the invoice on the order page. The journal records it as the buyer's.
import {
  type CorrectionReading,
  type InvoiceFixedReason,
  type InvoicePayer,
  readCorrection,
} from '@forum/domain/order/invoice-version.ts'
import type { Order } from '@forum/domain/order/order.ts'
import type { Typed } from '@forum/domain/submission/fields.ts'
import { buyerHimself, countDeeds, journalled } from '../audit/audit.ts'
import type { Visitor } from '../forms/form-guard.ts'
import { mailbox } from '../forms/mailbox.ts'
import type { StrangerLetters } from '../forms/stranger-letters.ts'
import { StorageFault, type Transaction } from '../storage/database.ts'
import { correctInvoice, correctionDeed } from './correct-invoice.ts'
import type { OrderContext } from './order-context.ts'

export type OwnCorrection = { order: Order; form: FormData; visitor: Visitor }

export type OwnCorrectionOutcome =
  /** The number of the newest version; the same as before if nothing else was typed. */
  | { outcome: 'corrected'; version: number }
  | { outcome: 'faulty'; faults: Extract<CorrectionReading, { isValid: false }>['faults']; typed: Typed }
  /** `meanwhile`: somebody else corrected it. `tooMany`: the daily limit is reached. `refused`: the database could not store it. */
  | { outcome: 'fixed'; because: InvoiceFixedReason | 'meanwhile' | 'tooMany' | 'refused'; typed: Typed }

type OwnCorrectionOptions = OrderContext & {
  strangerLetters: Pick<StrangerLetters, 'ofForm' | 'ofMailbox'>
  onStored?(): void
}

const day = 24 * 60 * 60_000
/** Each correction sends a mail. */
const mostPerDay = 5

export function createOwnCorrections({ strangerLetters, onStored, ...context }: OwnCorrectionOptions) {
  const { now } = context
  const forbidding = (visitor: Visitor) => async (tx: Transaction, order: Order) => {
    if ((await countDeeds(tx, buyerHimself, order.id, now() - day)) >= mostPerDay) return 'tooMany' as const
    // Anybody can order by invoice for somebody else's mailbox.
    if (order.confirmedAt !== null || order.received > 0) return null
    const isLimited = strangerLetters.ofForm('invoice', visitor.address) === null
    return isLimited || strangerLetters.ofMailbox(mailbox(order.buyer.email)) === null ? ('tooMany' as const) : null
  }
  const correct = async (order: Order, payer: InvoicePayer, seen: number, visitor: Visitor) => {
    const noted = { by: buyerHimself, at: now(), deedOf: correctionDeed(), limits: { amount: 0, seats: 0 } }
    const database = journalled(context.database, noted)
    return correctInvoice({ ...context, database }, order.number, { payer, seen, who: 'buyer' }, forbidding(visitor))
  }
  return async ({ order, form, visitor }: OwnCorrection): Promise<OwnCorrectionOutcome> => {
    const reading = readCorrection(form)
    const { typed } = reading
    if (!reading.isValid) return { outcome: 'faulty', faults: reading.faults, typed }
    try {
      const result = await correct(order, reading.payer, Number(form.get('seen')), visitor)
      if (result.outcome === 'corrected') onStored?.()
      if (result.outcome === 'corrected' || result.outcome === 'same') return { outcome: 'corrected', version: result.version }
      if (result.outcome === 'fixed') return { outcome: 'fixed', because: result.because, typed }
      return { outcome: 'fixed', because: result.outcome === 'meanwhile' ? 'meanwhile' : 'over', typed }
    } catch (error) {
      if (error instanceof StorageFault) return { outcome: 'fixed', because: 'refused', typed }
      throw error
    }
  }
}
