import { drawn, htmlOf, only } from '@forum/site/app/gallery/rendered.tsx'
import { expect, it } from 'vitest'
import { Chosen, Open, WithoutOptions } from './choice.examples.tsx'

it('is a labelled list that begins with no condition, each option in its language', () => {
  const html = htmlOf(<Open />)
  expect(only(html, 'label').attributes.for).toBe(only(html, 'select').attributes.id)
  expect(drawn(html, 'option').map(({ attributes: { value, lang } }) => [value, lang])).toEqual([
    ['', undefined],
    ['hall', undefined],
    ['desna', 'en'],
  ])
})

it('says what is chosen', () => {
  const chosen = drawn(htmlOf(<Chosen />), 'option').filter(({ attributes }) => attributes.selected !== undefined)
  expect(chosen.map(({ text }) => text)).toEqual(['Desna'])
})

it('without options is nothing', () => expect(htmlOf(<WithoutOptions />)).not.toContain('<select'))
