import { htmlOf, only } from '@forum/site/app/gallery/rendered.tsx'
import { expect, it } from 'vitest'
import { OfAGroup } from './request-page.examples.tsx'

it('is one form below the only heading of the first level, sent to its own page', () => {
  const html = htmlOf(<OfAGroup />, 'en')
  expect(only(html, 'form').attributes.action).toMatch(/\/forum\/2025\/by-form$/)
  expect(only(html, 'h1').text).toContain('2025')
})
