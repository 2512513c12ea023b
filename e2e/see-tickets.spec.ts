// The tickets as editors may write them, on the screen; what is sold, and when, is shown where it is decided (packages/domain/ticket, site/app/whole-site.test.ts).

import { fixtureTables, legalRecords } from '@forum/content/client/content-fixture.ts'
import { startContentStub } from '@forum/content/client/content-stub.ts'
import { sellerSettings } from '@forum/desk/payments/provider-fixture.ts'
import { expect, test } from '@playwright/test'
import { port } from './ports.ts'
import { startOwnSite } from './site-process.ts'

const inAll = (name: string, text: string) => Object.fromEntries(['ua', 'en', 'ru'].map((suffix) => [`${name}_${suffix}`, text]))
const long = 'Надзвичайнодовгийрядокбезпробілів для учасниць і учасників з-за кордону'

/** Seven groups of two tickets and one that is online, all with names that are too long and prices that are too large. */
function longTables() {
  const tables = fixtureTables().set('documents', legalRecords())
  const own = { is_cancelled: false, tickets_status: 'started', ...inAll('registration_note', `<p>${long.repeat(4)}</p>`) }
  const forums = tables.get('forums') ?? []
  tables.set(
    'forums',
    forums.map((record) => (record.year === 2025 ? { ...record, ...own } : record)),
  )
  tables.set(
    'ticket_groups',
    Array.from({ length: 7 }, (_, index) => ({
      id: index + 1,
      forum: 1,
      ...inAll('title', long),
      ...inAll('description', long),
    })),
  )
  const tickets = Array.from({ length: 14 }, (_, index) => ({
    id: index,
    ticket_group: (index % 7) + 1,
    price: 9_999_999_999 * (index % 3),
    ...inAll('title', `${long} ${index}`),
  }))
  const online = { id: 14, ticket_group: 4, price: 300, is_online: true, ...inAll('title', 'Online') }
  return tables.set('tickets', [...tickets, online])
}

test('long names, many groups and large prices stay on the screen, and a row of what is online has room for its button', async ({
  page,
}) => {
  const stub = await startContentStub(longTables(), port('seeTicketsContent'))
  const site = await startOwnSite({
    PORT: String(port('seeTickets')),
    CONTENT_API_URL: stub.url,
    SITE_NOW: '2025-09-09T09:00:00+03:00',
    PAYMENT_PROVIDER: 'test',
    ...sellerSettings,
  })
  try {
    await page.goto(`${site.url}/uk/forum/2025/tickets`)
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const overflowing = await page.evaluate(() => {
        const isTooWide = (element: Element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1
        return [...document.querySelectorAll('html, main li, main p, main h3, main h4')].filter(isTooWide).map((e) => e.outerHTML)
      })
      expect(overflowing).toEqual([])
    }
    await page.setViewportSize({ width: 768, height: 800 })
    const online = page.locator('main li', { has: page.getByRole('heading', { name: 'Online' }) }).last()
    await expect(online.getByRole('link')).toHaveCSS('padding-left', /^(2\d|3\d)(\.\d+)?px$/)
  } finally {
    await site.end()
    await stub.close()
  }
})
