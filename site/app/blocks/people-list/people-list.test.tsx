import { aPerson } from '@forum/domain/people/person-builder.ts'
import { catalogues } from '@forum/messages/catalogues.ts'
import { drawn, htmlOf, only } from '@forum/site/app/gallery/rendered.tsx'
import { expect, it } from 'vitest'
import { Everybody, NobodyFound, NobodyYet } from './people-list.examples.tsx'
import { PeopleList } from './people-list.tsx'
import { peopleListView } from './people-list-view.ts'

it('is searched by a labelled field without scripts, and says how many there are', () => {
  const html = htmlOf(<Everybody />)
  expect(only(html, 'label').attributes.for).toBe(only(html, 'input').attributes.id)
  expect(only(html, 'input').attributes).toMatchObject({ type: 'search', name: 'q' })
  expect(only(html, 'button').attributes.type).toBe('submit')
  expect(only(html, 'b').text).toBe('2')
})

it('each person leads to their page, below a heading of the second level', () => {
  const html = htmlOf(<Everybody />, 'en')
  expect(drawn(html, 'a').map(({ attributes: { href } }) => href)).toEqual([
    '/en/speakers/olena-horbenko',
    '/en/speakers/maia-lytvyn',
  ])
  expect(drawn(html, 'h2').map(({ attributes: { lang } }) => lang)).toEqual([undefined, 'uk'])
})

it('a long list leads on to everybody, from the first who was not seen', () => {
  const many = Array.from({ length: 30 }, (_, index) => aPerson({ id: String(index), slug: `person-${index}` }))
  const of = (isWhole: boolean) => htmlOf(<PeopleList list={peopleListView(many, 'en', { query: '', isWhole })} />, 'en')
  expect(drawn(of(false), 'a').at(-1)?.attributes.href).toBe('?all=1#rest')
  expect(drawn(of(true), 'a').map(({ attributes }) => attributes.href)).toHaveLength(30)
  expect(drawn(of(true), 'li').findIndex(({ attributes }) => attributes.id === 'rest')).toBe(24)
})

it('while nobody is announced it says what comes next', () => {
  const html = htmlOf(<NobodyYet />, 'ru')
  expect(only(html, 'h2').text).toBe(catalogues.ru.people.noneYet)
  expect(only(html, 'p').attributes.lang).toBe('uk')
})

it('words that nobody answers to lead on to what is often asked, and to the search of the whole site', () => {
  const html = htmlOf(<NobodyFound />, 'uk')
  expect(drawn(html, 'a')[0]).toMatchObject({ attributes: { href: expect.stringMatching(/\?q=Олена$/) }, text: 'Олена' })
  expect(drawn(html, 'a').at(-1)).toMatchObject({
    attributes: { href: '/uk/search?q=%D0%BE%D1%81%D0%B2%D1%96%D1%82%D0%B0' },
    text: catalogues.uk.search.everywhere,
  })
})
