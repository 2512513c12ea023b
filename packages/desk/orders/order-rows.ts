// Converts database rows of orders, tickets and payments to domain values. No other folder sees rows.

import { locales } from '@forum/domain/localisation/locale.ts'
import { type Order, orderSources, orderStatuses, ticketStates } from '@forum/domain/order/order.ts'
import { type Refund, refundStates } from '@forum/domain/order/refund.ts'
import { type Payment, paymentMethods, paymentStates, receiptKinds, receiptStates } from '@forum/domain/payment/payment.ts'
import * as v from 'valibot'
import type { Transaction } from '../storage/database.ts'
import { json, namedRow } from '../storage/row.ts'

const text = v.string()
const whole = v.number()
const moment = v.number()
const perhapsMoment = v.nullable(v.number())

const attendee = v.object({ name: text, company: text, position: text, email: text })
/** What an invoice says of its payer. */
export const payer = v.object({
  name: text,
  company: text,
  edrpou: text,
  isAbroad: v.exactOptional(v.literal(true)),
  address: v.exactOptional(text),
})
const buyer = v.object({ ...payer.entries, email: text, phone: text })
const reduced = v.exactOptional(v.object({ from: whole, code: text }))
export const line = v.object({ ticketId: text, title: text, price: whole, reduced, attendees: v.array(attendee) })
const accepted = v.nullable(v.object({ file: text, changed: perhapsMoment }))
const consent = v.object({ offer: accepted, refund: accepted, privacy: accepted, at: moment })

const orderRow = v.pipe(
  namedRow({
    id: text,
    number: text,
    page_key: text,
    forum_year: whole,
    lang: v.picklist(locales),
    method: v.picklist(paymentMethods),
    status: v.picklist(orderStatuses),
    buyer: json(buyer),
    lines: json(v.array(line)),
    total: whole,
    received: whole,
    consent: json(consent),
    created_at: moment,
    expires_at: moment,
    held_until: moment,
    confirm_key: text,
    confirmed_at: perhapsMoment,
    paid_at: perhapsMoment,
    revoked_at: perhapsMoment,
    source: v.picklist(orderSources),
    allocation: text,
    giver: text,
    euro_rate: v.nullable(whole),
    vat_rate: v.nullable(whole),
  }),
  v.transform(
    ({ lang, source, allocation, giver, ...same }): Order => ({ ...same, locale: lang, origin: { source, allocation, giver } }),
  ),
)

const ticketRow = namedRow({
  id: text,
  order_id: text,
  seat: whole,
  page_key: text,
  title: text,
  attendee: json(attendee),
  forum_year: whole,
  state: v.picklist(ticketStates),
  issued_at: moment,
  used_at: perhapsMoment,
})

const paymentRow = v.pipe(
  namedRow({
    reference: text,
    order_id: text,
    provider: text,
    provider_payment_id: v.nullable(text),
    amount: whole,
    state: v.picklist(paymentStates),
    status: text,
    changed_at: perhapsMoment,
    created_at: moment,
    asked_at: moment,
    receipts_since: perhapsMoment,
  }),
  v.transform(({ createdAt, ...same }): Payment => ({ ...same, openedAt: createdAt })),
)

const refundRow = v.pipe(
  namedRow({
    id: text,
    order_id: text,
    payment_reference: v.nullable(text),
    amount: whole,
    seats: json(v.array(whole)),
    state: v.picklist(refundStates),
    created_at: moment,
  }),
  v.transform(({ createdAt, ...same }): Refund => ({ ...same, at: createdAt })),
)

const receiptRow = namedRow({
  id: text,
  payment_reference: text,
  kind: v.picklist(receiptKinds),
  state: v.picklist(receiptStates),
  address: v.nullable(text),
})

type Values = (string | number)[]

/** `which`: the SQL after the table name. */
export const ordersWhere = (tx: Transaction, which: string, ...values: Values) =>
  tx.all(orderRow, `SELECT * FROM ticket_order ${which}`, ...values)

/** SQL: when the ticket was first used; null: never, or the entry was undone. */
export const usedAt = `(SELECT min(came.at) FROM entry AS came WHERE came.ticket_id = ticket.id AND came.kind = 'entry'
  AND NOT EXISTS (SELECT 1 FROM entry AS undoing WHERE undoing.undoes = came.id))`

export const ticketsWhere = (tx: Transaction, which: string, ...values: Values) =>
  tx.all(ticketRow, `SELECT ticket.*, ${usedAt} AS used_at FROM ticket ${which}`, ...values)

export const paymentsWhere = (tx: Transaction, which: string, ...values: Values) =>
  tx.all(paymentRow, `SELECT * FROM payment ${which}`, ...values)

export const refundsWhere = (tx: Transaction, which: string, ...values: Values) =>
  tx.all(refundRow, `SELECT * FROM refund ${which}`, ...values)

export const receiptsWhere = (tx: Transaction, which: string, ...values: Values) =>
  tx.all(receiptRow, `SELECT * FROM receipt ${which}`, ...values)
