import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes } from 'react-router'
import { expect, it } from 'vitest'
import { fixedSegments, isHiddenByFixedPage } from '#domain/publication/fixed-address.ts'
import routes from './routes.ts'

type Route = { id: string; path?: string; index?: true; children?: Route[] }

const asRoute = ({ id = '', path, index, children }: RouteConfigEntry): Route =>
  ({ id, path, index, children: children?.map(asRoute) }) as Route

const tree = routes.map(asRoute)
const routeAt = (path: string) => matchRoutes(tree as never, path)?.at(-1)?.route.id
const ofLanguage = tree.find(({ path }) => path === ':lang')?.children ?? []

it('the fixed segments are those of the routes', () => {
  const first = ofLanguage.flatMap(({ path }) => path?.split('/')[0] ?? [])
  const standing = first.filter((segment) => !/[:*]/.test(segment) && routeAt(`/uk/${segment}`) !== 'lang-slug')
  expect([...fixedSegments].sort()).toEqual([...new Set(standing)].sort())
})

it.each([
  ['news', true],
  ['News', true],
  ['404', true],
  ['team', true],
  ['about', false],
  ['donate', false],
  ['forum', false],
  ['venue', false],
])('an editors’ page %s is hidden by a fixed page: %s', (slug, expected) => {
  expect(isHiddenByFixedPage(slug)).toBe(expected)
  if (expected) expect(routeAt(`/uk/${slug}`)).not.toBe('lang-slug')
})
