import { htmlOf, only } from '@forum/site/app/gallery/rendered.tsx'
import { expect, it } from 'vitest'
import { AroundALink, InAnotherLanguage, NameAsWritten, OfThePage } from './text.examples.tsx'

it('says its language only where it is not the page’s', () => {
  expect(only(htmlOf(<OfThePage />), 'p').attributes.lang).toBeUndefined()
  expect(only(htmlOf(<InAnotherLanguage />), 'h3').attributes.lang).toBe('en')
})

it('keeps a short word from a line’s end, but not in a name', () => {
  expect(htmlOf(<OfThePage />)).toBe('<p>Раз на\u00a0рік</p>')
  expect(htmlOf(<NameAsWritten />)).toBe('<p>Зала на Почайні</p>')
})

it('what stands around its words stands within its element', () => {
  expect(htmlOf(<AroundALink />)).toBe('<span><a href="#hall">Зала</a></span>')
})
