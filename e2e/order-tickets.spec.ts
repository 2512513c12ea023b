import { filled } from '@forum/domain/localisation/filled.ts'
import { catalogues } from '@forum/messages/catalogues.ts'
import { expect, test } from '@playwright/test'
import { expectNoBarriers } from './barriers.ts'
import { newVisitor, formSite as site } from './form-site.ts'
import { languagesAndScripts } from './languages-and-scripts.ts'
import {
  accept,
  choose,
  faults,
  fillInForOne,
  form,
  nameBuyer,
  newBuyer,
  open,
  press,
  pressTo,
  pressToFault,
  quantity,
  seats,
} from './order-form.ts'
import { openStarted } from './started.ts'

test.describe.configure({ timeout: 180_000 })
/** The first letter waits until the machine has got round to drawing the tickets. */
const slowMail = { timeout: 90_000 }

for (const { locale, javaScriptEnabled, way } of languagesAndScripts(0)) {
  test.describe(() => {
    test.use({ javaScriptEnabled, baseURL: site.url })

    test(`two tickets paid by card ${way}, at the second attempt, to the mailbox`, async ({ page }) => {
      const email = newBuyer()
      await open(page, `/${locale}/forum/by-card`, javaScriptEnabled)
      await choose(page, 0, '2', javaScriptEnabled)
      await expect(seats(page)).toHaveCount(2)
      await nameBuyer(page, 'no address')
      await pressToFault(page, '#order-email')
      expect(await faults(page)).toHaveLength(5)
      await expect(page.locator('#order-email')).toBeFocused()
      await expect(page.locator('#order-name')).toHaveValue('Єва Їжакевич-Ґудзь')
      if (javaScriptEnabled) await expectNoBarriers(page, { within: 'main' })

      await page.locator('#order-email').fill(email)
      const button = (name: 'same' | 'fill') =>
        form(page).getByRole('button', { name: catalogues[locale].order[name], exact: true })
      await button('same').click()
      await expect(seats(page).nth(0).locator('input').first()).toHaveValue('Єва Їжакевич-Ґудзь')
      await seats(page).nth(1).locator('input').nth(0).fill('Марʼян О’Коннор')
      await seats(page).nth(1).locator('input').nth(1).fill(`friend-${email}`)
      await accept(page)
      await pressTo(page, new RegExp(`/${locale}/test-payment/`))
      await expect(page.locator('main')).toContainText(catalogues[locale].ordering.test.mark)
      await page.locator('button[value=decline]').click()
      await expect(page).toHaveURL(new RegExp(`/${locale}/order/`))
      await page.locator('main form button[type=submit]').click()
      await expect(page).toHaveURL(new RegExp(`/${locale}/test-payment/`))
      await page.locator('button[value=pay]').click()
      await expect(page).toHaveURL(new RegExp(`/${locale}/order/[\\w-]{22}$`))
      await expect(page.locator('main a[href*="/ticket/"][href$=".pdf"]')).toHaveCount(2)

      await expect.poll(async () => (await site.mailsTo(email)).length, slowMail).toBe(1)
      const number = /2025-\d{5}/.exec((await page.locator('main').textContent()) ?? '')?.[0] ?? ''
      expect((await site.mailsTo(email))[0]?.subject).toBe(catalogues[locale].mail.orders.tickets(number).subject)
      await expect.poll(async () => (await site.mailsTo(`friend-${email}`)).length).toBe(1)
    })
  })
}

