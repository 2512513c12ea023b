import type { Finding } from '@forum/domain/completeness/finding.ts'
import { inAll } from '@forum/domain/localisation/localised-builder.ts'
import { catalogues } from '@forum/messages/catalogues.ts'
import { expect, it } from 'vitest'
import { incompleteView } from './incomplete-view.ts'

const words = catalogues.uk.incomplete
const record = (collection: string, id: string) => ({ collection, id, name: inAll(`name ${id}`) })
const all: Finding[] = [
  { kind: 'fault', record: record('events', '4'), years: [], field: 'end_date', reason: 'is before the start: field left out' },
  {
    kind: 'fault',
    record: record('pages', '5'),
    years: [],
    field: 'slug',
    reason: '"news" is the address of another page: left out of lists',
  },
  { kind: 'fault', record: record('pages', '6'), years: [], field: 'size', reason: 'is something new: field left out' },
  { kind: 'translation', record: record('speakers', '7'), years: [2025], locale: 'en', fields: ['position', 'stats.2'] },
  { kind: 'translation', record: record('speakers', '8'), years: [2024], locale: 'ru', fields: ['title'] },
  {
    kind: 'clash',
    in: 'room',
    record: record('events', '1'),
    years: [2025],
    of: inAll('Рось'),
    other: record('events', '2'),
    start: Date.parse('2025-10-16T09:00:00+03:00'),
  },
]

const view = (year: number | null) => {
  if (!words) throw new Error('editors read Ukrainian')
  return incompleteView(
    { all, years: [2025, 2024], year, pass: 'a.b', adminUrl: 'https://content.example/admin', isHeldBack: false },
    'uk',
    words,
  )
}

it('shows findings by kind and language with their number, each with its record in the admin application', () => {
  const { total, groups } = view(null)
  expect(total).toBe(6)
  expect(groups.map(({ key, count }) => `${key} ${count}`)).toEqual([
    'fault 3',
    'clash 1',
    'translation-en 1',
    'translation-ru 1',
  ])
  expect(groups.flatMap(({ rows }) => rows).map(({ href }) => href)).toContain('https://content.example/admin/content/events/1')
})

it('says what is to be done in words; what it has none for stays as it is in the log', () => {
  const [faults, clashes, english] = view(null).groups
  expect(faults?.rows.map(({ what }) => what)).toEqual([
    'кінець: раніше за початок: поле не показано',
    'адреса на сайті: "news" адреса іншої сторінки сайту: у списках не показано',
    'size: is something new: поле не показано',
  ])
  expect(clashes?.rows[0]?.what).toBe('16 жовтня, 09:00, Рось: тоді ж там «name 2»')
  expect(english?.rows[0]?.what).toBe('посада, цифри 2')
})

it('shows one edition alone, and leads to the others with the same pass', () => {
  const { total, years } = view(2024)
  expect(total).toBe(1)
  expect(years).toEqual([
    { year: null, href: '/uk/incomplete/a.b', isShown: false },
    { year: 2025, href: '/uk/incomplete/a.b?year=2025', isShown: false },
    { year: 2024, href: '/uk/incomplete/a.b?year=2024', isShown: true },
  ])
})
