import { drawn, htmlOf, only } from '@forum/site/app/gallery/rendered.tsx'
import { expect, it } from 'vitest'
import { Both, OnlyNext } from './neighbours.examples.tsx'
import { Neighbours } from './neighbours.tsx'

it('both sides are named links in a landmark', () => {
  const html = htmlOf(<Both />)
  expect(only(html, 'nav').attributes['aria-label']).toBe('Сусідні новини')
  expect(drawn(html, 'a').map(({ attributes: { rel, href } }) => [rel, href])).toEqual([
    ['prev', '/uk/news/first'],
    ['next', '/uk/news/second'],
  ])
})

it('a title of another language says so', () => {
  const langs = drawn(htmlOf(<Both />), 'span').map(({ attributes: { lang }, text }) => [text, lang])
  expect(langs).toContainEqual(['The second story', 'en'])
  expect(langs).toContainEqual(['Перша новина', undefined])
})

it('at the end of a list there is one side, and of a list of one nothing at all', () => {
  expect(drawn(htmlOf(<OnlyNext />), 'a')).toHaveLength(1)
  expect(htmlOf(<Neighbours label="x" previous={null} next={null} />)).toBe('')
})
