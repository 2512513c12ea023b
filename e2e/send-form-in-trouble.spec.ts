// Forms on one site while something is in the way: the network, the desk, haste, programs.
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, type Page, test } from '@playwright/test'
import { expectTyped, field, fill, formOn, press } from './form-page.ts'
import { type FormSite, newVisitor, startFormSite } from './form-site.ts'
import { port } from './ports.ts'
import { openStarted } from './started.ts'

let site: FormSite

test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  site = await startFormSite(port('formTrouble'))
})

test.afterAll(async () => {
  await site.end()
  expect(site.output(), 'nothing that was sent is in the log').not.toMatch(/@|Olena|%40|198\.51/)
})

/** A subscription that only has to be pressed. */
async function openFilled(page: Page, email: string) {
  await page.setExtraHTTPHeaders(newVisitor())
  await openStarted(page, `${site.url}/en/subscribe`)
  await fillSubscription(page, email)
}

async function fillSubscription(page: Page, email: string) {
  await fill(page, { name: 'Olena', email })
  await field(page, 'consent').check()
}

async function pressUntilThanked(page: Page) {
  await press(page)
  await expect(page).toHaveURL(`${site.url}/en/success-subscribe`)
}

async function expectTrouble(page: Page, email: string) {
  await expect(formOn(page).getByRole('alert')).toBeVisible()
  await expectTyped(page, { name: 'Olena', email })
  await expect(field(page, 'consent')).toBeChecked()
}

test('pressed twice, sent from a second tab and after going back, a form is one record', async ({ page, context }) => {
  const email = 'twice@reader.example'
  const other = await context.newPage()
  await openFilled(other, email)
  await page.bringToFront()
  await openFilled(page, email)
  await formOn(page).locator('button[type=submit]').dblclick()
  await expect(page).toHaveURL(`${site.url}/en/success-subscribe`)
  await other.bringToFront()
  await pressUntilThanked(other)
  await page.bringToFront()
  await page.goBack()
  await fillSubscription(page, email)
  await pressUntilThanked(page)
  await page.reload()

  await openFilled(page, 'afterwards@reader.example')
  await pressUntilThanked(page)
  await expect.poll(async () => (await site.mailsTo('afterwards@reader.example')).length).toBe(1)
  expect(await site.mailsTo(email)).toHaveLength(1)
})

test('without a network the form says so, keeps everything, and is sent once the network is back', async ({ page, context }) => {
  const email = 'offline@reader.example'
  await openFilled(page, email)
  await context.setOffline(true)
  await press(page)
  await expectTrouble(page, email)
  await context.setOffline(false)
  await pressUntilThanked(page)
  await expect.poll(async () => (await site.mailsTo(email)).length).toBe(1)
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('while the desk cannot write, nobody is thanked and nothing typed is lost', async ({ page }) => {
      const email = `locked-${javaScriptEnabled}@reader.example`
      await page.setExtraHTTPHeaders(newVisitor())
      await (javaScriptEnabled ? openStarted(page, `${site.url}/en/subscribe`) : page.goto(`${site.url}/en/subscribe`))
      await press(page)
      await expect(formOn(page).locator('[aria-invalid=true]').first()).toBeVisible()
      await fillSubscription(page, email)
      const desk = new DatabaseSync(join(site.folder, 'desk.sqlite'), { timeout: 5000 })
      desk.exec('BEGIN IMMEDIATE')
      const answered = page.waitForResponse((response) => response.request().method() === 'POST')
      // The answer comes when the desk has waited for its file.
      await press(page)
      expect((await answered).status()).toBe(503)
      await expectTrouble(page, email)
      desk.exec('ROLLBACK')
      await pressUntilThanked(page)
      // Deliveries rest for minutes after such a fault: what counts is that they are kept.
      const letters = desk.prepare("SELECT count(*) AS number FROM delivery WHERE channel = 'mail' AND message LIKE ?")
      expect(letters.get(`%${email}%`)).toEqual({ number: 1 })
      desk.close()
    })
  })
}

test('who sends too often is told to wait, and nothing typed is lost', async ({ browser }) => {
  const visitor = newVisitor()
  const address = `${site.url}/en/subscribe`
  const contexts = [true, false].map((javaScriptEnabled) => browser.newContext({ javaScriptEnabled, extraHTTPHeaders: visitor }))
  const [scripted, plain] = await Promise.all(contexts.map(async (context) => (await context).newPage()))
  if (!scripted || !plain) return
  await openStarted(scripted, address)
  await plain.goto(address)
  for (const page of [scripted, plain]) await fillSubscription(page, 'often@reader.example')
  // Over the budget of a network (packages/ground/http/budgets.ts), told as scripts are told, which draws nothing.
  const empty = { headers: { ...visitor, accept: 'application/json' }, form: { name: '' } }
  for (let isOver = false, round = 0; !isOver && round < 40; round++) {
    const answers = await Promise.all(Array.from({ length: 100 }, () => plain.request.post(address, empty)))
    isOver = answers.some((answer) => answer.status() === 429)
  }
  for (const page of [scripted, plain]) {
    // What came back to the budget meanwhile is spent by the same request: the visitor reads the answer to the one that is too many.
    await page.route(address, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      let response = await route.fetch({ maxRedirects: 0 })
      for (let round = 0; response.status() !== 429 && round < 100; round++) response = await route.fetch({ maxRedirects: 0 })
      await route.fulfill({ response })
    })
    const answered = page.waitForResponse((response) => response.request().method() === 'POST')
    await press(page)
    const response = await answered
    expect([response.status(), Number(response.headers()['retry-after']) > 0]).toEqual([429, true])
  }
  await expectTrouble(scripted, 'often@reader.example')
  await expect(plain.locator('input[name="email"]')).toHaveValue('often@reader.example')
  await expect(plain.getByRole('button')).toBeVisible()
  for (const context of contexts) await (await context).close()
})

test('a form that a program fills in for a person is taken; one whose unseen field is filled in is not', async ({ page }) => {
  const email = 'autofill@reader.example'
  await openFilled(page, email)
  // What a browser or a reader sees as a field.
  await formOn(page)
    .getByRole('textbox')
    .evaluateAll((fields) => {
      for (const element of fields as HTMLInputElement[]) {
        element.value ||= 'Olena'
        element.dispatchEvent(new Event('input', { bubbles: true }))
      }
    })
  await pressUntilThanked(page)
  await expect.poll(async () => (await site.mailsTo(email)).length).toBe(1)

  const trapped = 'trapped@reader.example'
  await openFilled(page, trapped)
  const token = await field(page, 'token').inputValue()
  const form = { token, name: '', email: trapped, consent: 'yes', homepage: 'https://spam.example' }
  const response = await page.request.post(`${site.url}/en/subscribe`, { form, headers: newVisitor() })
  expect(response.status()).toBe(400)
})
