// Actions of an organiser on one order: parses the form and applies it in one transaction with its mails and journal entry.

import {
  type DayLimits,
  type Deed,
  type DeedFault,
  journalled,
  noteDeed,
  type OrderDeed,
  OverLimit,
  type Person,
} from '@forum/desk/audit/audit.ts'
import { withdrawInvitations } from '@forum/desk/invitations/withdraw-invitations.ts'
import { cancelOrder } from '@forum/desk/orders/cancel-unpaid.ts'
import { changeAttendee } from '@forum/desk/orders/change-attendee.ts'
import { correctionDeed } from '@forum/desk/orders/correct-invoice.ts'
import { extendInvoice } from '@forum/desk/orders/extend-invoice.ts'
import { markPaid } from '@forum/desk/orders/mark-paid.ts'
import type { OrderContext } from '@forum/desk/orders/order-context.ts'
import { orderDeliveries } from '@forum/desk/orders/order-deliveries.ts'
import type { Orders } from '@forum/desk/orders/orders.ts'
import type { PaymentService } from '@forum/desk/orders/payment-service.ts'
import { readdressOrder } from '@forum/desk/orders/readdress-order.ts'
import { resendInvoice, resendTickets } from '@forum/desk/orders/resend.ts'
import type { Outbox } from '@forum/desk/post/outbox/outbox.ts'
import type { Database } from '@forum/desk/storage/database.ts'
import type { Attendee } from '@forum/domain/order/order.ts'
import { attendeeRules } from '@forum/domain/order/order-request.ts'
import type { RefundWish } from '@forum/domain/order/refund.ts'
import { typedSum } from '@forum/domain/payment/typed-sum.ts'
import { readForm } from '@forum/domain/submission/fields.ts'
import { correctByForm } from './invoice-deed.ts'
import { typedText } from './office-room.ts'

export type DeedOutcome = { isDone: true } | { isDone: false; fault: DeedFault; detail?: string }

export type DeedOptions = {
  desk: {
    database: Database
    outbox: Outbox
    orders: Orders
    paymentService: PaymentService
    now(): number
    deliveriesAdded(): void
  }
  by: Person
  /** Until when this person may refund. */
  freshUntil: number
  limits: DayLimits
  /** Real time in milliseconds, which sessions use. */
  realNow: number
}

const done: DeedOutcome = { isDone: true }
const fault = (fault: DeedFault, detail?: string): DeedOutcome => ({ isDone: false, fault, ...(detail && { detail }) })

/** Applies the form. A success is in the journal afterwards; a refused action leaves no trace. */
export async function doOrderDeed(number: string, deed: OrderDeed, form: FormData, options: DeedOptions): Promise<DeedOutcome> {
  try {
    const outcome = await deeds[deed](number, form, options)
    if (outcome.isDone) options.desk.deliveriesAdded()
    return outcome
  } catch (error) {
    if (error instanceof OverLimit) return fault('overLimit')
    throw error
  }
}

/** Dependencies of the order use cases for organisers: each transaction adds a journal entry. */
function contextOf<Result>(
  { desk, by, limits }: Pick<DeedOptions, 'desk' | 'limits'> & { by: Person },
  deedOf: (result: Result) => Deed | null | undefined,
): OrderContext {
  const { database, outbox, now } = desk
  return { database: journalled(database, { by, at: now(), deedOf, limits }), outbox, deliveries: orderDeliveries, now }
}

const reasonIn = (form: FormData) => typedText(form, 'reason', 1000)

type Doing = (number: string, form: FormData, options: DeedOptions) => Promise<DeedOutcome>

