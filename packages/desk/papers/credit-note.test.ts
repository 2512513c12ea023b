import { StorageFault } from '@forum/desk/storage/database.ts'
import type { Order } from '@forum/domain/order/order.ts'
import { aSeller } from '@forum/domain/order/order-builder.ts'
import { expect, test } from 'vitest'
import { deskWithTransfers } from '../orders/transfers-fixture.ts'
import type { PaperFacts } from './paper-content.ts'
import { papersWhere } from './paper-rows.ts'

const company = { name: 'Ада', email: 'ada@b.example', phone: '1', company: 'ТОВ «Аврора»', edrpou: '30000005' }

const abroad = { name: 'Forum Ltd', address: 'Kyiv', swift: 'AAAAUAUK', correspondent: 'Bank' }
const facts: PaperFacts = {
  seller: aSeller({ abroad }),
  edition: (_, language) => ({ ticket: language === 'en' ? 'Seat' : 'Учасник', forum: 'Форум', date: '', place: '' }),
}

async function shop() {
  const own = await deskWithTransfers(100, facts)
  /** An order that a transfer paid, of so many seats at 12 500 ₴. */
  const paid = async (quantity = 1, more: Parameters<typeof own.invoiced>[1] = {}): Promise<Order> => {
    const order = await own.invoiced(quantity, { buyer: company, ...more })
    await own.give(await own.noted(order.total * 100), order)
    return own.now(order)
  }
  const refund = (order: Order, seats: readonly number[], amount: number | null = null) =>
    own.orders.askRefund(order.number, { seats, amount }, null)
  const papers = () => papersWhere(own.database, 'ORDER BY forum_year, sequence')
  return { ...own, paid, refund, papers }
}

test('money that goes back for an invoice has a credit note in the same transaction, with all that it says', async () => {
  const { paid, refund, papers, context } = await shop()
  const order = await paid(3)
  expect(await refund(order, [0, 2])).toMatchObject({ outcome: 'asked' })
  const [note, ...more] = await papers()
  expect(more).toEqual([])
  expect(note).toMatchObject({
    ...{ kind: 'creditNote', forumYear: 2025, sequence: 1, number: 'CN-1/2025', sum: 2_500_000 },
    ...{ issuedAt: context.now(), issuedBy: '', voidAt: null },
    content: {
      language: 'uk',
      seller: { name: 'ТОВ «Форум»', code: '30000005' },
      payer: { name: 'ТОВ «Аврора»', code: '30000005', isPerson: false },
      orders: [{ number: order.number, issuedAt: order.createdAt }],
      lines: [{ kind: 'seats', title: 'Квиток', quantity: 2, price: 1_250_000, sum: 2_500_000, vat: 416_667 }],
      vat: { rate: 20, sum: 416_667 },
    },
  })
})

test('seats that end without money, orders by card and money that bought nothing have none', async () => {
  const { paid, refund, papers, orders, placed, notice } = await shop()
  const order = await paid(2)
  await refund(order, [0], 0)
  const card = await placed('by card', 1, 100)
  const { reference } = await orders.openPayment(card, 'liqpay')
  await orders.settle('liqpay', notice(reference))
  await orders.askRefund(card.number, { seats: [], amount: null }, null)
  // A second payment, of an order that a transfer paid.
  const { reference: second } = await orders.openPayment(order, 'liqpay')
  await orders.settle('liqpay', notice(second, { amount: 2_500_000 }))
  await orders.settle('liqpay', notice(second, { amount: 2_500_000, refunded: 100, changedAt: 2 }))
  expect(await papers()).toEqual([])
})

test('a payer abroad has it in English, a person without a company by name', async () => {
  const { paid, refund, papers, context } = await shop()
  const abroad = { name: 'Forum Ltd', address: 'Kyiv', swift: 'AAAAUAUK', correspondent: 'Bank' }
  context.paperFacts = {
    ...context.paperFacts,
    seller: aSeller({ abroad }),
    edition: () => ({ ticket: 'Seat', forum: '', date: '', place: '' }),
  }
  await refund(await paid(1, { buyer: { ...company, company: 'Aurora GmbH', edrpou: 'DE 1', isAbroad: true } }), [])
  await refund(await paid(1, { buyer: { ...company, company: '', edrpou: '' } }), [])
  const said = (await papers()).map(({ content: { language, seller, payer, lines } }) => [
    language,
    seller.name,
    payer.name,
    lines[0]?.title,
  ])
  expect(said).toEqual([
    ['en', 'Forum Ltd', 'Aurora GmbH', 'Seat'],
    ['uk', 'ТОВ «Форум»', 'Ада', 'Квиток'],
  ])
})

