// What pages say and lead to where nothing can be bought, or not everything: one rule (packages/domain/sale/buying.ts), every page asks it.

import type { Content } from '@forum/domain/content/content.ts'
import { locales } from '@forum/domain/localisation/locale.ts'
import { catalogues } from '@forum/messages/catalogues.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Drawn, demoContent, drawnPage, type Moment, siteAt, to } from './demo-site-fixture.ts'

let demo: Content
beforeAll(async () => {
  demo = await demoContent()
})

/** Editors end the sale of a kind by a quota of 0. */
const withQuota = (content: Content, name: string, quota: number) => ({
  ticketGroups: (content.forums.find(({ year }) => year === 2025)?.ticketGroups ?? []).map((group) => ({
    ...group,
    tickets: group.tickets.map((one) => (one.title.uk === name ? { ...one, quota } : one)),
  })),
})

describe.each(locales)('where nothing can be bought, or not everything (%s)', (locale) => {
  const { ticket: words, waiting: list } = catalogues[locale]
  const found = (site: ReturnType<typeof siteAt>) => ({
    home: () => drawnPage(site, `/${locale}`),
    edition: () => drawnPage(site, to('', locale)),
    tickets: () => drawnPage(site, to('/tickets', locale)),
    card: () => drawnPage(site, to('/by-card', locale)),
    bank: () => drawnPage(site, to('/by-bank', locale)),
    group: () => drawnPage(site, to('/by-form', locale)),
    contacts: () => drawnPage(site, `/${locale}/contacts`),
  })
  const waitingLinks = ({ links }: Drawn) => links.filter((link) => link.to.startsWith(to('/waiting?ticket=', locale)))
  const name = (uk: string) => {
    const one = demo.forums
      .flatMap(({ ticketGroups }) => ticketGroups.flatMap((group) => group.tickets))
      .find(({ title }) => title.uk === uk)
    return { title: one?.title[locale] ?? '', id: one?.id ?? '' }
  }

  test.each(['sold', 'of no seats'] as const)(
    'the kind that the header stands for is %s: said, nothing else chosen, one can wait',
    async (how) => {
      const quotas = { edition: withQuota(demo, 'Учасник', 0) }
      const pages = found(siteAt(demo, '2025-09-09T09:00', how === 'sold' ? { gone: ['Учасник'] } : quotas))
      const { title } = name('Учасник')
      for (const page of ['home', 'edition', 'tickets', 'group'] as const)
        expect([page, (await pages[page]()).text]).toEqual([page, expect.stringContaining(words.remarks.soldOutKinds(title))])
      for (const page of ['card', 'bank'] as const) {
        const shown = await pages[page]()
        expect(shown.chosen).toEqual([])
        expect(shown.text).toContain(words.remarks.wishSoldOut(title))
        expect(waitingLinks(shown).length).toBeGreaterThan(0)
      }
      expect((await pages.home()).header).toBe(to('/by-card', locale))
    },
  )

  test('the kind of an old link is no longer sold: that is said, nothing else is chosen', async () => {
    const site = siteAt(demo, '2025-10-14T19:00')
    const { title, id } = name('Бізнес з командою')
    const shown = await drawnPage(site, to(`/by-card?ticket=${id}`, locale))
    expect(shown.chosen).toEqual([])
    expect(shown.text).toContain(words.remarks.wishOver(title))
    const unknown = await drawnPage(site, to('/by-bank?ticket=nobody', locale))
    expect([unknown.chosen, unknown.text]).toEqual([[], expect.stringContaining(words.remarks.wishUnknown)])
  })

  test('while everything is there, the usual kind is chosen and nothing is said', async () => {
    const shown = await found(siteAt(demo, '2025-09-09T09:00')).card()
    expect(shown.chosen).toHaveLength(1)
    expect(shown.text).not.toContain(words.remarks.wishUnknown)
  })

  test.each([
    ['the halls are sold out', '2025-09-09T09:00', 'halls', words.remarks.online.soldOut, 0],
    // The only kind that is left stands chosen.
    ['the sale to the halls is over', '2025-10-15T19:00', [], words.remarks.online.over, 1],
  ] as const)('only online is left, because %s: every page says so', async (_, moment, gone, sentence, chosen) => {
    const pages = found(siteAt(demo, moment, { gone }))
    for (const page of ['home', 'edition', 'tickets', 'card', 'bank', 'group'] as const)
      expect([page, (await pages[page]()).text]).toEqual([page, expect.stringContaining(sentence)])
    expect((await pages.card()).chosen).toHaveLength(chosen)
  })

  test('all kinds are sold out: every page says so and leads to the waiting list of each', async () => {
    const pages = found(siteAt(demo, '2025-09-09T09:00', { gone: 'all' }))
    for (const page of ['home', 'edition'] as const) {
      const shown = await pages[page]()
      expect([page, shown.text]).toEqual([page, expect.stringContaining(words.remarks.soldOut)])
      expect(shown.links.find(({ isButton }) => isButton)?.label).toBe(list.title)
      expect(shown.header).toBeNull()
    }
    for (const page of ['tickets', 'card', 'bank', 'group'] as const) {
      const shown = await pages[page]()
      expect(shown.text).toContain(words.soldOutText)
      expect([page, waitingLinks(shown).length]).toEqual([page, 7])
    }
    const shown = await pages.tickets()
    expect(shown.text.indexOf(words.soldOutText)).toBeLessThan(shown.text.indexOf(name('Учасник').title))
  })

  test('nobody sells yet: said at the top, no button leads to prices first', async () => {
    const pages = found(siteAt(demo, '2025-09-09T09:00', { content: { documents: [] } }))
    const shown = await pages.tickets()
    expect(shown.text.indexOf(words.closedTitle)).toBeGreaterThan(-1)
    expect(shown.text.indexOf(words.closedTitle)).toBeLessThan(200)
    for (const page of ['home', 'edition'] as const) {
      const { links, text, header } = await pages[page]()
      expect(links.find(({ isButton }) => isButton)?.to).toBe(to('/program', locale))
      expect(text).toContain(words.remarks.closed)
      expect(header).toBeNull()
    }
  })

  test.each<[string, Moment, string, string[]]>([
    ['on sale', {}, '2025-09-09T09:00', [to('/tickets', locale)]],
    ['sold out', { gone: 'all' }, '2025-09-09T09:00', [to('/tickets', locale)]],
    ['announced', { edition: { ticketsStatus: 'soon' } }, '2025-09-09T09:00', [to('/booking', locale)]],
    ['not announced', { edition: { ticketsStatus: null } }, '2025-09-09T09:00', []],
    ['ended', { edition: { ticketsStatus: 'ended' } }, '2025-09-09T09:00', []],
    ['over', {}, '2025-11-16T10:00', []],
    ['cancelled', { edition: { isCancelled: true } }, '2025-09-09T09:00', []],
  ])('contacts lead to tickets only where there is something to do: %s', async (_, own, moment, expected) => {
    const { links } = await found(siteAt(demo, moment, own)).contacts()
    expect(links.map((link) => link.to).filter((link) => /\/(tickets|booking)$/.test(link))).toEqual(expected)
  })

  test.each<[string, Moment, string]>([
    ['ended by the editors', { edition: { ticketsStatus: 'ended' } }, '2025-09-09T09:00'],
    ['ended with the forum', {}, '2025-11-16T10:00'],
    ['ended with the last window', {}, '2025-10-16T13:00'],
    ['sold out', { gone: 'all' }, '2025-09-09T09:00'],
  ])('whose ticket did not come finds the way from every page of a sale that is %s', async (_, own, moment) => {
    const pages = found(siteAt(demo, moment, own))
    for (const page of ['tickets', 'card', 'bank', 'group'] as const)
      expect([page, (await pages[page]()).links.map((link) => link.to)]).toEqual([
        page,
        expect.arrayContaining([`/${locale}/lost-tickets`]),
      ])
  })
})
