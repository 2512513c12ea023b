import { htmlOf, only } from '@forum/site/app/gallery/rendered.tsx'
import { expect, it } from 'vitest'
import { WithARoute } from './place.examples.tsx'

it('names the hall in a heading and leads to a map of another site', () => {
  const html = htmlOf(<WithARoute />, 'en')
  expect(only(html, 'h2').text).toBe('Pochaina Palace')
  expect(only(html, 'a').attributes).toMatchObject({ href: 'https://maps.example/pochaina', target: '_blank' })
})

it('its drawing is no map to walk by: nobody hears it', () => {
  expect(only(htmlOf(<WithARoute />), 'img').attributes).toMatchObject({ alt: '', loading: 'lazy' })
})
