// What the site says in each state of the edition and of its sale: every page that a link leads to is there, each that is listed as it names
// itself, and all of them say the same.

import { aContact } from '@forum/domain/contact/contact-builder.ts'
import type { Forum } from '@forum/domain/forum/forum.ts'
import { inAll, inSome } from '@forum/domain/localisation/localised-builder.ts'
import { aSideEvent } from '@forum/domain/programme/programme-builder.ts'
import { aTicket, aTicketGroup } from '@forum/domain/ticket/ticket-builder.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { faultsOfHtml } from '../../e2e/html-faults.ts'
import { addresses } from './sitemap/addresses.server.ts'
import { after, at, before, contentWith, during, edition, onlyInvited } from './whole-site-builder.ts'
import { crawl, linksOf, wholeSite } from './whole-site-fixture.ts'

const canonicalOf = (html: string) => /<link rel="canonical" href="(.*?)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
const isHidden = (html: string) => html.includes('content="noindex')
const versionsOf = (html: string) =>
  [...html.matchAll(/<link rel="alternate" hrefLang="(.*?)" href="(.*?)"/g)].map(([, language = '', href = '']) => ({
    language,
    href: href.replaceAll('&amp;', '&'),
  }))
const spelt = (versions: readonly { language: string; href: string }[]) =>
  versions.map(({ language, href }) => `${language} ${href}`).toSorted()

/** Pages that say the same in their head, though they are not one page: those that search engines may list. */
function alike(pages: Awaited<ReturnType<typeof crawl>>, part: RegExp): string[] {
  const paths = new Map<string, Set<string>>()
  for (const { html } of pages.values()) {
    if (isHidden(html)) continue
    const said = part.exec(html)?.[1] ?? ''
    const canonical = canonicalOf(html)
    paths.set(said, (paths.get(said) ?? new Set()).add(canonical))
  }
  return [...paths].filter(([, same]) => same.size > 1).map(([said, same]) => `${said}: ${[...same].join(', ')}`)
}

const sold = [aTicketGroup({ tickets: [aTicket({ quota: 0 })] })]
const early = [aTicketGroup({ tickets: [aTicket({ saleStart: at('2025-10-01T09:00') })] })]
const late = [aTicketGroup({ tickets: [aTicket({ saleEnd: at('2025-09-01T09:00') })] })]
const nothingYet: Partial<Forum> = { events: [], days: [], broadcasts: [], speakerIds: [], partnerGroups: [], ticketGroups: [] }

const states: [string, Partial<Forum>, number, 'sold' | 'not sold'][] = [
  ['on sale', {}, before, 'sold'],
  ['on sale while it runs', {}, during, 'sold'],
  ['on sale without dates', { start: null, end: null }, before, 'sold'],
  ['soon on sale', { ticketsStatus: 'soon' }, before, 'not sold'],
  ['soon on sale, when it is over', { ticketsStatus: 'soon' }, after, 'not sold'],
  ['no longer on sale', { ticketsStatus: 'ended' }, before, 'not sold'],
  ['of no status', { ticketsStatus: null }, before, 'not sold'],
  ['on sale, but its tickets not yet', { ticketGroups: early }, before, 'not sold'],
  ['on sale, but its tickets no longer', { ticketGroups: late }, before, 'not sold'],
  ['on sale, but sold out', { ticketGroups: sold }, before, 'not sold'],
  ['on sale without tickets', { ticketGroups: [] }, before, 'not sold'],
  ['on sale, but over', {}, after, 'not sold'],
  ['cancelled', { isCancelled: true }, before, 'not sold'],
  ['cancelled, its day gone by', { isCancelled: true }, after, 'not sold'],
  ['archived', { isArchived: true, ticketsStatus: 'ended' }, after, 'not sold'],
  ['only announced', { ...nothingYet, ticketsStatus: null }, before, 'not sold'],
  ['not published in Ukrainian', { title: inSome({ uk: '-', en: 'Forum', ru: 'Форум' }) }, before, 'not sold'],
]

/** Nothing leads to the pages of thanks but what was sent; an unknown year and a cancelled one are reached by what others have kept. */
const starts: [string, ...string[]] = [
  '/uk',
  '/uk/thank-you-page',
  '/uk/success-subscribe',
  '/uk/accreditation',
  '/uk/forum/2020/program',
]

/** Pages that are asked for by more than their address, and the one for those without a network. */
const asked = ['/uk/speakers?q=zzzz', '/uk/search?q=2024', '/uk/search?q=zzzz', '/uk/offline']

