import { aForum } from '@forum/domain/forum/forum-builder.ts'
import { quantityField } from '@forum/domain/order/choice.ts'
import { invoiceOf } from '@forum/domain/order/invoice.ts'
import { attendeeField } from '@forum/domain/order/order-request.ts'
import { orderForm, tokenField } from '@forum/domain/submission/form-fields.ts'
import { aTicket, aTicketGroup } from '@forum/domain/ticket/ticket-builder.ts'
import { newFolder } from '@forum/ground/base/folder-fixture.ts'
import { silentLog } from '@forum/ground/base/log.ts'
import { decideConfig } from '@forum/site/server/config/config.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDesk, type DeskParts } from './desk.ts'

const siteNow = Date.parse('2025-09-09T09:00:00+03:00')
let clock = siteNow
let directory: string
let desk: DeskParts

const environment = {
  SELLER_NAME: 'Forum',
  SELLER_CODE: '30000005',
  SELLER_IBAN: 'UA903052992990004149123456789',
  SELLER_BANK: 'Bank',
  SELLER_ADDRESS: 'Kyiv',
  SELLER_VAT: 'none',
  SELLER_EMAIL: 'office@forum.example',
}

beforeEach(async () => {
  clock = siteNow
  directory = newFolder()
  desk = await createDesk({
    config: decideConfig(environment),
    dataDirectory: directory,
    edition: () => ({ forum: 'Форум', date: '', place: '', calendar: null }),
    clock: { now: () => clock },
    log: silentLog(),
  })
})
afterEach(() => desk[Symbol.asyncDispose]())

async function placed() {
  const form = new FormData()
  const buyer = {
    name: 'Ада',
    email: 'ada@b.example',
    phone: '+380441234567',
    company: '',
    edrpou: '',
    offer: 'yes',
    consent: 'yes',
  }
  for (const [name, value] of Object.entries(buyer)) form.set(name, value)
  form.set(tokenField, desk.forms.formGuard.token(orderForm))
  form.set(quantityField('t'), '1')
  form.set(attendeeField({ ticketId: 't', place: 0 }, 'name'), 'Ада')
  const outcome = await desk.sale.placeOrder({
    edition: aForum({ ticketsStatus: 'started', ticketGroups: [aTicketGroup({ tickets: [aTicket({ id: 't', quota: 5 })] })] }),
    currentForumYear: 2025,
    siteNow: clock,
    documents: (['offer', 'refund', 'privacy'] as const).map((kind) => ({
      id: kind,
      kind,
      ukrainian: `${kind}.1`,
      other: `${kind}.1`,
    })),
    locale: 'uk',
    method: 'bank',
    form,
    visitor: { address: '203.0.113.7' },
  })
  if (outcome.outcome !== 'placed') throw new Error(outcome.outcome)
  return outcome.order
}

test('orders, invoices and what is held until they are due go by the site’s clock; deliveries by the real one', async () => {
  const order = await placed()
  const { seller } = desk.sale.settings
  if (!seller) throw new Error('no seller')
  const { issuedAt, dueAt } = invoiceOf(order, seller, { offer: null, refund: null })
  expect(new Date(issuedAt).toISOString()).toBe('2025-09-09T06:00:00.000Z')
  expect(new Date(dueAt).toISOString()).toMatch(/^2025-09-1\d/)
  const [due] = await desk.post.outbox.about(order.id)
  expect(Math.abs((due?.dueAt ?? 0) - Date.now())).toBeLessThan(60_000)

  const left = async () => (await desk.sale.orders.seatsLeft())('t', 5)
  expect(await left()).toBe(4)
  clock = order.expiresAt + 1
  expect(await left()).toBe(5)
  expect(await desk.sale.orders.expire()).toBe(1)
})

test('what an order and its payment cause is due by the real clock', async () => {
  const began = Date.now()
  const order = await placed()
  await desk.sale.orders.markPaid(order.number)
  const due = (await desk.post.outbox.about(order.id)).map(({ dueAt }) => dueAt)
  expect([due.length > 4, due.every((at) => at >= began)]).toEqual([true, true])
})

test('a form is as old as it is, wherever the site’s clock stands', async () => {
  const drawn = desk.forms.formGuard.token(orderForm)
  clock += 400 * 86_400_000
  const form = new FormData()
  form.set(tokenField, drawn)
  expect(desk.forms.formGuard.admits(orderForm, form)).toBe(true)
})

test('what is due by the real time goes out, wherever the site’s clock stands', async () => {
  const order = await placed()
  desk.run.start()
  const letters = async () => (await desk.post.outbox.about(order.id)).filter(({ channel }) => channel === 'orderMail')
  await vi.waitFor(async () => expect((await letters()).map(({ state }) => state)).toEqual(['delivered', 'delivered']))
})
