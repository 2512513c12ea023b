import { locales } from '@forum/domain/localisation/locale.ts'
import { drawn, htmlOf, only } from '@forum/site/app/gallery/rendered.tsx'
import { expect, it } from 'vitest'
import { OfRegistration, WithoutName } from './contact.examples.tsx'

it('is dialled and written to, and its number does not break', () => {
  const html = htmlOf(<OfRegistration />)
  expect(drawn(html, 'a').map(({ attributes: { href } }) => href)).toEqual(['tel:+380440000000', 'mailto:tickets@forum.example'])
  expect(html).toContain('+38\u00a0044\u00a0000\u00a000\u00a000')
})

it('may break an address behind its @ only, which stays one text in one box', () => {
  expect(htmlOf(<OfRegistration />)).toContain('<span>tickets@<wbr/>forum.example</span></a>')
})

it('says the language of a name that fell back', () => {
  expect(only(htmlOf(<OfRegistration />, 'ru'), 'h3').attributes.lang).toBe('en')
})

it.each(locales)('without a name it has the heading of the site in %s, and no lang', (locale) => {
  const heading = only(htmlOf(<WithoutName />, locale), 'h3')
  expect(heading.text).not.toBe('')
  expect(heading.attributes.lang).toBeUndefined()
})
