// An invoice with a mistake, on a phone: the buyer corrects it without scripts, an organiser after payment; letters, papers, and the old one marked.
import { transferred } from '@forum/desk/composition/desk-fixture.ts'
import { readPdf } from '@forum/desk/post/pdf/read-pdf-fixture.ts'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import type { Order } from '@forum/domain/order/order.ts'
import { catalogues } from '@forum/messages/catalogues.ts'
import { expect, type Page, test } from '@playwright/test'
import { expectNoBarriers } from './barriers.ts'
import { mailsTo } from './kept-mail.ts'
import { type OrderDesk, withSiteDesk } from './order-desk.ts'
import { addressOf, expectSound } from './order-page.ts'
import { deskOrigin } from './ports.ts'
import { openStarted } from './started.ts'

let desk: OrderDesk
withSiteDesk((opened) => {
  desk = opened
})

test.use({ viewport: { width: 360, height: 780 } })

/** An order by invoice with a mistake, to a mailbox of its own, whose letter has arrived. */
async function ordered(): Promise<{ order: Order; mailbox: string }> {
  const mailbox = `${crypto.randomUUID()}@lad.example`
  const buyer = { name: 'Єва Ґудзь', email: mailbox, phone: '1', company: 'ТОВ «Лбон»', edrpou: '30000005' }
  const order = await desk.place({ method: 'bank', buyer })
  await expect.poll(() => subjectsTo(mailbox)).toEqual([expect.stringContaining(order.number)])
  return { order, mailbox }
}

const lettersTo = (mailbox: string) => mailsTo('test-results/data', mailbox)
const subjectsTo = async (mailbox: string) => (await lettersTo(mailbox)).map(({ subject }) => subject)

/** The text of the invoice in a letter with this in its subject. */
async function attachedTo(mailbox: string, subject: string): Promise<string> {
  const letter = (await lettersTo(mailbox)).find((each) => each.subject === subject)
  const content = letter?.attachments[0]?.content
  return content instanceof ArrayBuffer ? (await readPdf(Buffer.from(content))).join(' ') : ''
}

async function paperOf(page: Page, order: Order, version?: number): Promise<string> {
  const response = await page.request.get(localePath('uk', pathWithin.invoicePaper(order.pageKey, version)))
  expect(response.status()).toBe(200)
  return (await readPdf(await response.body())).join(' ')
}

const field = (page: Page, name: string) => page.locator(`#correction-${name}`)
const save = (page: Page) => page.getByRole('button', { name: 'Зберегти рахунок' }).click()

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a buyer corrects company, code and address: what was wrong stays typed, the old paper says that it is not valid', async ({
    page,
    context,
  }) => {
    const { order, mailbox } = await ordered()
    await page.goto(addressOf(order))
    await page.getByRole('link', { name: 'Виправити рахунок' }).click()
    const other = await context.newPage()
    await other.goto(page.url())
    await field(page, 'company').fill('ТОВ «Льон і О’Лад»')
    await field(page, 'edrpou').fill('14 360 571')
    await field(page, 'address').fill('01001, м. Київ, вул. Прикладна, 12/34')
    await save(page)
    await expect(field(page, 'edrpou')).toBeFocused()
    await expect(field(page, 'company')).toHaveValue('ТОВ «Льон і О’Лад»')
    await field(page, 'edrpou').fill('код 14 360 570')
    await save(page)
    await expect(page.getByRole('status').last()).toContainText('дійсна версія 2')
    await expect(page.locator('main')).toContainText('ТОВ «Льон і О’Лад», 14360570, 01001, м. Київ')
    const old = page.getByRole('link', { name: /^версія 1 від/ })
    expect(await old.getAttribute('href')).toBe(localePath('uk', pathWithin.invoicePaper(order.pageKey, 1)))
    const [first, newest] = [await paperOf(page, order, 1), await paperOf(page, order)]
    expect(first).toContain('Не дійсний: замінено версією 2')
    expect(first).toContain('ТОВ «Лбон»')
    expect(newest).toContain('Версія 2 від')
    expect(newest).toContain('14360570')
    expect(newest).not.toContain('Не дійсний')
    const { subject } = catalogues.uk.mail.orders.invoiceCorrected(order.number, 2, '')
    await expect.poll(() => subjectsTo(mailbox)).toContain(subject)
    expect(await attachedTo(mailbox, subject)).toContain('14360570')
    // The other tab has seen the first version only.
    await field(other, 'company').fill('ТОВ «Друга вкладка»')
    await save(other)
    await expect(other.getByRole('alert')).toContainText('ТОВ «Льон і О’Лад», 14360570')
    await expect(field(other, 'company')).toBeFocused()
    await expect(field(other, 'company')).toHaveValue('ТОВ «Друга вкладка»')
    await save(other)
    await expect(other.getByRole('status').last()).toContainText('дійсна версія 3')
    await save(await reopened(other))
    await expect(other.locator('#correct-invoice').getByRole('status')).toHaveText(/версія 3/)
  })
})

