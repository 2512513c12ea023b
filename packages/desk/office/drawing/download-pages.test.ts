import type { BooksView, DownloadsView, FiguresView } from '@forum/desk/office/lists/downloads-view.ts'
import type { OfficeFrame, OfficeView } from '@forum/desk/office/pages/office-view.ts'
import type { BookSum } from '@forum/desk/orders/proof.ts'
import { describe, expect, test } from 'vitest'
import { faultsOfHtml } from '../../../../e2e/html-faults.ts'
import { drawOffice } from './draw-office.tsx'

const none = { seats: 0, paid: 0, returned: 0, expectedSeats: 0, expected: 0 }
const figures: FiguresView = {
  ...{ page: 'figures', year: 2025, years: [2025, 2024] },
  kinds: [
    { ...none, id: 'full', name: 'Учасник', left: 7, seats: 3, paid: 1_200_000, returned: 375_050 },
    { ...none, id: 'day', name: 'Один день', left: null, seats: 1, paid: 100_000, expectedSeats: 2, expected: 200_000 },
    { ...none, id: 'press', name: 'Преса', left: 5 },
  ],
  days: [
    { ...none, day: '2025-09-09', orders: 2, seats: 3, paid: 1_200_000, expectedSeats: 2, expected: 200_000 },
    { ...none, day: '2025-09-10', orders: 1, seats: 1, paid: 100_000, returned: 375_050 },
  ],
  total: { seats: 4, paid: 1_300_000, returned: 375_050, expectedSeats: 2, expected: 200_000 },
}
const empty: FiguresView = { ...{ page: 'figures', year: 2026, years: [2026], kinds: [], days: [], total: none } }
const downloads: DownloadsView = {
  page: 'downloads',
  year: 2025,
  years: [2025],
  kinds: [{ id: 'full', name: 'Учасник' }],
  problem: null,
}

const line = (sum: BookSum, number: number, amount: number) => ({ sum, number, amount })
const books: BooksView = {
  ...{ page: 'books', year: 2025, years: [2025, 2024] },
  equations: [
    {
      name: 'money',
      whole: line('sold', 2, 2_500_000),
      parts: [line('byTransfer', 1, 1_250_000), line('byCard', 1, 1_249_999)],
      difference: 1,
    },
    { name: 'shares', whole: line('received', 2, 1_250_000), parts: [line('sharesOfSold', 2, 1_250_000)], difference: 0 },
    { name: 'orders', whole: line('placed', 2, 2_500_000), parts: [line('paid', 2, 2_500_000)], difference: 0 },
    { name: 'cards', whole: line('cardCame', 0, 0), parts: [line('cardBought', 0, 0)], difference: 0 },
  ],
  faults: [
    {
      ...{ rule: 'paidOtherwise', subject: 'order', id: '2025-00042', label: '', day: '', note: '', year: 2025 },
      ...{ one: 1_250_000, other: 1_249_999 },
    },
    {
      ...{ rule: 'received', subject: 'order', id: '2025-00043', label: '', day: '', note: '', year: 2025 },
      ...{ one: 7, other: 8 },
    },
    {
      ...{ rule: 'given', subject: 'transfer', id: 'f00', label: 'ТОВ «Аврора»', day: '2025-09-09', note: '', year: null },
      ...{ one: 1, other: 2 },
    },
    {
      ...{ rule: 'paperParts', subject: 'paper', id: 'p1', label: 'CN-4/2025', day: '', note: '', year: 2025 },
      ...{ one: 1, other: 2 },
    },
    {
      ...{ rule: 'numbering', subject: 'paper', id: 'CN-3/2025', label: '', day: '', note: '', year: 2025 },
      ...{ one: 0, other: 0 },
    },
  ],
  tasks: [
    {
      ...{ rule: 'actOutdated', subject: 'order', id: '2025-00008', label: '', day: '', note: 'ACT-1/2025', year: 2025 },
      ...{ one: 1_200_000, other: 1_250_000 },
    },
    {
      ...{ rule: 'vainKept', subject: 'order', id: '2025-00007', label: '', day: '', note: 'p-7', year: 2025 },
      ...{ one: 1_250_000, other: 5_000 },
    },
  ],
}
const wellBooks: BooksView = { ...books, equations: books.equations.slice(2), faults: [], tasks: [] }

const draw = (view: OfficeView, language: OfficeFrame['language'] = 'uk') =>
  drawOffice(view, {
    language,
    organiser: { name: 'Олена', role: 'organiser' },
    query: '',
    path: `/${view.page}`,
    siteUrl: 'https://forum.example',
  }).html
