import { drawn, htmlOf } from '@forum/site/app/gallery/rendered.tsx'
import { expect, it } from 'vitest'
import { OfAnAccount } from './requisites.examples.tsx'

it('offers to copy what a payment asks for, and nothing else', () => {
  const html = htmlOf(<OfAnAccount />)
  expect(drawn(html, 'button').map(({ attributes }) => attributes['aria-label'])).toEqual([
    'Скопіювати: Отримувач',
    'Скопіювати: IBAN',
  ])
})

it('shows an account in groups that are no part of it', () => {
  const [, iban] = drawn(htmlOf(<OfAnAccount />), 'dd')
    .map(({ text }) => text)
    .filter((text) => text !== '')
  expect(iban).toBe('UA660000000000000000000000026')
})

it('says the language of what is not in the page’s', () => {
  const langs = drawn(htmlOf(<OfAnAccount />), 'dd').map(({ attributes: { lang } }) => lang)
  expect(langs).toContain('uk')
})
