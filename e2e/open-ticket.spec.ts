import { refunded } from '@forum/desk/composition/desk-fixture.ts'
import { locales } from '@forum/domain/localisation/locale.ts'
import type { Order } from '@forum/domain/order/order.ts'
import { expect, test } from '@playwright/test'
import { type OrderDesk, withSiteDesk } from './order-desk.ts'
import { addressOf, codeOn, expectSound } from './order-page.ts'
import { openStarted, untilStarted } from './started.ts'

let desk: OrderDesk
withSiteDesk((opened) => {
  desk = opened
})

async function paid(): Promise<Order> {
  const order = await desk.place()
  await desk.pay(order)
  return order
}

test.describe('a ticket', () => {
  const ticketsOf = (order: Order) => desk.desk.sale.orders.ticketsOf(order.id)
  const token = (id: string) => desk.desk.door.tokens.of(id, 2025)

  test('shows its code large at 360 px, to be read off the screen; used and taken back it says so', async ({ page }) => {
    const order = await paid()
    const [ticket] = await ticketsOf(order)
    const address = `/ticket/${ticket?.pageKey}`
    for (const locale of locales) {
      await page.setViewportSize({ width: 360, height: 780 })
      await page.goto(`/${locale}${address}`)
      await expect.poll(() => codeOn(page)).toBe(token(ticket?.id ?? ''))
      await expect.poll(async () => (await page.getByRole('img').boundingBox())?.width).toBeGreaterThan(300)
    }
    await expectSound(page)
    await desk.desk.door.checkIn(token(ticket?.id ?? ''))
    await page.goto(`/uk${address}`)
    await expect(page.locator('main')).toContainText('Використано')
    await expectSound(page)
    await refunded(desk.desk.sale, order.number)
    await page.goto(`/uk${address}`)
    await expect(page.locator('main')).toContainText('Квиток недійсний')
    await expect(page.getByRole('img')).toHaveCount(0)
    await expectSound(page)
  })

  test('once open it needs no network', async ({ page, context }) => {
    const [ticket] = await ticketsOf(await paid())
    await page.goto(`/uk/ticket/${ticket?.pageKey}`)
    await untilStarted(page)
    await context.setOffline(true)
    await expect.poll(() => codeOn(page)).toBe(token(ticket?.id ?? ''))
  })
})

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('neither an order nor a ticket is kept in the browser', async ({ page }) => {
    const order = await paid()
    const [ticket] = await desk.desk.sale.orders.ticketsOf(order.id)
    await openStarted(page, '/uk/contacts')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await openStarted(page, addressOf(order))
    await page
      .getByRole('link', { name: /Відкрити квиток/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/uk\/ticket\//)
    await openStarted(page, '/uk/contacts')
    const kept = () =>
      page.evaluate(async () => {
        const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
        return (await Promise.all(stores.map((store) => store.keys()))).flat().map(({ url }) => new URL(url).pathname)
      })
    // The worker puts a page away after it has answered with it.
    await expect.poll(kept).toContain('/uk/contacts')
    expect((await kept()).filter((url) => url.includes(order.pageKey) || url.includes(ticket?.pageKey ?? ''))).toEqual([])
  })
})