const textOf = (html: string) =>
  html
    .replace(/<style>.*?<\/style>/s, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

test.each<[string, OfficeView]>([
  ['figures', figures],
  ['figures of an edition without orders', empty],
  ['books that do not agree', books],
  ['books that agree', wellBooks],
  ['downloads', downloads],
  ['downloads after a refusal', { ...downloads, problem: 'noBadges' }],
])('the page of %s is valid, and has no style that its policy would not let through', async (_, view) => {
  for (const language of ['uk', 'en'] as const) {
    const html = draw(view, language)
    expect(await faultsOfHtml(html)).toEqual([])
    expect(html).not.toMatch(/ style=/)
    // Numbers of orders and firms are no telephones: a phone would make links of them.
    expect(html).toContain('<meta name="format-detection" content="telephone=no')
  }
})

describe('figures', () => {
  test('say sums to the kopiyka, in the language of the desk', () => {
    expect(textOf(draw(figures))).toContain('3 750,50 ₴ повернено')
    expect(textOf(draw(figures, 'en'))).toContain('3 750.50 ₴ refunded')
  })

  test('the newest day stands first, and a bar is as long as its share of the longest', () => {
    const html = draw(figures)
    expect([...html.matchAll(/dateTime="(\d[^"]+)"|datetime="(\d[^"]+)"/g)].map((found) => found[1] ?? found[2])).toEqual([
      '2025-09-10',
      '2025-09-09',
    ])
    const bars = [...html.matchAll(/width="([\d.]+)" height="4" fill="var\(--colour-wheat\)"/g)].map(([, width]) =>
      Math.round(Number(width)),
    )
    expect(bars).toEqual([100, 33, 0, 8, 100])
  })
})

describe('books', () => {
  test('say of each equation whether it agrees, and name what does not fit with both sums and a way there', () => {
    const html = draw(books)
    expect(textOf(html)).toContain('= переказами (1) 12 500 ₴ + карткою (1) 12 499,99 ₴ Різниця: 0,01 ₴')
    expect(textOf(html)).toContain('Суми рівні, але окремі записи – ні: 1')
    expect(textOf(html)).toContain('Замовлення 2025-00042 Коштує 12 500 ₴, а надійшло 12 499,99 ₴.')
    expect(textOf(html)).toContain(
      'Переказ 9 вересня 2025 ТОВ «Аврора» Записано, що зараховано 0,01 ₴, а замовлення мають з нього 0,02 ₴.',
    )
    expect(textOf(html)).toContain(
      'Замовлення 2025-00007, платіж p-7 Оплата без квитків, кошти слід повернути: надійшло 12 500 ₴, повернуто 50 ₴.',
    )
    expect(textOf(html)).toContain('Документ CN-3/2025 У нумерації пропуск: документа з цим номером немає.')
    expect(textOf(html)).toContain(
      'Замовлення 2025-00008, документ ACT-1/2025 В акті 12 500 ₴, а за замовленням лишається 12 000 ₴',
    )
    expect([...html.matchAll(/href="(\/(?:orders|transfers)\/[^"]+)"/g)].map(([, path]) => path)).toEqual([
      '/orders/2025-00042',
      '/orders/2025-00043',
      '/transfers/f00',
      '/orders/papers/p1',
      '/orders/2025-00008',
      '/orders/2025-00007',
    ])
    expect(textOf(html)).not.toContain('Оплати карткою')
  })

  test('that agree say so, in the language of the desk', () => {
    expect(textOf(draw(wellBooks))).toContain('Усі суми збігаються до копійки.')
    expect(textOf(draw(wellBooks, 'en'))).toContain('All sums agree to the kopiyka.')
    expect(textOf(draw(wellBooks, 'en'))).toContain('Placed (2) 25 000 ₴ = paid (2) 25 000 ₴ Agrees')
  })
})

test('every file is asked for by a form, for the edition of the page', () => {
  const html = draw({ ...downloads, year: 2024, years: [2025, 2024] })
  const actions = [...html.matchAll(/<form[^>]* action="(\/papers[^"]*)"[^>]* method="post"/g)].map(([, action]) => action)
  expect(actions).toEqual(['accounts', 'attendees', 'badges'].map((download) => `/papers/${download}?year=2024`))
  expect([...html.matchAll(/value="(\w+)" name="format"/g)].map(([, format]) => format)).toEqual([
    'xlsx',
    'orders',
    'payments',
    'refunds',
    'transfers',
    'xlsx',
    'csv',
  ])
})