/** What is drawn of a page: without the words and values that its islands are drawn of once more. */
const drawn = (html: string) => html.replace(/<script\b.*?<\/script>/gs, '').replace(/ data-[\w-]+="[^"]*"/g, '')

/** Main parts of the pages that were validated. */
const looked = new Set<string>()

const ways = ['/uk/forum/2025/by-card', '/uk/forum/2025/by-bank', '/uk/forum/2025/by-form']

describe.each(states)('while the current edition is %s', (_, own, now, expected) => {
  /** As the edition is by itself, with everything that one can have: before it, while it runs and afterwards. */
  const isPlain = Object.keys(own).length === 0
  const site = wholeSite(contentWith(edition(2025, own)), { now })
  let pages: Awaited<ReturnType<typeof crawl>> = new Map()

  beforeAll(async () => {
    pages = await crawl(site, isPlain ? [...starts, ...asked] : starts)
  })

  test('every link of the site leads to a page, and each page that may be listed is', () => {
    const broken = [...pages]
      .filter(([, { status }]) => status !== 200)
      .map(([path, { status, from }]) => `${from} → ${path}: ${status}`)
    expect(broken).toEqual([])
    expect(pages.size).toBeGreaterThan(25)
    const listed = addresses(site.services).flatMap(({ versions }) =>
      versions.filter(({ language }) => language === 'uk').map(({ href }) => ({ href, versions: spelt(versions) })),
    )
    for (const { href, versions } of listed) {
      const html = pages.get(href.replace('https://forum.example', ''))?.html ?? ''
      expect({ href: canonicalOf(html), versions: spelt(versionsOf(html)), isHidden: isHidden(html) }).toEqual({
        href,
        versions,
        isHidden: false,
      })
    }
    // What no link leads to need not be listed.
    const named = [...pages.values()].filter(({ html, from }) => from && canonicalOf(html) && !isHidden(html))
    const unlisted = named.filter(({ html }) => !listed.some(({ href }) => href === canonicalOf(html)))
    expect(unlisted.map(({ html }) => canonicalOf(html))).toEqual([])
    expect(alike(pages, /<title>(.*?)<\/title>/)).toEqual([])
    expect(alike(pages, /<meta name="description" content="(.*?)"/)).toEqual([])
  })

  test('header, home page, footer and every way to buy agree', async () => {
    const home = pages.get('/uk')?.html ?? ''
    const offered = ways.filter((way) => linksOf(home).includes(way))
    const tickets = drawn(home).includes('Реєстрація учасників')
    const open = []
    for (const way of ways) {
      const { html } = pages.get(way) ?? (await site.get(way))
      if (/value="token-of-(?:order|groupOrder)"/.test(drawn(html))) open.push(way)
    }
    const isSold = expected === 'sold'
    expect({ offered, tickets, open }).toEqual({ offered: isSold ? [ways[0]] : [], tickets: isSold, open: isSold ? ways : [] })
  })

  test('what only invitations give stands on no page, in no list and in no data about the page', () => {
    expect([...pages].filter(([, { html }]) => html.includes(onlyInvited)).map(([path]) => path)).toEqual([])
  })

  test('no moment stands before the main part, by which previews of links would date every page', () => {
    const before = (html: string) => drawn(html).split('<main')[0] ?? ''
    expect([...pages].filter(([, { html }]) => /<time[ >]/.test(before(html))).map(([path]) => path)).toEqual([])
  })

  if (!isPlain) return
  test('every page is valid HTML', async () => {
    const unknown = '/uk/forum/2024?picture=1'
    const faults: string[] = []
    for (const [path, { html }] of [...pages, [unknown, await site.get(unknown)] as const]) {
      // What stays as it was before the edition's days, in the frame that the home page has, too.
      const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? html
      if (looked.has(main)) continue
      looked.add(main)
      faults.push(...(await faultsOfHtml(html)).map((fault) => `${path}: ${fault}`))
    }
    expect(faults).toEqual([])
  })
})

test('contacts lead to the tickets in the languages in which the edition is published', async () => {
  const forum = edition(2025, { title: inSome({ uk: 'Форум', en: '-', ru: 'Форум' }) })
  const contacts = [aContact({ id: 'office' }), aContact({ id: 'desk', name: inAll('Реєстрація учасників') })]
  const site = wholeSite({ ...contentWith(forum), contacts }, { now: before })
  const linksIn = async (locale: string) => linksOf((await site.get(`/${locale}/contacts`)).html)
  expect(await linksIn('uk')).toContain('/uk/forum/2025/tickets')
  expect(await linksIn('en')).not.toContain('/en/forum/2025/tickets')
})

