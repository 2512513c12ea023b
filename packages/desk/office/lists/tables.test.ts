import { type Book, booksOfYear, type TransferBook, transferBooks } from '@forum/desk/orders/books.ts'
import { changeAttendee } from '@forum/desk/orders/change-attendee.ts'
import { orderDeliveries } from '@forum/desk/orders/order-deliveries.ts'
import { deskWithTransfers } from '@forum/desk/orders/transfers-fixture.ts'
import { downloads as en } from '@forum/desk/words/downloads/en.ts'
import { downloads as uk } from '@forum/desk/words/downloads/uk.ts'
import readWorkbook from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountTables } from './account-tables.ts'
import { attendeesIn, attendeeTable } from './attendees.ts'
import { salesFigures } from './sales-figures.ts'
import { edition, kinds, soldEdition } from './sold-fixture.ts'
import type { Table } from './table.ts'
import { csvPieces, tableCsv } from './table-csv.ts'
import { xlsxPieces } from './table-xlsx.ts'
import { paidInVain } from './unsettled.ts'

let desk: Awaited<ReturnType<typeof soldEdition>>
let books: Book[]
let transfers: TransferBook[]

beforeAll(async () => {
  desk = await soldEdition()
  books = await booksOfYear(desk.database, 2025)
  transfers = await transferBooks(desk.database, 2025)
})
afterAll(() => desk.database.close())

const columnOf = ({ columns, rows }: Table, title: string) =>
  rows.map((row) => row[columns.findIndex((column) => column.title === title)])
const sumOf = (table: Table, title: string) => columnOf(table, title).reduce<number>((sum, cell) => sum + Number(cell), 0)

test('the three tables of the accountant agree with each other, with the figures and with what the provider and the bank say', async () => {
  const [orders, payments, refunds, moved] = accountTables({ books, transfers }, edition, uk)
  // By card 6000 + 3000 twice + 1000 in vain + 500 + 1000, by transfer 4000; back 3000 twice, 1000,01 and 1000.
  expect([sumOf(payments, uk.columns.received), sumOf(refunds, uk.columns.returnedSum)]).toEqual([1_850_000, 800_001])
  expect(sumOf(orders, uk.columns.left)).toBe(1_850_000 - 800_001)
  expect(sumOf(orders, uk.columns.paid) - sumOf(orders, uk.columns.returned)).toBe(1_850_000 - 800_001)
  const [given, returned, waits] = (['given', 'returned', 'waits'] as const).map((title) => sumOf(moved, uk.columns[title]))
  expect([given, returned, waits, sumOf(moved, uk.columns.received)]).toEqual([299_999, 100_001, 0, 400_000])
  const { total } = await salesFigures(desk.database, { forumYear: 2025, now: desk.now, kinds })
  expect(total.paid - total.returned + (await paidInVain(desk.database)).amount).toBe(1_850_000 - 800_001)
})

test('VAT of the parts of an order adds up to that of its sum, and of what went back to that of what was paid', () => {
  const vatOf = (table: Table) => {
    const [orders, sums] = [columnOf(table, en.columns.order), columnOf(table, en.columns.vat)]
    return (number: string) => orders.reduce<number>((all, order, at) => all + (order === number ? Number(sums[at]) : 0), 0)
  }
  const [orders, payments, refunds] = accountTables({ books, transfers }, edition, en)
  // Paid by one transfer in full, of which 1000,01 went back.
  expect([vatOf(orders)('2025-00003'), vatOf(payments)('2025-00003'), vatOf(refunds)('2025-00003')]).toEqual([
    66_667, 66_667, 16_667,
  ])
  expect(columnOf(orders, en.columns.vatRate).slice(0, 2)).toEqual([20, 20])
  const moved = accountTables({ books, transfers }, edition, en)[3]
  expect([columnOf(moved, en.columns.matched), columnOf(moved, en.columns.vatRate), columnOf(moved, en.columns.vat)]).toEqual([
    [400_000],
    ['20'],
    [66_667],
  ])
  const none = books.map((book) => ({ ...book, order: { ...book.order, vatRate: null } }))
  const [withoutVat] = accountTables({ books: none, transfers }, edition, en)
  expect(new Set([...columnOf(withoutVat, en.columns.vat), ...columnOf(withoutVat, en.columns.vatRate)])).toEqual(new Set([null]))
})

