import { drawn, htmlOf, only } from '@forum/site/app/gallery/rendered.tsx'
import { expect, it } from 'vitest'
import { Ink, White } from './titled-section.examples.tsx'

it('has a heading of the second level on its own ground', () => {
  expect(only(htmlOf(<Ink />), 'section').attributes['data-theme']).toBe('ink')
  expect(only(htmlOf(<White />), 'section').attributes['data-theme']).toBe('white')
  expect(only(htmlOf(<White />), 'h2').text).toBe('Партнери')
})

it('leads to more only where there is more', () => {
  expect(only(htmlOf(<Ink />), 'a').attributes.href).toBe('/uk/news')
  expect(drawn(htmlOf(<White />), 'a')).toEqual([])
})
