import { drawn, htmlOf, only } from '@forum/site/app/gallery/rendered.tsx'
import { expect, it } from 'vitest'
import { OfAList, OfASession } from './page-head.examples.tsx'

it('has the only heading of the first level, above a drawing that nobody hears', () => {
  const html = htmlOf(<OfAList />)
  expect(only(html, 'h1').text).toBe('Новини')
  for (const { attributes } of drawn(html, 'svg')) expect(attributes['aria-hidden']).toBe('true')
})

it('leads to where the page stands', () => {
  expect(only(htmlOf(<OfASession />), 'a').attributes.href).toBe('/uk/forum/2025/program')
})
