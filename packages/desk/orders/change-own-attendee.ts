// The buyer replaces an attendee on the order page. The journal records the change as the buyer's.
import type { Order } from '@forum/domain/order/order.ts'
import { attendeeRules } from '@forum/domain/order/order-request.ts'
import { type FixedReason, fixedBecause } from '@forum/domain/order/own-change.ts'
import { type FieldFault, readForm, type Typed } from '@forum/domain/submission/fields.ts'
import { buyerHimself, countDeeds, type Deed, journalled } from '../audit/audit.ts'
import type { Visitor } from '../forms/form-guard.ts'
import { mailbox } from '../forms/mailbox.ts'
import type { StrangerLetters } from '../forms/stranger-letters.ts'
import { StorageFault, type Transaction } from '../storage/database.ts'
import { type AttendeeOutcome, changeAttendee } from './change-attendee.ts'
import type { OrderContext } from './order-context.ts'

export type OwnChange = {
  order: Order
  /** Counted from 0 across all order lines. */
  seat: number
  form: FormData
  /** Deadline, exclusive; null: none. */
  end: number | null
  visitor: Visitor
}

export type OwnChangeOutcome =
  | { outcome: 'changed' }
  | { outcome: 'faulty'; faults: Readonly<Record<string, FieldFault | undefined>>; typed: Typed }
  /** `tooMany`: the daily limit is reached. `refused`: the database could not store it. */
  | { outcome: 'fixed'; because: FixedReason | 'tooMany' | 'refused'; typed: Typed }

type OwnChangesOptions = OrderContext & {
  strangerLetters: Pick<StrangerLetters, 'ofForm' | 'ofMailbox'>
  onStored?(): void
}

const day = 24 * 60 * 60_000
/** Changes allowed per day on top of one per seat. The limit keeps a ticket holder from sending mails to many strangers. */
const changesMore = 3

/** Repeated or concurrent submissions of one form make one change and send its mails once. */
export function createOwnChanges({ strangerLetters, onStored, ...context }: OwnChangesOptions) {
  return async ({ order, seat, form, end, visitor }: OwnChange): Promise<OwnChangeOutcome> => {
    const reading = readForm<typeof attendeeRules>(attendeeRules, form)
    if (!reading.isValid) return { outcome: 'faulty', faults: reading.faults, typed: reading.typed }
    const fixed = (because: FixedReason | 'tooMany' | 'refused'): OwnChangeOutcome => ({
      outcome: 'fixed',
      because,
      typed: reading.value,
    })
    const { now } = context
    const forbidding = async (tx: Transaction, current: Order, ticket: Parameters<typeof fixedBecause>[1] | undefined) => {
      const because = ticket ? fixedBecause(current, ticket, end, now()) : 'over'
      if (because) return because
      const seats = current.lines.reduce((sum, { attendees }) => sum + attendees.length, 0)
      if ((await countDeeds(tx, buyerHimself, current.id, now() - day)) >= seats + changesMore) return 'tooMany'
      // Anybody can get a free order, so its mails count towards the limit for mails to strangers.
      if (current.total > 0) return null
      const isLimited = strangerLetters.ofForm('attendee', visitor.address) === null
      return isLimited || strangerLetters.ofMailbox(mailbox(reading.value.email)) === null ? 'tooMany' : null
    }
    const change = { seat, attendee: reading.value, isReplaced: true }
    const noted = { by: buyerHimself, at: now(), deedOf: deedOf(seat), limits: { amount: 0, seats: 0 } }
    const database = journalled(context.database, noted)
    try {
      const result = await changeAttendee({ ...context, database }, order.number, change, forbidding)
      if (result.outcome === 'changed') onStored?.()
      else if (result.fault !== 'nothingNew') return fixed(reasonOf(result.fault))
      return { outcome: 'changed' }
    } catch (error) {
      if (error instanceof StorageFault) return fixed('refused')
      throw error
    }
  }
}

type Fault = Extract<AttendeeOutcome<FixedReason | 'tooMany'>, { outcome: 'impossible' }>['fault']

function reasonOf(fault: Exclude<Fault, 'nothingNew'>): FixedReason | 'tooMany' {
  switch (fault) {
    case 'noSuchOrder':
    case 'erased':
      return 'over'
    case 'noSuchSeat':
      return 'void'
    default:
      return fault
  }
}

const deedOf =
  (seat: number) =>
  (result: AttendeeOutcome<unknown>): Deed | null => {
    if (result.outcome !== 'changed') return null
    const { order, ticket, before } = result
    return { action: 'attendeeReplaced', orderId: order.id, ticketId: ticket?.id ?? null, before: { seat: seat + 1, ...before } }
  }
