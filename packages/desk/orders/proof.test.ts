import { sumOf } from '@forum/domain/order/account.ts'
import { vatIn } from '@forum/domain/order/vat.ts'
import { expect, test } from 'vitest'
import { postgresUrl } from '../storage/database-fixture.ts'
import { insert } from '../storage/insert.ts'
import { booksOfYear, transferBooks } from './books.ts'
import { faultsInBooks, proveBooks } from './proof.ts'
import { playedDesk } from './proof-fixture.ts'
import { deskWithTransfers } from './transfers-fixture.ts'

test('the sums of a desk on which everything happened agree, and are those of the tables for the accountant', async () => {
  const desk = await playedDesk()
  const { equations, faults, tasks } = await proveBooks(desk.database, 2025)
  expect([equations.filter(({ difference }) => difference !== 0), faults]).toEqual([[], []])
  const said = Object.fromEntries(
    equations.flatMap(({ whole, parts }) => [whole, ...parts]).map(({ sum, number, amount }) => [sum, [number, amount]]),
  )
  const seat = 1_250_000
  expect(said).toEqual({
    came: [6, 1_250_000 + 2_600_001 + 1_250_000 + 400_050 + 1_250_000 + 700_007],
    forOrders: [6, 4 * seat - 33_333 + 400_050],
    forOthers: [0, 0],
    waits: [3, 100_001 + seat + 500_005],
    goesBack: [1, 200_002],
    wentBack: [1, 33_333],
    placed: [12, 12 * seat],
    paid: [7, 7 * seat],
    refunded: [2, 2 * seat],
    open: [2, 2 * seat],
    over: [1, seat],
    sold: [9, 9 * seat],
    byTransfer: [4, 4 * seat],
    byHand: [1, seat],
    byCard: [4, 4 * seat],
    received: [6, 5 * seat + 400_050],
    sharesOfSold: [5, 5 * seat],
    sharesOfOpen: [1, 400_050],
    cardCame: [6, 6 * seat],
    cardBought: [4, 4 * seat],
    vain: [2, 2 * seat],
    vainBack: [1, 5_000],
    vainKept: [2, 2 * seat - 5_000],
    refunds: [3, 33_333 + 100_001 + seat],
    refundsByCard: [1, 100_001],
    refundsGoing: [0, 0],
    refundsSent: [1, 33_333],
    refundsKept: [1, seat],
    refundsByHand: [0, 0],
    invoiceRefunds: [2, 33_333 + seat],
    creditNotes: [2, 33_333 + seat],
    acts: [0, 0],
    actOrders: [0, 0],
    vatOfOrders: [9, 9 * vatIn(12_500, 20)],
    vatByTransfer: [5, 5 * vatIn(12_500, 20)],
    vatByCard: [4, 4 * vatIn(12_500, 20)],
  })
  expect(tasks.map(({ rule, id, one, other }) => [rule, id, one, other])).toEqual([
    ['vainKept', '2025-00007', seat, 0],
    ['vainKept', '2025-00008', seat, 5_000],
    ['owed', '2025-00009', seat, 0],
  ])
  const [books, transfers] = [await booksOfYear(desk.database, 2025), await transferBooks(desk.database, 2025)]
  const incomes = books.flatMap((book) => book.incomes)
  const cards = incomes.filter(({ provider }) => provider !== null)
  expect([sumOf(cards), sumOf(cards.filter(({ isInVain }) => isInVain))]).toEqual([said.cardCame?.[1], said.vain?.[1]])
  expect(sumOf(incomes.filter(({ provider }) => provider === null))).toBe(said.received?.[1])
  expect(sumOf(books.flatMap(({ returns }) => returns.filter(({ isInVain }) => !isInVain)))).toBe(said.refunds?.[1])
  expect([transfers.length, sumOf(transfers)]).toEqual(said.came)
})

