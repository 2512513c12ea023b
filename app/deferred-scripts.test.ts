import { expect, test, vi } from 'vitest'
import { withDeferredScripts } from './deferred-scripts.server.ts'

vi.stubEnv('DEV', false)

const page = [
  '<head><link rel="modulepreload" href="/static/entry.client-x.js"/><link rel="modulepreload" href="/static/a.js"/><link rel="stylesheet" href="/static/a.css"/></head>',
  '<body><p>text</p><script type="module" async="">import * as route0 from "/static/a.js";import("/static/entry.js");</script></body>',
].join('')

test('nothing is preloaded and no module runs by itself', () => {
  const html = withDeferredScripts(page)
  expect(html).not.toContain('rel="modulepreload"')
  expect(html).not.toContain('type="module"')
  expect(html).toContain('<link rel="stylesheet" href="/static/a.css"/>')
})

test('the modules are kept to be started later', () => {
  expect(withDeferredScripts(page)).toContain(
    'id="client-modules" data-pieces="/static/a.js">import * as route0 from "/static/a.js";import("/static/entry.js");</script>',
  )
})

test('the manifest of routes is the one of the language', () => {
  const withManifest = page
    .replace('import * as', 'import "/static/manifest-1.js";import * as')
    .replace('<link', '<link rel="modulepreload" href="/static/manifest-1.js"/><link')
  const html = withDeferredScripts(`<html lang="en">${withManifest}`)
  expect(html).toContain('data-pieces="/static/manifest-en-1.js /static/a.js">import "/static/manifest-en-1.js";import * as')
  expect(html).not.toContain('/static/manifest-1.js')
})

test('what the client starts from is named where it lies elsewhere, and nothing of the router is left to run before that', () => {
  const context =
    '<script>window.__reactRouterContext = {"ssr":true};window.__reactRouterContext.stream = new ReadableStream()</script>'
  const html = withDeferredScripts(
    page.replace('<p>text</p>', `<p data-discover="true">text</p>${context}`),
    '/state/0a/uk/news?page=2&q="',
  )
  expect(html).toContain('<p>text</p><script></script>')
  expect(html).toContain(' data-start="/state/0a/uk/news?page=2&amp;q=&quot;">')
  expect(withDeferredScripts(page.replace('<p>text</p>', context))).toContain(context)
})

test('the page asks for its starter by itself once it is painted, and guards the history before', () => {
  const html = withDeferredScripts(page)
  expect(html).toMatch(
    /<script>[^<]*onpopstate=[^<]*import\('\/static\/starter-[\w-]+\.js'\)[^<]*first-contentful-paint[^<]*<\/script>/,
  )
  expect(html).not.toMatch(/<script[^>]* src=/)
})

test("the framework's own script for places in a page is not carried: the page's script does the same", () => {
  const own = '<script nonce="m">((storageKey, restoreKey) => {let a={};})("react-router-scroll-positions", null)</script>'
  const html = withDeferredScripts(page.replace('<p>text</p>', own))
  expect(html).toContain('<script nonce="m"></script>')
  expect(html).toMatch(/<script>[^<]*'react-router-scroll-positions'[^<]*scrollTo/)
})

test.each([
  ['new in the history', null, [], []],
  ['one that somebody comes back to', { key: 'k1' }, ['react-router-scroll-positions'], [[0, 720]]],
])('a page that is %s: where it was left is asked for only where that can be known', (_, state, asked, scrolled) => {
  const [, opening = ''] = /<script>(\(function[^<]*scrollTo[^<]*)<\/script>/.exec(withDeferredScripts(page)) ?? []
  const storage = { getItem: vi.fn((_key: string) => '{"k1":720}') }
  const scrollTo = vi.fn()
  const history = { state, replaceState: vi.fn((given: typeof state) => Object.assign(history, { state: given })) }
  const globals = {
    window: { addEventListener() {} },
    document: { addEventListener() {} },
    location: { pathname: '/uk', search: '' },
    history,
    sessionStorage: storage,
    scrollTo,
    setTimeout() {},
    PerformanceObserver: class {
      observe() {}
    },
  }
  new Function(...Object.keys(globals), opening)(...Object.values(globals))
  expect(storage.getItem.mock.calls.flat()).toEqual(asked)
  expect(scrollTo.mock.calls).toEqual(scrolled)
  expect(history.state?.key).toMatch(/^\w{2,}$/)
})

test('a page without the module script is left as it is', () => {
  expect(withDeferredScripts('<p>text</p>')).toBe('<p>text</p>')
})

test('what a link leads to is fetched ahead, but no file and nothing that is made for one person', () => {
  const [, rules = ''] = /<script type="speculationrules">(.*?)<\/script>/.exec(withDeferredScripts(page)) ?? []
  const [{ where }] = JSON.parse(rules).prefetch
  const patterns: string[] = where.and[1].not.href_matches
  const isKept = (path: string) => !patterns.some((pattern) => new URLPattern({ pathname: pattern }).test({ pathname: path }))
  expect(['/uk', '/en/news/a-post', '/uk/forum/2025/tickets', '/ru/tickets'].map(isKept)).toEqual([true, true, true, true])
  const others = ['/uk/order/0123456789', '/en/ticket/0123', '/uk/order/1/invoice.pdf', '/calendar/2025.ics', '/assets/a/asset']
  expect(others.map(isKept)).toEqual([false, false, false, false, false])
})
