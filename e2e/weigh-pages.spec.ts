// What a browser must be sent before a page is there, what it loads before anybody touches it, as the built site sends it (brotli, quality 10), and
// what a page asks of others, keeps of its visitor, and is refused by its policy.
import { brotliCompressSync, constants } from 'node:zlib'
import { expect, type Page, test } from '@playwright/test'
import { foreignRequests, kept } from './consent-question.ts'
import { untilStarted } from './started.ts'
import { violations } from './violations.ts'

/** Aim for the styles: 6 (they are to be halved once more). KB (1000 bytes) of the document without its styles, and of these. One first flight of a connection is about 14 KB. */
const budgets = { document: 17, styles: 9.3 }
/** KB of all scripts that a page loads before it is touched: one that is only read, one that keeps times or a list true; and any with everything awake. */
const scripts = { read: 7, kept: 9.4, awake: 90.5 }

const paths = [
  '/uk',
  '/uk/speakers',
  '/ru/forum/2025/speakers',
  '/uk/forum/2025/program',
  '/uk/forum/2025/program/mala-heneratsiia',
  '/uk/speakers/severyn-zaichenko',
  '/uk/news',
  '/uk/news/tsiny-na-kvytky-2025',
  '/uk/forum/2025/tickets',
  '/uk/forum/2025/by-card',
  '/uk/forum/2023',
  '/uk/forum/2025',
  '/uk/forum/2025/my',
  '/uk/contacts',
]
/** Pages that are looked at, too, for what they ask, keep and are refused; the last one is of what is nowhere. */
const others = [
  '/en/photos',
  '/uk/photos/zala-u-yakii-rakhuiut',
  '/uk/videos',
  '/uk/about',
  '/ru/speakers/olena-horbenko',
  '/en/no-such-page',
]
/** Pages that are only read; contacts on wide screens alone: a phone has what keeps a time true in sight. */
const read = /\/(?:news|tickets|tsiny-na-kvytky-2025)$/
/** Pages that are tools: their islands do not wait for a touch. */
const tools = /\/(?:by-card|my)$/

const packed = (text: string) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }).byteLength / 1000

test('a document and its styles stay within their budgets, and its head asks for no other file before the first paint', async ({
  request,
}) => {
  for (const path of paths) {
    const html = await (await request.get(path)).text()
    const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text)
    expect.soft(styles, `styles of ${path}`).toHaveLength(1)
    expect.soft(packed(styles.join('')), `styles of ${path}`).toBeLessThan(budgets.styles)
    expect.soft(packed(html.replace(/<style>[\s\S]*?<\/style>/, '')), `the document of ${path}`).toBeLessThan(budgets.document)
    const head = html.slice(0, html.indexOf('</head>'))
    expect.soft(head.match(/rel="(?:stylesheet|modulepreload)"/g), `sheets before ${path}`).toBeNull()
    expect.soft(head.match(/rel="preload"|<script[^>]* src=/g), `files before the first paint of ${path}`).toBeNull()
    expect.soft(head.match(/ data-load="\/static\/load-/g), `the script of ${path}`).toHaveLength(1)
    const first = html.match(/fetchpriority="high"/gi)?.length ?? 0
    expect.soft(first, `pictures of ${path} that go before the others`).toBeLessThanOrEqual(1)
  }
})

/** Pages that follow one another in one tab; those that keep something for their visitor come last. */
const rows = [...paths, ...others].toSorted((one, other) => Number(tools.test(one)) - Number(tools.test(other)))
const groups = Array.from({ length: Math.ceil(rows.length / 5) }, (_, group) => rows.slice(group * 5, (group + 1) * 5))

// On a phone, which loads at least as much as a wide screen, and whose clock is not Kyiv's.
test.use({ viewport: { width: 390, height: 800 } })

for (const group of groups)
  test(`a page loads few scripts before it is touched and not many afterwards, moves nothing as it comes to life, asks and keeps nothing without an answer, meets the policy nowhere: ${group.join(' ')}`, async ({
    page,
    context,
  }) => {
    const [asked, refused] = [foreignRequests(page), await violations(page)]
    await page.addInitScript(noteMoves)
    for (const path of group) {
      const loaded = scriptsOf(page)
      await page.goto(path, { waitUntil: 'networkidle' })
      const most = read.test(path) ? scripts.read : scripts.kept
      if (paths.includes(path) && !tools.test(path)) expect.soft(await loaded.weight(), path).toBeLessThan(most)
      await page.mouse.wheel(0, 200)
      await untilStarted(page)
      await page.waitForLoadState('networkidle')
      expect.soft(await loaded.weight(), `${path}, all awake`).toBeLessThan(scripts.awake)
      loaded.end()
      expect.soft(Number((await page.locator('html').getAttribute('data-moved')) ?? 0), `${path}, moved`).toBeLessThan(0.02)
      await expect(page.locator('h1').first()).toBeVisible()
      expect([path, asked, refused, await context.cookies()]).toEqual([path, [], [], []])
      // The form of an order has no question, and the own programme keeps what it is for.
      if (tools.test(path)) continue
      await expect(page.getByRole('region').filter({ has: page.locator('#consent-question') })).toBeVisible()
      expect([path, await kept(page)]).toEqual([path, { cookies: '', local: 0, session: [] }])
    }
  })

test('contacts are only read on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  const loaded = scriptsOf(page)
  await page.goto('/uk/contacts', { waitUntil: 'networkidle' })
  expect(await loaded.weight()).toBeLessThan(scripts.read)
})

/** Runs in the browser: adds up what moves, on the document itself. */
function noteMoves(): void {
  const moved = ({ value }: PerformanceEntry & { value?: number }) => {
    document.documentElement.dataset.moved = String(Number(document.documentElement.dataset.moved ?? 0) + (value ?? 0))
  }
  new PerformanceObserver((list) => list.getEntries().forEach(moved)).observe({ type: 'layout-shift', buffered: true })
}

/** Weighs every script that the page is answered from here on. */
function scriptsOf(page: Page) {
  const texts = new Map<string, Promise<string>>()
  const note = (response: import('@playwright/test').Response) => {
    if (response.request().resourceType() === 'script') texts.set(response.url(), response.text())
  }
  page.on('response', note)
  return {
    weight: async () => {
      // On a busy machine the network rests before the first script is asked for.
      await expect.poll(() => texts.size).toBeGreaterThan(0)
      return (await Promise.all([...texts].map(async ([url, text]) => weightOf(url, await text)))).reduce(
        (sum, kb) => sum + kb,
        0,
      )
    },
    end: () => page.off('response', note),
  }
}

/** A script is weighed once: its name is of what is in it. */
const weights = new Map<string, number>()

function weightOf(url: string, text: string): number {
  const weight = weights.get(url) ?? packed(text)
  weights.set(url, weight)
  return weight
}
