import { filled } from '@forum/domain/localisation/filled.ts'
import { catalogues } from '@forum/messages/catalogues.ts'
import { drawn, htmlOf, only } from '@forum/site/app/gallery/rendered.tsx'
import { expect, it } from 'vitest'
import { Rows, Second } from './picture-viewer.examples.tsx'

it('each picture leads to the page that shows it; one without a title says its number', () => {
  const html = htmlOf(<Rows />, 'uk')
  expect(drawn(html, 'a').map(({ attributes: { href } }) => href)).toEqual([1, 2, 3].map((n) => `/uk/photos/hall?picture=${n}`))
  expect(drawn(html, 'img').map(({ attributes: { alt } }) => alt)).toEqual([
    'Зала',
    filled(catalogues.uk.photos.picture, { number: 2, count: 3 }),
    filled(catalogues.uk.photos.picture, { number: 3, count: 3 }),
  ])
})

it('a title in other letters than the page’s says its language', () => {
  expect(drawn(htmlOf(<Rows />, 'en'), 'a').map(({ attributes: { lang } }) => lang)).toEqual(['uk', undefined, undefined])
})

it('the picture of an address has its neighbours and all of them as links', () => {
  const links = drawn(htmlOf(<Second />, 'ru'), 'a').map(({ attributes: { rel, href } }) => [rel, href])
  expect(links).toEqual([
    ['prev', '/ru/photos/hall?picture=1'],
    [undefined, '/ru/photos/hall'],
    ['next', '/ru/photos/hall?picture=3'],
  ])
  expect(only(htmlOf(<Second />, 'ru'), 'section').attributes['aria-label']).toBe(
    filled(catalogues.ru.photos.picture, { number: 2, count: 3 }),
  )
})
