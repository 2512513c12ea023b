import { locales } from '@forum/domain/localisation/locale.ts'
import { expect, test } from '@playwright/test'
import { open } from './hall-screen.ts'
import { port } from './ports.ts'
import { siteOfTests } from './site-process.ts'
import { untilStarted } from './started.ts'

// One site, whose clock stands where a title of 147 letters is on.
test.describe.configure({ mode: 'default' })

const site = siteOfTests({ PORT: String(port('hallScreenSizes')), SITE_NOW: '2025-10-17T13:20:00+03:00' })

test('nothing scrolls and nothing is cut on any screen, and the title is never smaller than 5 vh', async ({ page }) => {
  for (const locale of locales) {
    for (const room of ['', '/velyka', '/sula']) {
      await open(page, site, `/${locale}/forum/2025/dashboard${room}`)
      for (const [width, height] of [
        [1280, 720],
        [1920, 1080],
        [1024, 768],
        [1080, 1920],
        // As one of half the size, unless a size has an end: seen where words are longest.
        ...(locale === 'ru' ? [[3840, 2160] as const] : []),
      ] as const) {
        await page.setViewportSize({ width, height })
        const fault = () => page.evaluate(faultOf, room !== '')
        await expect.poll(fault, { message: `${locale} ${width}×${height} ${room}` }).toBeNull()
      }
    }
  }
  // In a hand there is no room for the clock beside the longest name.
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, site, '/ru/forum/2025/dashboard')
  const meeting = () =>
    page.evaluate(() => {
      const [name, clock] = [document.querySelector('main svg + span'), document.querySelector('main time')]
      const words = document.createRange()
      if (!name || !clock) return null
      words.selectNodeContents(name)
      const [left, right] = [words.getBoundingClientRect(), clock.getBoundingClientRect()]
      return left.right > right.left && left.bottom > right.top
    })
  await expect.poll(meeting).toBe(false)
})

test('words that a reader spaces out lie over none, and a name of the forum without spaces breaks on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await open(page, site, '/uk/forum/2025/dashboard')
  await page.evaluate(() => {
    const spaced = new CSSStyleSheet()
    spaced.replaceSync(
      '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important } p { margin-bottom: 2em !important }',
    )
    document.adoptedStyleSheets = [spaced]
  })
  const sticksOut = () =>
    page.evaluate(() => {
      const boxes = [...document.querySelectorAll<HTMLElement>('[data-card], [data-next]')]
      const out = boxes.find((box) => box.scrollHeight > box.offsetHeight + 1 || box.scrollWidth > box.offsetWidth + 1)
      return out ? out.textContent : null
    })
  await expect.poll(sticksOut).toBeNull()
  await page.setViewportSize({ width: 360, height: 640 })
  await page.locator('h1 span').evaluate((name) => {
    name.textContent = 'д'.repeat(120)
  })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('a screen fits, too, whose fonts come after everything else', async ({ page }) => {
  let come = () => {}
  const started = new Promise<void>((resolve) => {
    come = resolve
  })
  await page.route('**/*.woff2', async (route) => {
    await started
    await route.continue()
  })
  await page.setViewportSize({ width: 1920, height: 1080 })
  // The page is loaded when its fonts are.
  await page.goto(`${site.url}/ru/forum/2025/dashboard/sula`, { waitUntil: 'domcontentloaded' })
  await untilStarted(page)
  const fault = () => page.evaluate(faultOf, true)
  const titleHeight = () => page.evaluate(() => document.querySelector('h1')?.getBoundingClientRect().height)
  await expect.poll(fault).toBeNull()
  const before = await titleHeight()
  come()
  // The other letters are wider.
  await expect.poll(titleHeight).not.toBe(before)
  await expect.poll(fault).toBeNull()
})

/** Runs in the browser: what is wrong with the screen; null: nothing. */
function faultOf(isRoom: boolean): string | null {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement
  if (scrollWidth > clientWidth || scrollHeight > clientHeight) return `it scrolls: ${scrollWidth}×${scrollHeight}`
  if (document.querySelector('[data-tall]')) return 'all titles are small, as where nothing fits'
  for (const card of document.querySelectorAll<HTMLElement>('[data-card]')) {
    const bottom = card.querySelector('h3')?.getBoundingClientRect().bottom ?? 0
    if (bottom > card.getBoundingClientRect().bottom) return `cut: ${card.textContent}`
  }
  const heading = document.querySelector('h1')
  const size = heading ? Number.parseFloat(getComputedStyle(heading).fontSize) : 0
  // Upright, where words would have to be broken, it may be as small as on the same screen laid down.
  if (isRoom && size < Math.min(clientHeight, clientWidth) * 0.05 - 0.1) return `${size} px is less than 5 vh`
  return null
}
