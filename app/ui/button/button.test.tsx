import { expect, it } from 'vitest'
import { htmlOf, only } from '../../gallery/rendered.tsx'
import { OfAForm, Outlined, Small, Wheat } from './button.examples.tsx'

it.each([Wheat, Outlined, Small])('a button that leads somewhere is a link', (Example) => {
  expect(only(htmlOf(<Example />), 'a')).toMatchObject({ attributes: { href: '/uk/about' }, text: 'Про форум' })
})

it('three looks are told apart by class alone', () => {
  const classes = [Wheat, Outlined, Small].map((Example) => only(htmlOf(<Example />), 'a').attributes.class)
  expect(new Set(classes).size).toBe(3)
})

it('what sends a form stays a button', () => {
  expect(only(htmlOf(<OfAForm />), 'button').attributes.type).toBe('submit')
})
