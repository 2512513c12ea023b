import { expect, it } from 'vitest'
import { htmlOf, only } from '../../gallery/rendered.tsx'
import { AroundALink, InAnotherLanguage, OfThePage } from './text.examples.tsx'

it('says its language only where it is not the page’s', () => {
  expect(only(htmlOf(<OfThePage />), 'p').attributes.lang).toBeUndefined()
  expect(only(htmlOf(<InAnotherLanguage />), 'h3').attributes.lang).toBe('en')
})

it('what stands around its words stands within its element', () => {
  expect(htmlOf(<AroundALink />)).toBe('<span><a href="#hall">Зала</a></span>')
})
