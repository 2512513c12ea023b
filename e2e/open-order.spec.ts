import { refunded, transferred } from '@forum/desk/composition/desk-fixture.ts'
import { locales } from '@forum/domain/localisation/locale.ts'
import type { DisplayStatus } from '@forum/domain/order/display-status.ts'
import { invoiceOf } from '@forum/domain/order/invoice.ts'
import type { Order } from '@forum/domain/order/order.ts'
import { expect, test } from '@playwright/test'
import { type OrderDesk, withSiteDesk } from './order-desk.ts'
import { addressOf, codeOn, expectSound } from './order-page.ts'
import { openStarted } from './started.ts'

let desk: OrderDesk
withSiteDesk((opened) => {
  desk = opened
})

const bank = {
  method: 'bank',
  buyer: { name: 'Остап', email: 'buh@lad.example', phone: '1', company: 'ТОВ «Льон і Лад»', edrpou: '30000005' },
} as const

/** An order that stands so. */
const statuses: Record<DisplayStatus, () => Promise<Order>> = {
  toPay: () => desk.place(),
  async confirming() {
    const order = await desk.place()
    await desk.open(order)
    return order
  },
  async declined() {
    const order = await desk.place()
    await desk.desk.sale.paymentService.settleTest(await desk.open(order), 'failed')
    return order
  },
  invoice: () => desk.place(bank),
  async paid() {
    const order = await desk.place()
    await desk.pay(order)
    return order
  },
  async partLate() {
    const order = await desk.place(bank)
    await transferred(desk.desk.sale, order.number, 500_050)
    await desk.desk.database.run('UPDATE ticket_order SET expires_at = ? WHERE id = ?', desk.desk.now() - 1000, order.id)
    return order
  },
  expired: () => desk.place({ expiresAt: desk.desk.now() - 1000 }),
  async cancelled() {
    const order = await desk.place()
    await desk.desk.sale.orders.cancelUnpaid([order.id], false)
    return order
  },
  async refunded() {
    const order = await desk.place()
    await desk.pay(order)
    await refunded(desk.desk.sale, order.number)
    return order
  },
}

const nobody = { name: '', company: '', position: '', email: '' }
/** One seat of a ticket that no other order has. */
const linesOfOne = () => [{ ticketId: crypto.randomUUID(), title: 'Учасник', price: 6_900, attendees: [nobody] }]

