import { drawn, htmlOf } from '@forum/site/app/gallery/rendered.tsx'
import { expect, it } from 'vitest'
import { First, Last, Middle } from './pagination.examples.tsx'
import { Pagination } from './pagination.tsx'

const steps = (html: string) => drawn(html, 'a').flatMap(({ attributes: { rel, href } }) => (rel ? [[rel, href]] : []))

it.each([
  [First, [['next', '/uk/news?page=2']]],
  [
    Middle,
    [
      ['prev', '/uk/news?page=6'],
      ['next', '/uk/news?page=8'],
    ],
  ],
  [Last, [['prev', '/uk/news?page=2']]],
])('leads one page back and on where there is one: %#', (Example, expected) => {
  expect(steps(htmlOf(<Example />))).toEqual(expected)
})

it('the page one is on is marked, and the first has the plain address', () => {
  const html = htmlOf(<First />)
  const marked = drawn(html, 'a').filter(({ attributes }) => attributes['aria-current'] === 'page')
  expect(marked.map(({ text, attributes: { href } }) => [text, href])).toEqual([['Сторінка 1', '/uk/news']])
})

it('a list of one page has none', () => {
  expect(htmlOf(<Pagination current={1} count={1} to={String} words={{ pages: '', page: '', previous: '', next: '' }} />)).toBe(
    '',
  )
})
