// A buyer gives a seat to somebody else on the page of the order, without the organisers: in their journal it stands as the buyer's.

import type { Order } from '#domain/order/order.ts'
import { attendeeRules } from '#domain/order/order-request.ts'
import { type FixedReason, fixedBecause } from '#domain/order/own-change.ts'
import { type FieldFault, readForm, type Typed } from '#domain/submission/fields.ts'
import { buyerHimself, countDeeds, type Deed, journalled } from '../organisers/deeds.ts'
import { StorageFault, type Transaction } from '../storage/database.ts'
import type { Visitor } from '../submissions/form-guard.ts'
import type { StrangerLetters } from '../submissions/stranger-letters.ts'
import { type AttendeeOutcome, changeAttendee } from './change-attendee.ts'
import type { OrderContext } from './order-context.ts'

export type OwnChange = {
  order: Order
  /** Counted from 0 through all lines. */
  seat: number
  form: FormData
  /** The first moment that is too late; null: there is none. */
  end: number | null
  visitor: Visitor
}

export type OwnChangeOutcome =
  | { outcome: 'changed' }
  | { outcome: 'faulty'; faults: Readonly<Record<string, FieldFault | undefined>>; typed: Typed }
  /** `tooMany`: enough for today. `refused`: the machine could not keep it. */
  | { outcome: 'fixed'; because: FixedReason | 'tooMany' | 'refused'; typed: Typed }

type Options = OrderContext & {
  strangerLetters: Pick<StrangerLetters, 'ofForm'>
  onStored?(): void
}

const day = 24 * 60 * 60_000
/** How often a day beside once for each seat: whoever has a ticket must not have the site write to as many strangers as they like. */
const changesMore = 3

/** The same form sent often, or at once, changes once and writes once. */
export function createOwnChanges({ strangerLetters, onStored, ...context }: Options) {
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
      // What costs nothing, anybody has.
      return current.total === 0 && strangerLetters.ofForm(visitor.address) === null ? 'tooMany' : null
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
