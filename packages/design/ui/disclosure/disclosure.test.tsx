import { htmlOf, only } from '@forum/site/app/gallery/rendered.tsx'
import { expect, it } from 'vitest'
import { Closed, Open } from './disclosure.examples.tsx'

it('is closed unless it is said to be open, and opens without scripts', () => {
  expect(only(htmlOf(<Closed />), 'details').attributes).not.toHaveProperty('open')
  expect(only(htmlOf(<Open />), 'details').attributes).toHaveProperty('open')
})

it('its heading and its note are what one presses', () => {
  const html = htmlOf(<Open />)
  expect(only(html, 'summary').text).toBe('Харчуваннявключено')
  expect(only(html, 'h3').text).toBe('Харчування')
})
