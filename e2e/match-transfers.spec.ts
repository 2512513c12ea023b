// An organiser with the bank's statement, on a phone: a transfer is noted, given to orders, and what is over goes back.
import { expect, type Page, test } from '@playwright/test'
import { expectNoBarriers } from './barriers.ts'
import { type OrderDesk, withSiteDesk } from './order-desk.ts'
import { addressOf } from './order-page.ts'
import { deskOrigin, siteOrigin } from './ports.ts'

let desk: OrderDesk
withSiteDesk((opened) => {
  desk = opened
})

test.use({ viewport: { width: 360, height: 780 }, baseURL: '' })

const iban = 'UA903052992990004149123456789'

async function enter(page: Page) {
  await page.goto(deskOrigin())
  await page.getByRole('button', { name: 'Увійти до демонстрації' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Що чекає на вас')
}

const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)

/** Notes a transfer by the form of the list. */
async function note(page: Page, amount: string, payer: string, purpose: string) {
  await page.goto(`${deskOrigin()}/transfers`)
  const form = page.locator('#note')
  if (!(await form.getByLabel('День').isVisible())) await form.locator('summary').click()
  await form.getByLabel('День').fill('2025-09-08')
  await form.getByLabel('Сума, ₴').fill(amount)
  await form.getByLabel('Платник', { exact: true }).fill(payer)
  await form.getByLabel(/^IBAN платника/).fill(iban)
  await form.getByLabel('Призначення платежу').fill(purpose)
  await form.getByRole('button', { name: 'Записати' }).click()
  await expect(page.getByRole('status')).toContainText('Переказ записано')
}

test('a transfer that is larger than its order pays it, and what is over goes back by the list for the bank', async ({
  page,
}) => {
  const order = await desk.place({ method: 'bank' })
  await enter(page)
  const payer = `ТОВ «Переплата ${order.number}»`
  await note(page, '14 000,50', payer, `за участь у форумі, рахунок № ${order.number}`)
  await expectNoBarriers(page)
  expect(await fits(page)).toBe(true)
  await page.getByRole('button', { name: `Зарахувати ${order.number}` }).click()
  await expect(page.getByRole('status')).toHaveText('Зараховано.')
  await expect(page.locator('dl')).toContainText('200,50')
  await page.goto(siteOrigin() + addressOf(order))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ваші квитки')
  await page.goto(deskOrigin())
  await page.getByRole('link', { name: /перека.* не зараховано повністю/ }).click()
  await page.getByRole('listitem').filter({ hasText: payer }).getByRole('link').click()
  const back = page.locator('#back')
  await back.locator('summary').click()
  await back.getByRole('button', { name: 'Поставити на повернення' }).click()
  await expect(page.getByRole('status')).toHaveText('Кошти у списку для банку.')
  await page.getByRole('link', { name: 'Повернення для банку' }).click()
  const row = page.getByRole('listitem').filter({ hasText: payer })
  await expect(row).toContainText(iban)
  await expectNoBarriers(page)
  expect(await fits(page)).toBe(true)
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'CSV для банку' }).click()])
  const text = (await (await file.createReadStream()).setEncoding('utf8').toArray()).join('')
  expect(text).toContain(`${iban};200,50;`)
  await page.getByRole('button', { name: 'Позначити виконаними' }).click()
  await expect(page.getByRole('status')).toContainText('Позначено виконаними')
  await expect(row).toHaveCount(0)
})

test('the buyer of an invoice sees what came of it and what is left, until the rest pays it', async ({ page }) => {
  const order = await desk.place({ method: 'bank' })
  await enter(page)
  await note(page, '6000', 'ТОВ «Частинами»', 'без номера')
  await page.getByLabel(/^Номер, компанія/).fill(order.number)
  await page.getByRole('button', { name: 'Знайти' }).click()
  await page.getByRole('button', { name: `Зарахувати ${order.number}` }).click()
  await expect(page.getByRole('status')).toHaveText('Зараховано.')
  await page.goto(siteOrigin() + addressOf(order))
  await expect(page.locator('aside.card')).toContainText('Надійшло 6 000 ₴ із 13 800 ₴')
  await expect(page.locator('aside.card .figure')).toHaveText('7 800 ₴')
  await expectNoBarriers(page)
  await page.goto(`${deskOrigin()}/orders/${order.number}`)
  await expect(page.locator('main')).toContainText('Лишилося сплатити 7 800 ₴')
  await note(page, '7800', 'ТОВ «Частинами»', order.number)
  await page.getByRole('button', { name: `Зарахувати ${order.number}` }).click()
  await page.goto(siteOrigin() + addressOf(order))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ваші квитки')
})
