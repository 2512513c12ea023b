import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { page, startReadingSite, type TestSite } from './site-fixture.ts'

/** One for all tests that change nothing in it. */
let site: TestSite
beforeAll(async () => {
  site = await startReadingSite(async () => page('x'))
})
afterAll(() => site[Symbol.asyncDispose]())

test.each([
  ['no secret', {}],
  ['another secret', { authorization: 'Bearer other' }],
  ['another scheme', { authorization: 'Basic hook-secret' }],
  ['an empty secret', { authorization: 'Bearer ' }],
])('the hook refuses %s', async (_, headers) => {
  const before = site.stub.requests.length
  expect((await site.get('/hooks/content', headers as Record<string, string>, 'POST')).status).toBe(401)
  expect(site.stub.requests.length).toBe(before)
})

test('the hook refreshes the content for who knows the secret', async () => {
  const before = site.stub.requests.length
  expect((await site.get('/hooks/content', { authorization: 'Bearer hook-secret' }, 'POST', '{"event":"x"}')).status).toBe(202)
  await site.store.refresh()
  expect(site.stub.requests.length).toBeGreaterThan(before)
})

test('a change of orders makes the site look at orders, and leaves the content as it was', async () => {
  await using site = await startReadingSite(async () => page('x'), { isDeskOpen: true })
  const about = (collection: string) => JSON.stringify({ event: `${collection}.items.update`, collection })
  site.stub.requests.length = 0
  const authorization = 'Bearer hook-secret'
  expect((await site.get('/hooks/content', { authorization }, 'POST', about('ticket_orders'))).status).toBe(202)
  await vi.waitFor(() => expect(site.stub.requests.join()).toContain('/v2/items/ticket_orders?'))
  expect(site.stub.requests.filter((path) => !path.includes('ticket_orders'))).toEqual([])
})

test.each(['directus_users', 'directus_roles'])(
  'a change of %s makes the desk ask whose account may still come in, and leaves the content as it was',
  async (collection) => {
    await using site = await startReadingSite(async () => page('x'))
    const check = vi.fn(async () => {})
    site.reopen({ run: { ...site.desk.run, staffCheck: { ...site.desk.run.staffCheck, check } } })
    site.stub.requests.length = 0
    const authorization = 'Bearer hook-secret'
    const body = JSON.stringify({ event: 'users.update', collection })
    expect((await site.get('/hooks/content', { authorization }, 'POST', body)).status).toBe(202)
    expect([check.mock.calls.length, site.stub.requests]).toEqual([1, []])
  },
)

test('without a secret of its own the hook is off', async () => {
  await using site = await startReadingSite(async () => page('x'), { hook: null })
  expect((await site.get('/hooks/content', { authorization: 'Bearer x' }, 'POST')).status).toBe(404)
})

test('the hook takes bodies of any framing, and none at all', async () => {
  const head = 'POST /hooks/content HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer hook-secret\r\n'
  expect(await site.send(`${head}\r\n`)).toMatch(/^HTTP\/1\.1 202 /)
  expect(await site.send(`${head}Content-Length: 2\r\n\r\n{}`)).toMatch(/^HTTP\/1\.1 202 /)
  expect(await site.send(`${head}Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`)).toMatch(/^HTTP\/1\.1 202 /)
})
