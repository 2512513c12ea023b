// What the demo says in words agrees with its records, in every language.
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import type { Content } from '#domain/content.ts'
import { type Locale, locales } from '#domain/localisation/locale.ts'
import { readDemo } from '../../content/demo/read-demo.ts'
import { createContentSource } from './content-service.ts'

const directory = join(import.meta.dirname, '../../content/demo')

let content: Content
beforeAll(async () => {
  const log = { debug() {}, info() {}, warn() {}, error() {} }
  const source = createContentSource({ location: { kind: 'embedded' }, demoDirectory: directory, log: log as never })
  content = await (await source.read()).content()
})

const speakers = { uk: /^спікер/, en: /^speaker/, ru: /^спикер/ }

test.each(locales)('as many speakers as each edition counts are its people (%s)', (locale: Locale) => {
  const people = new Set(content.people.map(({ id }) => id))
  const counted = content.forums.flatMap(({ year, statistics, speakerIds }) =>
    statistics
      .filter(({ label }) => speakers[locale].test(label[locale] ?? ''))
      .map(({ value }) => ({ year, said: Number(value), are: speakerIds.filter((id) => people.has(id)).length })),
  )
  expect(counted.length).toBeGreaterThan(5)
  expect(counted.filter(({ said, are }) => said !== are)).toEqual([])
})

const all = JSON.stringify([...readDemo(directory).demo().tables])

test.each([
  ['a donation form', /окрема форма|donation form|отдельная форма/],
  ['a line of the invoice for the centre', /окремим рядком|own line of the invoice|отдельной строкой/],
  ['a discount for groups, which no order takes off', /знижка 15|15\s?% off|скидка 15/],
  ['the link “Cookies”, which is called otherwise', /Посилання «Файли cookie»|The “Cookies” link|Ссылка «Файлы cookie»/],
  [
    'a report on the page of donations, where there is none',
    /на сторінці «Підтримка центру»|on the Support the centre page|на странице «Поддержка центра»/,
  ],
])('promises nothing that the site does not do: %s', (_, promise) => {
  expect(promise.test(all)).toBe(false)
})

test('tells of all that is kept in the browser', () => {
  for (const [language, kept] of [
    ['uk', /зірочк/],
    ['en', /stars/],
    ['ru', /звёздочк/],
  ] as const) {
    const cookies = content.pages.find(({ slug }) => slug === 'cookies')
    expect(kept.test(JSON.stringify(cookies?.body[language]))).toBe(true)
  }
})
