// An organiser invites guests from a list, on a phone and without scripts: nobody is written to before the list and the letter were looked at.
import { expect, type Page, test } from '@playwright/test'
import { expectNoBarriers } from './barriers.ts'
import { deskOrigin } from './ports.ts'

test.use({ viewport: { width: 360, height: 780 }, baseURL: '' })

async function enter(page: Page) {
  await page.goto(deskOrigin())
  await page.getByRole('button', { name: 'Увійти до демонстрації' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Що чекає на вас')
}

const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)

test('a list is checked line by line, its letter seen, its guests invited, and one invitation taken back', async ({ page }) => {
  await enter(page)
  await page.getByRole('link', { name: 'Запрошення' }).click()
  await expectNoBarriers(page)
  await page.getByLabel('Вид квитка').selectOption({ label: 'Гість форуму, лишилося 400' })
  await page.getByLabel('Чиї це місця').fill('Спікери')
  await page.getByLabel('Від кого запрошення').fill('Програмний комітет')
  await page
    .getByLabel('Список гостей')
    .fill('ПІБ;Пошта\nЛеся Гай;lesia@hai.example\nТарас Без Пошти;\nГай Леся;lesia@hai.example')
  await page.getByRole('button', { name: 'Перевірити список' }).click()
  const main = page.locator('main')
  await expect(main).toContainText('Буде надіслано запрошень: 1.')
  await expect(main.getByRole('listitem').filter({ hasText: 'Рядок 3' })).toContainText('пошта: немає')
  await expect(main.getByRole('listitem').filter({ hasText: 'Рядок 4' })).toContainText('у рядку 2')
  await expect(page.getByRole('blockquote')).toContainText('Від кого запрошення: Програмний комітет.')
  await expectNoBarriers(page)
  expect(await fits(page)).toBe(true)
  await page.getByRole('button', { name: 'Надіслати запрошень: 1' }).click()
  await expect(page.getByRole('status')).toContainText('Запрошено гостей: 1')
  await expect(main).toContainText('Спікери · Програмний комітет · Гість форуму')
  await page.goto(`${deskOrigin()}/orders?q=lesia@hai`)
  await expect(main).toContainText('запрошення')
  await main.getByRole('link', { name: /^2025-/ }).click()
  const form = page.locator('details', { hasText: 'Скасувати запрошення' })
  await form.locator('summary').click()
  await form.getByLabel('Причина').fill('Не приїде')
  await form.getByRole('button').click()
  await expect(page.getByRole('status')).toContainText('Запрошення скасовано')
  await expect(main).toContainText('квиток скасовано')
})
