import { randomUUID } from 'node:crypto'
import { correctInvoice } from '@forum/desk/orders/correct-invoice.ts'
import { paperSharesWhere } from '@forum/desk/papers/paper-rows.ts'
import type { Order } from '@forum/domain/order/order.ts'
import { expect, test } from 'vitest'
import { planActs } from './act-plan.ts'
import { actsShop, aurora, lyon, person } from './acts-fixture.ts'
import { sendAct, voidAct } from './make-acts.ts'

test('all orders of a company are one act, the next press makes none, and orders that come later another', async () => {
  const { paid, told, acts, database } = await actsShop()
  const [one, two, other] = [await paid(), await paid({ ...aurora, email: 'b@b.example' }, 2), await paid(lyon)]
  expect(await told()).toEqual([
    ['ACT-1/2025', 37_500, [one.number, two.number]],
    ['ACT-2/2025', 12_500, [other.number]],
  ])
  expect(await told()).toEqual([])
  const late = await paid()
  expect(await told()).toEqual([['ACT-3/2025', 12_500, [late.number]]])
  expect((await acts())[0]).toMatchObject({
    ...{ kind: 'act', issuedBy: 'Оля', voidAt: null, refundId: null },
    content: {
      payer: { name: 'ТОВ «Аврора»', code: '30000005' },
      service: { forum: 'Форум 2025', days: '16–17 жовтня 2025', place: 'Київ' },
      lines: [
        { order: one.number, title: 'Квиток', quantity: 1, sum: 1_250_000, vat: 208_333 },
        { order: two.number, title: 'Квиток', quantity: 2, sum: 2_500_000, vat: 416_667 },
      ],
      vat: { rate: 20, sum: 625_000 },
    },
  })
  expect(await paperSharesWhere(database, 'ORDER BY amount DESC LIMIT 1')).toMatchObject([{ orderId: two.id, amount: 2_500_000 }])
})

test('only what was paid and not given back is in an act; each other order says why it is in none', async () => {
  const { paid, refund, told, why, invoiced, orders, notice, placed, press, database } = await actsShop()
  const part = await paid(aurora, 3)
  await refund(part, [1])
  await refund(part, [], 33)
  const [back, keeps, erased, nameless] = [await paid(), await paid(), await paid(lyon), await paid(person)]
  await refund(back)
  await refund(keeps, [0], 1_000_000)
  const open = await invoiced(1, { buyer: aurora })
  const asked = await invoiced(1, { buyer: aurora })
  const { reference } = await orders.openPayment(asked, 'liqpay')
  await orders.settle('liqpay', notice(reference))
  await orders.askRefund(asked.number, { seats: [], amount: 5 }, 'liqpay')
  await placed('by card', 1, 500)
  await database.transaction((tx) => orders.erase(tx, [erased.id]))
  expect(await told()).toEqual([['ACT-1/2025', 24_999.67, [part.number]]])
  expect(await why()).toEqual([
    [part.number, 'inAct'],
    [back.number, 'back'],
    [keeps.number, 'kept'],
    [erased.number, 'erased'],
    [nameless.number, 'noCode'],
    [open.number, 'unpaid'],
    [asked.number, 'underWay'],
  ])
  const of = (order: Order, isCompany = false) => told({ number: order.number, isCompany })
  expect(await of(part)).toEqual(['inAct', 'ACT-1/2025'])
  expect(await Promise.all([back, keeps, erased, open, asked].map((order) => of(order)))).toEqual([
    ['back'],
    ['kept'],
    ['erased'],
    ['unpaid'],
    ['underWay'],
  ])
  expect(await of(nameless, true)).toEqual(['noCode'])
  expect(await of(nameless)).toEqual([['ACT-2/2025', 12_500, [nameless.number]]])
  expect(await press({ number: '2025-99999' })).toMatchObject({ fault: 'noSuchOrder' })
  expect(await press({ number: part.number, forumYear: 2026 })).toMatchObject({ fault: 'noSuchOrder' })
})

test('orders by card and free ones have no invoice, and so no act', async () => {
  const { placed, orders, notice, told, invoiced, now } = await actsShop()
  const card = await placed('by card', 1, 500)
  const { reference } = await orders.openPayment(card, 'liqpay')
  await orders.settle('liqpay', notice(reference))
  const free = await invoiced(1, {
    lines: [{ ticketId: 'f', title: 'Гість', price: 0, attendees: [{ ...aurora, position: '' }] }],
  })
  expect((await now(free)).status).toBe('paid')
  expect(await told({ number: card.number })).toEqual(['noInvoice'])
  expect(await told({ number: free.number })).toEqual(['noInvoice'])
})

test('one order, then the rest of its company', async () => {
  const { paid, told } = await actsShop()
  const [one, two] = [await paid(), await paid()]
  await paid(lyon)
  expect(await told({ number: one.number })).toEqual([['ACT-1/2025', 12_500, [one.number]]])
  expect(await told({ number: one.number, isCompany: true })).toEqual([['ACT-2/2025', 12_500, [two.number]]])
  expect(await told({ number: two.number, isCompany: true })).toEqual(['inAct', 'ACT-1/2025'])
})

