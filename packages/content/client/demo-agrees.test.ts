// What the demo says in words agrees with its records, in every language.
import { join } from 'node:path'
import type { Content } from '@forum/domain/content/content.ts'
import { casesOf } from '@forum/domain/localisation/localised-builder.ts'
import { beforeAll, expect, test } from 'vitest'
import { readDemo } from '../demo/read-demo.ts'
import { createContentSource } from './content-service.ts'

const directory = join(import.meta.dirname, '../demo')

let content: Content
beforeAll(async () => {
  const log = { debug() {}, info() {}, warn() {}, error() {} }
  const source = createContentSource({ location: { kind: 'embedded' }, demoDirectory: directory, log: log as never })
  content = await (await source.read()).content()
})

const speakers = casesOf({ uk: /^спікер/, en: /^speaker/, ru: /^спикер/ })

test.each(speakers)('as many speakers as each edition counts are its people (%s)', (locale, pattern) => {
  const people = new Set(content.people.map(({ id }) => id))
  const counted = content.forums.flatMap(({ year, statistics, speakerIds }) =>
    statistics
      .filter(({ label }) => pattern.test(label[locale] ?? ''))
      .map(({ value }) => ({ year, said: Number(value), are: speakerIds.filter((id) => people.has(id)).length })),
  )
  expect(counted.length).toBeGreaterThan(5)
  expect(counted.filter(({ said, are }) => said !== are)).toEqual([])
})

const all = JSON.stringify([...readDemo(directory).demo().tables]).replaceAll(/,"(?=\w+":)/g, ',\n"')

test.each([
  ['a donation form', /окрема форма|donation form|отдельная форма/],
  ['a line of the invoice for the centre', /окремим рядком|own line of the invoice|отдельной строкой/],
  ['a discount for groups, which no order takes off', /знижка 15|15\s?% off|скидка 15/],
  ['the link “Cookies”, which is called otherwise', /Посилання «Файли cookie»|The “Cookies” link|Ссылка «Файлы cookie»/],
  [
    'a report on the page of donations, where there is none',
    /на сторінці «Підтримка центру»|on the Support the centre page|на странице «Поддержка центра»/,
  ],
  ['an app of the forum', /в застосунку|in the app\b|в приложении/],
  ['a chat for questions', /у чаті<|in the chat<|в чате</],
  ['transcripts', /розшифровк|transcript|расшифровк/],
  ['photographs in print size', /6.000 п(?:ікселів|икселей)|6.000 pixels/],
  [
    'recordings as a part of tickets: they are open to all',
    /<li>[^<]*(?:Записи|записи виступів|[Rr]ecordings|записи выступлений)[^<]*<\/li><\/ul>/,
  ],
  ['introductions', /знайомства за вашим|introductions arranged|знакомства по вашему/],
  ['reports of money every quarter', /щокварталу в|quarterly among|ежеквартально в/],
  ['all fees for the centre', /Внески учасників підуть|Registration fees will support|Взносы участников пойдут/],
  ['a badge before there is one', /бейдж дає право|your badge is the ticket|бейдж даёт право/],
  ['one entrance of two', /Вхід один|There is one entrance|Вход один/],
  ['contracts that are published nowhere', /Усі договори, крім|All contracts, minus|Все договоры, кроме/],
  ['a press kit by two names', /[Пп]ресс-кит/],
  ['a switch of languages below the player', /перемикач під|switch below the|переключатель под/],
  ['a sale of other tickets', /Tickets run from/],
  ['figures of two kinds in English', /_en":[^\n]*\d[ \u00a0]%/],
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
