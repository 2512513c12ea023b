import { expect, type Page, test } from '@playwright/test'
import { DomUtils, parseDocument } from 'htmlparser2'
import { locales } from '#domain/localisation/locale.ts'
import { fixtureTables, legalRecords } from '#server/content-service/content-fixture.ts'
import { type ContentStub, startContentStub } from '#server/content-service/content-stub.ts'
import type { RawRecord } from '#server/content-service/raw-content.ts'
import { requestForcedReading } from '#server/content-store/forced-reading.ts'
import { port } from './ports.ts'
import { type OwnSite, startOwnSite } from './site-process.ts'

const [sitePort, contentPort] = [port('seeTickets'), port('seeTicketsContent')]
const secret = 'see-tickets'
const siteNow = '2025-09-09T09:00:00+03:00'
let stub: ContentStub
let site: OwnSite

const inAll = (name: string, text: string) => Object.fromEntries(['ua', 'en', 'ru'].map((suffix) => [`${name}_${suffix}`, text]))
const ticket = (id: number, group: number, price: number, own: RawRecord = {}): RawRecord => ({
  id,
  ticket_group: group,
  ...inAll('title', `Ticket ${id}`),
  price,
  ...own,
})
const groups = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, forum: 1, ...inAll('title', `Group ${index + 1}`) }))

