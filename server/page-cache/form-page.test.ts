import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createFormPages, formResponse } from './form-page.ts'
import { createTokenPlaces } from './token-places.ts'

const places = createTokenPlaces('slot:')
const target = { path: '/uk/form', query: '', isCacheable: true }
const html = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }
const long = 'Купити квиток. '.repeat(3000)

function start() {
  const state = { now: 0, revision: '1' }
  const pages = createFormPages({
    revision: () => state.revision,
    now: () => state.now,
    policy: ({ headers }, text) => `policy of ${headers.get('x-inline-hashes') ?? 'nothing'} in ${text.length}`,
    places,
  })
  const store = (text: string, headers: Record<string, string> = html) =>
    pages.store(target, new Response(text, { headers }), state.revision, state.now)
  return { pages, store, state }
}

test.each([
  ['one form', `${long}<input value="${places.of('order')}">${long}`],
  ['two forms, one after the other', `<input value="${places.of('order')}"><input value="${places.of('callback')}">`],
  ['a place at the very end', `${long} value="${places.of('order')}"`],
])('a page with %s is the same packed and plain, with tokens of each visitor in their places', async (_, text) => {
  const page = await start().store(text)
  if (!page) throw new Error('no page')
  const bodyFor = async (visitor: string, accept: string) => {
    const response = formResponse(page, { method: 'GET', accept }, (form) => `${form}-${visitor}`)
    const body = Buffer.from(await response.arrayBuffer())
    expect(response.headers.get('content-length')).toBe(String(body.byteLength))
    return response.headers.get('content-encoding') === 'gzip' ? gunzipSync(body).toString() : body.toString()
  }
  for (const visitor of ['ann', 'bob']) {
    const expected = text.replaceAll(/slot:\w+:(\w+)/g, (_, form) => `${form}-${visitor}`)
    expect([await bodyFor(visitor, ''), await bodyFor(visitor, 'br, gzip'), await bodyFor(visitor, 'br')]).toEqual([
      expected,
      expected,
      expected,
    ])
  }
})

test('a page keeps its scripts as they are, its data are filled in everywhere', async () => {
  const text = `<script>"${places.of('order')}"</script><p>value="slot:x:order"</p><input value="${places.of('order')}">`
  const { store } = start()
  const page = await store(text, { ...html, 'x-inline-hashes': "'sha256-a='" })
  const { 'content-security-policy': policy, ...others } = Object.fromEntries(page?.headers ?? [])
  expect([page?.forms, policy, others]).toEqual([['order'], `policy of 'sha256-a=' in ${text.length}`, html])
  const data = await store(`["token","${places.of('order')}"]`, { 'content-type': 'text/x-script' })
  const { body } = { body: data && formResponse(data, { method: 'GET', accept: '' }, () => 'T') }
  expect(await body?.text()).toBe('["token","T"]')
})

test('it is used for a second, and not after the content has changed', async () => {
  const { pages, store, state } = start()
  await store(`<input value="${places.of('order')}">`)
  expect(pages.get(target)?.forms).toEqual(['order'])
  state.revision = '2'
  expect(pages.get(target)).toBeUndefined()
  state.revision = '1'
  state.now += 1000
  expect([pages.get(target), pages.isKnown(target)]).toEqual([undefined, true])
})

test.each([
  ['has no place', '<input value="token">', html],
  ['has the place of another process', `<input value="${createTokenPlaces('slot:').of('order')}">`, html],
  ['sets a cookie', `<input value="${places.of('order')}">`, { ...html, 'set-cookie': 'a=b' }],
])('a page that %s is shared with nobody', async (_, text, headers) => {
  const { pages, store } = start()
  expect([await store(text, headers), pages.get(target)]).toEqual([undefined, undefined])
})
