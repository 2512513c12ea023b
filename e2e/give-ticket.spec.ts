// A buyer gives a ticket to somebody else.
import { expect, test } from '@playwright/test'
import { type OrderDesk, withSiteDesk } from './order-desk.ts'
import { addressOf, expectSound } from './order-page.ts'

let desk: OrderDesk
withSiteDesk((opened) => {
  desk = opened
})

test('a ticket is given to somebody else: what was typed wrongly stays, and the old one is void', async ({ page }) => {
  const order = await desk.place()
  await desk.pay(order)
  const [, old] = await desk.desk.sale.orders.ticketsOf(order.id)
  await page.goto(addressOf(order))
  await page.getByRole('link', { name: 'Передати іншому: Марʼян О’Коннор' }).click()
  await page.getByLabel('Імʼя та прізвище').fill('Нова Людина')
  await page.getByLabel('Електронна пошта').fill('nova@')
  await page.getByRole('button', { name: 'Передати квиток' }).click()
  await expect(page.getByLabel('Електронна пошта')).toBeFocused()
  await expect(page.getByLabel('Імʼя та прізвище')).toHaveValue('Нова Людина')
  await expectSound(page)
  await page.getByLabel('Електронна пошта').fill('nova@lad.example')
  await page.getByRole('button', { name: 'Передати квиток' }).click()
  await expect(page.getByText('Квиток тепер на імʼя Нова Людина')).toBeVisible()
  await page.goto(`/uk/ticket/${old?.pageKey}`)
  await expect(page.getByText('Квиток недійсний')).toBeVisible()
})
