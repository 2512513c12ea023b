// What readers change about a page for themselves: its colours, the space between its letters, and the sheet that it is printed on.
import { expect, type Locator, type Page, test } from '@playwright/test'
import { untilSettled } from './settled.ts'
import { spread } from './spread.ts'

// Readers' own style sheets ask no policy.
test.use({ bypassCSP: true })

/** The spacing that a reader may set without losing anything (WCAG 2.2, 1.4.12). */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

async function spaceOut(page: Page): Promise<void> {
  await page.addStyleTag({ content: spacing })
}

test('in forced colours pictures, plates, titles on them, logos and room bars are seen, and one day is chosen', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await page.goto('/uk/forum/2025/speakers')
  await expect.poll(() => spread(page.locator('main li a > span').first())).toBeGreaterThan(30)
  await page.goto('/uk/forum/2025')
  await expect.poll(() => spread(page.locator('main a[href*="/videos/"] h3').first())).toBeGreaterThan(30)
  await page.goto('/uk/photos')
  const picture = page.locator('main img').first()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 3)).toBe(true)
  await expect.poll(() => spread(picture)).toBeGreaterThan(30)
  await page.goto('/uk/partners')
  const logo = page.locator('main ul img').first()
  await logo.scrollIntoViewIfNeeded()
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 3)).toBe(true)
  // A picture is loaded before it is painted: what is seen is looked at until it is there.
  await expect.poll(() => spread(logo)).toBeGreaterThan(30)
  await page.goto('/uk/forum/2025/program?day=2025-10-16')
  const edge = (tab: Locator) => tab.evaluate((link) => getComputedStyle(link).borderBottomColor)
  const tabs = page.locator('main nav a[href*="day="]')
  await expect.poll(async () => new Set(await Promise.all([0, 1, 2].map((index) => edge(tabs.nth(index))))).size).toBe(2)
  const bar = page.locator('main p[aria-hidden] i, main [aria-hidden] > p i').first()
  await expect.poll(() => bar.evaluate((i) => getComputedStyle(i).borderLeftWidth)).not.toBe('0px')
})

test('in forced colours the strands of a sheaf are of one colour, and the lit one of another', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/uk/forum/2025/tickets')
  const looks = await page.locator('main svg path').evaluateAll((strands) =>
    strands
      .map((strand) => getComputedStyle(strand))
      .filter(({ fill }) => fill !== 'none')
      .map(({ fill, opacity }) => `${fill} ${opacity}`),
  )
  expect(looks.length).toBeGreaterThan(5)
  expect(new Set(looks).size).toBe(2)
})

test('bars, lists and pickers of the browser are light where a section is, dark elsewhere', async ({ page }) => {
  const schemes = (...parts: string[]) =>
    page.evaluate((all) => all.map((part) => getComputedStyle(document.querySelector(part) as Element).colorScheme), parts)
  await page.goto('/uk/forum/2025/speakers')
  expect(await schemes('html', 'header', 'main select', 'footer')).toEqual(['dark', 'dark', 'light', 'dark'])
  await page.goto('/uk/forum/2025/by-card')
  expect(await schemes('html', 'main select', 'main input')).toEqual(['light', 'light', 'light'])
})

test('spaced-out text is cut nowhere on the programme, and widens no page on a phone or below the whole menu', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 900 })
  for (const day of ['16', '17']) {
    await page.goto(`/uk/forum/2025/program?day=2025-10-${day}`)
    await spaceOut(page)
    const blocks = page.locator('main ol li[data-state]')
    expect(await blocks.count()).toBeGreaterThan(5)
    const cut = (all: Element[]) =>
      all.filter((block) => block.scrollHeight > block.clientHeight + 1).map((block) => block.textContent)
    expect(await blocks.evaluateAll(cut)).toEqual([])
  }
  for (const path of ['/ru', '/uk/search?q=2024']) {
    await page.goto(path)
    await spaceOut(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(1200)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of [
    '/en',
    '/ru',
    '/uk/forum/2025/broadcast',
    '/uk/forum/2025/broadcast/velyka-2025',
    '/uk/thank-you-page',
    '/uk/contacts',
    '/uk/forum/2025/by-card',
    '/uk/forum/2025/tickets',
  ]) {
    await page.goto(path)
    await spaceOut(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390)
    // What a section cuts off widens nothing.
    const right = await page.locator('h1').evaluate((heading) => {
      const words = document.createRange()
      words.selectNodeContents(heading)
      return words.getBoundingClientRect().right
    })
    expect(right, path).toBeLessThanOrEqual(390)
  }
  // The smallest phone, or larger type of the reader's own: what a ticket costs stands above its button, as large as before.
  await page.setViewportSize({ width: 320, height: 640 })
  const price = page.locator('main p[style*="--letters"]').first()
  await expect.poll(() => price.evaluate((words) => Number.parseFloat(getComputedStyle(words).fontSize))).toBeGreaterThan(24)
})