test('an order, however it stands: in every language, without barriers, at 320 px, with nothing of others', async ({
  page,
  baseURL,
}) => {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`)) complaints.push(request.url())
  })
  for (const [status, make] of Object.entries(statuses))
    await test.step(status, async () => {
      const order = await make()
      for (const locale of locales) {
        const response = await page.request.get(addressOf(order, locale))
        expect(response.status()).toBe(200)
        expect(response.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })
        const html = await response.text()
        expect(html.match(/<h1\b/g)).toHaveLength(1)
        for (const said of [`<html lang="${locale}"`, order.number, '<meta name="robots" content="noindex"'])
          expect(html).toContain(said)
      }
      await page.goto(addressOf(order))
      await expectSound(page)
      expect(complaints).toEqual([])
    })
})

test('while the payment is confirmed the page follows by itself', async ({ page }) => {
  const order = await statuses.confirming()
  await openStarted(page, addressOf(order))
  await expect(page.getByRole('status').first()).not.toContainText('Оплачено')
  await desk.pay(order)
  await expect(page.getByRole('status').first()).toContainText('Оплачено')
  await expect(page.getByRole('link', { name: /Відкрити квиток/ })).toHaveCount(2)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('while the payment is confirmed the page asks for itself again', async ({ page }) => {
    const order = await statuses.confirming()
    await page.goto(addressOf(order))
    await desk.pay(order)
    await expect(page.getByRole('status').first()).toContainText('Оплачено')
  })

  test('an order is paid from its page, and a paid one leads to its tickets and documents', async ({ page, request }) => {
    const order = await desk.place()
    await page.goto(addressOf(order))
    await page.getByRole('button', { name: 'Сплатити карткою' }).click()
    await expect(page).toHaveURL(/\/uk\/test-payment\//)
    await desk.pay(order)
    await page.goto(addressOf(order))
    for (const name of ['Усі квитки в одному PDF', 'Додати до календаря']) {
      const href = await page.getByRole('link', { name }).getAttribute('href')
      expect((await request.get(href ?? '')).status()).toBe(200)
    }
    await page
      .getByRole('link', { name: /Відкрити квиток/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/uk\/ticket\//)
    await expect(page.getByRole('img')).toBeVisible()
  })

  test('an invoice is read, and its buttons that need scripts are not there', async ({ page }) => {
    await page.goto(addressOf(await desk.place(bank)))
    await expect(page.getByText('ТОВ «Льон і Лад», 30000005')).toBeVisible()
    await expect(page.locator('main button:visible')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Завантажити PDF' })).toBeVisible()
  })
})

test('an invoice is one sheet of paper, and a day of the programme two', async ({ page }) => {
  // The margins that browsers leave by themselves.
  const [top, right, bottom, left] = Array(4).fill('10mm')
  const sheets = async () =>
    (await page.pdf({ format: 'A4', margin: { top, right, bottom, left } })).toString('latin1').match(/\/Type\s*\/Page\b/g)
      ?.length
  await page.goto(addressOf(await statuses.invoice()))
  expect(await sheets()).toBe(1)
  await page.goto('/uk/forum/2025/program?day=2025-10-16')
  expect(await sheets()).toBe(2)
})

test('the code of an invoice pays that very invoice', async ({ page }) => {
  const order = await desk.place(bank)
  const seller = desk.desk.sale.settings.seller
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(addressOf(order, 'en'))
    await expect.poll(() => codeOn(page)).toBe(seller && invoiceOf(order, seller, { offer: null, refund: null }).qr?.address)
  }
})

test('each of the bank details is copied as a bank takes it, which is confirmed for 800 ms', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const order = await desk.place(bank)
  await page.clock.install()
  await openStarted(page, addressOf(order))
  await page.clock.pauseAt(Date.now() + 3_600_000)
  const seller = desk.desk.sale.settings.seller
  for (const [field, value] of [
    ['IBAN', seller?.iban],
    ['ЄДРПОУ', seller?.code],
    ['Сума', '13800'],
  ]) {
    await page.getByRole('button', { name: `Скопіювати: ${field}` }).click()
    await expect(page.getByText('Скопійовано')).toHaveCount(1)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(value)
    await page.clock.runFor(700)
    await expect(page.getByText('Скопійовано')).toHaveCount(1)
    await page.clock.runFor(200)
    await expect(page.getByText('Скопійовано')).toHaveCount(0)
  }
})

test('where copying is forbidden the text is selected, without spaces, and the way is said', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('denied')) } })
  })
  await openStarted(page, addressOf(await desk.place(bank)))
  await page.getByRole('button', { name: 'Скопіювати: IBAN' }).click()
  await expect(page.getByText(/Ctrl\+C/)).toBeVisible()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(desk.desk.sale.settings.seller?.iban)
})

test('twenty people with very long names, companies and tickets stay on the screen', async ({ page }) => {
  const long = 'Надзвичайнодовгеімʼябезпробілів-Їжакевич'.repeat(2)
  const attendee = { name: long, company: long, position: long, email: 'a@lad.example' }
  const order = await desk.place({
    ...bank,
    buyer: { ...bank.buyer, company: long, email: `${'a'.repeat(60)}@${'b'.repeat(60)}.example` },
    lines: [{ ticketId: 'e2e', title: long, price: 9_999_999, attendees: Array.from({ length: 20 }, () => attendee) }],
  })
  const expectWithin = async (path: string) => {
    await page.goto(path)
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      expect([path, width, tooWide]).toEqual([path, width, 0])
    }
  }
  await expectWithin(addressOf(order))
  await desk.pay(order)
  await expectWithin(addressOf(order))
  await expectWithin(`/uk/ticket/${(await desk.desk.sale.orders.ticketsOf(order.id))[0]?.pageKey}`)
})

for (const javaScriptEnabled of [true, false])
  test.describe(`seats of an invoice, scripts ${javaScriptEnabled}`, () => {
    test.use({ javaScriptEnabled })

    test('are kept by the button on the page that only the letter leads to', async ({ page }) => {
      const order = await desk.place({ ...bank, lines: linesOfOne() }, 4)
      const { pageKey, confirmKey } = order
      await page.goto(addressOf(order))
      await expect(page.locator('main')).toContainText(/поки не.сплачуйте/)
      await expect(page.getByRole('button', { name: 'Закріпити місця' })).toHaveCount(0)
      for (const wrong of [`${confirmKey.slice(0, -2)}--`, 'x'])
        expect((await page.request.get(`/uk/order/${pageKey}${wrong}`)).status()).toBe(404)
      await page.goto(`/uk/order/${pageKey}${confirmKey}`)
      if (javaScriptEnabled) await expectSound(page)
      await page.getByRole('button', { name: 'Закріпити місця' }).click()
      await expect(page).toHaveURL(new RegExp(`/uk/order/${pageKey}$`))
      await expect(page.locator('main')).toContainText(/Місця за.вами до/)
      expect((await desk.desk.sale.orders.byId(order.id))?.confirmedAt).not.toBeNull()
    })

    test('that others took are said to be gone, and the invoice is not to be paid', async ({ page }) => {
      const lines = linesOfOne()
      const order = await desk.place({ ...bank, lines }, 1)
      await desk.place({ lines }, 1)
      await page.goto(`/en/order/${order.pageKey}${order.confirmKey}`)
      await page.getByRole('button', { name: 'Keep my seats' }).click()
      await expect(page.getByRole('alert')).toContainText(/these seats are.gone/)
      if (javaScriptEnabled) await expectSound(page)
    })
  })
