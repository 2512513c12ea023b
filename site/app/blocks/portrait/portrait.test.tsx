import { drawn, htmlOf, only } from '@forum/site/app/gallery/rendered.tsx'
import { expect, it } from 'vitest'
import { OfASpeaker, WithoutAPhotograph } from './portrait.examples.tsx'

it('is one link, to the speaker in the language of the page', () => {
  expect(only(htmlOf(<OfASpeaker />, 'ru'), 'a').attributes.href).toBe('/ru/speakers/olena-horbenko')
  expect(only(htmlOf(<OfASpeaker />), 'h3').text).toBe('Олена Горбенко')
})

it('the heading beside it says whom it shows', () => {
  expect(only(htmlOf(<OfASpeaker />), 'img').attributes.alt).toBe('')
})

it('without a photograph the initials are drawn, for the eye alone', () => {
  const html = htmlOf(<WithoutAPhotograph />)
  expect(drawn(html, 'img')).toEqual([])
  expect(drawn(html, 'span').find(({ attributes }) => attributes['aria-hidden'])?.text).toBe('МЛ')
})

it('a name that nobody translated says its language', () => {
  expect(only(htmlOf(<WithoutAPhotograph />, 'en'), 'h2').attributes.lang).toBe('uk')
  expect(only(htmlOf(<WithoutAPhotograph />, 'uk'), 'h2').attributes.lang).toBeUndefined()
})
