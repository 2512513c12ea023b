// What a phone must be sent before it can draw a page, as the built site sends it. Growth is decided here, not found in a bench.
import { brotliCompressSync, constants } from 'node:zlib'
import { type APIRequestContext, expect, test } from '@playwright/test'

/** KB (1000 bytes) of brotli: the document, and the styles in it. What the templates had on 23 November 2026, and a little air. */
const budgets: [path: string, document: number, styles: number][] = [
  ['/uk', 16.4, 5.6],
  ['/uk/speakers', 12.0, 4.2],
  ['/uk/forum/2025/speakers', 12.0, 4.2],
  ['/ru/forum/2025/speakers', 12.0, 4.2],
  ['/uk/forum/2025/program', 17.1, 5.6],
  ['/uk/forum/2025/program/mala-heneratsiia', 13.5, 4.9],
  ['/uk/speakers/severyn-zaichenko', 11.7, 4.4],
  ['/uk/news', 11.8, 4.0],
  ['/uk/news/tsiny-na-kvytky-2025', 11.7, 4.3],
  ['/uk/forum/2025/tickets', 12.9, 5.0],
  ['/uk/forum/2025/by-card', 11.5, 3.1],
  ['/uk/forum/2023', 15.4, 5.6],
  ['/uk/forum/2024?picture=7', 16.5, 5.8],
  ['/uk/forum/2025', 15.9, 5.4],
  ['/uk/contacts', 9.9, 3.7],
]
/** KB of brotli of all scripts that the client of a page is started with, the words of its language and the starter with its faces among them (aim 120; React and its router are 92). */
const scriptBudget = 148.5

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
  const textOf = async (file: string) => (await request.get(file)).text()
  const texts = await Promise.all([...files].map(textOf))
  const words = new Set((await textOf(entry)).match(/catalogue-[\w-]+\.js/g))
  expect.soft(words.size, 'languages of which one is asked for').toBe(3)
  const weights = await Promise.all([...words].map(async (file) => packed(await textOf(`/static/${file}`))))
  return texts.reduce((sum, text) => sum + packed(text), 0) + Math.max(...weights)
}
