// Orders from their placing to their tickets: seats never sold twice, tickets issued once, everything in one transaction with its deliveries.
import { randomBytes, randomUUID } from 'node:crypto'
import { type Attendee, type Order, orderNumber, totalOf } from '#domain/order/order.ts'
import type { NewDelivery, Outbox } from '../outbox/outbox.ts'
import type { PaymentNotice } from '../payments/provider.ts'
import { type Database, StorageFault } from '../storage/database.ts'
import {
  type IssuedTicket,
  type KeptOrder,
  type OrderRow,
  orderOf,
  type PaymentRow,
  type TicketRow,
  ticketOf,
} from './order-rows.ts'

export type NewOrder = Omit<Order, 'id' | 'number' | 'status' | 'total' | 'paidAt'>

/** How many seats of a ticket there are in all; null: as many as are asked for. */
export type Quotas = ReadonlyMap<string, number | null>

export type Placing =
  | { outcome: 'placed'; order: KeptOrder /** false: the same form had been sent before. */; isNew: boolean }
  | { outcome: 'soldOut'; ticketId: string; left: number }
  /** Nothing could be kept: the disk is full, or the database locked. */
  | { outcome: 'refused' }

/** What a notice of a provider came to. */
export type Settlement =
  | 'paid'
  /** Money for an order whose seats are gone or that was paid before: the organisers must give it back. */
  | 'unfulfillable'
  | 'failed'
  | 'refunded'
  | 'unchanged'
  /** No such payment, or of another provider, sum or currency. */
  | 'foreign'

/** What goes out when an order changes; made inside the transaction, so it must not wait for anything. */
export type OrderDeliveries = {
  placed(order: KeptOrder): NewDelivery[]
  changed(order: KeptOrder, payment: PaymentRow | null): NewDelivery[]
  paid(order: KeptOrder, tickets: readonly IssuedTicket[]): NewDelivery[]
  unfulfillable(order: KeptOrder, payment: PaymentRow): NewDelivery[]
  cancelled(order: KeptOrder): NewDelivery[]
}

export type Orders = {
  /** Places an order once for each `key`. */
  place(order: NewOrder, quotas: Quotas, key: string): Placing
  /** Seats that are left of a ticket. */
  left(ticketId: string, quota: number | null): number | null
  byId(id: string): KeptOrder | undefined
  byNumber(number: string): KeptOrder | undefined
  byPage(pageKey: string): KeptOrder | undefined
  /** Newest first. */
  list(max: number): KeptOrder[]
  /** Takes people out of orders and their tickets; sums and numbers stay, as bookkeeping asks. */
  erase(ids: readonly string[]): void
  /** Takes the attendees that `isMeant` knows out of orders and their tickets; buyer and other attendees stay. */
  eraseAttendees(ids: readonly string[], isMeant: (attendee: Attendee) => boolean): void
  /** Ids of orders that were placed before a moment, wait for no money and still hold people. */
  erasableBefore(moment: number, max: number): string[]
  ticketsOf(orderId: string): IssuedTicket[]
  ticketByPage(pageKey: string): IssuedTicket | undefined
  /** The reference under which a provider is asked for the money; each way to the provider has its own. */
  openPayment(order: KeptOrder, provider: string): string
  payment(reference: string): PaymentRow | undefined
  /** The order's ways to the provider, newest first. */
  paymentsOf(orderId: string): PaymentRow[]
  rememberPayment(reference: string, providerPaymentId: string): void
  /** Nobody was led to the provider under this reference. */
  forgetPayment(reference: string): void
  settle(provider: string, notice: PaymentNotice): Settlement
  /** The operator saw the money; null: there is no such order, or it does not wait for any. */
  markPaid(number: string): KeptOrder | null
  /** Cancels an order that waits, or refunds one that was paid: its tickets are worth nothing afterwards. */
  revoke(number: string): KeptOrder | null
  /** Cancels what was not paid in time. Gives how many. */
  expire(): number
  /** Payments that have been on their way for a while and were not asked about since `before`. */
  unsettled(before: number, max: number): PaymentRow[]
  asked(reference: string): void
}

export type OrdersOptions = {
  database: Database
  outbox: Outbox
  deliveries: OrderDeliveries
  now(): number
  /** Called when an order was placed or paid by hand, so that its deliveries go out. */
  onStored?(): void
  log?: { info(details: object, text: string): void; error(details: object, text: string): void }
}

/** What stays of a person who was erased. */
const nobody = { name: '', company: '', position: '', email: '' }

/** 128 bits in letters that nobody mistakes: an address that cannot be guessed. */
const unguessable = () => randomBytes(16).toString('base64url')

