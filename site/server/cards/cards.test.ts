import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { demoContent } from '@forum/content/client/demo-content-fixture.ts'
import { locales } from '@forum/domain/localisation/locale.ts'
import { textIn } from '@forum/domain/localisation/localised.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { page, startReadingSite, type TestSite } from '../site-fixture.ts'
import { cardSvg } from './card-svg.ts'
import { fitted, typesetLines, widthOf } from './typesetting.ts'

let site: TestSite
beforeAll(async () => {
  site = await startReadingSite(async () => page('not found', { status: 404 }))
})
afterAll(() => site[Symbol.asyncDispose]())

test('a page is shared with a JPEG of 1200 × 630 that is small enough for every network, made once and kept', async () => {
  const { status, headers, body } = await site.get('/share/uk/forum/2025/program/prices.jpg')
  const { format, width, height } = await sharp(body).metadata()
  expect([status, headers['content-type'], format, width, height]).toEqual([200, 'image/jpeg', 'jpeg', 1200, 630])
  expect(body.byteLength).toBeLessThan(300_000)
  const again = await site.get('/share/uk/forum/2025/program/prices.jpg?x=1', { 'if-none-match': String(headers.etag) })
  expect(again.status).toBe(304)
  const kept = await readdir(join(site.directory, 'images'), { recursive: true })
  expect(kept.filter((name) => name.includes('card-'))).toHaveLength(1)
})

test.each([
  '/share/uk/about.jpg',
  '/share/xx/forum/2025.jpg',
  '/share/uk/forum/2025/program/hidden.jpg',
  '/share/uk/%2e%2e/x.jpg',
])('there is none at %s', async (path) => expect((await site.get(path)).status).toBe(404))

const setting = { face: 'display', spacing: -22 } as const
const place = { sizes: [80, 72, 64, 57, 51, 46, 41, 37], width: 668, height: 340, leading: 1.14 }

test('every title of the demo fits beside a picture, in every language, uncut', async () => {
  const { forums, posts, people } = await demoContent()
  const fields = [
    ...forums.flatMap(({ events }) => events.map(({ title }) => title)),
    ...posts.map(({ title }) => title),
    ...people.map(({ name }) => name),
  ]
  const titles = [...new Set(locales.flatMap((locale) => fields.map((field) => textIn(field, locale))))].filter(Boolean)
  const cut: string[] = []
  for (const title of titles) {
    const { size, lines } = fitted(title, setting, place)
    const widest = Math.max(...lines.map((line) => widthOf(line, { ...setting, size })))
    if (lines.some((line) => line.endsWith('…') && !title.includes('…')) || widest > place.width) cut.push(title)
  }
  expect(cut).toEqual([])
})

test('a title that no size can hold is cut and says so; a word that no line can hold is broken', () => {
  const { lines } = fitted('Довгий заголовок '.repeat(40), setting, place)
  expect(lines.at(-1)).toMatch(/…$/)
  const broken = typesetLines('Ж'.repeat(80), { ...setting, size: 37 }, 668)
  expect(broken.length).toBeGreaterThan(1)
  expect(broken.join('')).toBe('Ж'.repeat(80))
})

test('words are outlines: nothing in the drawing is text, and letters that our faces lack are drawn all the same', () => {
  const svg = cardSvg({ kicker: '<b>&', title: 'Ξένος Ōē', facts: ['ʼ'], siteName: 'Forum', photo: null }, null)
  expect(svg).not.toMatch(/<text|<b>|undefined|NaN/)
  expect(svg.match(/<path transform/g)?.length).toBeGreaterThan(12)
})

test.each([
  [
    'Ukrainian',
    'Скільки коштує незалежність енергетичної системи: щоденники дванадцяти громад, які перейшли на малу генерацію взимку 2025',
  ],
  [
    'of long words',
    'Електроенергетичнонезалежність міжмуніципальноспівпрацюючих теплопостачальнорозподільчих громад Прикарпаттятазакарпаття',
  ],
])('a title of 120 letters (%s) is fitted whole, within its place', (_, title) => {
  expect(title.length).toBeGreaterThanOrEqual(115)
  const { size, lines } = fitted(title, setting, place)
  expect(lines.join('').replaceAll(/\s/g, '')).toBe(title.replaceAll(/\s/g, ''))
  expect(lines.length * size * place.leading).toBeLessThanOrEqual(place.height)
  for (const line of lines) expect(widthOf(line, { ...setting, size })).toBeLessThanOrEqual(place.width)
})
