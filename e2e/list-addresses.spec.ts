// The sitemap against the pages themselves: every address in it is a page that says the same of itself, and no page that can be reached is
// missing.
import { type APIRequestContext, expect, test } from '@playwright/test'

test.describe.configure({ mode: 'serial' })
test.setTimeout(240_000)

/** What a page or the sitemap says of an address: its language versions, in the order of their names. */
type Versions = string

const versionsOf = (pairs: (readonly [language: string, href: string])[]): Versions =>
  pairs
    .map(([language, href]) => `${language} ${href}`)
    .toSorted()
    .join('\n')

const plain = (text: string) => text.replaceAll('&amp;', '&')

async function sitemap(request: APIRequestContext): Promise<Map<string, Versions>> {
  const index = await (await request.get('/sitemap.xml')).text()
  const listed = new Map<string, Versions>()
  for (const [, part = ''] of index.matchAll(/<loc>(.*?)<\/loc>/g)) {
    const response = await request.get(plain(part))
    expect(response.status()).toBe(200)
    for (const [, url = ''] of (await response.text()).matchAll(/<url>(.*?)<\/url>/gs)) {
      const loc = plain(/<loc>(.*?)<\/loc>/.exec(url)?.[1] ?? '')
      const links = [...url.matchAll(/hreflang="(.*?)" href="(.*?)"/g)]
      expect(listed.has(loc), `${loc} once`).toBe(false)
      listed.set(loc, versionsOf(links.map(([, language = '', href = '']) => [language, plain(href)])))
    }
  }
  return listed
}

type Head = { canonical: string | undefined; isHidden: boolean; versions: Versions; links: string[] }

function headOf(html: string): Head {
  const links = [...html.matchAll(/<link rel="alternate" hrefLang="(.*?)" href="(.*?)"/g)]
  return {
    canonical: plain(/<link rel="canonical" href="(.*?)"/.exec(html)?.[1] ?? ''),
    isHidden: /<meta name="robots" content="noindex/.test(html),
    versions: versionsOf(links.map(([, language = '', href = '']) => [language, plain(href)])),
    links: [...html.matchAll(/<a [^>]*?href="([^"]+)"/g)].map(([, href = '']) => plain(href)),
  }
}

async function inTurns<T>(items: Iterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items]
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item)
    }),
  )
}

test('every address of the sitemap is a page that names itself and its language versions alike', async ({ request }) => {
  const faults: string[] = []
  const listed = await sitemap(request)
  await inTurns(listed, async ([address, versions]) => {
    const response = await request.get(address, { maxRedirects: 0 })
    if (response.status() !== 200) return void faults.push(`${response.status()} ${address}`)
    const head = headOf(await response.text())
    if (head.isHidden) faults.push(`hidden: ${address}`)
    if (head.canonical !== address) faults.push(`${address} calls itself ${head.canonical}`)
    if (head.versions !== versions) faults.push(`${address}: sitemap\n${versions}\npage\n${head.versions}`)
  })
  expect(faults).toEqual([])
  expect(listed.size).toBeGreaterThan(1000)
})

test('every page that links lead to and that may be listed is in the sitemap', async ({ request, baseURL }) => {
  const listed = await sitemap(request)
  const missing = new Set<string>()
  const seen = new Set<string>()
  let waiting = ['/uk', '/en', '/ru']
  while (waiting.length > 0) {
    const found = new Set<string>()
    await inTurns(waiting, async (path) => {
      seen.add(path)
      const response = await request.get(path, { maxRedirects: 0, headers: { accept: '*/*' } })
      if (response.status() !== 200 || !response.headers()['content-type']?.startsWith('text/html')) return
      const { canonical, isHidden, links } = headOf(await response.text())
      if (!isHidden && canonical && !listed.has(canonical)) missing.add(canonical)
      for (const href of links) {
        const link = new URL(href, `${baseURL}${path}`)
        if (link.origin === baseURL && !/[?&](?:picture|play)=/.test(link.search)) found.add(link.pathname + link.search)
      }
    })
    waiting = [...found].filter((path) => !seen.has(path))
  }
  expect([...missing]).toEqual([])
  expect(seen.size).toBeGreaterThan(1000)
})
