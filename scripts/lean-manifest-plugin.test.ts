import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { leanCode } from './lean-manifest-plugin.ts'

const page = (id: string, path: string, more = {}) => [
  id,
  {
    id,
    parentId: 'language',
    path,
    hasLoader: true,
    hasAction: false,
    module: `/static/${path}.js`,
    imports: ['/static/frame.js', `/static/of-${path}.js`],
    css: [],
    ...more,
  },
]
const manifest = {
  entry: { module: '/static/entry.js', imports: ['/static/framework.js', '/static/frame.js'], css: [] },
  routes: Object.fromEntries([
    [
      'root',
      { id: 'root', path: '', hasLoader: false, hasAction: false, module: '/static/root.js', imports: [], css: ['/a.css'] },
    ],
    page('lang-news', 'news'),
    page('lang-search', 'search', { hasClientLoader: true }),
    page('lang-order', 'order', { hasAction: true }),
  ]),
  url: '/static/manifest-1.js',
  version: '1',
}
const written = (value: unknown) => `window.__reactRouterManifest=${JSON.stringify(value)};`

function read(code: string) {
  const window: { __reactRouterManifest?: typeof manifest } = {}
  runInNewContext(code, { window })
  // As values of this realm.
  return structuredClone(window.__reactRouterManifest)
}

test('a client reads of the routes what the framework has written, but for files of pages that it never fetches ahead', () => {
  const { entry, routes, ...others } = manifest
  const { root, 'lang-news': news, 'lang-search': search, 'lang-order': order } = routes
  const told = read(leanCode(written(manifest), 'en'))
  expect(told).toEqual({
    ...others,
    url: '/static/manifest-en-1.js',
    entry: { ...entry, imports: [] },
    routes: { root, 'lang-news': { ...news, imports: [] }, 'lang-search': search, 'lang-order': { ...order, imports: [] } },
  })
  expect(Object.keys(told?.routes ?? {})).toEqual(Object.keys(routes))
})

test.each([
  ['another variable', `window.__routes=${JSON.stringify(manifest)};`],
  ['no imports', written({ ...manifest, entry: {} })],
  ['no address', written({ ...manifest, url: undefined })],
  ['routes under other names', written({ ...manifest, routes: { a: { id: 'b' } } })],
])('with %s the build stops', (_, code) => expect(() => leanCode(code, 'en')).toThrow('look again'))
