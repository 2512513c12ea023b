// A desk that sells tickets of one edition, and its order form; new for each test.
import { join } from 'node:path'
import type { LegalDocument } from '@forum/domain/contact/contact.ts'
import { inAll } from '@forum/domain/localisation/localised-builder.ts'
import { quantityField } from '@forum/domain/order/choice.ts'
import { attendeeField } from '@forum/domain/order/order-request.ts'
import { tokenField } from '@forum/domain/submission/form-fields.ts'
import type { Ticket } from '@forum/domain/ticket/ticket.ts'
import { aTicket } from '@forum/domain/ticket/ticket-builder.ts'
import { newFolder } from '@forum/ground/base/folder-fixture.ts'
import { createLineDigest } from '@forum/ground/base/line.ts'
import { createRateLimit } from '@forum/ground/base/rate-limit.ts'
import { afterEach, beforeEach } from 'vitest'
import { createFormGuard } from '../forms/form-guard.ts'
import { createFormTokens } from '../forms/form-token.ts'
import { createStrangerLetters } from '../forms/stranger-letters.ts'
import { createOutbox } from '../post/outbox/outbox.ts'
import type { Database } from '../storage/database.ts'
import { openTestDatabase } from '../storage/database-fixture.ts'
import { orderDeliveries } from './order-deliveries.ts'
import { createOrders } from './orders.ts'
import { type OrderRequest, placeOrder } from './place-order.ts'

export const minute = 60_000
export const start = Date.parse('2025-09-09T12:00:00+03:00')

export let folder: string
export let database: Database
let now: number

/** To be called by each test file: test files share imported modules, so hooks at the top level would run for the first of them only. */
export function freshSale(): void {
  beforeEach(async () => {
    folder = newFolder()
    database = await openTestDatabase(join(folder, 'desk.sqlite'))
    now = start
  })
  afterEach(() => database.close())
}

/** Advances the clock by `ms`. */
export const pass = (ms: number) => {
  now += ms
}

export const ticket = (id: string, own: Partial<Ticket> = {}): Ticket => aTicket({ id, title: inAll(`Ticket ${id}`), ...own })

export const editionOf = (tickets: readonly Ticket[]): OrderRequest['edition'] => ({
  year: 2025,
  isCancelled: false,
  ticketsStatus: 'started',
  start: null,
  end: null,
  days: [],
  ticketGroups: [{ id: 'g', title: inAll('Учасник'), description: inAll('-'), tickets }],
})

export const documents: LegalDocument[] = (['offer', 'refund', 'privacy'] as const).map((kind) => ({
  id: kind,
  kind,
  ukrainian: `${kind}-uk.1`,
  other: `${kind}-en.2`,
}))

export function desk({
  deliveries = orderDeliveries,
  hasSeller = true,
  strangerLetters = createStrangerLetters(() => now),
} = {}) {
  const outbox = createOutbox(database)
  const digest = createLineDigest(Buffer.from('key'))
  const orders = createOrders({ database, outbox, deliveries, strangerLetters, now: () => now })
  const tokens = createFormTokens(Buffer.from('secret'))
  const codeTries = createRateLimit({ burst: 3, perMinute: 1 })
  const formGuard = createFormGuard(tokens, () => now)
  const token = tokens.of('order', now)
  /** A form with `seats` per ticket, all for the buyer. */
  const formWith = (seats: Record<string, number>, fields: Record<string, string> = {}) => {
    const form = new FormData()
    const buyer = { name: 'Ада', email: 'ada@b.example', phone: '+380441234567', company: '', edrpou: '' }
    for (const [name, value] of Object.entries({ ...buyer, offer: 'yes', consent: 'yes', [tokenField]: token, ...fields }))
      form.set(name, value)
    for (const [ticketId, quantity] of Object.entries(seats)) {
      form.set(quantityField(ticketId), String(quantity))
      for (let place = 0; place < quantity; place++) form.set(attendeeField({ ticketId, place }, 'name'), `Гість ${place}`)
    }
    return form
  }
  const place = (form: FormData | null, own: Partial<OrderRequest> = {}, ways = { card: true, bank: true }) =>
    placeOrder(
      {
        edition: editionOf([ticket('t', { quota: 3 })]),
        currentForumYear: 2025,
        siteNow: now,
        documents,
        locale: 'en',
        method: 'card',
        form,
        visitor: { address: '203.0.113.7' },
        ...own,
      },
      {
        orders,
        formGuard,
        codeTries,
        ways,
        hasSeller,
        refundTerms: 'document',
        invoiceDays: 5,
        placedFrom: digest,
        now: () => now,
      },
    )
  return { outbox, orders, place, formWith }
}

export const channelsOf = (deliveries: readonly { channel: string }[]) => deliveries.map(({ channel }) => channel)
