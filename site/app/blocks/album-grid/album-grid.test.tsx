import { drawn, htmlOf } from '@forum/site/app/gallery/rendered.tsx'
import { expect, it } from 'vitest'
import { Albums } from './album-grid.examples.tsx'

it('each album leads to its page in the language, below a heading that says its own', () => {
  const html = htmlOf(<Albums />, 'en')
  expect(drawn(html, 'a').map(({ attributes: { href } }) => href)).toEqual(['/en/photos/hall', '/en/photos/empty'])
  expect(drawn(html, 'h3').map(({ attributes: { lang } }) => lang)).toEqual([undefined, 'uk'])
})

it('covers are decoration, and only the first of a page is fetched at once', () => {
  const [cover] = drawn(htmlOf(<Albums />), 'img')
  expect(cover?.attributes).toMatchObject({ alt: '', loading: 'lazy' })
})
