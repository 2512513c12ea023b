// An organiser at the desk, on a phone and without scripts: who telephones is found, and helped.
import { expect, type Page, test } from '@playwright/test'
import { expectNoBarriers } from './barriers.ts'
import { type OrderDesk, withSiteDesk } from './order-desk.ts'
import { deskOrigin } from './ports.ts'

let desk: OrderDesk
withSiteDesk((opened) => {
  desk = opened
})

test.use({ viewport: { width: 360, height: 780 }, baseURL: '' })

async function enter(page: Page) {
  await page.goto(deskOrigin())
  await page.getByRole('button', { name: 'Увійти до демонстрації' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Що чекає на вас')
}

/** The form of a deed, unfolded. */
async function unfold(page: Page, name: string | RegExp) {
  const details = page.locator('details', { has: page.locator('summary', { hasText: name }) })
  await details.locator('summary').click()
  return details
}

const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)

test('an attendee is replaced: the old ticket is void, the new one is good, and the journal says who did it', async ({
  page,
}) => {
  const order = await desk.place()
  await desk.pay(order)
  const [, old] = await desk.desk.sale.orders.ticketsOf(order.id)
  await enter(page)
  await page.getByLabel(/^Імʼя, компанія/).fill(`${order.number} коннор`)
  await page.getByRole('button', { name: 'Знайти' }).click()
  await page.getByRole('link', { name: order.number }).click()
  await expectNoBarriers(page)
  expect(await fits(page)).toBe(true)
  const form = await unfold(page, /Змінити учасника: Марʼян/)
  await form.getByLabel('Імʼя та прізвище').fill('Олеся Заміна')
  await form.getByLabel(/^Пошта/).fill('olesia@lad.example')
  await form.getByLabel('Причина').fill('Дзвонив Марʼян')
  await form.getByRole('button', { name: 'Змінити' }).click()
  await expect(page.getByRole('status')).toContainText('Учасника змінено')
  await expect(page.locator('main')).toContainText('Олеся Заміна')
  await expect(page.locator('main')).toContainText('Дзвонив Марʼян')
  const [, fresh] = await desk.desk.sale.orders.ticketsOf(order.id)
  expect(fresh?.id).not.toBe(old?.id)
  await page.goto(`${new URL(await siteOf(page)).origin}/uk/ticket/${old?.pageKey}`)
  await expect(page.locator('main')).toContainText('Квиток недійсний')
})

/** Where the buyer's pages stand, as the desk links them. */
const siteOf = async (page: Page) => (await page.locator('dd a[target]').getAttribute('href')) ?? ''

test('the longest names and kinds of tickets stay within a phone', async ({ page }) => {
  const long = { name: 'Щ'.repeat(60), company: 'Ж'.repeat(60), position: '', email: `${'x'.repeat(60)}@lad.example` }
  const line = { ticketId: 'long', title: 'Ґ'.repeat(120), price: 6_900, attendees: [long] }
  const buyer = { ...long, phone: '+38 044 765 43 21', edrpou: '' }
  const order = await desk.place({ lines: [line], buyer })
  await desk.pay(order)
  await enter(page)
  for (const place of ['/', '/orders', `/orders/${order.number}`]) {
    await page.goto(deskOrigin() + place)
    for (const summary of await page.locator('summary').all()) await summary.click()
    expect(await fits(page), place).toBe(true)
  }
})

test('what cannot be done says why, and keeps what was typed', async ({ page }) => {
  const order = await desk.place({ method: 'bank' })
  await enter(page)
  await page.goto(`${deskOrigin()}/orders/${order.number}`)
  const form = await unfold(page, 'Виправити пошту покупця')
  await form.getByLabel('Правильна пошта').evaluate((field: HTMLInputElement) => {
    field.type = 'text'
  })
  await form.getByLabel('Правильна пошта').fill('buh@lad')
  await form.getByRole('button').click()
  await expect(page.getByRole('alert')).toHaveText(/не схоже на адресу/)
  await expect(page.getByLabel('Правильна пошта')).toHaveValue('buh@lad')
  await expectNoBarriers(page)
  await page.getByLabel('Правильна пошта').fill('right@lad.example')
  await page.locator('#readdressed').getByRole('button').click()
  await expect(page.locator('dl')).toContainText('right@lad.example')
  await page.getByRole('button', { name: 'In English' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${order.number}`)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.locator('main')).not.toContainText(order.number)
})
