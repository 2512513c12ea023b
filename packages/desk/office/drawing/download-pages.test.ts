import type { DownloadsView, FiguresView } from '@forum/desk/office/lists/downloads-view.ts'
import type { OfficeFrame, OfficeView } from '@forum/desk/office/pages/office-view.ts'
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
