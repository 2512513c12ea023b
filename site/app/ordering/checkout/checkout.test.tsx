import { drawn, htmlOf, only } from '@forum/site/app/gallery/rendered.tsx'
import { expect, it } from 'vitest'
import { ToAForm } from './checkout.examples.tsx'

it('without scripts a button sends to the provider what scripts send at once', () => {
  const html = htmlOf(<ToAForm />)
  expect(only(html, 'form').attributes).toMatchObject({ method: 'post', action: 'https://payment.example/pay' })
  expect(drawn(html, 'input').map(({ attributes: { name, type } }) => [name, type])).toEqual([
    ['data', 'hidden'],
    ['signature', 'hidden'],
  ])
  expect(only(html, 'button').attributes.type).toBe('submit')
})

it('names the order, and leads to its page', () => {
  const html = htmlOf(<ToAForm />, 'en')
  expect(html).toContain('2025-00042')
  expect(only(html, 'a').attributes.href).toBe('/uk/order/key')
  expect(drawn(html, 'h1')).toHaveLength(1)
})