test('VAT of transfers is that of the payments they are: half up by part, the last part of an order takes the rest, orders without a rate have none', async () => {
  const own = await deskWithTransfers(9)
  const [one, other, without] = [await own.invoiced(), await own.invoiced(), await own.invoiced()]
  await own.database.run('UPDATE ticket_order SET vat_rate = 7 WHERE id = ?', other.id)
  await own.database.run('UPDATE ticket_order SET vat_rate = NULL WHERE id = ?', without.id)
  for (const sum of [333_333, 333_333]) await own.give(await own.noted(sum, { day: '2025-09-08' }), one)
  const last = await own.noted(583_334 + 1_250_000 + 5, { day: '2025-09-09' })
  for (const each of [one, other, without]) await own.give(last, each)
  await own.noted(1, { day: '2025-09-10' })
  const given = { books: await booksOfYear(own.database, 2025), transfers: await transferBooks(own.database, 2025) }
  const [, payments, , moved] = accountTables(given, edition, uk)
  // 12 500 ₴ at 20 %: 2083,33; at 7 %: 817,76.
  expect(columnOf(moved, uk.columns.vat)).toEqual([55_556, 55_556, 208_333 - 2 * 55_556 + 81_776, null])
  expect(columnOf(moved, uk.columns.vatRate)).toEqual(['20', '20', '20, 7', ''])
  expect(columnOf(moved, uk.columns.matched)).toEqual([333_333, 333_333, 1_833_339, 0])
  expect(sumOf(moved, uk.columns.vat)).toBe(sumOf(payments, uk.columns.vat))
})

test('an order is one row, with the names of its tickets in Ukrainian', () => {
  const [orders] = accountTables({ books, transfers }, edition, uk)
  expect(columnOf(orders, uk.columns.order)).toEqual(
    ['1', '2', '3', '4', '5', '6', '7', '8'].map((number) => `2025-0000${number}`),
  )
  expect(columnOf(orders, uk.columns.kinds).slice(0, 3)).toEqual(['Учасник × 2', 'Учасник × 1', 'Учасник × 1, Один день × 1'])
  expect(columnOf(orders, uk.columns.way).slice(1, 6)).toEqual(['картка', 'рахунок', 'рахунок', 'рахунок', 'безкоштовно'])
  expect(columnOf(orders, uk.columns.edrpou)[2]).toBe('14360570')
})

test('what a promo code took off stands beside the sum of the order, which is without it', () => {
  const [book] = books
  if (!book) throw new Error('no orders')
  const lines = book.order.lines.map((line) => ({ ...line, reduced: { from: line.price + 500, code: 'LION' } }))
  const [orders] = accountTables({ books: [{ ...book, order: { ...book.order, lines } }], transfers }, edition, uk)
  expect([columnOf(orders, uk.columns.code), columnOf(orders, uk.columns.discount)]).toEqual([['LION'], [100_000]])
  expect(columnOf(orders, uk.columns.total)).toEqual([600_000])
})

test('what came in vain and what is not answered yet can be told from the rest', () => {
  const [, payments, refunds] = accountTables({ books, transfers }, edition, en)
  const vain = payments.rows.filter((row) => row.includes('yes')).map((row) => [row[1], row[4]])
  expect(vain).toEqual([
    [300_000, '2025-00002'],
    [100_000, '2025-00005'],
  ])
  expect(columnOf(refunds, en.columns.returnState)).toEqual(['done', 'done', 'done', 'in progress'])
})

test('of attendees all or one kind is given, by name, with the state of each ticket', () => {
  const all = attendeeTable(attendeesIn(books, edition), uk)
  expect(columnOf(all, uk.columns.attendee)).toEqual(['Ганна', 'Зоя', 'Ірина', 'Марта', 'Ніна', 'Олена', 'Юрій', 'Ada'])
  const full = attendeeTable(attendeesIn(books, edition, 'full'), uk)
  expect(columnOf(full, uk.columns.ticket)).toEqual(['2025-00001/2', '2025-00001/1', '2025-00003/1', '2025-00002/1'])
  expect(columnOf(full, uk.columns.state)).toEqual(['скасований', 'дійсний', 'дійсний', 'дійсний'])
  expect(new Set(columnOf(full, uk.columns.kind))).toEqual(new Set(['Учасник']))
})

test('a family stands together in the list of the door, whichever apostrophe each of it typed', () => {
  const names = ["Дем'янчук Іван", 'Демʼянчук Олена', 'Дем’янчук Яна', 'Демчук Ада']
  const rows = attendeesIn(books, edition).slice(0, 4)
  const called = rows.map((row, at) => ({
    ...row,
    ticket: { ...row.ticket, attendee: { ...row.ticket.attendee, name: names[3 - at] ?? '' } },
  }))
  expect(columnOf(attendeeTable(called, uk), uk.columns.attendee)).toEqual(['Демчук Ада', ...names.slice(0, 3)])
})

