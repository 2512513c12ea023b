// Who pays goes to the provider’s own page; the provider is played by the test.

import { type StandIn, startLiqpay, startMonobank } from '@forum/desk/payments/provider-fixture.ts'
import { catalogues } from '@forum/messages/catalogues.ts'
import { expect, test } from '@playwright/test'
import { type FormSite, startFormSite } from './form-site.ts'
import { fillInForOne, newBuyer, open, press } from './order-form.ts'
import { port } from './ports.ts'

test.describe.configure({ mode: 'default' })

const providers: readonly [string, () => Promise<StandIn>, number][] = [
  ['LiqPay', () => startLiqpay(7), port('liqpay')],
  ['monobank', startMonobank, port('monobank')],
]
for (const [name, start, shopPort] of providers) {
  test.describe(`${name}’s own page`, () => {
    let provider: StandIn
    let shop: FormSite
    test.beforeAll(async () => {
      provider = await start()
      shop = await startFormSite(shopPort, { ...provider.environment, SITE_URL: `http://localhost:${shopPort}` })
    })
    test.afterAll(async () => {
      provider.close()
      await shop.end()
    })

    for (const javaScriptEnabled of [true, false]) {
      test(`is where the visitor comes to, ${javaScriptEnabled ? 'with' : 'without'} scripts; its report issues the tickets`, async ({
        browser,
      }) => {
        const context = await browser.newContext({ javaScriptEnabled, baseURL: `http://localhost:${shopPort}` })
        const page = await context.newPage()
        const complaints: string[] = []
        page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
        const isElsewhere = (url: URL) => url.port !== String(shopPort)
        await page.route(isElsewhere, (route) => route.fulfill({ contentType: 'text/html', body: '<title>paying</title>' }))
        const email = newBuyer()
        await open(page, '/en/forum/2025/by-card', javaScriptEnabled)
        await fillInForOne(page, email, javaScriptEnabled)
        const arrival = page.waitForRequest((request) => isElsewhere(new URL(request.url())) && request.isNavigationRequest())
        await press(page)
        if (javaScriptEnabled) await expect(page).toHaveTitle('paying')
        else {
          await expect(page.locator('h1')).toHaveText(catalogues.en.ordering.handover.title)
          await page.locator('main form button, main a[href^="http"]').first().click()
        }
        const request = await arrival
        const fields = Object.fromEntries(new URLSearchParams(request.postData() ?? ''))
        const checkout =
          request.method() === 'POST'
            ? ({ kind: 'form', action: request.url(), fields, paymentId: null } as const)
            : ({ kind: 'address', address: request.url(), paymentId: '' } as const)
        const told = provider.understood(checkout)
        expect(told).toMatchObject({ currency: 'UAH' })
        const report = provider.report({ ...told, status: provider.words.paid })
        provider.payment = { ...told, status: provider.words.paid }
        const answer = await page.request.post(`http://localhost:${shopPort}${report.path}`, {
          headers: report.headers,
          data: report.body,
        })
        expect(answer.status()).toBe(200)
        await expect.poll(async () => (await shop.mailsTo(email)).map(({ attachments }) => attachments.length)).toEqual([2])
        expect(complaints).toEqual([])
        await context.close()
      })
    }
  })
}
