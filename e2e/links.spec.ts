import { expect, test } from '@playwright/test'

test('every internal link and picture of every page that can be reached leads somewhere', async ({ request, baseURL }) => {
  test.setTimeout(240_000)
  const waiting = ['/uk', '/en', '/ru']
  const seen = new Map<string, number>()
  const dead: string[] = []
  while (waiting.length > 0) {
    const batch = waiting.splice(0, 8).filter((path) => !seen.has(path))
    await Promise.all(
      batch.map(async (path) => {
        seen.set(path, 0)
        const response = await request.get(path, { maxRedirects: 0, headers: { accept: '*/*' } })
        seen.set(path, response.status())
        if (response.status() >= 400) dead.push(`${response.status()} ${path}`)
        if (!response.headers()['content-type']?.includes('text/html')) return
        const html = await response.text()
        for (const [, href = ''] of html.matchAll(/<a [^>]*?href="([^"]+)"/g)) {
          const link = new URL(href.replaceAll('&amp;', '&'), `${baseURL}${path}`)
          if (link.origin === baseURL && !seen.has(link.pathname + link.search)) waiting.push(link.pathname + link.search)
        }
      }),
    )
  }
  expect(dead).toEqual([])
  expect(seen.size).toBeGreaterThan(500)
})
