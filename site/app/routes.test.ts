import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isHiddenByPage } from '@forum/domain/address/editors-page.ts'
import { pageWithin } from '@forum/domain/address/page-at.ts'
import { pageIds, pageOf, routeName } from '@forum/domain/address/pages.ts'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes } from 'react-router'
import { describe, expect, it } from 'vitest'
import { browserPages } from '../../e2e/pages.ts'
import routes from './routes.ts'

type Route = { id: string; path?: string; index?: true; children?: Route[] }

const asRoute = ({ id = '', path, index, children }: RouteConfigEntry): Route =>
  ({ id, path, index, children: children?.map(asRoute) }) as Route

const tree = routes.map(asRoute)
const routeAt = (path: string) => matchRoutes(tree as never, `/uk${path}`)?.at(-1)?.route.id
const ofLanguage = routes.find(({ path }) => path === ':lang')?.children ?? []
const frame = ['lang-not-found']

it('every page has its route, every route its page, and every route its file', () => {
  const names = ofLanguage.map(({ id }) => id).filter((id) => !frame.includes(id ?? ''))
  expect(names).toEqual(pageIds.map(routeName))
  const missing = ofLanguage.filter(({ file }) => !existsSync(fileURLToPath(new URL(file, import.meta.url))))
  expect(missing.map(({ file }) => file)).toEqual([])
})

/** Sources of pages and of what they are made of. A link is spelt `pathWithin.<page>`. Lists of all addresses are no links. */
const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test|\.examples|-builder|-fixture)\.tsx?$/.test(file) && !/^(?:gallery|sitemap)\//.test(file))
  .map((file) => ({ file, text: readFileSync(join(import.meta.dirname, file), 'utf8') }))

it('something links to every page that may be listed', () => {
  const faults = pageIds.filter((id) => {
    const own = `${dirname(ofLanguage.find((route) => route.id === routeName(id))?.file ?? '')}/`
    const link = new RegExp(`\\bpathWithin\\.${id}\\b`)
    return pageOf(id).isListed && !sources.some(({ file, text }) => !file.startsWith(own) && link.test(text))
  })
  expect(faults.map((id) => `nothing links to ${id}: no file of site/app/ outside its folder has pathWithin.${id}`)).toEqual([])
})

it.each([
  ['programme', 'lang-forum-year-program'],
  ['tickets', 'lang-forum-year-tickets'],
  ['byBank', 'lang-forum-year-by-bank'],
  ['byCard', 'lang-forum-year-by-card'],
  ['byForm', 'lang-forum-year-by-form'],
  ['home', 'lang'],
  ['page', 'lang-slug'],
] as const)('the route of %s is named %s', (id, name) => expect(routeName(id)).toBe(name))

describe('an address is of the page that the router shows', () => {
  it.each(browserPages.map(({ id, path }) => [path.replace(/[?#].*/, ''), id] as const))('%s is of %s', (path, id) => {
    expect([pageWithin(path), routeAt(path)]).toEqual([id, id ? routeName(id) : 'lang-not-found'])
  })

  it.each([
    '/forum/program',
    '/forum/2025/PROGRAM',
    '/forum/broadcast/hall',
    '/forum/forum',
    '/team',
    '/News/',
    '/forum',
    '/a/b',
  ])('%s', (path) => {
    const id = pageWithin(path)
    expect(routeAt(path)).toBe(id ? routeName(id) : 'lang-not-found')
  })
})

const firstSegments = pageIds.map((id) => pageOf(id).pattern.split('/', 1)[0] ?? '').filter((part) => /^[^:]/.test(part))

it.each([...new Set(firstSegments), 'News', '404', 'venue'])(
  'whether an editors’ page %s is hidden is what the router says',
  (slug) => {
    const hasRoute = routeAt(`/${slug}`) !== 'lang-slug'
    expect(isHiddenByPage(slug)).toBe(hasRoute && slug !== 'about' && slug !== 'donate')
  },
)