test('who came from the letter and corrected the invoice can still keep the seats', async ({ page }) => {
  const order = await desk.place({ method: 'bank' }, 10)
  await page.goto(addressOf(order) + order.confirmKey)
  await page.getByRole('link', { name: 'Виправити рахунок' }).click()
  await field(page, 'company').fill('ТОВ «Льон»')
  await save(page)
  await expect(page.locator('#correct-invoice').getByRole('status')).toContainText('дійсна версія 2')
  await page.getByRole('button', { name: 'Закріпити місця' }).click()
  await expect(page.locator('aside.card')).toContainText('Місця за вами до')
  await expect(page.getByRole('button', { name: 'Закріпити місця' })).toHaveCount(0)
})

/** The form, filled with what the invoice says now. */
async function reopened(page: Page): Promise<Page> {
  await page.getByRole('link', { name: 'Виправити рахунок' }).click()
  await expect(field(page, 'edrpou')).toHaveValue('30000005')
  return page
}

test('the form is sound in every language, with its faults and its versions', async ({ page }) => {
  const { order } = await ordered()
  for (const locale of ['en', 'ru', 'uk'] as const) {
    const words = catalogues[locale].invoiceCorrection
    await page.goto(`${addressOf(order, locale)}?correct=1`)
    await expect(page.getByRole('heading', { name: words.title })).toBeVisible()
    await page.getByLabel(words.edrpou).fill('1')
    await page.getByRole('button', { name: words.submit }).click()
    await expect(page.getByText(catalogues[locale].order.faults.edrpouDigits)).toBeVisible()
  }
  await expectSound(page)
  await field(page, 'edrpou').fill('14360570')
  await save(page)
  await expect(page.getByRole('link', { name: /^версія 1 від/ })).toBeVisible()
  await expectSound(page)
})

test('what is typed stays when a part of the money comes meanwhile', async ({ page }) => {
  const { order } = await ordered()
  await openStarted(page, `${addressOf(order)}?correct=1`)
  await field(page, 'company').fill('ТОВ «Недописана')
  await transferred(desk.desk.sale, order.number, 500_000)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.locator('aside.card')).toContainText('Надійшло 5 000 ₴')
  await expect(field(page, 'company')).toHaveValue('ТОВ «Недописана')
  await save(page)
  await expect(page.locator('#correct-invoice').getByRole('status')).toContainText('дійсна версія 2')
})

test('after payment an organiser corrects it at the desk, and the buyer is told to ask them', async ({ page }) => {
  const { order, mailbox } = await ordered()
  await desk.pay(order)
  await page.goto(`${addressOf(order)}?correct=1`)
  await expect(page.locator('#correct-invoice')).toHaveText('Рахунок сплачено. Якщо в ньому помилка, напишіть організаторам.')
  await page.goto(deskOrigin())
  await page.getByRole('button', { name: 'Увійти до демонстрації' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Що чекає на вас')
  await page.goto(`${deskOrigin()}/orders/${order.number}`)
  const form = page.locator('#invoiceCorrected')
  await form.locator('summary').click()
  await form.getByLabel('Компанія-платник').fill('ТОВ «Виправлена»')
  await form.getByLabel('Код ЄДРПОУ або РНОКПП').fill('123')
  await form.getByLabel('Адреса платника').fill('м. Київ, вул. Прикладна, 1')
  await form.getByRole('button', { name: 'Зберегти нову версію' }).click()
  await expect(page.getByRole('alert')).toContainText('Полічіть цифри')
  await expect(form.getByLabel('Компанія-платник')).toHaveValue('ТОВ «Виправлена»')
  await form.getByLabel('Код ЄДРПОУ або РНОКПП').fill('14360570')
  await form.getByRole('button', { name: 'Зберегти нову версію' }).click()
  await expect(page.getByRole('status')).toContainText('Рахунок виправлено')
  await expect(page.getByRole('listitem').filter({ hasText: 'виправляє рахунок' })).toContainText('ТОВ «Лбон»')
  const old = page.getByRole('listitem').filter({ hasText: 'замінена, не дійсна' })
  await expect(old).toContainText('ТОВ «Лбон», 30000005')
  await expectNoBarriers(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  const paper = (await old.getByRole('link').getAttribute('href')) ?? ''
  const marked = await readPdf(await (await page.request.get(paper)).body())
  expect(marked.join(' ')).toContain('Не дійсний')
  const { subject } = catalogues.uk.mail.orders.invoiceCorrected(order.number, 2, null)
  await expect.poll(() => subjectsTo(mailbox)).toContain(subject)
  expect(await attachedTo(mailbox, subject)).toContain('ТОВ «Виправлена»')
})