test.each([
  ['uk', 'Дату форуму ще не оголошено'],
  ['en', 'The date of the forum has not been announced yet'],
  ['ru', 'Дату форума ещё не объявили'],
])(
  'before editors have written anything every link of /%s leads to a page, and the home page says what is missing',
  async (locale, said) => {
    const site = wholeSite({}, { now: before })
    expect((await site.get(`/${locale}`)).html).toContain(said)
    const pages = await crawl(site, [`/${locale}`])
    expect([...pages].filter(([, { status }]) => status !== 200).map(([path]) => path)).toEqual([])
    const dated = wholeSite(contentWith(edition(2025)), { now: before })
    const untitled = wholeSite(contentWith(edition(2025, { title: inSome({ uk: '-', en: '-', ru: '-' }) })), { now: before })
    for (const other of [dated, untitled]) expect((await other.get(`/${locale}`)).html).not.toContain(said)
  },
)

test.each(['/xyz', '/de/about', '/ua/forum/2025', '/favicon'])(
  '%s is of no language: a 404 in Ukrainian, in the whole frame',
  async (path) => {
    const { status, html } = await wholeSite(contentWith(edition(2025)), { now: before }).get(path)
    expect(status).toBe(404)
    expect(html).toContain('<html lang="uk"')
    expect(linksOf(html)).toEqual(
      expect.arrayContaining([
        '/uk',
        '/en',
        '/ru',
        '/uk/forum/2025/program',
        '/uk/contacts',
        '/uk/forum/2025/tickets',
        '/uk/forum/2023',
      ]),
    )
    expect(html).toContain('id="callback"')
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).toMatch(/<title>[^<]+<\/title>/)
  },
)

test('a side event has a page of its own, from which one registers; what is not shown has none', async () => {
  const walk = aSideEvent({
    id: 'walk',
    start: at('2025-10-14T18:00'),
    location: inAll('Площа'),
    registrationUrl: 'https://walks.example/a',
  })
  const sideEvents = [
    walk,
    { ...walk, id: 'not-en', slug: 'not-en', title: inSome({ uk: 'Лише тут', en: '-' }) },
    { ...walk, id: 'of-2020', slug: 'of-2020', forumYear: 2020 },
    aSideEvent({ id: 'no-year' }),
    aSideEvent({ id: 'some-time', forumYear: 2025 }),
  ]
  const answers = async (now: number) => {
    const site = wholeSite({ ...contentWith(edition(2025)), sideEvents }, { now })
    return async (path: string) => site.get(path)
  }
  const get = await answers(before)
  const { status, html } = await get('/uk/forum/2025/side/walk')
  expect(status).toBe(200)
  expect(html).toMatch(/<a [^>]*href="https:\/\/walks\.example\/a" rel="noopener">/)
  expect(linksOf(html)).toEqual(expect.arrayContaining(['/uk/forum/2025/calendar/side/walk.ics', '/en/forum/2025/side/walk']))
  expect((await get('/uk/forum/side/walk')).html).toContain(
    '<link rel="canonical" href="https://forum.example/uk/forum/2025/side/walk"',
  )
  const untimed = await get('/uk/forum/2025/side/some-time')
  expect([untimed.status, untimed.html.includes('.ics')]).toEqual([200, false])
  const gone = [
    'uk/forum/2024/side/walk',
    'en/forum/2025/side/not-en',
    'uk/forum/2020/side/of-2020',
    'uk/forum/2025/side/no-year',
  ]
  for (const path of gone) expect([path, (await get(`/${path}`)).status]).toEqual([path, 404])
  expect((await (await answers(after))('/uk/forum/2025/side/walk')).html).not.toContain('walks.example')
})

test('the programme for frames of other sites brings no script and leads out of its frame', async () => {
  const { status, html } = await wholeSite(contentWith(edition(2025)), { now: before }).get('/uk/embed/programme?room=hall')
  expect(status).toBe(200)
  expect(html).not.toMatch(/<script|<form|<header|<footer/)
  expect(html.match(/<a /g)?.length).toBe(html.match(/<a [^>]*target="_blank"/g)?.length)
  expect(html).toContain('content="noindex"')
})
