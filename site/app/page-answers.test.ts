// What stands in the answer of a page beside its own content: the switcher, the other editions, the ways to share, what robots may do, and the page
// of a site that has no content yet. No browser is needed to see it.

import { wordsIn } from '@forum/design/page/locale.ts'
import { type LegalDocument, networks } from '@forum/domain/contact/contact.ts'
import { locales } from '@forum/domain/localisation/locale.ts'
import { DomUtils, parseDocument } from 'htmlparser2'
import { expect, test } from 'vitest'
import { before, contentWith, edition } from './whole-site-builder.ts'
import { wholeSite } from './whole-site-fixture.ts'

const document = (kind: LegalDocument['kind']) => ({ id: kind, kind, ukrainian: `${kind}-uk.1`, other: `${kind}-en.1` })
const socialLinks = networks.map((network) => ({ id: network, network, link: `https://${network}.example` }))
const documents = [document('offer'), document('refund'), document('privacy')]
const site = wholeSite({ ...contentWith(edition(2025)), socialLinks, documents }, { now: before })

/** The links of a page, or of its part with this tag. */
async function linksOn(path: string, tag?: string) {
  const { html } = await site.get(path)
  const page = parseDocument(html).children
  const links = DomUtils.getElementsByTagName('a', tag ? DomUtils.getElementsByTagName(tag, page) : page)
  return links.map((link) => ({ ...link.attribs, text: DomUtils.textContent(link) }) as Record<string, string>)
}

test.each([
  ['/uk/speakers?q=kovalska', '/speakers?q=kovalska'],
  ['/uk/forum/2025/program?day=2025-10-16', '/forum/2025/program?day=2025-10-16'],
  ['/uk/photos/no-such-album', '/photos'],
  ['/uk/no/such/page', ''],
])('on %s the switcher leads to that page, or to the list above what is missing, or home', async (path, expected) => {
  const switcher = (await linksOn(path, 'header')).filter((link) => link['data-language'])
  expect(new Set(switcher.map(({ href }) => href))).toEqual(new Set(locales.map((locale) => `/${locale}${expected}`)))
})

test('from an edition all others are one link away, and it says which one it is', async () => {
  const editions = (await linksOn('/en/forum/2024', 'nav')).filter(({ href = '' }) => /^\/en\/forum\/\d+$/.test(href))
  expect(editions.map(({ href }) => href)).toEqual(expect.arrayContaining(['/en/forum/2020', '/en/forum/2023', '/en/forum/2025']))
  expect(editions.filter((link) => link['aria-current'] === 'page').map(({ text }) => text)).toContain('2024')
})

test.each(['/speakers/olena', '/news/post', '/photos/album', '/videos/film', '/forum/2025/program/talk-2025'])(
  'the page %s can be shared with its own address',
  async (path) => {
    const letters = (await linksOn(`/uk${path}`, 'main')).filter(({ href = '' }) => href.startsWith('mailto:?subject='))
    expect(letters.map(({ href = '' }) => decodeURIComponent(href))).toContainEqual(
      expect.stringContaining(`https://forum.example/uk${path}`),
    )
  },
)

test.each(locales)('in %s networks and documents open a new tab and say so, documents in the language', async (locale) => {
  const outside = (await linksOn(`/${locale}`, 'footer')).filter(({ target }) => target === '_blank')
  expect(new Set(outside.map(({ href }) => href)).size).toBe(networks.length + documents.length)
  for (const { text } of outside) expect(text).toContain(wordsIn(locale).site.newTab)
  const files = outside.flatMap(({ href = '' }) => (href.startsWith('/assets/') ? [href] : []))
  for (const href of files) expect(href).toContain(locale === 'uk' ? '-uk' : '-en')
})

test('a programme in which nothing is found says so, leads to everything, and is listed nowhere', async () => {
  const { status, html } = await site.get('/uk/forum/2025/program?q=zzzz')
  expect([status, html.includes(wordsIn('uk').programme.noneMatching)]).toEqual([200, true])
  expect(html).toContain('content="noindex')
  expect(html).toContain('<link rel="canonical" href="https://forum.example/uk/forum/2025/program"')
  expect((await linksOn('/uk/forum/2025/program?q=zzzz', 'main')).map(({ href }) => href)).toContain('/uk/forum/2025/program')
})

test.each(locales)('before the site has content it says in %s that it wakes up, and whom to ask', async (locale) => {
  const asleep = wholeSite({}, { now: before })
  asleep.services.content.isFilled = () => false
  asleep.services.settings.organisers = { phone: '+380 44 000 00 00', email: 'ask@forum.example', address: 'Київ, вул. Тиха, 1' }
  const { status, html } = await asleep.get(`/${locale}/forum/2025/program`)
  expect([status, html.includes(`<html lang="${locale}"`)]).toEqual([503, true])
  expect(html).toMatch(new RegExp(`<h1[^>]*>${wordsIn(locale).errors.unavailableTitle}</h1>`))
  for (const said of ['tel:+380440000000', 'mailto:ask@forum.example', 'Київ, вул. Тиха, 1']) expect(html).toContain(said)
})

test.each(locales)('while the desk is damaged pages are read as ever, say so in %s, and sell nothing', async (locale) => {
  const closed = wholeSite(contentWith(edition(2025)), { now: before })
  closed.services.settings.isDeskOpen = false
  for (const path of ['', '/speakers', '/forum/2025/program']) {
    const { status, html } = await closed.get(`/${locale}${path}`)
    expect([path, status, html.includes(wordsIn(locale).site.deskClosed)]).toEqual([path, 200, true])
    expect(html).not.toMatch(/href="[^"]*by-card/)
  }
  for (const path of ['tickets', 'by-card', 'by-bank']) {
    const { status, html } = await closed.get(`/${locale}/forum/2025/${path}`)
    expect([path, status, html.includes(wordsIn(locale).ticket.pausedTitle)]).toEqual([path, 200, true])
    expect(html).not.toContain('token-of-order')
  }
})

test('the page of a refused form is one click away', async () => {
  const { pages } = wordsIn('uk').reference
  const answer = await site.send('/uk/pages', {})
  expect(answer.status).toBe(405)
  const html = await answer.text()
  expect(html).toContain(`${wordsIn('uk').errors.notAcceptedTitle}</h1>`)
  expect(html).toMatch(new RegExp(`href="/uk/pages"[^>]*>${wordsIn('uk').errors.openPage}`))
  expect((await site.get('/uk/pages')).html).toContain(`${pages}</h1>`)
})
