import { drawn, htmlOf, only } from '@forum/site/app/gallery/rendered.tsx'
import { expect, it } from 'vitest'
import { OfAnAddress, OfAPayment } from './qr-code.examples.tsx'

it('is a picture that says what it is for, on white in every theme', () => {
  const html = htmlOf(<OfAnAddress />)
  expect(only(html, 'svg').attributes).toMatchObject({ role: 'img', 'aria-label': 'Код квитка' })
  expect(only(html, 'div').attributes['data-theme']).toBe('white')
})

it('only that of a payment carries the sign of the hryvnia', () => {
  expect(drawn(htmlOf(<OfAnAddress />), 'circle')).toEqual([])
  expect(drawn(htmlOf(<OfAPayment />), 'circle')).toHaveLength(1)
})