test('another edition has its own sums; a transfer for orders of two editions is in both, the other part apart', async () => {
  const desk = await deskWithTransfers(9)
  const [one, other] = [await desk.invoiced(), await desk.invoiced(1, { forumYear: 2024 })]
  const both = await desk.noted(2_500_000)
  for (const each of [one, other]) await desk.give(both, each)
  for (const year of [2024, 2025]) {
    const { equations, faults } = await proveBooks(desk.database, year)
    expect(equations[0]?.parts.slice(0, 2).map(({ number, amount }) => [number, amount])).toEqual([
      [1, 1_250_000],
      [1, 1_250_000],
    ])
    expect([equations.filter(({ difference }) => difference !== 0), faults]).toEqual([[], []])
  }
  expect((await proveBooks(desk.database, 2023)).equations.every(({ whole }) => whole.amount === 0)).toBe(true)
})

const notesOf = (order: string) => `SELECT id FROM paper WHERE refund_id IN (SELECT id FROM refund WHERE order_id = ${order})`

/** What is forged, and what must be said of it: the rule, of which order (its place), the two sums. */
const forged: readonly [what: string, sql: readonly string[], said: readonly (readonly [string, number, number])[]][] = [
  [
    'a paid order without money',
    [`UPDATE payment SET state = 'failed' WHERE order_id = ORDER_9`],
    [['paidByNothing', 1_250_000, 0]],
  ],
  [
    'a card payment of another sum',
    ['UPDATE payment SET amount = 1249999 WHERE order_id = ORDER_6'],
    [['paidOtherwise', 1_250_000, 1_249_999]],
  ],
  [
    'a paid order of which a share was taken away',
    ['UPDATE transfer_share SET ended_at = 1 WHERE order_id = ORDER_1'],
    [
      ['paidByNothing', 1_250_000, 0],
      ['received', 1_250_000, 0],
      ['given', 1_250_000, 0],
    ],
  ],
  [
    'an order that waits though its money is there',
    [`UPDATE ticket_order SET status = 'awaiting_payment' WHERE id = ORDER_1`],
    [['fullAndOpen', 1_250_000, 1_250_000]],
  ],
  [
    'an order that is over and keeps money',
    [`UPDATE ticket_order SET status = 'cancelled' WHERE id = ORDER_5`],
    [['overWithMoney', 0, 400_050]],
  ],
  [
    'an order that says more than its shares',
    ['UPDATE ticket_order SET received = 400051 WHERE id = ORDER_5'],
    [['received', 400_051, 400_050]],
  ],
  [
    'more went back than was paid',
    ['UPDATE refund SET amount = 1250001 WHERE order_id = ORDER_6'],
    [['tooMuchBack', 1_250_000, 1_250_001]],
  ],
  [
    'more of a payment in vain went back than it brought',
    ['UPDATE refund SET amount = 1250001 WHERE order_id = ORDER_8'],
    [['paymentOverBack', 1_250_000, 1_250_001]],
  ],
  [
    'a refund of a transfer without its row',
    ['UPDATE refund SET amount = 33334 WHERE order_id = ORDER_4'],
    [
      ['refundWithoutReturn', 33_334, 33_333],
      ['creditOther', 33_334, 33_333],
    ],
  ],
  [
    'a share that says another sum went back',
    ['UPDATE transfer_share SET returned = 33334 WHERE order_id = ORDER_4'],
    [
      ['shareReturned', 33_334, 33_333],
      ['given', 1_216_667, 1_216_666],
    ],
  ],
  [
    'a transfer that says it gave less',
    ['UPDATE transfer SET given = given - 1 WHERE amount = 2600001'],
    [['given', 2_499_999, 2_500_000]],
  ],
  [
    'a transfer that says more goes back',
    ['UPDATE transfer SET returned = returned + 1 WHERE amount = 700007'],
    [['returned', 200_003, 200_002]],
  ],
  [
    'a refund of an invoice without its credit note',
    [
      `DELETE FROM paper_order WHERE paper_id IN (${notesOf('ORDER_10')})`,
      `DELETE FROM paper WHERE id IN (${notesOf('ORDER_10')})`,
    ],
    [['creditMissing', 1_250_000, 0]],
  ],
  [
    'a credit note of a refund that failed',
    [`UPDATE refund SET state = 'failed' WHERE order_id = ORDER_10`],
    [['creditOther', 0, 1_250_000]],
  ],
  [
    'a paper with another sum than its orders',
    [`UPDATE paper_order SET amount = 1250001 WHERE paper_id IN (${notesOf('ORDER_10')})`],
    [['paperParts', 1_250_000, 1_250_001]],
  ],
  ['numbers of papers with a gap', [`UPDATE paper SET sequence = 4 WHERE id IN (${notesOf('ORDER_10')})`], [['numbering', 0, 0]]],
  [
    'a transfer that gave more than came',
    ['PRAGMA ignore_check_constraints = ON', 'UPDATE transfer SET amount = 2500000 - 1 WHERE amount = 2600001'],
    [['overdrawn', 2_499_999, 2_500_000]],
  ],
]

