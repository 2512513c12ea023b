// What visitors ask of the demo's site as a whole, and what must stand first, or among the first three.

import { demoContent } from '@forum/content/client/demo-content-fixture.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import type { Services } from '@forum/site/app/context/context.server.ts'
import { servicesWith } from '@forum/site/app/services-builder.ts'
import { beforeAll, expect, test } from 'vitest'
import { searchView } from './search-view.ts'

let services: Services
beforeAll(async () => {
  const content = await demoContent()
  services = servicesWith(content)
  await services.search.learn(content)
})

const shown = (text: string, locale: Locale, kind: 'session' | null = null) =>
  searchView(services, locale, { text, kind, year: null })
const links = (text: string, locale: Locale) => shown(text, locale).hits.map(({ to }) => to)

test.each([
  ['форум 2019', 'uk', '/uk/forum/2019'],
  ['2019', 'uk', '/uk/forum/2019'],
  ['forum 2019', 'en', '/en/forum/2019'],
  ['форум 2015 года', 'ru', '/ru/forum/2015'],
  ['Kyiv Economic Forum 2023', 'uk', '/uk/forum/2023'],
  ['2025', 'en', '/en/forum/2025'],
  ['квиток', 'uk', '/uk/forum/2025/tickets'],
  ['билет', 'uk', '/uk/forum/2025/tickets'],
  ['ticket', 'ru', '/ru/forum/2025/tickets'],
  ['скільки коштує квиток', 'uk', '/uk/forum/2025/tickets'],
  ['сколько стоит билет', 'ru', '/ru/forum/2025/tickets'],
  ['сколько стоит билет на форум', 'uk', '/uk/forum/2025/tickets'],
  ['ticket price', 'en', '/en/forum/2025/tickets'],
  ['how much are the tickets?', 'en', '/en/forum/2025/tickets'],
  ['де купити квитки', 'uk', '/uk/forum/2025/tickets'],
  ['where can I buy a ticket', 'en', '/en/forum/2025/tickets'],
  ['где купить билеты', 'en', '/en/forum/2025/tickets'],
  ['білети', 'uk', '/uk/forum/2025/tickets'],
  ['купити білет', 'uk', '/uk/forum/2025/tickets'],
  ['ціна квитка студенту', 'uk', '/uk/forum/2025/tickets'],
  ['знижка групі', 'uk', '/uk/forum/2025/tickets'],
  ['group discount', 'en', '/en/forum/2025/tickets'],
  ['скидка студентам', 'ru', '/ru/forum/2025/tickets'],
  ['рахунок-фактура', 'uk', '/uk/forum/2025/by-bank'],
  ['як доїхати', 'uk', '/uk/contacts'],
  ['паркування', 'uk', '/uk/contacts'],
  ['how to get there', 'en', '/en/contacts'],
  ['как добраться', 'ru', '/ru/contacts'],
  ['архів 2021', 'uk', '/uk/forum/2021'],
  ['2017 edition', 'en', '/en/forum/2017'],
  ['рахунок', 'uk', '/uk/forum/2025/by-bank'],
  ['invoice', 'en', '/en/forum/2025/by-bank'],
  ['счёт', 'ru', '/ru/forum/2025/by-bank'],
  ['розклад', 'en', '/en/forum/2025/program'],
  ['schedule', 'uk', '/uk/forum/2025/program'],
  ['журналист', 'uk', '/uk/accreditation'],
] as const)('“%s” in %s leads to %s first', (text, locale, address) => {
  expect(links(text, locale)[0]).toBe(address)
})

test.each([
  ['оферта', 'uk', 'оферта'],
  ['повернення коштів', 'uk', 'повернення'],
  ['refund', 'en', 'Refund'],
  ['возврат денег', 'ru', 'возврат'],
  ['персональні дані', 'uk', 'приватност'],
  ['privacy', 'uk', 'приватност'],
] as const)('“%s” in %s shows the document first', (text, locale, word) => {
  const [first] = shown(text, locale).hits
  expect(first?.title.pieces.join('').toLowerCase()).toContain(word.toLowerCase())
  expect(first?.to).toMatch(/^\/assets\/.+/)
})

test.each([
  ['презентація генерація', 'uk'],
  ['презентация', 'ru'],
  ['presentation', 'en'],
] as const)('“%s” in %s finds materials by what they are', (text, locale) => {
  expect(
    shown(text, locale)
      .hits.slice(0, 3)
      .map(({ kind }) => kind),
  ).toContain('material')
})

test('words of two letters are whole words: they do not match every beginning', () => {
  expect(links('wi-fi', 'uk').length).toBeLessThan(20)
  expect(links('ол', 'uk').length).toBeGreaterThan(0)
})

test.each(['енергія', 'інфляція', 'міста', '2024'])(
  'of “%s” what is drawn is in the order of the search, whatever its kind',
  (text) => {
    const { hits } = shown(text, 'uk')
    const { found } = services.search.find({ query: text, locale: 'uk', now: services.clock.now(), currentYear: 2025 })
    const drawn = hits.map(({ to }) => to).filter((to) => found.some(({ path }) => to === `/uk${path}`))
    expect(drawn.slice(0, 10)).toEqual(found.slice(0, 10).map(({ path }) => `/uk${path}`))
  },
)

test('of what answers as well what is to come stands before what has been', () => {
  const years = shown('енергія', 'uk', 'session').hits.map(({ to }) => Number(to.split('/')[3]))
  expect(years[0]).toBe(2025)
})
