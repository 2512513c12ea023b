// The whole site walked once, from the home pages on: no link is dead, and the sitemap names every page that may be listed, each as it names itself.
import { expect, test } from '@playwright/test'
import { siteOrigin } from './ports.ts'

test.setTimeout(240_000)

/** What a page or the sitemap says of an address: its language versions, in the order of their names. */
type Versions = string

const versionsOf = (pairs: (readonly [language: string, href: string])[]): Versions =>
  pairs
    .map(([language, href]) => `${language} ${href}`)
    .toSorted()
    .join('\n')

const plain = (text: string) => text.replaceAll('&amp;', '&')

/** The sitemap as it stands: address → language versions. */
async function sitemap(origin: string): Promise<Map<string, Versions>> {
  const index = await (await fetch(`${origin}/sitemap.xml`)).text()
  const listed = new Map<string, Versions>()
  for (const [, part = ''] of index.matchAll(/<loc>(.*?)<\/loc>/g)) {
    const response = await fetch(plain(part))
    expect(response.status).toBe(200)
    for (const [, url = ''] of (await response.text()).matchAll(/<url>(.*?)<\/url>/gs)) {
      const loc = plain(/<loc>(.*?)<\/loc>/.exec(url)?.[1] ?? '')
      const links = [...url.matchAll(/hreflang="(.*?)" href="(.*?)"/g)]
      expect(listed.has(loc), `${loc} once`).toBe(false)
      listed.set(loc, versionsOf(links.map(([, language = '', href = '']) => [language, plain(href)])))
    }
  }
  return listed
}

type Answer = { status: number; canonical?: string; isHidden?: boolean; versions?: Versions }

const headOf = (html: string): Omit<Answer, 'status'> => ({
  canonical: plain(/<link rel="canonical" href="(.*?)"/.exec(html)?.[1] ?? ''),
  isHidden: /<meta name="robots" content="noindex/.test(html),
  versions: versionsOf(
    [...html.matchAll(/<link rel="alternate" hrefLang="(.*?)" href="(.*?)"/g)].map(([, language = '', href = '']) => [
      language,
      plain(href),
    ]),
  ),
})

/** Every address that links lead to from the home pages, and those of `more`, each asked for once. */
async function crawl(origin: string, more: Iterable<string>): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>()
  const waiting = new Set([`${origin}/uk`, `${origin}/en`, `${origin}/ru`, ...more])
  const visit = async () => {
    for (let address = next(waiting); address !== undefined; address = next(waiting)) {
      answers.set(address, { status: 0 })
      const response = await fetch(address, { redirect: 'manual' })
      const isPage = response.headers.get('content-type')?.startsWith('text/html')
      const html = isPage ? await response.text() : ''
      await response.body?.cancel().catch(() => undefined)
      answers.set(address, { status: response.status, ...(isPage && headOf(html)) })
      for (const [, href = ''] of html.matchAll(/<a [^>]*?href="([^"]+)"/g)) {
        const link = new URL(plain(href), address)
        link.hash = ''
        // What somebody asked for is as many pages as there are words.
        const isFollowed = link.origin === origin && !link.searchParams.has('q')
        if (isFollowed && !answers.has(link.href)) waiting.add(link.href)
      }
    }
  }
  // A walker that finds nothing waiting while others still read comes back with the next round.
  while (waiting.size > 0) await Promise.all(Array.from({ length: 8 }, visit))
  return answers
}

function next(waiting: Set<string>): string | undefined {
  const [address] = waiting
  if (address !== undefined) waiting.delete(address)
  return address
}

test('no link is dead, and the sitemap names every page that may be listed as it names itself', async () => {
  const listed = await sitemap(siteOrigin())
  const answers = await crawl(siteOrigin(), listed.keys())
  const faults: string[] = []
  for (const [address, { status, canonical, isHidden, versions }] of answers) {
    if (status >= 400) faults.push(`dead: ${status} ${address}`)
    const said = listed.get(address)
    if (said !== undefined) {
      if (status !== 200) faults.push(`listed: ${status} ${address}`)
      if (isHidden) faults.push(`hidden: ${address}`)
      if (canonical !== address) faults.push(`${address} calls itself ${canonical}`)
      if (versions !== said) faults.push(`${address}: sitemap\n${said}\npage\n${versions}`)
    } else if (status === 200 && canonical && !isHidden && !listed.has(canonical)) faults.push(`not listed: ${canonical}`)
  }
  expect(faults).toEqual([])
  expect(listed.size).toBeGreaterThan(1000)
  expect(answers.size).toBeGreaterThan(listed.size + 500)
})
