import { drawn, htmlOf } from '@forum/site/app/gallery/rendered.tsx'
import { expect, it } from 'vitest'
import { Icons, OfMore } from './icon.examples.tsx'

it.each([Icons, OfMore])('drawings are decoration: nobody hears them, and no key stops at them', (Example) => {
  for (const { attributes } of drawn(htmlOf(<Example />), 'svg')) {
    expect(attributes).toMatchObject({ 'aria-hidden': 'true' })
  }
})

it('each has a drawing of its own', () => {
  const paths = drawn(htmlOf(<Icons />), 'path').map(({ attributes: { d } }) => d)
  expect(new Set(paths).size).toBe(8)
})
