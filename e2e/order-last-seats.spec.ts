import { fixtureTables, legalRecords } from '@forum/content/client/content-fixture.ts'
import { type ContentStub, startContentStub } from '@forum/content/client/content-stub.ts'
import { sellerSettings } from '@forum/desk/payments/provider-fixture.ts'
import { expect, test } from '@playwright/test'
import { expectNoBarriers } from './barriers.ts'
import { type FormSite, startFormSite } from './form-site.ts'
import { accept, choose, nameBuyer, newBuyer, open, press, pressTo, quantity, seats } from './order-form.ts'
import { port } from './ports.ts'

const [sitePort, contentPort] = [port('orderScarce'), port('orderContent')]

test.describe('where seats are few', () => {
  let stub: ContentStub
  let scarce: FormSite
  test.use({ baseURL: `http://localhost:${sitePort}` })
  test.beforeAll(async () => {
    const tables = fixtureTables()
    const tickets = (tables.get('tickets') ?? []).slice(0, 1).flatMap((ticket) => [
      { ...ticket, sale_start: null, sale_end: null, quota: 2, price: 100 },
      { ...ticket, id: 77, sale_start: null, sale_end: null, quota: 0, price: 200 },
    ])
    const forums = (tables.get('forums') ?? []).map((forum) =>
      forum.year === 2025 ? { ...forum, tickets_status: 'started' } : forum,
    )
    stub = await startContentStub(
      tables.set('tickets', tickets).set('forums', forums).set('documents', legalRecords()),
      contentPort,
    )
    scarce = await startFormSite(sitePort, {
      CONTENT_API_URL: stub.url,
      SITE_NOW: '2025-09-09T09:00:00+03:00',
      PAYMENT_PROVIDER: 'test',
      ...sellerSettings,
    })
  })
  test.afterAll(async () => {
    await scarce.end()
    await stub.close()
  })

  test('that a kind is sold out stands on one line in every language', async ({ page }) => {
    for (const [language, word] of [
      ['uk', 'Розпродано'],
      ['en', 'Sold out'],
      ['ru', 'Распродано'],
    ] as const) {
      await page.goto(`/${language}/forum/2025/by-card`)
      const said = page.locator('main li').getByText(word, { exact: false }).first()
      for (const width of [320, 360, 390, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        const lines = await said.evaluate((element) => {
          const range = document.createRange()
          range.selectNodeContents(element.firstChild ?? element)
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
        })
        expect([language, width, lines]).toEqual([language, width, 1])
      }
    }
  })

  test('the last ones go to one of two, and the other is told how many are left and keeps what was typed', async ({
    page,
    browser,
  }) => {
    const rival = await browser.newPage({ baseURL: `http://localhost:${sitePort}` })
    for (const each of [page, rival]) {
      await open(each, '/en/forum/2025/by-card', true)
      await choose(each, 0, '2', true)
      await nameBuyer(each, newBuyer())
      for (const index of [0, 1]) await seats(each).nth(index).locator('input').first().fill(`Ada ${index}`)
      await accept(each)
    }
    await pressTo(rival, /test-payment/)
    await press(page)
    await expect(quantity(page, 0)).toHaveAttribute('aria-invalid', 'true')
    await expect(page.locator('#order-choice-fault')).toContainText('0')
    await expect(seats(page).nth(1).locator('input').first()).toHaveValue('Ada 1')
    await expectNoBarriers(page, { within: 'main' })
    await rival.close()
  })
})