test.each(forged.map(([what, ...rest]) => [what, rest] as const))('%s is named, with both sums', async (_, [sql, said]) => {
  // PostgreSQL checks its rows whatever is asked.
  if (sql[0]?.startsWith('PRAGMA') && postgresUrl() !== null) return
  const desk = await playedDesk()
  const ids = new Map((await desk.orders.list()).map(({ id, number }) => [number, id]))
  const put = (text: string) =>
    text.replaceAll(/ORDER_(\d+)/g, (__, place: string) => `'${ids.get(`2025-${place.padStart(5, '0')}`)}'`)
  for (const text of sql) await desk.database.run(put(text))
  const { faults } = await proveBooks(desk.database, 2025)
  expect(faults.map(({ rule, one, other }) => [rule, one, other])).toEqual(expect.arrayContaining([...said]))
  expect(faults).toHaveLength(said.length)
  expect(await faultsInBooks(desk.database)).toHaveLength(said.length)
})

test('an act whose sum is no longer what its order keeps is to be made anew; one that is void says nothing', async () => {
  const desk = await playedDesk()
  const act = async (place: number, number: string) => {
    const own = { id: number, kind: 'act', forum_year: 2025, sequence: place, number, sum: 1_250_000, content: '{}' }
    await insert(desk.database, 'paper', { ...own, issued_at: 1, issued_by: '' })
    await desk.database.run(
      'INSERT INTO paper_order (paper_id, order_id, amount) SELECT ?, id, 1250000 FROM ticket_order WHERE number = ?',
      ...[own.id, `2025-0000${place === 1 ? 1 : 4}`],
    )
  }
  await act(1, 'ACT-1/2025')
  await act(2, 'ACT-2/2025')
  const outdated = async () => {
    const { equations, faults, tasks } = await proveBooks(desk.database, 2025)
    expect([equations.filter(({ difference }) => difference !== 0), faults]).toEqual([[], []])
    return tasks.filter(({ rule }) => rule === 'actOutdated').map(({ id, note, one, other }) => [id, note, one, other])
  }
  expect(await outdated()).toEqual([['2025-00004', 'ACT-2/2025', 1_216_667, 1_250_000]])
  await desk.database.run("UPDATE paper SET void_at = 2, void_by = '' WHERE id = 'ACT-2/2025'")
  expect(await outdated()).toEqual([])
})

test('two faults that outweigh each other leave the sums equal, and are both named', async () => {
  const desk = await playedDesk()
  const ids = new Map((await desk.orders.list()).map(({ id, number }) => [number, id]))
  const change = (sum: string, number: string) =>
    desk.database.run(`UPDATE payment SET amount = amount ${sum} WHERE order_id = ?`, ids.get(number) ?? '')
  await change('- 7', '2025-00006')
  await change('+ 7', '2025-00009')
  const { equations, faults } = await proveBooks(desk.database, 2025)
  expect(equations.find(({ name }) => name === 'money')?.difference).toBe(0)
  expect(faults.map(({ rule, id, one, other }) => [rule, id, other - one])).toEqual([
    ['paidOtherwise', '2025-00006', -7],
    ['paidOtherwise', '2025-00009', 7],
  ])
})
