// Commands for orders, tickets and payments.
import type { Order } from '#domain/order/order.ts'
import { booksOf } from '#domain/order/refund.ts'
import { exactPrice } from '#domain/ticket/price.ts'
import type { Action, Deed } from '../audit/audit.ts'
import { answerOf } from '../door/check-in-api.ts'
import { markPaid } from '../orders/mark-paid.ts'
import type { RefundOutcome } from '../orders/provider-refund.ts'
import { type ResendWish, resendRecords, resendTickets } from '../orders/resend.ts'
import { revokeOrder } from '../orders/revoke-order.ts'
import { contextOf, refundDeed } from '../organisers/order-deeds.ts'
import { cancelCommand } from './cancel-command.ts'
import { type Command, countOf, orderNumberOf } from './command.ts'
import { confirmAction } from './confirm.ts'
import { asOperator } from './operator.ts'

export const orderCommands: Record<string, Command> = {
  orders: async ({ orders }, _, { most }) =>
    (await orders.list(countOf(most)))
      .map(({ number, status, method, total, createdAt }) =>
        [number, status, method, total, new Date(createdAt).toISOString()].join('  '),
      )
      .join('\n'),
  order: async ({ orders }, words) => {
    const number = orderNumberOf(words)
    const order = await orders.byNumber(number)
    if (!order) throw new Error(`There is no order ${number}.`)
    const refunds = await orders.refundsOf(order.id)
    const [tickets, receipts] = [await orders.ticketsOf(order.id), await orders.receiptsOf(order.id)]
    return JSON.stringify({ ...order, tickets, refunds, receipts, books: booksOf(order, refunds) }, null, 2)
  },
  paid: async (desk, words) => {
    const number = orderNumberOf(words)
    const order = await markPaid(
      contextOf(asOperator(desk), (paid: Order | null) => deedOn(paid, 'paid')),
      number,
    )
    if (!order) throw new Error(`Order ${number} does not exist, is paid or revoked already, or its seats are gone.`)
    return `Order ${number} is paid; its tickets go out within a minute.`
  },
  revoke: async (desk, words, { yes: isYes = false }) => {
    const number = orderNumberOf(words)
    const found = await desk.orders.byNumber(number)
    if (found)
      await confirmAction(`Order ${number} (${found.status}, ${seatsOf(found)} seats) will be cancelled for good.`, isYes)
    const revoking = contextOf(asOperator(desk), (revoked: Order | null) => deedOn(revoked, 'cancelled'))
    const order = await revokeOrder(revoking, number)
    if (!order) throw new Error(`Order ${number} does not exist, or is revoked already.`)
    return `Order ${number} is ${order.status}; its tickets are not valid any more.`
  },
  cancel: (desk, _, options) => {
    const cancelling = contextOf(asOperator(desk), (cancelled: Order | null) => deedOn(cancelled, 'cancelled'))
    return cancelCommand(desk.orders, options, cancelling.database)
  },
  resend: async (desk, words, { to = null, ticket }) => {
    const number = orderNumberOf(words)
    if (to !== null && to !== 'buyer' && to !== 'attendees') throw new Error('--to is buyer or attendees.')
    if (ticket !== undefined && (!/^[1-9]\d{0,3}$/.test(ticket) || to === 'buyer'))
      throw new Error('--ticket is the number of a ticket, counted from 1; it goes to its attendee.')
    const wish: ResendWish = { to, ticket: ticket === undefined ? null : Number(ticket) }
    const found = await desk.orders.byNumber(number)
    const { database } = contextOf(asOperator(desk), () => found && { action: 'resent', orderId: found.id, before: wish })
    const letters = await resendTickets({ ...desk, database }, number, wish)
    return `${letters} mails of order ${number} are sent again within a minute; the log of the running site says when.`
  },
  'resend-records': async (desk, [number]) =>
    `${await resendRecords(desk, number)} orders: the running site writes them into the content service again.`,
  refund: async (desk, words, { seat = [], amount, 'by-hand': isByHand = false }) => {
    const number = orderNumberOf(words)
    const wish = { seats: seat.map((text) => seatOf(text) - 1), amount: amount === undefined ? null : kopiykasOf(amount) }
    const { database } = contextOf(asOperator(desk), refundDeed(''))
    return refundSentence(number, await desk.paymentService.refund(number, wish, isByHand, database))
  },
  'check-in': async ({ checkIn }, [shown = ''], { 'any-day': anyDay, undo }) =>
    JSON.stringify(answerOf(await checkIn(shown, { anyDay, undo })), null, 2),
}

const deedOn = (order: Order | null, action: Action): Deed | null => order && { action, orderId: order.id }

const seatsOf = ({ lines }: Order) => lines.reduce((sum, { attendees }) => sum + attendees.length, 0)

const refundFaults: Readonly<Record<Extract<RefundOutcome, { outcome: 'impossible' }>['fault'], string>> = {
  noSuchOrder: 'does not exist',
  stale: 'has changed in the meantime',
  notPaid: 'is not paid, or was refunded completely',
  noSuchSeat: 'has no such seat, or its ticket is cancelled: see "order"',
  tooMuch: 'has less left to refund: see "order"',
  nothing: 'has nothing to refund',
  underWay: 'has an unfinished refund: the site keeps asking the provider',
  meanwhile: 'had money refunded that was not known here: see "order" before you refund more',
  doubtful: 'has a refund that failed, and the provider does not say now what became of it: try again later',
}

function refundSentence(number: string, outcome: RefundOutcome): string {
  switch (outcome.outcome) {
    case 'impossible':
      throw new Error(`Order ${number} ${refundFaults[outcome.fault]}.`)
    case 'refused':
      throw new Error(`Nothing was refunded: ${outcome.reason}.`)
    case 'open':
      throw new Error(`The result of the refund is unknown: ${outcome.reason}. The site keeps asking; see "order".`)
    default: {
      const { refund, isByHand } = outcome
      const seats = refund.seats.map((seat) => seat + 1).join(', ')
      return [
        `${exactPrice(refund.amount, 'en')} of order ${number} ${isByHand ? 'must be sent back by hand' : 'are refunded by the provider'};`,
        seats ? `seats that ended: ${seats}.` : 'no seat ended.',
      ].join(' ')
    }
  }
}

/** Counted from 1 across all order lines. */
function seatOf(text: string): number {
  if (!/^[1-9]\d{0,2}$/.test(text)) throw new Error('--seat is the number of a seat, counted from 1.')
  return Number(text)
}

function kopiykasOf(text: string): number {
  if (!/^\d{1,7}([.,]\d{1,2})?$/.test(text)) throw new Error('--amount is a sum in hryvnias such as 150 or 150.50.')
  return Math.round(Number(text.replace(',', '.')) * 100)
}