test('a seat that another person has taken over is one row, with the name of who comes', async () => {
  const own = await soldEdition()
  const oksana = { name: 'Оксана', company: '', position: '', email: 'oksana@b.example' }
  const context = { database: own.database, outbox: own.outbox, deliveries: orderDeliveries, now: () => own.now }
  await changeAttendee(context, '2025-00001', { seat: 0, attendee: oksana, isReplaced: true })
  const table = attendeeTable(attendeesIn(await booksOfYear(own.database, 2025), edition, 'full'), uk)
  const rows = columnOf(table, uk.columns.ticket).map((number, row) => [number, columnOf(table, uk.columns.attendee)[row]])
  expect(rows.filter(([number]) => number === '2025-00001/1')).toEqual([['2025-00001/1', 'Оксана']])
  expect(rows).toHaveLength(4)
  await own.database.close()
})

/** Every kind of cell, with what people type in order to do harm and what a format could stumble over. */
const odd: Table = {
  name: 'Гроші & <квитки>',
  columns: [
    { title: 'Хто', kind: 'text', width: 20 },
    { title: 'Скільки', kind: 'number', width: 8 },
    { title: 'Сума', kind: 'sum', width: 12 },
    { title: 'Коли', kind: 'moment', width: 17 },
  ],
  rows: [
    ['Ґудзь-Їжакевич «Льон» & <Ко> "ʼ"', 3, 1_250_050, Date.parse('2025-10-16T09:30:00+03:00')],
    ['=HYPERLINK("https://x.example")', 0, -5, Date.parse('2025-11-01T00:00:00+02:00')],
    ['+38\u0000\u000b;1', null, 7, null],
    ['@SUM(A1)', 1, 100_000_000, Date.parse('2025-10-16T09:30:59.999+03:00')],
    ['-2+3 _x0041_ \ud83c\udf0d', 1, 0, null],
  ],
}

test('as text for Excel under Ukrainian settings: semicolons, a comma before kopiykas, days that are days, no formula', () => {
  expect(tableCsv(odd)).toBe(
    [
      '\ufeffХто;Скільки;Сума;Коли',
      '"Ґудзь-Їжакевич «Льон» & <Ко> ""ʼ""";3;12500,50;16.10.2025 09:30',
      `"'=HYPERLINK(""https://x.example"")";0;-0,05;01.11.2025 00:00`,
      `"'+38\u0000\u000b;1";;0,07;`,
      "'@SUM(A1);1;1000000,00;16.10.2025 09:30",
      "'-2+3 _x0041_ \ud83c\udf0d;1;0,00;",
      '',
    ].join('\r\n'),
  )
})

test('a workbook is read by another library: texts letter for letter, numbers as numbers, days as days', async () => {
  const sheets = await readWorkbook(Buffer.concat([...xlsxPieces([odd, { ...odd, name: 'Друга', rows: [] }])]))
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['Гроші & <квитки>', 'Друга'])
  expect(sheets[0]?.data).toEqual([
    ['Хто', 'Скільки', 'Сума', 'Коли'],
    ['Ґудзь-Їжакевич «Льон» & <Ко> "ʼ"', 3, 12_500.5, new Date('2025-10-16T09:30:00Z')],
    ['=HYPERLINK("https://x.example")', 0, -0.05, new Date('2025-11-01T00:00:00Z')],
    ['+38;1', null, 0.07, null],
    ['@SUM(A1)', 1, 1_000_000, new Date('2025-10-16T09:30:00Z')],
    ['-2+3 _x0041_ \ud83c\udf0d', 1, 0, null],
  ])
})

test('a large table leaves in pieces, and no row of it is lost or doubled at their edges', async () => {
  const columns = [{ title: 'Номер', kind: 'number', width: 8 }] as const
  const large: Table = { name: 'Велика', columns, rows: Array.from({ length: 250 }, (_, row) => [row]) }
  const numbers = Array.from({ length: 250 }, (_, row) => row)
  const text = [...csvPieces(large)]
  expect(text.length).toBeGreaterThan(2)
  expect(text.join('').split('\r\n').slice(1, -1).map(Number)).toEqual(numbers)
  const [sheet] = await readWorkbook(Buffer.concat([...xlsxPieces([large])]))
  expect(sheet?.data.slice(1).map(([number]) => number)).toEqual(numbers)
})
