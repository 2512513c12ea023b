import { expect, it } from 'vitest'
import { htmlOf, only } from '../../gallery/rendered.tsx'
import { OfAGroup } from './request-page.examples.tsx'

it('is one form below the only heading of the first level, sent to its own page', () => {
  const html = htmlOf(<OfAGroup />, 'en')
  expect(only(html, 'form').attributes.action).toMatch(/\/forum\/2025\/by-form$/)
  expect(only(html, 'h1').text).toContain('2025')
})