for (const { locale, javaScriptEnabled, way } of languagesAndScripts(1)) {
  test.describe(() => {
    test.use({ javaScriptEnabled, baseURL: site.url })

    test(`a ticket by invoice ${way}, to the mailbox`, async ({ page }) => {
      const email = newBuyer()
      await open(page, `/${locale}/forum/2025/by-bank`, javaScriptEnabled)
      await expect(quantity(page, 0)).toHaveValue('1')
      await nameBuyer(page, email)
      await page.locator('#order-company').fill('ТОВ «Льон і Лад»')
      await page.locator('#order-edrpou').fill('12345679')
      await seats(page).nth(0).locator('input').first().fill('Остап Їжак')
      await accept(page)
      await pressToFault(page, '#order-edrpou')
      expect(await faults(page)).toEqual(['order-edrpou'])
      await page.locator('#order-edrpou').fill('30000005')
      await pressTo(page, new RegExp(`/${locale}/order/`))
      await expect(page.locator('main')).toContainText('ТОВ «Льон і Лад»')
      await expect.poll(async () => (await site.mailsTo(email)).length).toBe(1)
    })
  })
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled, baseURL: site.url })

    test('a list of people fills the seats, who is too many is said, and each keeps their seat while numbers change', async ({
      page,
    }) => {
      await open(page, '/en/forum/2025/by-bank', javaScriptEnabled)
      const names = await form(page)
        .locator('select')
        .evaluateAll((all) => all.map((list) => (list as HTMLSelectElement).name))
      const [suggested = '', other = ''] = names
      await choose(page, suggested, '2', javaScriptEnabled)
      await form(page).locator('summary', { hasText: catalogues.en.order.paste }).click()
      await page.locator('#order-list').fill('Name\nAda Lovelace\tada@lad.example\tLad\tCountess\nBorys\nViktor')
      await form(page).getByRole('button', { name: catalogues.en.order.fill }).click()
      await expect(form(page).locator('details [role=status]')).toHaveText(
        filled(catalogues.en.order.tooLong, { people: 3, seats: 2 }),
      )
      const values = (index: number) =>
        seats(page)
          .nth(index)
          .locator('input')
          .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
      expect(await values(0)).toEqual(['Ada Lovelace', 'ada@lad.example', 'Lad', 'Countess'])
      expect(await values(1)).toEqual(['Borys', '', '', ''])
      const borys = page.locator(`[name="attendee-${suggested.slice('ticket-'.length)}-1-name"]`)
      await choose(page, other, '1', javaScriptEnabled)
      await expect(seats(page)).toHaveCount(3)
      await expect(borys).toHaveValue('Borys')
      if (!javaScriptEnabled) return
      await choose(page, suggested, '1', javaScriptEnabled)
      await expect(borys).toHaveCount(0)
      await choose(page, suggested, '2', javaScriptEnabled)
      await expect(borys).toHaveValue('Borys')
    })
  })
}

test.describe('one order', () => {
  test.use({ baseURL: site.url, javaScriptEnabled: false })

  test('comes of a form that is sent twice', async ({ page }) => {
    const visitor = newVisitor()
    await page.setExtraHTTPHeaders(visitor)
    await page.goto('/en/forum/2025/by-bank')
    await fillInForOne(page, newBuyer(), false)
    const fields = await form(page).evaluate((element) =>
      [...new FormData(element as HTMLFormElement)].map(([name, value]) => [name, String(value)]),
    )
    const options = { form: Object.fromEntries(fields), headers: visitor, maxRedirects: 0 }
    const first = await page.request.post('/en/forum/2025/by-bank', options)
    const place = first.headers().location ?? ''
    await pressTo(page, /\/order\//)
    expect(page.url()).toContain(place)
    await expect(page.getByRole('link', { name: 'Order the same again' })).toHaveAttribute('href', /by-bank\?besides=/)
  })
})

test.describe('one order, by script', () => {
  test.use({ baseURL: site.url })
  const address = '/en/forum/2025/by-bank'

  test('comes of a form whose answer was lost and that is sent again from another network; nobody else is led to it', async ({
    page,
    context,
  }) => {
    const buyer = newBuyer()
    const fillIn = async (tab: typeof page) => {
      await open(tab, address, true)
      await fillInForOne(tab, buyer, true)
    }
    await fillIn(page)
    let placed = ''
    await page.route(`**${address}`, async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      placed = (await (await route.fetch()).json()).to
      await route.abort()
    })
    await press(page)
    await expect(form(page).getByRole('alert')).toBeVisible()
    expect(placed).toContain('/order/')
    await page.unroute(`**${address}`)
    await page.setExtraHTTPHeaders(newVisitor())
    await pressTo(page, new RegExp(placed))
    // Back, and pressed once more.
    await page.goBack()
    await openStarted(page, address)
    await fillInForOne(page, buyer, true)
    await page.setExtraHTTPHeaders(newVisitor())
    await pressTo(page, new RegExp(placed))
    await expect(page.getByRole('link', { name: 'Order the same again' })).toHaveAttribute('href', /by-bank\?besides=/)
    const stranger = await context.newPage()
    await fillIn(stranger)
    await pressTo(stranger, /\/order\//)
    expect(stranger.url()).not.toContain(placed.split('?')[0])
  })
})
