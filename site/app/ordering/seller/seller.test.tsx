import { drawn, htmlOf } from '@forum/site/app/gallery/rendered.tsx'
import { expect, it } from 'vitest'
import { Registered, WithoutPhone } from './seller.examples.tsx'

it.each([
  ['uk', undefined],
  ['en', 'uk'],
  ['ru', 'uk'],
] as const)('names are as they are registered: in %s their lang is %s', (locale, lang) => {
  expect(drawn(htmlOf(<Registered />, locale), 'span').map(({ attributes }) => attributes.lang)).toEqual([lang, lang])
})

it('whoever buys can write and call', () => {
  const links = (html: string) => drawn(html, 'a').map(({ attributes: { href } }) => href)
  expect(links(htmlOf(<Registered />, 'uk'))).toEqual(['mailto:tickets@forum.example', 'tel:+380440001002'])
  expect(links(htmlOf(<WithoutPhone />, 'uk'))).toEqual(['mailto:tickets@forum.example'])
})
