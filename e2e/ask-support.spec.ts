// The button that stands over the page, and the ways to ask about tickets (product.md, 4.8).
import { expect, type Page, test } from '@playwright/test'
import { untilSettled } from './settled.ts'
import { openStarted } from './started.ts'

test.use({ viewport: { width: 1280, height: 800 } })

const button = (page: Page) => page.getByRole('button', { name: 'Ticket support' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Help with tickets' })
const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo(0, top), y)

const ways = [
  '/en/lost-tickets',
  'https://telegram.example/kyivforum_tickets_bot',
  'https://whatsapp.example/380440001002',
  'tel:+380440001002',
  'mailto:tickets@forum.example',
]
const linksOf = (page: Page) =>
  dialog(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))

test('it offers the page that sends tickets again, chats, telephone and e-mail; Esc, the cross, a press beside it and Tab close it, the focus returns, and the page below stays', async ({
  page,
}) => {
  await openStarted(page, '/en/news')
  await button(page).click()
  await expect(dialog(page)).toBeVisible()
  await expect(dialog(page)).toBeFocused()
  expect(await linksOf(page)).toEqual(ways)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(button(page)).toBeFocused()

  await page.keyboard.press('Enter')
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(button(page)).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
  await page.mouse.click(200, 300)
  await expect(dialog(page)).toBeHidden()
  await expect(button(page)).toBeFocused()
  await expect(page).toHaveURL(/\/en\/news$/)

  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
  await page.mouse.move(300, 300)
  await page.mouse.wheel(0, 500)
  for (let step = 0; step < ways.length + 1; step++) await page.keyboard.press('Tab')
  await expect(dialog(page).getByRole('link').last()).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.keyboard.press('Tab')
  await expect(dialog(page)).toBeHidden()
  await expect(button(page)).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
  await page.getByRole('main').focus()
  await expect(dialog(page)).toBeHidden()
})

test('without scripts it opens and closes', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto('/en')
  await button(page).click()
  await expect(dialog(page)).toBeVisible()
  expect(await linksOf(page)).toEqual(ways)
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(dialog(page)).toBeHidden()
  await page.locator('header summary[aria-label="Menu"]').click()
  await expect(button(page)).toBeHidden()
  await context.close()
})

test('on the home page it comes after the first screen only; ticket pages and the open menu are without it', async ({ page }) => {
  await openStarted(page, '/en')
  await expect(button(page)).toBeHidden()
  // Places are measured: all of the page has its height, in its own fonts.
  await untilSettled(page)
  const hero = await page
    .locator('main > section')
    .first()
    .evaluate((part) => part.getBoundingClientRect().bottom)
  // It appears once the first screen has left its place.
  const place = await page.locator('aside > button').evaluate((part) => part.getBoundingClientRect().top)
  await scrollTo(page, hero - place - 10)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(Math.round(hero - place - 10))
  await expect(button(page)).toBeHidden()
  // Then at the next place that is free of words.
  await expect(async () => {
    await page.mouse.wheel(0, 40)
    // As long as it takes to come, where it may: from the first screen to such a place there are many steps.
    await expect(button(page)).toBeVisible({ timeout: 700 })
  }).toPass({ intervals: [0] })

  await page.setViewportSize({ width: 390, height: 844 })
  await openStarted(page, '/en/news')
  // A page that is laid out while it is scrolled has its end elsewhere.
  await untilSettled(page)
  await scrollTo(page, 100_000)
  await expect(button(page)).toBeVisible()
  await page.locator('header summary[aria-label="Menu"]').click()
  await expect(button(page)).toBeHidden()

  for (const path of ['tickets', 'by-card', 'by-bank', 'by-form']) {
    await page.goto(`/en/forum/2025/${path}`)
    await expect(page.getByRole('main')).toBeVisible()
    await expect(button(page)).toHaveCount(0)
  }
})

for (const [width, height, isBeside] of [
  [390, 844, false],
  [1440, 900, true],
] as const)
  test(`it lies on nothing that can be pressed or read, whole rows and cards included, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    for (const path of ['/en/news', '/en/forum/2025/program']) {
      await openStarted(page, path)
      await untilSettled(page)
      const seen: boolean[] = []
      const end = await page.evaluate(() => document.documentElement.scrollHeight)
      for (let top = 0; top < Math.min(end, 5000); top += height * 0.6) {
        await scrollTo(page, top)
        await page.evaluate(untilRested)
        const shown = await button(page).isVisible()
        seen.push(shown)
        if (shown) expect.soft(await page.evaluate(underSupport), `${path}, ${top} px down`).toEqual([])
      }
      expect(seen, `${path} has it somewhere`).toContain(true)
      if (isBeside) expect(seen, `${path} has it everywhere`).not.toContain(false)
    }
  })

/** Runs in the browser: the button steps aside while the page goes down and for 400 ms, which the page's own clock tells however busy it is, and is faded in. */
async function untilRested(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 500)))
  await Promise.all(
    document
      .querySelector('aside > button')
      ?.getAnimations()
      .map(({ finished }) => finished) ?? [],
  )
}

/** Words of what can be pressed, and lines of text, that the button overlaps by more than a pixel. */
function underSupport(): string[] {
  const own = document.querySelector('aside > button')
  const area = own?.getBoundingClientRect()
  if (!own || !area) return ['no button']
  const covers = ({ left, right, top, bottom }: DOMRect) =>
    Math.min(right, area.right) - Math.max(left, area.left) > 1 && Math.min(bottom, area.bottom) - Math.max(top, area.top) > 1
  const isSeen = (element: Element | null) =>
    element?.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
    getComputedStyle(element).clipPath === 'none' &&
    !element.closest('[aria-hidden=true], aside')
  const pressed = [...document.querySelectorAll('a[href], button, input, select, summary, label')]
    .filter((element) => isSeen(element) && [...element.getClientRects()].some(covers))
    .map((element) => `${element.localName} ${element.textContent?.slice(0, 30)}`)
  const lines: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.textContent?.trim() || !isSeen(text.parentElement)) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    if ([...range.getClientRects()].some(covers)) lines.push(text.textContent.slice(0, 30))
  }
  return [...pressed, ...lines]
}

test('it is inverted while at least half of its height lies over a white section', async ({ page }) => {
  await openStarted(page, '/en/contacts')
  await untilSettled(page)
  await expect(button(page)).toBeVisible()
  const box = await button(page).boundingBox()
  const white = await page
    .locator('main > [data-theme=white]')
    .first()
    .evaluate((part) => part.getBoundingClientRect().top)
  if (!box) throw new Error('the button has no place')
  const middle = box.y + box.height / 2
  const theme = () => page.locator('aside', { has: button(page) }).getAttribute('data-theme')
  const edges = [
    ['ink', middle + 4],
    ['white', middle - 4],
  ] as const
  for (const [expected, edge] of edges) {
    // The section is moved to where its upper edge crosses the button.
    await page.evaluate(
      ([by]) => {
        document.querySelector<HTMLElement>('main')?.style.setProperty('margin-top', `${by}px`)
        window.dispatchEvent(new Event('resize'))
      },
      [edge - white],
    )
    await expect.poll(theme).toBe(expected)
  }
})
