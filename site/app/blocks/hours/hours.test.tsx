import { locales } from '@forum/domain/localisation/locale.ts'
import { catalogues } from '@forum/messages/catalogues.ts'
import { drawn, htmlOf } from '@forum/site/app/gallery/rendered.tsx'
import { expect, it } from 'vitest'
import { BesideATelephone } from './hours.examples.tsx'

it.each(locales)('says the hours in %s; a page that may be old says nothing of now', (locale) => {
  const [always, now] = drawn(htmlOf(<BesideATelephone />, locale), 'p')
  expect(always?.text.replaceAll('\u00a0', ' ')).toBe(catalogues[locale].reference.hours)
  expect(now?.text).toBe('')
})
