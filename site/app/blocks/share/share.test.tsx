import { locales } from '@forum/domain/localisation/locale.ts'
import { catalogues } from '@forum/messages/catalogues.ts'
import { htmlOf, only } from '@forum/site/app/gallery/rendered.tsx'
import { expect, it } from 'vitest'
import { OfARow, WithItsWord } from './share.examples.tsx'

it('without scripts it is a letter with the address that others can open', () => {
  const { attributes } = only(htmlOf(<WithItsWord />), 'a')
  expect(attributes.href).toMatch(/^mailto:\?subject=.*https:\/\/forum\.example\/uk\/forum\/2025\/program\/prices$/)
  expect(attributes.role).toBeUndefined()
})

it.each(locales)('of a row it says in %s what is shared; with its word it needs no other', (locale) => {
  expect(only(htmlOf(<OfARow />, locale), 'a').attributes['aria-label']).toBe(catalogues[locale].share.shareItem('Ціна кіловата'))
  expect(only(htmlOf(<WithItsWord />, locale), 'a')).toMatchObject({ text: catalogues[locale].share.share })
})
