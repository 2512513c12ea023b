// What a phone must be sent before it can draw a page, as the built site sends it. Growth is decided here, not found in a bench.
import { createHash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { locales } from '#domain/localisation/locale.ts'
import { siteOrigin } from './ports.ts'

/** KB (1000 bytes) of brotli, quality 10: the document, the styles in it, and all scripts that the client of a page is started with, the words of its language
    and the starter with its faces among them (at most 120; React and its router are 71 of them). What the templates had on 24 November 2026, and about 0.1
    of air: a countdown or a clock on the page alone moves it by 0.02. */
const budgets: [path: string, document: number, styles: number, scripts: number][] = [
  ['/uk', 13.4, 2.7, 116.2],
  ['/uk/speakers', 11.1, 3.1, 110.4],
  ['/uk/speakers?all=1', 16.15, 3.1, 110.4],
  ['/uk/speakers?q=%D0%B0', 13.15, 3.0, 110.4],
  ['/uk/forum/2025/speakers', 11.2, 3.1, 110.5],
  ['/ru/forum/2025/speakers', 11.15, 3.1, 110.5],
  ['/uk/forum/2025/program', 15.95, 4.1, 119.2],
  ['/uk/forum/2025/program?day=all', 15.65, 4.0, 119.2],
  ['/uk/forum/2025/program/mala-heneratsiia', 12.8, 3.9, 113.5],
  ['/uk/speakers/severyn-zaichenko', 11.05, 3.3, 112.3],
  ['/uk/news', 11.05, 2.8, 103.1],
  ['/uk/news/tsiny-na-kvytky-2025', 11.05, 3.3, 104.1],
  ['/uk/forum/2025/tickets', 12.3, 3.9, 106.2],
  ['/uk/forum/2025/by-card', 12.25, 3.3, 110.0],
  ['/uk/forum/2023', 12.7, 2.5, 119.2],
  ['/uk/forum/2024?picture=7', 13.6, 2.4, 119.2],
  ['/uk/forum/2025', 13.4, 2.6, 119.2],
  ['/uk/contacts', 9.55, 2.9, 106.4],
]

/** What `text` weighs does not hang on chance: the port of this run (alone 0.04), the token of its forms (0.09) and the names of files, which any change makes
    other ones (0.09), are replaced by as many signs that are always the same. The median of `rounds` such sets, an odd number. */
function weightOf(text: string, origin: string, rounds = 1): number {
  const [, token = ''] = /name="token" value="([^"]+)"/.exec(text) ?? []
  const settled = text.replaceAll(origin, 'http://localhost:3000')
  const weights = Array.from({ length: rounds }, (_, round) => {
    const signs = new Map<string, string>()
    const signFor = (chance: string) => {
      const made = createHash('sha512').update(`${round} ${signs.size}`).digest('base64url').slice(0, chance.length)
      return signs.get(chance) ?? signs.set(chance, made).get(chance) ?? ''
    }
    const named = settled.replace(/(?<=[/-])[\w-]{7,8}(?=\.(?:js|css|svg)\b)/g, signFor)
    return packed(token ? named.replaceAll(token, signFor(token)) : named)
  })
  return weights.toSorted((one, other) => one - other)[(rounds - 1) / 2] as number
}

const packed = (text: string) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }).byteLength / 1000

test('no template weighs more than its budget, and nothing but the page precedes its first paint', async ({ request }) => {
  for (const [path, documentBudget, styleBudget, scriptBudget] of budgets) {
    const html = await (await request.get(path)).text()
    expect.soft(html, `forms of ${path}`).toMatch(/name="token" value="[^"]{20,}"/)
    expect.soft(weightOf(html, siteOrigin(), 15), `the document of ${path}`).toBeLessThan(documentBudget)
    const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text)
    expect.soft(styles, `styles of ${path}`).toHaveLength(1)
    expect.soft(weightOf(styles.join(''), siteOrigin()), `styles of ${path}`).toBeLessThan(styleBudget)
    const head = html.slice(0, html.indexOf('</head>')).replace(/<noscript[\s\S]*?<\/noscript>/g, '')
    const before = head.match(/rel="(?:stylesheet|preload|modulepreload)"|<script[^>]* src=/g)
    expect.soft(before, `sheets, fonts and scripts before ${path}`).toBeNull()
    const first = html.match(/fetchpriority="high"/gi)?.length ?? 0
    expect.soft(first, `pictures of ${path} that go before the others`).toBeLessThanOrEqual(1)
    expect.soft(await scripts(request, html, siteOrigin()), `scripts of ${path}`).toBeLessThan(scriptBudget)
  }
})

async function scripts(request: APIRequestContext, html: string, origin: string): Promise<number> {
  const [, entry = ''] = /import\("(\/static\/entry\.client-[^"]+)"\)/.exec(html) ?? []
  const [, pieces = ''] = /data-pieces="([^"]+)"/.exec(html) ?? []
  const files = new Set([entry, ...pieces.split(' '), ...(html.match(/\/static\/[\w.-]+\.js/g) ?? [])])
  const answers = await Promise.all([...files].map((file) => request.get(file)))
  expect
    .soft(
      answers.filter((answer) => !answer.ok()).map((answer) => answer.url()),
      'scripts that are not there',
    )
    .toEqual([])
  const texts = await Promise.all(answers.map((answer) => answer.text()))
  const [, language = ''] = /<html[^>]* lang="(\w+)"/.exec(html) ?? []
  const words = (one: string) => new Set(texts.flatMap((text) => wordsAskedFor(text, one)))
  const [own, others] = [words(language), locales.flatMap((one) => (one === language ? [] : [...words(one)]))]
  expect.soft(others.length, 'files of words in other languages, which the scripts know').toBe(2 * own.size)
  // Named with the scripts, a file of words comes with them, and not after them; its weight is counted.
  const named = (all: Iterable<string>) => [...all].filter((file) => files.has(file))
  expect.soft({ own: named(own), others: named(others) }, 'files of words').toEqual({ own: [...own], others: [] })
  expect.soft(own.size, 'those of the frame among them').toBeGreaterThan(0)
  return texts.reduce((sum, text) => sum + weightOf(text, origin), 0)
}

/** Files of words in `language` that a script asks for when it runs: for each language one function that imports them. */
function wordsAskedFor(script: string, language: string): string[] {
  const lists = script.matchAll(
    new RegExp(`[{,]${language}:\\(\\)=>(\\[?(?:\\w+\\(\\(\\)=>import\\(\`[^\`]+\`\\),\\[\\]\\),?)+)`, 'g'),
  )
  return [...lists].flatMap(([, list = '']) => [...list.matchAll(/`\.\/([^`]+)`/g)].map(([, file]) => `/static/${file}`))
}
