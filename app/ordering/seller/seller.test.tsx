import { expect, it } from 'vitest'
import { drawn, htmlOf } from '../../gallery/rendered.tsx'
import { Registered } from './seller.examples.tsx'

it.each([
  ['uk', undefined],
  ['en', 'uk'],
  ['ru', 'uk'],
] as const)('names are as they are registered: in %s their lang is %s', (locale, lang) => {
  expect(drawn(htmlOf(<Registered />, locale), 'span').map(({ attributes }) => attributes.lang)).toEqual([lang, lang])
})