test.describe('tickets as the content service says', () => {
  test.describe.configure({ mode: 'serial' })
  // All of this is the server's; scripts would start on a hundred pages.
  test.use({ javaScriptEnabled: false })

  test.beforeAll(async () => {
    stub = await startContentStub(fixtureTables().set('documents', legalRecords()), contentPort)
    site = await startOwnSite({
      PORT: String(sitePort),
      CONTENT_API_URL: stub.url,
      CONTENT_WEBHOOK_SECRET: secret,
      SITE_NOW: siteNow,
      PAYMENT_PROVIDER: 'test',
      SELLER_NAME: 'Продавець',
      SELLER_CODE: '30000005',
      SELLER_IBAN: 'UA903052992990004149123456789',
      SELLER_BANK: 'Банк',
      SELLER_ADDRESS: 'Київ',
      SELLER_EMAIL: 'tickets@forum.example',
      SELLER_VAT: 'none',
    })
  })

  test.afterAll(async () => {
    await site.end()
    await stub.close()
  })

  const revision = async (page: Page) => (await (await page.request.get(`${site.url}/readyz`)).json()).content.revision as string

  /** An editor's change that has reached the site. */
  async function edit(page: Page, forum: RawRecord, tables: Record<string, RawRecord[]> = {}) {
    const before = await revision(page)
    const forums = stub.tables.get('forums') ?? []
    stub.tables.set(
      'forums',
      forums.map((record) =>
        record.year === 2025 ? { ...record, ...forum, ...inAll('venue', `Hall ${Math.random()}`) } : record,
      ),
    )
    for (const [name, records] of Object.entries(tables)) stub.tables.set(name, records)
    // Lists that are emptied at once would be held back.
    await requestForcedReading(site.folder)
    await page.request.post(`${site.url}/hooks/content`, { headers: { authorization: `Bearer ${secret}` } })
    await expect.poll(() => revision(page)).not.toBe(before)
  }

  const path = (locale: string, name: string) => `${site.url}/${locale}/forum/2025/${name}`

  /** What the main part of the page says and leads to, as it is answered. */
  async function mainOf(page: Page, address: string) {
    const response = await page.request.get(address)
    const main = DomUtils.getElementsByTagName('main', parseDocument(await response.text()).children)
    const all = (name: string) => DomUtils.getElementsByTagName(name, main)
    return {
      status: response.status(),
      notice: DomUtils.textContent(all('h2')[0] ?? []),
      prices: DomUtils.textContent(main).split('₴').length - 1,
      links: all('a').map(({ attribs }) => attribs.href ?? ''),
      forms: all('form').length,
    }
  }
  const isPhone = (link: string) => link.startsWith('tel:')
  const isOrdering = (link: string) => link.includes('/by-')
  const ordering = ['by-card', 'by-bank', 'by-form']

  for (const [state, forum, hasPrices] of [
    ['soon', { tickets_status: 'soon' }, true],
    ['ended', { tickets_status: 'ended' }, false],
    ['something unknown', { tickets_status: 'paused' }, true],
    ['started, but the forum is cancelled', { tickets_status: 'started', is_cancelled: true }, false],
  ] as const) {
    test(`while the status is ${state}, nothing can be ordered and every page says so`, async ({ page }) => {
      await edit(page, { is_cancelled: false, ...forum })
      for (const locale of locales) {
        const { notice, prices, links } = await mainOf(page, path(locale, 'tickets'))
        expect([/\S/.test(notice), prices, links.filter(isOrdering)]).toEqual([true, hasPrices ? 2 : 0, []])
        expect(links.filter(isPhone)).toHaveLength(1)
        for (const name of ordering) {
          const way = await mainOf(page, path(locale, name))
          expect(way).toMatchObject({ status: 200, notice })
          expect(way.links.filter(isPhone)).toHaveLength(1)
        }
        const home = await mainOf(page, `${site.url}/${locale}`)
        expect(home.links.filter((link) => link.includes('/by-card'))).toEqual([])
      }
      await page.goto(path('uk', 'tickets'))
      await expect(page.locator('main a[href^="tel:"]')).toBeVisible()
    })
  }

  test('while tickets are sold every way of ordering has its form, and none before or afterwards', async ({ page }) => {
    const forms = async () => {
      const found: unknown[] = []
      for (const name of ordering) {
        const { status, forms } = await mainOf(page, path('en', name))
        found.push([status, forms])
      }
      return found
    }
    await edit(page, { is_cancelled: false, tickets_status: 'started' })
    expect(await forms()).toEqual(ordering.map(() => [200, 1]))
    const booking = await page.request.get(path('en', 'booking'), { maxRedirects: 0 })
    expect([booking.status(), booking.headers().location]).toEqual([302, '/en/forum/2025/tickets'])
    await edit(page, { tickets_status: 'ended' })
    expect(await forms()).toEqual(ordering.map(() => [200, 0]))
    await edit(page, { tickets_status: 'started' })
    expect(await forms()).toEqual(ordering.map(() => [200, 1]))
  })

  test('while the sale is announced and not open, seats can be booked, and every page of tickets leads there', async ({
    page,
  }) => {
    await edit(page, { is_cancelled: false, tickets_status: 'soon' })
    for (const locale of locales) {
      for (const from of ['tickets', ...ordering, '']) {
        const { links } = await mainOf(page, from ? path(locale, from) : `${site.url}/${locale}`)
        expect(links, `${locale}, ${from}`).toContain(`/${locale}/forum/2025/booking`)
      }
      expect(await mainOf(page, path(locale, 'booking'))).toMatchObject({ forms: 1 })
    }
    await page.goto(path('uk', 'tickets'))
    await page.locator('main a[href="/uk/forum/2025/booking"]').click()
    await expect(page.locator('main form')).toBeVisible()
    for (const status of ['ended', 'paused']) {
      await edit(page, { tickets_status: status })
      const { links } = await mainOf(page, path('en', 'tickets'))
      expect(links.filter((link) => link.endsWith('/booking'))).toEqual([])
      const booking = await mainOf(page, path('en', 'booking'))
      expect([booking.forms, /\S/.test(booking.notice)]).toEqual([0, true])
    }
  })

  test('each ticket says whether it is on sale at the server’s time, and only what is on sale has a button', async ({ page }) => {
    await edit(
      page,
      { is_cancelled: false, tickets_status: 'started' },
      {
        ticket_groups: groups(4),
        tickets: [
          ticket(1, 1, 100, { sale_start: '2025-09-09T09:00:00', sale_end: '2025-10-10T23:59:00' }),
          ticket(2, 2, 200, { sale_start: '2025-09-20T10:00:00' }),
          ticket(3, 3, 300, { sale_end: '2025-09-09T09:00:00' }),
          ticket(4, 4, 0),
          ticket(5, 4, 300, { is_online: true }),
        ],
      },
    )
    await page.goto(path('en', 'tickets'))
    const card = (number: number) => page.locator('main li', { has: page.getByRole('heading', { name: `Group ${number}` }) })
    await expect(card(1)).toContainText('10 October')
    await expect(card(2)).toContainText('20 September')
    await expect(card(1).getByRole('link')).toHaveCount(1)
    await expect(card(2).getByRole('link')).toHaveCount(0)
    await expect(card(3).getByRole('link')).toHaveCount(0)
    await expect(card(4).getByRole('link')).toHaveCount(1)
    await expect(card(4)).not.toContainText('₴')

    // A row of what is online has room for its button where the tickets of a card have little.
    await page.setViewportSize({ width: 768, height: 800 })
    const online = page.locator('main li', { has: page.getByRole('heading', { name: 'Ticket 5' }) })
    await expect(online.getByRole('link')).toHaveCSS('padding-left', /^(2\d|3\d)(\.\d+)?px$/)
  })

  test('long names, many groups and large prices stay on the screen', async ({ page }) => {
    const long = 'Надзвичайнодовгийрядокбезпробілів для учасниць і учасників з-за кордону'
    await edit(
      page,
      { is_cancelled: false, tickets_status: 'started', ...inAll('registration_note', `<p>${long.repeat(4)}</p>`) },
      {
        ticket_groups: groups(7).map((group) => ({ ...group, ...inAll('title', long), ...inAll('description', long) })),
        tickets: Array.from({ length: 14 }, (_, index) =>
          ticket(index, (index % 7) + 1, 9_999_999_999 * (index % 3), inAll('title', `${long} ${index}`)),
        ),
      },
    )
    await page.goto(path('uk', 'tickets'))
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const overflowing = await page.evaluate(() => {
        const isTooWide = (element: Element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1
        return [...document.querySelectorAll('html, main li, main p, main h3, main h4')].filter(isTooWide).map((e) => e.outerHTML)
      })
      expect(overflowing).toEqual([])
    }
  })

  test('without a ticket and without a contact the page stands', async ({ page }) => {
    await edit(page, { is_cancelled: false, tickets_status: 'started' }, { ticket_groups: [], tickets: [], contacts: [] })
    const { status, notice, links } = await mainOf(page, path('uk', 'tickets'))
    expect([status, /\S/.test(notice), links.filter(isOrdering)]).toEqual([200, true, []])
  })
})
