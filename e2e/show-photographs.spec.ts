// Real photographs, which the demo does not have: upright and wide ones, in colour, of people and of an album.

import { fixtureTables } from '@forum/content/client/content-fixture.ts'
import { type ContentStub, startContentStub } from '@forum/content/client/content-stub.ts'
import { expect, type Locator, test } from '@playwright/test'
import sharp from 'sharp'
import { port } from './ports.ts'
import { type OwnSite, startOwnSite } from './site-process.ts'
import { spread } from './spread.ts'

/** Test pictures instead of people: halves, a gradient, noise, nearly white, nearly black; upright, wide and square. */
const shots = {
  olena: { id: '11111111-1111-4111-8111-111111111111', size: [900, 1350], look: 'halves' },
  taras: { id: '22222222-2222-4222-8222-222222222222', size: [1600, 900], look: 'halves' },
  gradient: { id: '33333333-3333-4333-8333-333333333333', size: [1000, 1000], look: 'gradient' },
  noise: { id: '44444444-4444-4444-8444-444444444444', size: [900, 1350], look: 'noise' },
  light: { id: '55555555-5555-4555-8555-555555555555', size: [1600, 900], look: 'light' },
  dark: { id: '66666666-6666-4666-8666-666666666666', size: [1000, 1000], look: 'dark' },
} as const
type Shot = (typeof shots)[keyof typeof shots]

// One after the other, so that one site is enough.
test.describe.configure({ mode: 'default' })

let stub: ContentStub
let site: OwnSite

function photograph({ look, size: [width, height] }: Shot): Promise<Buffer> {
  const plain = (background: string) => sharp({ create: { width, height, channels: 3, background } })
  const drawn = {
    halves: () =>
      plain('#f0c040').composite([
        { input: { create: { width, height: height / 2, channels: 3, background: '#102060' } }, top: height / 2, left: 0 },
      ]),
    gradient: () =>
      sharp(
        Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="g" x2="1" y2="1"><stop stop-color="#f4d0b0"/><stop offset=".5" stop-color="#c02040"/><stop offset="1" stop-color="#061830"/></linearGradient><path fill="url(#g)" d="M0 0h${width}v${height}H0z"/></svg>`,
        ),
      ),
    noise: () =>
      sharp({ create: { width, height, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 60 } } }),
    light: () => plain('#fbfaf4'),
    dark: () => plain('#0a0a0c'),
  }
  return drawn[look]().jpeg().toBuffer()
}

test.beforeAll(async () => {
  const tables = fixtureTables()
  tables.set(
    'files',
    Object.values(shots).map(({ id, size: [width, height] }) => ({ id, width, height, title: 'A photograph' })),
  )
  const inAll = (name: string, text: string) =>
    Object.fromEntries(['ua', 'en', 'ru'].map((suffix) => [`${name}_${suffix}`, text]))
  const known = (tables.get('speakers') ?? []).filter(({ slug }) => String(slug) in shots)
  const names = Object.keys(shots) as (keyof typeof shots)[]
  tables.set(
    'speakers',
    names.map((slug, index) => ({
      ...(known.find((record) => record.slug === slug) ?? { id: 20 + index, slug, is_active: true, ...inAll('title', slug) }),
      photo: shots[slug].id,
    })),
  )
  tables.set('photos', [
    {
      id: 1,
      slug: 'day',
      is_active: true,
      ...inAll('title', 'The day'),
      published_date: '2025-01-01T10:00:00',
      cover: shots.taras.id,
      images: names
        .map((name) => shots[name].id)
        .map((file, index) => ({ id: index + 1, directus_files_id: file, sort: index + 1 })),
    },
  ])
  stub = await startContentStub(tables, port('photographsContent'))
  stub.misbehave = async (request, response) => {
    const shot = Object.values(shots).find(({ id }) => request.url?.includes(`/assets/${id}`))
    if (!shot) return false
    response.setHeader('content-type', 'image/jpeg').end(await photograph(shot))
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
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 16)).toBe(true)
  return picture.evaluate((image: HTMLImageElement) => {
    const own = image.getBoundingClientRect()
    const plate = image.closest('picture')?.parentElement?.getBoundingClientRect()
    const { filter, objectFit } = getComputedStyle(image)
    return {
      // Of whole pixels on a small screen.
      ratio: Math.round((image.naturalWidth / image.naturalHeight) * 10) / 10,
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
    expect(new Set(all.map(({ ratio }) => ratio))).toEqual(new Set([0.7, 1, 1.8]))
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

test('a photograph that is all white or all black is told from the page around it, on white and on ink', async ({ page }) => {
  for (const [path, ground] of [
    ['/en/speakers', 255],
    ['/en/photos/day', 14],
  ] as const) {
    await page.goto(`${site.url}${path}`)
    for (const picture of await page.locator('main li img').all()) {
      await seen(picture)
      await expect
        .poll(async () => {
          const { channels } = await sharp(await picture.screenshot()).stats()
          return Math.abs((channels[1]?.mean ?? ground) - ground)
        })
        .toBeGreaterThan(8)
    }
  }
})

test('an album keeps the shape of its photographs, and the viewer their colours, on every screen', async ({ page }) => {
  await page.goto(`${site.url}/en/photos/day`)
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    const all = await Promise.all((await page.locator('main li img').all()).map(seen))
    expect(all.map(({ ratio }) => ratio)).toEqual([0.7, 1.8, 1, 0.7, 1.8, 1])
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