test('a phone number of the contacts stands in one line on every screen; spaced out it does not run under what stands beside it', async ({
  page,
}) => {
  await page.goto('/en/contacts')
  await untilSettled(page)
  for (const width of [360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const lines = await page.locator('main a[href^="tel:"]').evaluateAll((numbers) =>
      numbers.map((number) => {
        const words = document.createRange()
        words.selectNodeContents(number)
        return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size
      }),
    )
    expect(lines.length).toBeGreaterThan(2)
    expect(new Set(lines), `${width} px`).toEqual(new Set([1]))
  }
  await page.setViewportSize({ width: 1280, height: 900 })
  await spaceOut(page)
  const [end, next] = await page
    .locator('main a[href$="/accreditation"]')
    .first()
    .evaluate((beside) => {
      const words = document.createRange()
      words.selectNodeContents(beside.closest('li')?.querySelector('[href^="tel:"]') as Element)
      return [words.getBoundingClientRect().right, beside.getBoundingClientRect().left] as const
    })
  expect(end).toBeLessThanOrEqual(next)
})

test('a word without end in a heading widens no phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  for (const [path, headings] of [
    ['/uk/search?q=порт', 'h3 a, h3 mark'],
    ['/uk/pages', 'h1, h2'],
    ['/uk/forum/2025/program/mala-heneratsiia', 'h1, h2, dl > div:nth-child(2) > dd'],
    ['/uk/forum/2025/program', 'section ol ul a'],
    ['/uk/news/tsiny-na-kvytky-2025', 'h3'],
    ['/uk/contacts', 'h3, [href^="tel:"]'],
    ['/uk/callback', 'h3'],
    ['/uk/venue', 'nav a'],
    ['/uk/speakers/severyn-zaichenko', 'ol li a > span:last-child'],
    ['/uk/forum/2025/dashboard', 'h2, h3'],
    ['/uk/forum/2024', 'li:first-child > h3 + p > span:last-child'],
    ['/uk', 'section:first-of-type p > span:only-child'],
  ] as const) {
    await page.goto(path)
    // The sections still cut what is too wide: the page itself does not grow.
    const right = await page.locator('main').evaluate((main, headings) => {
      for (const text of main.querySelectorAll(headings)) text.textContent = 'Енергонезалежність'.repeat(14)
      const words = document.createRange()
      const ends = [...main.querySelectorAll(headings)].map((text) => {
        words.selectNodeContents(text)
        return words.getBoundingClientRect().right
      })
      return Math.max(...ends)
    }, headings)
    expect(right, path).toBeGreaterThan(180)
    expect(right, path).toBeLessThanOrEqual(360)
  }
})

test('in type twice as large a phone cuts neither date, place and countdown, nor the time of a session, a figure, nor the last line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const first = 'main :is(section:first-of-type, dl) :is(time, dd, p, b, span), footer button'
  for (const [path, parts] of [
    ['/uk', first],
    ['/uk/forum/2025/program/mala-heneratsiia', first],
    ['/uk/forum/2024', `${first}, main li > b`],
  ] as const) {
    await page.goto(path)
    await page.addStyleTag({ content: 'html { font-size: 200% }' })
    const rights = await page.locator(parts).evaluateAll((parts) =>
      parts
        .filter((part) => part.checkVisibility() && part.clientWidth !== 1)
        .map((part) => {
          const words = document.createRange()
          words.selectNodeContents(part)
          return Math.round(words.getBoundingClientRect().right)
        }),
    )
    expect(rights.length, path).toBeGreaterThan(5)
    expect(Math.max(...rights), path).toBeLessThanOrEqual(390)
  }
})

test('in type twice as large nothing is wider than the narrowest phone, not the question of consent either', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of ['/uk', '/uk/forum/2025/broadcast/velyka-2025', '/ru/forum/2025/program', '/en/shelter', '/uk/contacts']) {
    await page.goto(path)
    await page.addStyleTag({ content: 'html { font-size: 200% }' })
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360)
  }
  const answers = page.locator('[data-consent] button')
  await expect(answers).toHaveCount(2)
  await expect(answers.first()).toBeVisible()
  for (const answer of await answers.all()) {
    const box = await answer.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360)
  }
})

test('a room whose name is one long word keeps its column', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/uk/forum/2025/program')
  const name = page.locator('main div[aria-hidden] > p > span:last-child').last()
  await name.evaluate((text) => {
    text.textContent = 'Енергонезалежність'.repeat(7)
  })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280)
})

test('a person is printed in dark ink and leaves room on the sheet', async ({ page }) => {
  await page.setViewportSize({ width: 794, height: 1123 })
  await page.emulateMedia({ media: 'print' })
  await page.goto('/uk/speakers/severyn-zaichenko')
  await expect.poll(async () => (await page.locator('main > section').first().boundingBox())?.height).toBeLessThan(700)
  await expect(page.locator('h1')).toHaveCSS('color', 'rgb(0, 0, 0)')
})

test('logos that were drawn for ink are seen on a sheet, and what is folded on a phone is told on it', async ({ page }) => {
  await page.setViewportSize({ width: 703, height: 1000 })
  await page.emulateMedia({ media: 'print' })
  await page.goto('/uk')
  const logo = page.locator('main a[target=_blank] img').first()
  await logo.scrollIntoViewIfNeeded()
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 3)).toBe(true)
  await expect.poll(() => spread(logo)).toBeGreaterThan(30)
  await page.goto('/uk/forum/2025/tickets')
  await expect(page.locator('main details li').first()).toBeVisible()
})