const deeds: Readonly<Record<OrderDeed, Doing>> = {
  async paid(number, form, options) {
    if (form.get('sure') !== 'yes') return fault('notConfirmed')
    const reason = reasonIn(form)
    const context = contextOf(options, (order: Awaited<ReturnType<typeof markPaid>>) =>
      order ? { action: 'paid', orderId: order.id, reason } : null,
    )
    return (await markPaid(context, number, options.by.name)) ? done : fault('soldOut')
  },

  async resent(number, form, options) {
    const { desk, by } = options
    const to = form.get('to')
    const seat = Number(form.get('ticket'))
    const wish = {
      to: to === 'buyer' || to === 'attendees' ? to : null,
      ticket: to === 'ticket' && seat > 0 ? seat : null,
    } as const
    const order = await desk.orders.byNumber(number)
    if (!order) return fault('stale')
    const deed: Deed = { action: 'resent', orderId: order.id, before: wish }
    const database = journalled(desk.database, { by, at: desk.now(), limits: options.limits, deedOf: () => deed })
    try {
      await resendTickets({ ...desk, database }, number, wish)
      return done
    } catch (error) {
      // Plain Errors carry one sentence for the organiser.
      if (error instanceof Error && error.constructor === Error) return fault('refused', error.message)
      throw error
    }
  },

  async invoiceResent(number, _, options) {
    const context = contextOf(options, (order: Awaited<ReturnType<typeof resendInvoice>>) =>
      order ? { action: 'invoiceResent', orderId: order.id } : null,
    )
    return (await resendInvoice(context, number)) ? done : fault('stale')
  },

  async invoiceCorrected(number, form, options) {
    const refused = await correctByForm(contextOf(options, correctionDeed(reasonIn(form))), number, form)
    return refused === null ? done : fault(refused)
  },

  async readdressed(number, form, options) {
    const read = readForm({ email: { kind: 'email', isRequired: true } }, form)
    if (!read.isValid) return fault('notEmail')
    const context = contextOf(options, (result: Awaited<ReturnType<typeof readdressOrder>>) =>
      result.outcome === 'readdressed'
        ? { action: 'readdressed', orderId: result.order.id, before: { email: result.before }, reason: reasonIn(form) }
        : null,
    )
    const result = await readdressOrder(context, number, read.value.email)
    return result.outcome === 'readdressed' ? done : fault(result.fault === 'noSuchOrder' ? 'stale' : result.fault)
  },

  async attendeeReplaced(number, form, options) {
    const read = readForm<typeof attendeeRules>(attendeeRules, form)
    if (!read.isValid) return fault(read.faults.email ? 'notEmail' : 'noName')
    const attendee: Attendee = read.value
    const isReplaced = form.get('who') !== 'same'
    const change = { seat: Number(form.get('seat')) - 1, attendee, isReplaced }
    const context = contextOf(options, (result: Awaited<ReturnType<typeof changeAttendee>>) =>
      result.outcome === 'changed'
        ? {
            action: isReplaced ? 'attendeeReplaced' : 'attendeeCorrected',
            orderId: result.order.id,
            ticketId: result.ticket?.id ?? null,
            before: { seat: change.seat + 1, ...result.before },
            reason: reasonIn(form),
          }
        : null,
    )
    const result = await changeAttendee(context, number, change)
    return result.outcome === 'changed' ? done : fault(result.fault === 'noSuchOrder' ? 'stale' : result.fault)
  },

  async extended(number, form, options) {
    const day = String(form.get('day') ?? '')
    if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return fault('notDay')
    const context = contextOf(options, (result: Awaited<ReturnType<typeof extendInvoice>>) =>
      result.outcome === 'extended'
        ? { action: 'extended', orderId: result.order.id, before: { expiresAt: result.before }, reason: reasonIn(form) }
        : null,
    )
    const result = await extendInvoice(context, number, day)
    return result.outcome === 'extended' ? done : fault(result.fault === 'noSuchOrder' ? 'stale' : result.fault)
  },

  async cancelled(number, form, options) {
    const reason = reasonIn(form)
    if (reason === '') return fault('noReason')
    const found = await options.desk.orders.byNumber(number)
    if (found?.status !== 'awaiting_payment') return fault('stale')
    const context = contextOf(options, (order: Awaited<ReturnType<typeof cancelOrder>>) =>
      order ? { action: 'cancelled', orderId: order.id, reason } : null,
    )
    return (await cancelOrder(context, found.id)) ? done : fault('stale')
  },

  async withdrawn(number, form, options) {
    const reason = reasonIn(form)
    if (reason === '') return fault('noReason')
    const context = contextOf(options, ([order]: Awaited<ReturnType<typeof withdrawInvitations>>) =>
      order ? { action: 'withdrawn', orderId: order.id, reason } : null,
    )
    return (await withdrawInvitations(context, { number })).length > 0 ? done : fault('stale')
  },

  refunded: refund,

  async noted(number, form, { desk, by }) {
    const reason = reasonIn(form)
    if (reason === '') return fault('noReason')
    const order = await desk.orders.byNumber(number)
    if (!order) return fault('stale')
    await desk.database.transaction((tx) => noteDeed(tx, by, desk.now(), { action: 'noted', orderId: order.id, reason }))
    return done
  },
}

/** Refunds need a recent sign-in. */
async function refund(number: string, form: FormData, options: DeedOptions): Promise<DeedOutcome> {
  const { desk, by, freshUntil, realNow, limits } = options
  if (freshUntil < realNow) return fault('notFresh')
  const reason = reasonIn(form)
  if (reason === '') return fault('noReason')
  const wish = wishIn(form)
  if (typeof wish === 'string') return fault(wish)
  const database = journalled(desk.database, { by, at: desk.now(), deedOf: refundDeed(reason), limits })
  const result = await desk.paymentService.refund(number, wish, form.get('how') === 'byHand', database)
  switch (result.outcome) {
    case 'done':
      return done
    case 'impossible':
      return fault(result.fault === 'noSuchOrder' ? 'stale' : result.fault)
    default:
      return fault(result.outcome, result.reason)
  }
}

/** The journal entry of a refund. */
const refundDeed =
  (reason: string) =>
  (result: Awaited<ReturnType<Orders['askRefund']>>): Deed | null => {
    if (result.outcome !== 'asked') return null
    const { order, refund } = result
    const { amount } = refund
    return {
      action: 'refunded',
      orderId: order.id,
      reason,
      amount,
      before: { seats: refund.seats.map((seat) => seat + 1), amount },
    }
  }

/** The ticked seats, a sum, or everything. */
function wishIn(form: FormData): RefundWish | DeedFault {
  const seats = form.getAll('seat').map((text) => Number(text) - 1)
  const before = form.get('refundedBefore')
  const seen = before === null ? {} : { refundedBefore: Number(before) }
  const text = String(form.get('amount') ?? '').trim()
  const isAll = form.get('what') === 'all'
  if (isAll && (text !== '' || seats.length > 0)) return 'allAndPart'
  if (text === '') return isAll || seats.length > 0 ? { seats, amount: null, ...seen } : 'nothing'
  const amount = typedSum(text)
  return amount === null ? 'notSum' : { seats, amount, ...seen }
}
