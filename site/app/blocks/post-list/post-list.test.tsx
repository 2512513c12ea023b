import { drawn, htmlOf, only } from '@forum/site/app/gallery/rendered.tsx'
import { expect, it } from 'vitest'
import { Latest, Lead, Rows } from './post-list.examples.tsx'

it('every story leads to its page, at the level of heading that the page gives', () => {
  expect(drawn(htmlOf(<Latest />, 'ru'), 'a').map(({ attributes: { href } }) => href)).toEqual([
    '/ru/news/prices',
    '/ru/news/hall',
  ])
  expect(drawn(htmlOf(<Latest />), 'h3')).toHaveLength(2)
  expect(drawn(htmlOf(<Rows />), 'h2')).toHaveLength(2)
})

it('title and lead each say their own language', () => {
  const html = htmlOf(<Lead />, 'en')
  expect(only(html, 'h2').attributes.lang).toBeUndefined()
  expect(only(html, 'p').attributes.lang).toBe('uk')
})

it('dates are for machines, too', () => {
  expect(drawn(htmlOf(<Latest />), 'time')[0]?.attributes.datetime).toBe('2025-09-08T10:00:00+03:00')
})
