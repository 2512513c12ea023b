// An organiser with a bank's statement, on a phone: each line is shown, the sure ones are accepted, and undone.
import { randomUUID } from 'node:crypto'
import { raiffeisen } from '@forum/desk/statements/layouts-fixture.ts'
import { codeOfCompany, ibanOf, type Transfer } from '@forum/desk/statements/transfers-fixture.ts'
import { expect, type Page, test } from '@playwright/test'
import { expectNoBarriers } from './barriers.ts'
import { type OrderDesk, withSiteDesk } from './order-desk.ts'
import { deskOrigin } from './ports.ts'

let desk: OrderDesk
withSiteDesk((opened) => {
  desk = opened
})

test.use({ viewport: { width: 360, height: 780 }, baseURL: '' })

const invoiced = () =>
  desk.place({ method: 'bank', lines: [{ ticketId: 'e2e', title: 'Учасник', price: 6_900, attendees: [attendee] }] })
const attendee = { name: 'Єва Їжакевич', company: '', position: '', email: 'eva@lad.example' }

/** No two of them are alike: the site keeps what another run brought. */
const paying = (number: string, more: Partial<Transfer> = {}): Transfer => ({
  ...{
    day: '2025-10-15',
    sum: 690_000,
    name: 'ТОВ "Льон"',
    code: codeOfCompany(77),
    iban: ibanOf(77),
    number: randomUUID().slice(0, 8),
  },
  purpose: `рахунок № ${number}`,
  ...more,
})

async function upload(page: Page, bytes: Uint8Array) {
  await page.goto(`${deskOrigin()}/transfers/statement`)
  await page.getByLabel('Файл виписки').setInputFiles({ name: 'виписка.csv', mimeType: 'text/csv', buffer: Buffer.from(bytes) })
  await page.getByRole('button', { name: 'Прочитати' }).click()
}

const statusOf = async (id: string) => (await desk.desk.sale.orders.byId(id))?.status

test('a statement is read, accepted, undone, accepted again, and its rest is worked through', async ({ page }) => {
  const [sure, part] = [await invoiced(), await invoiced()]
  await page.goto(deskOrigin())
  await page.getByRole('button', { name: 'Увійти до демонстрації' }).click()
  const file = raiffeisen([
    paying(sure.number),
    paying(part.number, { sum: 600_000 }),
    paying('', { sum: -4550, purpose: 'Комісія' }),
  ])
  await upload(page, file)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('iBank 2 UA, 15 жовтня 2025')
  await expect(page.locator('main')).toContainText('номер рахунка, сума')
  await expectNoBarriers(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  expect(await statusOf(sure.id)).toBe('awaiting_payment')
  await page.getByRole('button', { name: 'Прийняти виписку' }).click()
  await expect(page.getByRole('status')).toHaveText('Прийнято. Переказів: 2, зараховано замовленням: 1.')
  expect(await statusOf(sure.id)).toBe('paid')
  await page.getByRole('button', { name: 'Скасувати прийняття' }).click()
  await expect(page.getByRole('status')).toHaveText('Скасовано: усе, як було до прийняття.')
  expect([await statusOf(sure.id), (await desk.desk.sale.orders.ticketsOf(sure.id)).length]).toEqual(['awaiting_payment', 0])
  await page.getByRole('button', { name: 'Прийняти виписку' }).click()
  await expect(page.getByRole('status')).toContainText('Прийнято.')
  await page.getByRole('button', { name: `Зарахувати ${part.number}` }).click()
  await expect(page.getByRole('status')).toHaveText('Зараховано.')
  await upload(page, file)
  await expect(page.locator('main')).toContainText('Нових оплат у виписці немає.')
})

test('a file that cannot be read says what to do', async ({ page }) => {
  await page.goto(deskOrigin())
  await page.getByRole('button', { name: 'Увійти до демонстрації' }).click()
  await upload(page, Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1))
  await expect(page.getByRole('alert')).toHaveText('Це старий файл Excel (XLS). Відкрийте його й збережіть як XLSX.')
})

test('the columns of a table that the site does not know are named, and its file is chosen once', async ({ page }) => {
  const { number } = await invoiced()
  await page.goto(deskOrigin())
  await page.getByRole('button', { name: 'Увійти до демонстрації' }).click()
  // Its headings are no other run's: what was named is remembered.
  const heading = `Призначення ${randomUUID().slice(0, 8).replaceAll(/\d/g, 'я')}`
  const table = `Дата;Сума;Платник;${heading}\r\n15.10.2025;6900,00;ТОВ Льон;рахунок № ${number}\r\n`
  await upload(page, Buffer.from(table))
  await expect(page.getByRole('heading', { level: 2, name: 'Назвіть стовпці' })).toBeVisible()
  await expect(page.getByLabel('Файл виписки')).toHaveCount(0)
  await page.getByLabel('День').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Запамʼятати й прочитати' }).click()
  await expect(page.getByRole('alert')).toContainText('Потрібні день і або одна сума')
  await expect(page.getByLabel('День')).toHaveValue('0')
  await page.getByLabel('Сума (мінус').selectOption({ index: 2 })
  await page.getByLabel('Призначення платежу').selectOption({ index: 4 })
  await expectNoBarriers(page)
  await page.getByRole('button', { name: 'Запамʼятати й прочитати' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('таблиця, 15 жовтня 2025')
  await expect(page.locator('main')).toContainText(number)
})
