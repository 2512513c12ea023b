import { afterEach, expect, test } from 'vitest'
import type { App } from '../app-contract.ts'
import { page, startTestSite, type TestSite } from '../site-fixture.ts'

let site: TestSite
afterEach(() => site[Symbol.asyncDispose]())

/** Pages whose clients start from what their paths and `word` say; a page for one visitor holds that itself. */
function startSite(word = { is: 'old' }) {
  const render: App['render'] = async (request, { clock }, { layAside }) => {
    const { pathname, search } = new URL(request.url)
    const state = `state of ${pathname}${search}: ${word.is} of ${clock.now() % 60_000}`
    return page(layAside ? `<i data-state="${layAside(state)}"></i>` : state)
  }
  return startTestSite(render)
}

const stateIn = (text: string) => / data-state="([^"]+)"/.exec(text)?.[1] ?? ''

test('what the client of a page starts from is answered under its own address, for good', async () => {
  site = await startSite()
  const address = stateIn((await site.get('/en/news?page=2&utm_source=a')).text)
  const [plain, packed] = [await site.get(address), await site.get(address, { 'accept-encoding': 'gzip, br' })]
  expect([plain.status, plain.text]).toEqual([200, 'state of /en/news?page=2: old of 0'])
  expect(packed.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': expect.stringContaining('immutable'),
    'x-content-type-options': 'nosniff',
  })
  expect(site.rendered).toHaveLength(1)
})

test('who read a page before it changed still has the state of that drawing', async () => {
  const word = { is: 'old' }
  site = await startSite(word)
  const before = stateIn((await site.get('/uk')).text)
  word.is = 'new'
  site.clock.now += 60_000
  const after = stateIn((await site.get('/uk')).text)
  expect([(await site.get(before)).text, (await site.get(after)).text]).toEqual([
    'state of /uk: old of 0',
    'state of /uk: new of 0',
  ])
})

test('a site that was started anew draws the page again; where another came of it there is no state', async () => {
  const word = { is: 'old' }
  site = await startSite(word)
  const address = stateIn((await site.get('/uk')).text)
  await site[Symbol.asyncDispose]()
  site = await startSite(word)
  site.clock.now += 40_000
  expect((await site.get(address)).text).toBe('state of /uk: old of 0')
  await site[Symbol.asyncDispose]()
  word.is = 'new'
  site = await startSite(word)
  const gone = await site.get(address)
  expect([gone.status, gone.text, gone.headers['cache-control']]).toEqual([404, '', 'no-store'])
})

test('a page for one visitor holds its state itself, and nothing is sent to a state', async () => {
  site = await startSite()
  expect((await site.get('/')).text).toContain('state of /: old')
  const { status } = await site.get(`/state/${'0'.repeat(24)}/uk`, { origin: 'https://forum.example' }, 'POST', 'a=b')
  expect([status, site.rendered.length]).toEqual([404, 1])
})
