import { type APIRequestContext, expect, test } from '@playwright/test'
import { order as wordsOfOrders } from '#messages/uk/orders.ts'
import { fixtureTables, legalRecords } from '#server/content-service/content-fixture.ts'
import { type ContentStub, startContentStub } from '#server/content-service/content-stub.ts'
import { sellerSettings } from '#server/payments/provider-fixture.ts'
import { expectNoBarriers } from './barriers.ts'
import { type FormSite, newVisitor, startFormSite } from './form-site.ts'
import { accept, atAddress, choose, nameBuyer, newBuyer, open, press, quantity, seats } from './order-form.ts'
import { port } from './ports.ts'

const [sitePort, contentPort] = [port('orderScarce'), port('orderContent')]

/** The ticket of which there is no end. */
const plentiful = 77

test.describe('where seats are few', () => {
  // One site, on one port: one after the other.
  test.describe.configure({ mode: 'default' })
  let stub: ContentStub
  let scarce: FormSite
  test.use({ baseURL: `http://localhost:${sitePort}` })
  test.beforeAll(async () => {
    const tables = fixtureTables()
    const tickets = (tables.get('tickets') ?? [])
      .slice(0, 1)
      .map((ticket) => ({ ...ticket, sale_start: null, sale_end: null, quota: 2, price: 100 }))
      .flatMap((ticket) => [ticket, { ...ticket, id: plentiful, quota: null, sort: 2 }])
    const forums = (tables.get('forums') ?? []).map((forum) =>
      forum.year === 2025 ? { ...forum, tickets_status: 'started' } : forum,
    )
    stub = await startContentStub(
      tables.set('tickets', tickets).set('forums', forums).set('documents', legalRecords()),
      contentPort,
    )
    scarce = await startFormSite(sitePort, {
      CONTENT_API_URL: stub.url,
      SITE_NOW: '2025-09-09T09:00:00+03:00',
      PAYMENT_PROVIDER: 'test',
      ...sellerSettings,
    })
  })
  test.afterAll(async () => {
    await scarce.end()
    await stub.close()
  })

  test('the last ones go to one of two, and the other is told how many are left and keeps what was typed', async ({
    page,
    browser,
  }) => {
    const rival = await browser.newPage({ baseURL: `http://localhost:${sitePort}` })
    for (const each of [page, rival]) {
      await open(each, '/en/forum/2025/by-card', true)
      await choose(each, 0, '2', true)
      await nameBuyer(each, newBuyer())
      for (const index of [0, 1]) await seats(each).nth(index).locator('input').first().fill(`Ada ${index}`)
      await accept(each)
    }
    await press(rival, atAddress(rival, /test-payment/))
    await press(page, (limit) => expect(quantity(page, 0)).toHaveAttribute('aria-invalid', 'true', limit))
    await expect(page.locator('#order-choice-fault')).toContainText('0')
    await expect(seats(page).nth(1).locator('input').first()).toHaveValue('Ada 1')
    await expectNoBarriers(page, { within: 'main' })
    await rival.close()
  })

  test('who holds too much unpaid is told so in words, by mailbox, phone, network and pace, and keeps what was typed', async ({
    request,
  }) => {
    const [{ buyer, network, pace }, many] = [
      wordsOfOrders.limits,
      (quantity: number, own: Buyer) => place(request, quantity, own),
    ]
    const office = { email: 'office@b.example', phone: '+380447654321' }
    for (let index = 0; index < 3; index++) expect((await many(20, { ...office, name: `Оксана ${index}` })).status).toBe(303)
    expect(await many(1, { ...office, phone: '+380440000000', name: 'Ївга' })).toMatchObject({
      status: 429,
      says: buyer,
      name: 'Ївга',
    })
    expect(await many(1, { ...office, email: 'other@b.example' })).toMatchObject({ status: 429, says: buyer })
    const cafe = newVisitor()
    for (let index = 0; index < 5; index++) expect((await many(20, { from: cafe })).status).toBe(303)
    expect(await many(1, { from: cafe })).toMatchObject({ status: 429, says: network })
    const busy = { email: 'busy@b.example', phone: '+380447654322' }
    for (let index = 0; index < 30; index++) expect((await many(1, { ...busy, name: `Ада ${index}` })).status).toBe(303)
    expect(await many(1, busy)).toMatchObject({ status: 429, says: pace })
  })
})

type Buyer = { name?: string; email?: string; phone?: string; from?: Record<string, string> }
let buyers = 0

/** Sends the form of an order as a browser without scripts does, once more where it was too quick for a person; what is said, and the name that stands there then. */
async function place(request: APIRequestContext, quantity: number, own: Buyer) {
  const number = buyers++
  const {
    from = newVisitor(),
    name = `Гість ${number}`,
    email = `buyer-${number}@b.example`,
    phone = `+38067${1_000_000 + number}`,
  } = own
  const people = Array.from({ length: quantity }, (_, index) => [`attendee-${plentiful}-${index}-name`, `Ада ${index}`] as const)
  const fields = { [`ticket-${plentiful}`]: String(quantity), name, email, phone, offer: 'yes', consent: 'yes', intent: 'order' }
  const path = `http://localhost:${sitePort}/uk/forum/2025/by-card`
  const send = async (token: string) => {
    const form = { ...fields, ...Object.fromEntries(people), token }
    const answer = await request.post(path, {
      form,
      headers: { ...from, origin: `http://localhost:${sitePort}` },
      maxRedirects: 0,
    })
    // The words of the page travel with it: what is said stands outside of its scripts.
    return { status: answer.status(), html: (await answer.text()).replace(/<script[\s\S]*?<\/script>/g, '') }
  }
  const first = await send('none')
  const { status, html } = await send(/name="token" value="([^"]+)"/.exec(first.html)?.[1] ?? '')
  const says = Object.values(wordsOfOrders.limits).find((sentence) => html.includes(sentence))
  return { status, says, name: /name="name" value="([^"]*)"/.exec(html)?.[1] ?? /value="([^"]*)" name="name"/.exec(html)?.[1] }
}
