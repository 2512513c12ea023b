// Real photographs, which the demo does not have: upright and wide ones, in colour, of people and of an album.

import { fixtureTables } from '@forum/content/client/content-fixture.ts'
import { type ContentStub, startContentStub } from '@forum/content/client/content-stub.ts'
import { expect, type Locator, test } from '@playwright/test'
import sharp from 'sharp'
import { port } from './ports.ts'
import { type OwnSite, startOwnSite } from './site-process.ts'
import { spread } from './spread.ts'

const upright = '11111111-1111-4111-8111-111111111111'
const wide = '22222222-2222-4222-8222-222222222222'
const sizes = { [upright]: [900, 1350], [wide]: [1600, 900] } as const

// One after the other, so that one site is enough.
test.describe.configure({ mode: 'default' })

let stub: ContentStub
let site: OwnSite

/** Light above, dark below. */
const photograph = ([width, height]: readonly [number, number]) =>
  sharp({ create: { width, height, channels: 3, background: '#f0c040' } })
    .composite([
      { input: { create: { width, height: height / 2, channels: 3, background: '#102060' } }, top: height / 2, left: 0 },
    ])
    .jpeg()
    .toBuffer()

test.beforeAll(async () => {
  const tables = fixtureTables()
  tables.set(
    'files',
    Object.entries(sizes).map(([id, [width, height]]) => ({ id, width, height, title: 'A photograph' })),
  )
  const photos: Record<string, string> = { olena: upright, taras: wide }
  const speakers = tables.get('speakers') ?? []
  tables.set(
    'speakers',
    speakers.map((record) => ({ ...record, photo: photos[String(record.slug)] ?? null })),
  )
  const inAll = (name: string, text: string) =>
    Object.fromEntries(['ua', 'en', 'ru'].map((suffix) => [`${name}_${suffix}`, text]))
  tables.set('photos', [
    {
      id: 1,
      slug: 'day',
      is_active: true,
      ...inAll('title', 'The day'),
      published_date: '2025-01-01T10:00:00',
      cover: wide,
      images: [upright, wide].map((file, index) => ({ id: index + 1, directus_files_id: file, sort: index + 1 })),
    },
  ])
  stub = await startContentStub(tables, port('photographsContent'))
  stub.misbehave = async (request, response) => {
    const id = Object.keys(sizes).find((id) => request.url?.includes(`/assets/${id}`))
    if (!id) return false
    response.setHeader('content-type', 'image/jpeg').end(await photograph(sizes[id as keyof typeof sizes]))
    return true
  }
  site = await startOwnSite({ PORT: String(port('photographs')), CONTENT_API_URL: stub.url })
})

test.afterAll(async () => {
  await site.end()
  await stub.close()
})

/** Waits for a picture; says what part of its plate it covers and how it lies in it. */
async function seen(picture: Locator) {
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 100)).toBe(true)
  return picture.evaluate((image: HTMLImageElement) => {
    const own = image.getBoundingClientRect()
    const plate = image.closest('picture')?.parentElement?.getBoundingClientRect()
    const { filter, objectFit } = getComputedStyle(image)
    return {
      ratio: Math.round((image.naturalWidth / image.naturalHeight) * 100) / 100,
      fills: Math.abs(own.width - (plate?.width ?? 0)) < 1 && Math.abs(own.height - (plate?.height ?? 0)) < 1,
      shape: Math.round((own.width / own.height) * 100) / 100,
      filter,
      objectFit,
    }
  })
}

test('a portrait is seen in forced colours, and printed in dark ink on a part of the sheet', async ({ page }) => {
  const portrait = page.locator('main img').first()
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await page.goto(`${site.url}/en/speakers`)
  await seen(portrait)
  await expect.poll(() => spread(portrait)).toBeGreaterThan(30)
  await page.emulateMedia({ forcedColors: null, colorScheme: null, media: 'print' })
  await page.setViewportSize({ width: 794, height: 1123 })
  await page.goto(`${site.url}/en/speakers/olena`)
  await seen(portrait)
  await expect.poll(() => spread(portrait)).toBeGreaterThan(30)
  await expect.poll(async () => (await page.locator('main > section').first().boundingBox())?.height).toBeLessThan(700)
})

test('photographs of people fill their plates in one ink, upright or wide, on every screen', async ({ page }) => {
  await page.goto(`${site.url}/en/speakers`)
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    const all = await Promise.all((await page.locator('main li img').all()).map(seen))
    expect(new Set(all.map(({ ratio }) => ratio))).toEqual(new Set([0.67, 1.78]))
    for (const one of all) expect(one).toMatchObject({ fills: true, shape: 0.8, filter: 'grayscale(1)', objectFit: 'cover' })
  }
  await page
    .locator('main li a', { has: page.locator('img') })
    .first()
    .click()
  await expect(page).toHaveURL(/\/speakers\/\w/)
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await seen(page.locator('main img').first())).toMatchObject({ fills: true, objectFit: 'cover' })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})

test('an album keeps the shape of its photographs, and the viewer their colours, on every screen', async ({ page }) => {
  await page.goto(`${site.url}/en/photos/day`)
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    const all = await Promise.all((await page.locator('main li img').all()).map(seen))
    expect(all.map(({ ratio }) => ratio)).toEqual([0.67, 1.78])
  }
  await page.goto(`${site.url}/en/photos/day?picture=1`)
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    const shown = page.getByRole('dialog').locator('img').first()
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 100)).toBe(true)
    await expect(shown).toHaveCSS('filter', 'none')
    expect(await shown.evaluate((image: HTMLImageElement) => image.naturalHeight > image.naturalWidth)).toBe(true)
  }
})
