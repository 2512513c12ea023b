import { htmlOf, only } from '@forum/site/app/gallery/rendered.tsx'
import { expect, it } from 'vitest'
import { OfAForm, Outlined, Small, Wheat } from './button.examples.tsx'

it.each([Wheat, Outlined, Small])('a button that leads somewhere is a link', (Example) => {
  expect(only(htmlOf(<Example />), 'a')).toMatchObject({ attributes: { href: '/uk/about' }, text: 'Про форум' })
})

it('what sends a form stays a button', () => {
  expect(only(htmlOf(<OfAForm />), 'button').attributes.type).toBe('submit')
})
