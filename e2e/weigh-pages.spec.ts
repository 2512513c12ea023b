// What a phone must be sent before it can draw a page, as the built site sends it. Growth is decided here, not found in a bench.
import { brotliCompressSync, constants } from 'node:zlib'
import { type APIRequestContext, expect, test } from '@playwright/test'

/** KB (1000 bytes) of brotli: the document, and the styles in it. What the templates had on 22 November 2026, and a little air. */
const budgets: [path: string, document: number, styles: number][] = [
  ['/uk', 26.5, 8],
  ['/uk/speakers', 18, 6],
  ['/uk/forum/2025/speakers', 18, 6],
  ['/uk/forum/2025/program', 27, 8],
  ['/uk/forum/2025/program/mala-heneratsiia', 20.5, 7],
  ['/uk/speakers/severyn-zaichenko', 18, 6.5],
  ['/uk/news', 18, 6],
  ['/uk/news/tsiny-na-kvytky-2025', 18, 6.5],
  ['/uk/forum/2025/tickets', 19, 6.5],
  ['/uk/forum/2025/by-card', 18, 6],
  ['/uk/forum/2023', 24.5, 8],
  ['/uk/contacts', 16, 6],
]
/** KB of brotli of all scripts that the client of a page is started with. */
const scriptBudget = 145

const packed = (text: string) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }).byteLength / 1000

test('no template weighs more than its budget, and nothing but the page precedes its first paint', async ({ request }) => {
  for (const [path, documentBudget, styleBudget] of budgets) {
    const html = await (await request.get(path)).text()
    expect.soft(packed(html), `the document of ${path}`).toBeLessThan(documentBudget)
    const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text)
    expect.soft(styles, `styles of ${path}`).toHaveLength(1)
    expect.soft(packed(styles.join('')), `styles of ${path}`).toBeLessThan(styleBudget)
    const head = html.slice(0, html.indexOf('</head>')).replace(/<noscript[\s\S]*?<\/noscript>/g, '')
    const before = head.match(/rel="(?:stylesheet|preload|modulepreload)"|<script[^>]* src=/g)
    expect.soft(before, `sheets, fonts and scripts before ${path}`).toBeNull()
    const first = html.match(/fetchpriority="high"/gi)?.length ?? 0
    expect.soft(first, `pictures of ${path} that go before the others`).toBeLessThanOrEqual(1)
    expect.soft(await scripts(request, html), `scripts of ${path}`).toBeLessThan(scriptBudget)
  }
})

async function scripts(request: APIRequestContext, html: string): Promise<number> {
  const [, entry = ''] = /import\("(\/static\/entry\.client-[^"]+)"\)/.exec(html) ?? []
  const [, pieces = ''] = /data-pieces="([^"]+)"/.exec(html) ?? []
  const files = new Set([entry, ...pieces.split(' '), ...(html.match(/\/static\/[\w.-]+\.js/g) ?? [])])
  const texts = await Promise.all([...files].map(async (file) => (await request.get(file)).text()))
  return texts.reduce((sum, text) => sum + packed(text), 0)
}