test.each([
  ['that the provider carries out', 'done', 1],
  ['that the provider refuses', 'failed', 0],
] as const)('a refund %s', async (_, state, number) => {
  const { invoiced, orders, notice, papers, now } = await shop()
  const order = await invoiced(1, { buyer: company })
  const { reference } = await orders.openPayment(order, 'liqpay')
  await orders.settle('liqpay', notice(reference))
  expect((await now(order)).status).toBe('paid')
  const asking = await orders.askRefund(order.number, { seats: [], amount: null }, 'liqpay')
  expect(await papers()).toEqual([])
  await orders.settleRefund(asking.outcome === 'asked' ? asking.refund.id : '', state)
  await orders.settleRefund(asking.outcome === 'asked' ? asking.refund.id : '', state)
  expect(await papers()).toHaveLength(number)
})

test('what the provider tells of by itself has one, too: a part, then the rest', async () => {
  const { invoiced, orders, notice, papers } = await shop()
  const order = await invoiced(2, { buyer: company })
  const { reference } = await orders.openPayment(order, 'liqpay')
  const told = (own: object) => orders.settle('liqpay', notice(reference, { amount: 2_500_000, ...own }))
  await told({})
  expect(await told({ refunded: 12_345, changedAt: 2 })).toBe('partlyRefunded')
  expect(await told({ refunded: 12_345, changedAt: 2 })).toBe('unchanged')
  expect(await told({ state: 'refunded', changedAt: 3 })).toBe('refunded')
  const kinds = (await papers()).map(({ sum, content }) => [sum, content.lines.map(({ kind, sum }) => [kind, sum])])
  expect(kinds).toEqual([
    [12_345, [['reduced', 12_345]]],
    [
      2_487_655,
      [
        ['seats', 2_500_000],
        ['kept', -12_345],
      ],
    ],
  ])
})

test('numbers have no gaps: each edition begins at 1, and what is rolled back takes none', async () => {
  const { paid, refund, papers, context, database, orders } = await shop()
  const [first, second, other] = [await paid(), await paid(), await paid(1, { forumYear: 2026 })]
  await refund(first, [])
  const failing = { ...context, database: { ...database, transaction: failingAfter(database) } }
  await expect(orders.askRefund(second.number, { seats: [], amount: null }, null, failing.database)).rejects.toThrow('disk')
  expect(await papers()).toHaveLength(1)
  await refund(other, [])
  await refund(second, [])
  expect((await papers()).map(({ number }) => number)).toEqual(['CN-1/2025', 'CN-2/2025', 'CN-1/2026'])
})

/** Does all of the work, and is rolled back. */
const failingAfter =
  ({ transaction }: { transaction: Awaited<ReturnType<typeof shop>>['database']['transaction'] }): typeof transaction =>
  (work) =>
    transaction(async (tx) => {
      await work(tx)
      throw new StorageFault('the disk is full')
    })

test('of the order of another buyer only the payer goes who is meant', async () => {
  const { paid, refund, papers, orders, database } = await shop()
  const order = await paid(2, { buyer: { ...company, company: '', edrpou: '' } })
  await refund(order, [0])
  await database.run("UPDATE ticket_order SET buyer = replace(buyer, 'Ада', 'Єва') WHERE id = ?", order.id)
  await refund(order, [1])
  await database.transaction((tx) => orders.eraseAttendees(tx, [order.id], ({ name }) => name === 'Ада'))
  expect((await papers()).map(({ content: { payer } }) => payer.name)).toEqual(['', 'Єва'])
})

test('with the buyer a person goes out of their papers; a company stays, and so do numbers and sums', async () => {
  const { paid, refund, papers, orders, database } = await shop()
  const kept = await paid(1, { buyer: company })
  const erased = [
    await paid(1, { buyer: { ...company, company: '', edrpou: '' } }),
    await paid(1, { buyer: { ...company, company: 'ФОП Ада', edrpou: '1234567899' } }),
  ]
  for (const order of [kept, ...erased]) await refund(order, [])
  await database.transaction((tx) =>
    orders.erase(
      tx,
      [kept, ...erased].map(({ id }) => id),
    ),
  )
  expect((await papers()).map(({ number, sum, content: { payer } }) => [number, sum, payer.name, payer.code])).toEqual([
    ['CN-1/2025', 1_250_000, 'ТОВ «Аврора»', '30000005'],
    ['CN-2/2025', 1_250_000, '', ''],
    ['CN-3/2025', 1_250_000, '', ''],
  ])
})

test('a ticket has on the paper the name that it had on the invoice, whatever editors call it since', async () => {
  const { paid, refund, papers } = await shop()
  const abroad = { ...company, company: 'Aurora GmbH', edrpou: 'DE 1', isAbroad: true as const }
  await refund(await paid(1, { locale: 'uk' }), [])
  await refund(await paid(1, { locale: 'en' }), [])
  await refund(await paid(1, { locale: 'en', buyer: abroad }), [])
  // In a language that the order was not placed in, the content has the name.
  expect((await papers()).map(({ content: { lines } }) => lines[0]?.title)).toEqual(['Квиток', 'Учасник', 'Квиток'])
})
