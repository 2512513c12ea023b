import { drawn, htmlOf, only } from '@forum/site/app/gallery/rendered.tsx'
import { expect, it } from 'vitest'
import { HeadingAlone, Plain } from './headed-text.examples.tsx'

it('is a heading of the second level with its text', () => {
  const html = htmlOf(<Plain />)
  expect(only(html, 'h2').text).toBe('Наша місія')
  expect(drawn(html, 'li')).toHaveLength(2)
})

it('may be a heading alone', () => expect(drawn(htmlOf(<HeadingAlone />), 'p')).toEqual([]))
