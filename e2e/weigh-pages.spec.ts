// What a browser must be sent before a page is there, what it loads before anybody touches it, as the built site sends it (brotli, quality 10), and
// what a page asks of others, keeps of its visitor, and is refused by its policy.
import { brotliCompressSync, constants } from 'node:zlib'
import { expect, type Page, test } from '@playwright/test'
import { foreignRequests, kept } from './consent-question.ts'
import { untilStarted } from './started.ts'
import { violations } from './violations.ts'

/** Aim for the styles: 6 (they are to be halved once more). KB (1000 bytes) of the document without its styles, and of these. One first flight of a connection is about 14 KB. */
const budgets = { document: 17, styles: 10.6 }
/** KB of all scripts that a page loads before it is touched: one that is only read, one that keeps times or a list true; and any with everything awake. */
const scripts = { read: 6, kept: 8.2, awake: 90 }

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
/** Pages that are only read. */
const read = /\/(?:contacts|news|tickets|tsiny-na-kvytky-2025)$/
/** Pages that are tools: their islands do not wait for a touch. */
const tools = /\/(?:by-card|my)$/

const packed = (text: string) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }).byteLength / 1000

test('a document and its styles stay within their budgets, and two fonts and one script are all that its head asks for', async ({
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
    expect.soft(head.match(/as="font"/g), `fonts of ${path}`).toHaveLength(2)
    expect.soft(head.match(/<script[^>]* src=/g), `scripts of ${path}`).toHaveLength(1)
    const first = html.match(/fetchpriority="high"/gi)?.length ?? 0
    expect.soft(first, `pictures of ${path} that go before the others`).toBeLessThanOrEqual(1)
  }
})

for (const path of [...paths, ...others])
  test(`${path} loads few scripts before it is touched and not many afterwards, asks and keeps nothing without an answer, meets the policy nowhere`, async ({
    page,
    context,
  }) => {
    const [asked, refused, loaded] = [foreignRequests(page), await violations(page), scriptsOf(page)]
    await page.goto(path, { waitUntil: 'networkidle' })
    const most = read.test(path) ? scripts.read : scripts.kept
    if (paths.includes(path) && !tools.test(path)) expect.soft(await loaded.weight()).toBeLessThan(most)
    await page.mouse.wheel(0, 200)
    await untilStarted(page)
    await page.waitForLoadState('networkidle')
    expect.soft(await loaded.weight(), 'all awake').toBeLessThan(scripts.awake)
    await expect(page.locator('h1').first()).toBeVisible()
    expect([asked, refused, await context.cookies()]).toEqual([[], [], []])
    // The form of an order has no question, and the own programme keeps what it is for.
    if (tools.test(path)) return
    await expect(page.getByRole('region').filter({ has: page.locator('#consent-question') })).toBeVisible()
    expect(await kept(page)).toEqual({ cookies: '', local: 0, session: [] })
  })

test('on a phone whose clock is not Kyiv’s nothing moves while a page comes to life', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 800 }, timezoneId: 'America/New_York' })
  const page = await context.newPage()
  await page.addInitScript(() => {
    const moved = ({ value }: PerformanceEntry & { value?: number }) => {
      document.documentElement.dataset.moved = String(Number(document.documentElement.dataset.moved ?? 0) + (value ?? 0))
    }
    new PerformanceObserver((list) => list.getEntries().forEach(moved)).observe({ type: 'layout-shift', buffered: true })
  })
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await untilStarted(page)
    expect.soft(Number((await page.locator('html').getAttribute('data-moved')) ?? 0), path).toBeLessThan(0.02)
  }
  await context.close()
})

/** Weighs every script that the page is answered from here on. */
function scriptsOf(page: Page) {
  const texts = new Map<string, Promise<string>>()
  const note = (response: import('@playwright/test').Response) => {
    if (response.request().resourceType() === 'script') texts.set(response.url(), response.text())
  }
  page.on('response', note)
  return {
    weight: async () => (await Promise.all(texts.values())).reduce((sum, text) => sum + packed(text), 0),
    end: () => page.off('response', note),
  }
}
