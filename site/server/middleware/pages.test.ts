import { orderForm, tokenField } from '@forum/domain/submission/form-fields.ts'
import { type BudgetName, createBudgets } from '@forum/ground/http/budgets.ts'
import { afterEach, expect, test, vi } from 'vitest'
import type { App } from '../contract/app-contract.ts'
import { page, startReadingSite, startTestSite, type TestSite } from '../site-fixture.ts'

let site: TestSite
afterEach(async () => {
  vi.useRealTimers()
  await site[Symbol.asyncDispose]()
})

const none = { burst: 1, perMinute: 6 }
/** A site on which a network has one of each of these, and then waits ten seconds. */
const stingy = (render: App['render'], ...names: BudgetName[]) =>
  startTestSite(render, { budgets: createBudgets(() => 0, Object.fromEntries(names.map((name) => [name, none]))) })

const form = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://forum.example' }

test('a page with a form is drawn once for everybody and kept like any other; its token is good', async () => {
  site = await startReadingSite(async (_, __, { desk, visitor }) =>
    page(`${visitor ? 'for one' : 'for all'} <input name="${tokenField}" value="${desk.forms.formGuard.token(orderForm)}">`),
  )
  const path = '/uk/forum/2025/by-card'
  const answers = await Promise.all(Array.from({ length: 50 }, () => site.get(path)))
  expect([site.rendered.length, new Set(answers.map(({ text }) => text)).size]).toEqual([1, 1])
  const { text, headers } = await site.get(path)
  expect([text.includes('for all'), headers.etag]).toEqual([true, expect.any(String)])
  expect((await site.get(path, { 'if-none-match': String(headers.etag) })).status).toBe(304)
  const sent = new FormData()
  sent.append(tokenField, / value="([^"]+)"/.exec(text)?.[1] ?? '')
  expect(site.desk.forms.formGuard.admits(orderForm, sent)).toBe(true)
})

test.each([
  ['uk', 'Усе, що ви ввели, збережено на цій сторінці: зачекайте 10 с', 'Надіслати ще раз'],
  ['en', 'Everything you typed is kept on this page: wait 10 s', 'Send again'],
  ['ru', 'Всё, что вы ввели, сохранено на этой странице: подождите 10 с', 'Отправить ещё раз'],
])(
  'over the budget of forms the visitor is told so in %s, and what was typed can be sent once more',
  async (lang, said, button) => {
    site = await stingy(async () => page('taken'), 'forms')
    const fields = new URLSearchParams([
      ['name', 'Олена "О." <b>&'],
      ['comments', 'one\r\ntwo'],
      ['name', 'twice'],
    ])
    const send = (accept = 'text/html') => site.get(`/${lang}/subscribe`, { ...form, accept }, 'POST', String(fields))
    const [first, second, forScripts] = [await send(), await send(), await send('application/json')]
    expect([first.status, second.status, second.headers['retry-after'], site.rendered.length]).toEqual([200, 429, '10', 1])
    expect(second.text).toContain(said)
    expect(second.text).toContain(button)
    const kept = [...second.text.matchAll(/name="([^"]*)" value="([^"]*)"/g)].map(([, name, value]) => [name, unescaped(value)])
    expect(kept).toEqual([...fields])
    expect([forScripts.status, forScripts.text.includes('twice')]).toEqual([429, false])
  },
)

const unescaped = (text = '') => text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))

test.each<[BudgetName, string, string]>([
  ['orders', 'POST', '/en/forum/2025/by-card'],
  ['forms', 'POST', '/en/accreditation'],
  ['pay', 'POST', '/en/order/0123456789abcdefghijkl'],
  ['pages', 'GET', '/en/order/0123456789abcdefghijkl'],
  ['pages', 'GET', '/en/speakers/nobody'],
  ['papers', 'GET', '/en/order/0123456789abcdefghijkl/invoice.pdf'],
])('over the budget of %s: %s %s', async (name, method, path) => {
  site = await stingy(async () => page('lost', { status: 404 }), name)
  const ask = () => site.get(path, method === 'POST' ? form : {}, method, method === 'POST' ? 'a=b' : undefined)
  const [first, second] = [await ask(), await ask()]
  expect([first.status, second.status, second.headers['retry-after']]).toEqual([404, 429, '10'])
  expect(second.text).toContain('from your network')
})

test('pages from memory, and those with an address of their own, are never limited, not even when they are drawn anew', async () => {
  site = await stingy(async (request) => page(new URL(request.url).pathname), 'pages')
  expect((await site.get('/en/speakers/known')).status).toBe(200)
  expect((await site.get('/en/speakers/unknown')).status).toBe(429)
  for (const _ of ['from memory', 'a minute later']) {
    for (const path of ['/en', '/en/speakers', '/en/speakers/known']) expect((await site.get(path)).status).toBe(200)
    site.clock.now += 60_000
  }
})

test('a known page is drawn before all that others wait for', async () => {
  const drawn: string[] = []
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  site = await startReadingSite(async (request, _, { drawing }) => {
    const end = await drawing()
    await isReleased
    drawn.push(new URL(request.url).pathname)
    end()
    return page('x')
  })
  const lost = Array.from({ length: 40 }, (_, index) => site.get(`/en/speakers/nobody-${index}`))
  await vi.waitFor(() => expect(site.rendered.length).toBeGreaterThan(0))
  const known = site.get('/en')
  // An answer on a later connection: the request for the page has been read by then.
  await site.get('/healthz')
  release()
  await Promise.all([...lost, known])
  expect([drawn.length, drawn.indexOf('/en') < 4]).toEqual([41, true])
})
