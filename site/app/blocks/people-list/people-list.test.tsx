import { catalogues } from '@forum/messages/catalogues.ts'
import { drawn, htmlOf, only } from '@forum/site/app/gallery/rendered.tsx'
import { expect, it } from 'vitest'
import { Everybody, ManyByLetter, NobodyFound, NobodyYet } from './people-list.examples.tsx'

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

it('of many, eight have large plates, and everybody stands by letter, which one can jump to', () => {
  const html = htmlOf(<ManyByLetter />, 'uk')
  const jumps = drawn(html, 'a').flatMap(({ attributes: { href = '' } }) => (href.startsWith('#') ? [href.slice(1)] : []))
  expect(jumps).toEqual(['letter-Б', 'letter-Г', 'letter-Л', 'letter-Я'])
  expect(drawn(html, 'h2').flatMap(({ attributes: { id } }) => id ?? [])).toEqual(jumps)
  expect(drawn(html, 'a').filter(({ attributes: { href } }) => href?.includes('/speakers/'))).toHaveLength(8 + 14)
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
