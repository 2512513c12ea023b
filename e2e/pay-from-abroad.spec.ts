// A company abroad: an organiser sets the rate of the euro, the company orders by invoice, its bank's transfer pays it, and the books have its sums.
import { readPdf } from '@forum/desk/post/pdf/read-pdf-fixture.ts'
import { catalogues } from '@forum/messages/catalogues.ts'
import { expect, type Page, test } from '@playwright/test'
import { expectNoBarriers } from './barriers.ts'
import { mailsTo } from './kept-mail.ts'
import { accept, form, open, pressToFault, seats } from './order-form.ts'
import { port } from './ports.ts'
import { type OwnSite, startOwnSite } from './site-process.ts'

const desk = `http://localhost:${port('askedDesk')}`
const email = 'accounts@muster.example'
const company = 'Muster & Söhne GmbH'

let site: OwnSite
test.beforeAll(async () => {
  test.setTimeout(90_000)
  const own = { SITE_NOW: '2025-09-09T09:00+03:00', EDITORS_KEY: 'a-key-of-the-editors-of-24-signs' }
  site = await startOwnSite({ PORT: String(port('asked')), DESK_PORT: String(port('askedDesk')), DESK_URL: desk, ...own })
})
test.afterAll(() => site?.end())

test.use({ viewport: { width: 360, height: 780 }, baseURL: '' })

const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)

async function pdfText(page: Page, link: string) {
  const [file] = await Promise.all([page.waitForEvent('download'), page.locator(`main a[href$="${link}"]`).first().click()])
  return (await readPdf(Buffer.concat(await (await file.createReadStream()).toArray()))).join('\n')
}

async function setRate(page: Page, rate: string) {
  await page.goto(`${desk}/codes/euro`)
  await page.getByLabel('Гривень за 1 €').fill(rate)
  await page.getByRole('button', { name: 'Показувати за цим курсом' }).click()
}

test('a company abroad orders, is billed in English with a sum in euro as a guide, and pays', async ({ page }) => {
  await page.goto(desk)
  await page.getByRole('button', { name: 'Увійти до демонстрації' }).click()
  await setRate(page, 'сорок')
  await expect(page.getByRole('alert')).toContainText('Введіть курс')
  await setRate(page, '50,00')
  await expect(page.getByRole('status')).toHaveText('Збережено.')
  await expectNoBarriers(page)

  await open(page, `${site.url}/en/forum/2025/by-bank`, false)
  await expect(form(page)).toContainText('to the euro. You pay in hryvnias.')
  await page.locator('#order-name').fill('Jana Muster')
  await page.locator('#order-email').fill(email)
  await page.locator('#order-phone').fill('+49 30 1234567')
  await page.locator('#order-company').fill(company)
  await page.locator('#order-edrpou').fill('123/456/78901')
  await seats(page).nth(0).locator('input').first().fill('Jana Muster')
  await accept(page)
  await pressToFault(page, '#order-edrpou')
  await page.locator('#order-abroad').check()
  await form(page).locator('button[type=submit]:not([name])').click()
  await expect(page).toHaveURL(/\/en\/order\//)
  const address = page.url()
  const { swift, correspondent } = catalogues.en.orderPage
  for (const said of [swift, correspondent, 'Demonstration Forum LLC']) await expect(page.locator('main')).toContainText(said)
  await expectNoBarriers(page)
  expect(await fits(page)).toBe(true)
  const sum = (await page.locator('aside.card .figure').first().textContent())?.replace(' ₴', '') ?? ''
  const number = /2025-\d{5}/.exec((await page.locator('main').textContent()) ?? '')?.[0] ?? ''
  const invoice = await pdfText(page, '/invoice.pdf')
  for (const said of [number, company, '123/456/78901', 'SWIFT', 'DEMOUAUK', '50.00']) expect(invoice).toContain(said)
  await expect.poll(async () => (await mailsTo(site.folder, email)).length).toBe(1)
  expect((await mailsTo(site.folder, email))[0]?.subject).toContain(number)

  await setRate(page, '55')
  await page.goto(address)
  await expect(page.locator('main')).toContainText('at 50.00 ₴ to the euro')

  await page.goto(`${desk}/orders/${number}`)
  await expect(page.locator('main')).toContainText('123/456/78901')
  await page.goto(`${desk}/transfers`)
  const note = page.locator('#note')
  if (!(await note.getByLabel('День').isVisible())) await note.locator('summary').click()
  await note.getByLabel('День').fill('2025-09-08')
  await note.getByLabel('Сума, ₴').fill(sum)
  await note.getByLabel('Платник', { exact: true }).fill(company)
  await note.getByLabel('Призначення платежу').fill(`Participation in the forum, invoice No. ${number}`)
  await note.getByRole('button', { name: 'Записати' }).click()
  await page.getByRole('button', { name: `Зарахувати ${number}` }).click()
  await expect(page.getByRole('status')).toHaveText('Зараховано.')
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your ticket')
  await expect.poll(async () => (await mailsTo(site.folder, email)).length).toBe(2)
})
