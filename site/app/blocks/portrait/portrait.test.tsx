import { catalogues } from '@forum/messages/catalogues.ts'
import { drawn, htmlOf, only } from '@forum/site/app/gallery/rendered.tsx'
import { expect, it } from 'vitest'
import { EqualInitials, OfASpeaker, SpeaksNow, SpeaksToday, WithANumber, WithoutAPhotograph } from './portrait.examples.tsx'

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

const plateOf = (html: string) => drawn(html, 'span').find(({ attributes }) => attributes['aria-hidden'])?.attributes.class

it('who speaks today has another plate, and it says when; during the session that it is now', () => {
  expect(plateOf(htmlOf(<SpeaksToday />))).not.toBe(plateOf(htmlOf(<WithANumber />)))
  expect(htmlOf(<SpeaksToday />, 'en')).toContain(catalogues.en.people.todayAt('10:00'))
  expect(htmlOf(<SpeaksNow />, 'en')).toContain('Now, 45')
})

it('plates of equal initials differ', () => {
  const plates = drawn(htmlOf(<EqualInitials />), 'span').flatMap(({ attributes }) =>
    attributes['aria-hidden'] ? [attributes.class] : [],
  )
  expect(new Set(plates).size).toBe(2)
})

it('the number that a person brings stands on the plate, for the eye alone', () =>
  expect(htmlOf(<WithANumber />)).toMatch(/aria-hidden="true"[^>]*>.*61 000 ₴/))