test('before the end of the forum there is none, nor where nobody knows when it ends', async () => {
  const { paid, told, context } = await actsShop()
  await paid()
  expect(await told({ over: context.now() + 1 })).toEqual(['early'])
  expect(await told({ over: null })).toEqual(['noDays'])
  expect(await told({ over: context.now() })).toHaveLength(1)
})

test('the same form twice, and two organisers at once, make each act once', async () => {
  const { paid, press, acts } = await actsShop()
  await paid()
  const key = randomUUID()
  const both = await Promise.all([press({ key }), press({ key }), press(), press({ key })])
  expect(both.filter((making) => making.outcome === 'made' && making.isNew)).toHaveLength(1)
  expect(await acts()).toHaveLength(1)
})

test('a void act keeps its number; its orders can be in another one, but not by the form that made it', async () => {
  const { paid, press, told, context, acts } = await actsShop()
  const order = await paid()
  const key = randomUUID()
  await press({ key })
  const [first] = await acts()
  const id = first?.id ?? ''
  const voided = await Promise.all([
    voidAct(context, id, { reason: 'не та назва', by: 'Оля' }),
    voidAct(context, id, { reason: 'ще раз', by: 'Петро' }),
    voidAct(context, 'nobody', { reason: 'так', by: 'Петро' }),
  ])
  expect(voided).toEqual([expect.objectContaining({ voidBy: 'Оля', voidReason: 'не та назва' }), null, null])
  expect(await press({ key })).toMatchObject({ isNew: false, acts: [], all: 1 })
  expect(await told()).toEqual([['ACT-2/2025', 12_500, [order.number]]])
  expect((await acts()).map(({ number, voidAt }) => [number, voidAt])).toEqual([
    ['ACT-1/2025', context.now()],
    ['ACT-2/2025', null],
  ])
})

test('editions, rates of VAT and payers abroad with the same digits are apart', async () => {
  const { paid, told, database } = await actsShop()
  const [one, two, three] = [await paid(), await paid(), await paid({ ...aurora, isAbroad: true })]
  await paid(aurora, 1, { forumYear: 2026 })
  await database.run('UPDATE ticket_order SET vat_rate = NULL WHERE id = ?', two.id)
  expect(await told()).toEqual([
    ['ACT-1/2025', 12_500, [one.number]],
    ['ACT-2/2025', 12_500, [two.number]],
    ['ACT-3/2025', 12_500, [three.number]],
  ])
  expect((await told({ forumYear: 2026 }))[0]?.[0]).toBe('ACT-1/2026')
})

test('letters go to each mailbox once, and once more when somebody says so', async () => {
  const { paid, press, context, acts, outbox } = await actsShop()
  const orders = [
    await paid(),
    await paid({ ...aurora, email: 'ADA@b.example' }),
    await paid({ ...aurora, email: 'b@b.example' }),
  ]
  await press()
  const letters = async () =>
    (await Promise.all(orders.map(({ id }) => outbox.about(id)))).map(
      (all) => all.filter(({ message }) => (message as { kind?: string }).kind === 'act').length,
    )
  expect(await letters()).toEqual([0, 0, 0])
  const [act] = await acts()
  expect(await sendAct(context, act?.id ?? '')).toMatchObject({ letters: 2 })
  expect(await letters()).toEqual([0, 1, 1])
  await voidAct(context, act?.id ?? '', { reason: 'так', by: 'Оля' })
  expect(await sendAct(context, act?.id ?? '')).toBeNull()
})

test('a company that two orders name otherwise has the name of the newest, and both are told before', async () => {
  const { paid, told, database, acts, pass } = await actsShop()
  await paid()
  pass(1000)
  await paid({ ...aurora, company: 'ТОВ «Аврора Плюс»' })
  expect((await planActs(database, 2025)).acts.map(({ names }) => names)).toEqual([['ТОВ «Аврора Плюс»', 'ТОВ «Аврора»']])
  await told()
  expect((await acts())[0]?.content.payer.name).toBe('ТОВ «Аврора Плюс»')
})

test('the invoice of an order in an act is corrected once the act is void; the next one names the corrected payer', async () => {
  const { paid, told, context, acts } = await actsShop()
  const order = await paid()
  await told()
  const payer = { name: 'Ада', company: 'ТОВ «Аврора Плюс»', edrpou: '30000005', address: 'Київ, вул. Вигадана, 1' }
  const correct = () => correctInvoice(context, order.number, { payer, seen: 1, who: 'organiser' })
  expect(await correct()).toEqual({ outcome: 'fixed', because: 'acted' })
  await voidAct(context, (await acts())[0]?.id ?? '', { reason: 'не та назва', by: 'Оля' })
  expect(await correct()).toMatchObject({ outcome: 'corrected' })
  await told()
  expect((await acts())[1]?.content.payer).toMatchObject({ name: payer.company, address: payer.address })
})