export function createOrders({ database, outbox, deliveries, now, onStored, log }: OrdersOptions): Orders {
  const rowBy = (column: 'id' | 'number' | 'page_key', value: string) =>
    database.one<OrderRow>(`SELECT * FROM ticket_order WHERE ${column} = ?`, value)
  const orderBy = (column: 'id' | 'number' | 'page_key', value: string) => {
    const row = rowBy(column, value)
    return row && orderOf(row)
  }
  const orderById = (id: string) => orderBy('id', id) as KeptOrder
  const ticketsOf = (orderId: string) =>
    database.all<TicketRow>('SELECT * FROM ticket WHERE order_id = ? ORDER BY seat', orderId).map(ticketOf)
  /** Seats that other orders hold: paid ones, and those that may still be paid. */
  const held = (ticketId: string, except = '') =>
    database.one<{ seats: number }>(
      `SELECT coalesce(sum(quantity), 0) AS seats FROM held_seat JOIN ticket_order ON ticket_order.id = order_id
       WHERE ticket_id = ? AND order_id <> ? AND (status = 'paid' OR (status = 'awaiting_payment' AND expires_at > ?))`,
      ticketId,
      except,
      now(),
    )?.seats ?? 0
  const setStatus = (id: string, status: Order['status'], from: readonly Order['status'][]) =>
    database.run(
      `UPDATE ticket_order SET status = ?, paid_at = CASE WHEN ? = 'paid' THEN ? ELSE paid_at END
       WHERE id = ? AND status IN (${from.map(() => '?').join(', ')})`,
      status,
      status,
      now(),
      id,
      ...from,
    ).changes === 1

  const issue = (order: KeptOrder): IssuedTicket[] => {
    const seats = order.lines.flatMap(({ title, attendees }) => attendees.map((attendee) => ({ title, attendee })))
    for (const [seat, { title, attendee }] of seats.entries())
      database.run(
        'INSERT INTO ticket (id, order_id, seat, page_key, title, attendee, forum_year, issued_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
        randomUUID(),
        order.id,
        seat,
        unguessable(),
        title,
        JSON.stringify(attendee),
        order.forumYear,
        now(),
      )
    return ticketsOf(order.id)
  }
  const eraseAttendees = (id: string, isMeant: (attendee: Attendee) => boolean) => {
    const order = orderBy('id', id)
    if (!order) return
    const kept = (attendee: Attendee) => (isMeant(attendee) ? nobody : attendee)
    const lines = order.lines.map((line) => ({ ...line, attendees: line.attendees.map(kept) }))
    database.run('UPDATE ticket_order SET lines = ? WHERE id = ?', JSON.stringify(lines), id)
    for (const { id: ticketId, attendee } of ticketsOf(id))
      database.run('UPDATE ticket SET attendee = ? WHERE id = ?', JSON.stringify(kept(attendee)), ticketId)
  }
  const tellPaid = (id: string) => {
    const order = orderById(id)
    outbox.add(id, deliveries.paid(order, issue(order)), now())
    return order
  }
  const tellRevoked = (id: string) => {
    database.run("UPDATE ticket SET state = 'cancelled' WHERE order_id = ?", id)
    const order = orderById(id)
    outbox.add(id, deliveries.cancelled(order), now())
    return order
  }
  /** An order whose time had run out gets its seats back, if nobody else holds them by now. */
  const maySeat = (row: OrderRow) => {
    if (row.revoked_at !== null) return false
    if (row.expires_at > now()) return true
    const seats = database.all<{ ticket_id: string; quantity: number; quota: number | null }>(
      'SELECT ticket_id, quantity, quota FROM held_seat WHERE order_id = ?',
      row.id,
    )
    return seats.every(({ ticket_id, quantity, quota }) => quota === null || held(ticket_id, row.id) + quantity <= quota)
  }

  const placeOnce: Orders['place'] = (given, quotas, key) =>
    unlessSoldOut(() =>
      database.transaction(() => {
        const id = randomUUID()
        const accepted = outbox.accept({
          id,
          kind: 'order',
          lang: given.locale,
          fields: {},
          receivedAt: given.createdAt,
          idempotencyKey: `order:${key}`,
          sameContent: null,
          deliveries: [],
        })
        if (!accepted.isNew) return { outcome: 'placed', order: orderById(accepted.id), isNew: false }
        const wanted = new Map<string, number>()
        for (const { ticketId, attendees } of given.lines) wanted.set(ticketId, (wanted.get(ticketId) ?? 0) + attendees.length)
        for (const [ticketId, quantity] of wanted) {
          const quota = quotas.get(ticketId) ?? null
          const left = quota === null ? Number.POSITIVE_INFINITY : quota - held(ticketId)
          if (quantity > left) throw new SoldOut(ticketId, Math.max(0, left))
        }
        insertOrder(database, id, given)
        for (const [ticketId, quantity] of wanted)
          database.run(
            'INSERT INTO held_seat (order_id, ticket_id, quantity, quota) VALUES (?, ?, ?, ?)',
            id,
            ticketId,
            quantity,
            quotas.get(ticketId) ?? null,
          )
        const order = orderById(id)
        outbox.add(id, deliveries.placed(order), now())
        return { outcome: 'placed', order, isNew: true }
      }),
    )

  return {
    place(given, quotas, key) {
      try {
        const placing = placeOnce(given, quotas, key)
        if (placing.outcome !== 'placed') return placing
        log?.info({ order: placing.order.number, isRepeated: !placing.isNew }, 'an order is kept')
        if (placing.isNew) onStored?.()
        return placing
      } catch (error) {
        if (!(error instanceof StorageFault)) throw error
        log?.error({ reason: error.message }, 'an order could not be kept: the visitor was told so')
        return { outcome: 'refused' }
      }
    },
    left: (ticketId, quota) => (quota === null ? null : Math.max(0, quota - held(ticketId))),
    byId: (id) => orderBy('id', id),
    byNumber: (number) => orderBy('number', number),
    byPage: (pageKey) => orderBy('page_key', pageKey),
    list: (max) =>
      database.all<OrderRow>('SELECT * FROM ticket_order ORDER BY created_at DESC, sequence DESC LIMIT ?', max).map(orderOf),
    erase: (ids) =>
      database.transaction(() => {
        for (const id of ids) {
          eraseAttendees(id, () => true)
          const buyer = JSON.stringify({ ...nobody, phone: '', edrpou: '' })
          database.run('UPDATE ticket_order SET buyer = ? WHERE id = ?', buyer, id)
        }
      }),
    eraseAttendees: (ids, isMeant) =>
      database.transaction(() => {
        for (const id of ids) eraseAttendees(id, isMeant)
      }),
    erasableBefore: (moment, max) =>
      database
        .all<{ id: string }>(
          `SELECT ticket_order.id FROM ticket_order JOIN submission ON submission.id = ticket_order.id
           WHERE created_at < ? AND erased_at IS NULL AND status <> 'awaiting_payment' ORDER BY created_at LIMIT ?`,
          moment,
          max,
        )
        .map(({ id }) => id),
    ticketsOf,
    ticketByPage(pageKey) {
      const row = database.one<TicketRow>('SELECT * FROM ticket WHERE page_key = ?', pageKey)
      return row && ticketOf(row)
    },
    openPayment: (order, provider) =>
      database.transaction(() => {
        const before = database.one<{ number: number }>('SELECT count(*) AS number FROM payment WHERE order_id = ?', order.id)
        const reference = `${order.number}-${(before?.number ?? 0) + 1}`
        database.run(
          'INSERT INTO payment (reference, order_id, provider, amount, created_at, asked_at) VALUES (?, ?, ?, ?, ?, ?)',
          reference,
          order.id,
          provider,
          order.total * 100,
          now(),
          now(),
        )
        return reference
      }),
    payment: (reference) => database.one<PaymentRow>('SELECT * FROM payment WHERE reference = ?', reference),
    paymentsOf: (orderId) =>
      database.all<PaymentRow>('SELECT * FROM payment WHERE order_id = ? ORDER BY created_at DESC, rowid DESC', orderId),
    rememberPayment(reference, providerPaymentId) {
      database.run('UPDATE payment SET provider_payment_id = ? WHERE reference = ?', providerPaymentId, reference)
    },
    forgetPayment(reference) {
      database.run("UPDATE payment SET state = 'failed' WHERE reference = ? AND state = 'pending'", reference)
    },
    settle: (provider, notice) =>
      database.transaction(() => {
        const payment = database.one<PaymentRow>('SELECT * FROM payment WHERE reference = ?', notice.reference)
        if (!payment || !isOurs(payment, provider, notice)) return 'foreign'
        if (!isNews(payment, notice)) return 'unchanged'
        database.run(
          'UPDATE payment SET state = ?, status = ?, changed_at = ?, provider_payment_id = coalesce(?, provider_payment_id) WHERE reference = ?',
          notice.state,
          notice.status,
          notice.changedAt,
          notice.paymentId || null,
          notice.reference,
        )
        const row = rowBy('id', payment.order_id) as OrderRow
        const known = { ...payment, state: notice.state, status: notice.status }
        if (notice.state === 'paid') {
          const isWaiting = row.status === 'awaiting_payment' || row.status === 'failed' || row.status === 'cancelled'
          if (isWaiting && maySeat(row) && setStatus(row.id, 'paid', ['awaiting_payment', 'failed', 'cancelled'])) {
            tellPaid(row.id)
            return 'paid'
          }
          outbox.add(row.id, deliveries.unfulfillable(orderOf(row), known), now())
          return 'unfulfillable'
        }
        if (notice.state === 'refunded') {
          if (setStatus(row.id, 'refunded', ['paid'])) tellRevoked(row.id)
          return 'refunded'
        }
        outbox.add(row.id, deliveries.changed(orderOf(row), known), now())
        return notice.state === 'failed' ? 'failed' : 'unchanged'
      }),
    markPaid(number) {
      const paid = database.transaction(() => {
        const row = rowBy('number', number)
        if (!row || !maySeat(row)) return null
        return setStatus(row.id, 'paid', ['awaiting_payment', 'cancelled', 'failed']) ? tellPaid(row.id) : null
      })
      if (paid) onStored?.()
      return paid
    },
    revoke: (number) =>
      database.transaction(() => {
        const row = rowBy('number', number)
        if (!row) return null
        const isRevoked =
          setStatus(row.id, 'refunded', ['paid']) || setStatus(row.id, 'cancelled', ['awaiting_payment', 'failed'])
        if (!isRevoked) return null
        database.run('UPDATE ticket_order SET revoked_at = ? WHERE id = ?', now(), row.id)
        return tellRevoked(row.id)
      }),
    expire: () =>
      database.transaction(() => {
        const late = database.all<OrderRow>(
          "SELECT * FROM ticket_order WHERE status = 'awaiting_payment' AND expires_at <= ? LIMIT 200",
          now(),
        )
        for (const { id } of late) {
          setStatus(id, 'cancelled', ['awaiting_payment'])
          outbox.add(id, deliveries.cancelled(orderById(id)), now())
        }
        return late.length
      }),
    unsettled: (before, max) =>
      database.all<PaymentRow>(
        "SELECT * FROM payment WHERE state = 'pending' AND asked_at <= ? ORDER BY asked_at LIMIT ?",
        before,
        max,
      ),
    asked(reference) {
      database.run('UPDATE payment SET asked_at = ? WHERE reference = ?', now(), reference)
    },
  }
}

