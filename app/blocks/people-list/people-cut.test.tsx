import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, it } from 'vitest'
import { inAll } from '#domain/localisation/localised-builder.ts'
import { aPerson } from '#domain/people/person-builder.ts'
import { catalogues } from '#messages/catalogues.ts'
import { drawn } from '../../gallery/rendered.tsx'
import { registerWords } from '../../locale.ts'
import { PeopleList } from './people-list.tsx'
import { peopleListView } from './people-list-view.ts'

const catalogue = catalogues.en

beforeAll(() => registerWords('en', catalogue))

const people = Array.from({ length: 30 }, (_, index) =>
  aPerson({ id: String(index), slug: `person-${index}`, name: inAll(`Person ${index}`), company: inAll('Sich') }),
)

function linksOf(query: string) {
  const list = peopleListView(people, 'en', new URLSearchParams(query).get('q') ?? '')
  const Stub = createRoutesStub([{ path: '/:lang/speakers', Component: () => <PeopleList list={list} /> }])
  const html = renderToStaticMarkup(<Stub initialEntries={[`/en/speakers${query}`]} />)
  const links = drawn(html, 'a').map(({ attributes: { href = '' } }) => href)
  return {
    cards: links.filter((href) => href.includes('/person-')).length,
    portraits: html.split('--letters').length - 1,
    whole: links.filter((href) => href.includes('all=1')),
  }
}

it.each([
  ['', 24, 24, ['/en/speakers?all=1']],
  ['?all=1', 30, 8, []],
  ['?all=2', 24, 24, ['/en/speakers?all=1']],
  ['?q=sich', 30, 8, []],
  ['?q=29', 1, 1, []],
])(
  'a long list shows the first of its people, and everybody, most by name, to who asks: %s',
  (query, cards, portraits, whole) => {
    expect(linksOf(query)).toEqual({ cards, portraits, whole })
  },
)
