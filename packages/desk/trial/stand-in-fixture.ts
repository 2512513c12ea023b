// A site and its desk on loopback that answer every question as they should, but for what a test changes.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { locales } from '@forum/domain/localisation/locale.ts'
import { onTestFinished } from 'vitest'

export const siteUrl = 'https://forum.example'
const listed = [
  '',
  '/about',
  '/news/first',
  '/news/second',
  '/news/third',
  '/forum/2024',
  '/forum/2025',
  '/forum/2025/program?day=one&x=y',
]
const lost = /\/(?:404|nothing)$/

/** The page of everything: it names files, a picture, a card and a form. */
const page = (
  heading: string,
) => `<meta property="og:image" content="${siteUrl}/share/uk/home.jpg"><script src="/static/a-1.js"></script>
  <link rel="stylesheet" href="/static/a-1.css"><h1 class="x"> ${heading} </h1><img src="/assets/one/100.avif"><input type="hidden" name="token" value="t&1"/>`

/** `spoilt` answers instead and returns true, or returns false. */
export async function standIn(
  spoilt: (request: IncomingMessage, response: ServerResponse, origin: 'site' | 'desk') => boolean = () => false,
) {
  const start = async (origin: 'site' | 'desk') => {
    const server = createServer((request, response) => {
      if (!spoilt(request, response, origin)) answer(request, response, origin)
    })
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    onTestFinished(() => {
      server.close()
      server.closeAllConnections()
    })
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }
  return { site: await start('site'), desk: await start('desk') }
}

export function answer(request: IncomingMessage, response: ServerResponse, origin: 'site' | 'desk', status?: number): void {
  const path = request.url ?? ''
  const [, locale] = /^\/sitemap-(\w\w)\.xml$/.exec(path) ?? []
  const isFile = /\.(?:xml|txt|js|css|jpg|avif|json|atom|ics|webmanifest)$|^\/(?:readyz|healthz)$/.test(path)
  const right = path === '/' ? 403 : lost.test(path) ? 404 : request.method === 'POST' ? 400 : 200
  response.writeHead(status ?? right, { 'content-type': isFile ? 'text/plain' : 'text/html; charset=utf-8' })
  if (path === '/sitemap.xml') response.end(locales.map((one) => `<loc>${siteUrl}/sitemap-${one}.xml</loc>`).join(''))
  else if (locale) response.end(listed.map((one) => `<loc>${siteUrl}/${locale}${one.replace('&', '&amp;')}</loc>`).join(''))
  else response.end(isFile ? 'text' : page(origin))
}