/** Leaves the transaction, so that nothing of the order stays. */
class SoldOut extends Error {
  readonly ticketId: string
  readonly left: number
  constructor(ticketId: string, left: number) {
    super('the seats are gone')
    this.ticketId = ticketId
    this.left = left
  }
}

function unlessSoldOut(place: () => Placing): Placing {
  try {
    return place()
  } catch (error) {
    if (error instanceof SoldOut) return { outcome: 'soldOut', ticketId: error.ticketId, left: error.left }
    throw error
  }
}

function insertOrder(database: Database, id: string, order: NewOrder): void {
  const { forumYear, locale, method, buyer, lines, offer, createdAt, expiresAt } = order
  const last = database.one<{ last: number | null }>(
    'SELECT max(sequence) AS last FROM ticket_order WHERE forum_year = ?',
    forumYear,
  )
  const sequence = (last?.last ?? 0) + 1
  database.run(
    `INSERT INTO ticket_order (id, forum_year, sequence, number, page_key, lang, method, status, buyer, lines, total, offer, created_at, expires_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, 'awaiting_payment', ?, ?, ?, ?, ?, ?)`,
    id,
    forumYear,
    sequence,
    orderNumber(forumYear, sequence),
    unguessable(),
    locale,
    method,
    JSON.stringify(buyer),
    JSON.stringify(lines),
    totalOf(lines),
    JSON.stringify(offer),
    createdAt,
    expiresAt,
  )
}

/** Bound to the order: the same provider, the very sum, hryvnias. A notice that names no sum proves nothing. */
function isOurs(payment: PaymentRow, provider: string, notice: PaymentNotice): boolean {
  return payment.provider === provider && notice.amount === payment.amount && notice.currency === 'UAH'
}

/** Doubled, older and backward notices change nothing: what was paid can only be refunded, what was refunded stays so. */
function isNews(payment: PaymentRow, notice: PaymentNotice): boolean {
  if (payment.changed_at !== null && notice.changedAt !== null && notice.changedAt < payment.changed_at) return false
  if (payment.state === notice.state) return payment.state === 'pending' && payment.status !== notice.status
  if (payment.state === 'refunded') return false
  return payment.state === 'paid' ? notice.state === 'refunded' : true
}
