import { catalogues } from '@forum/messages/catalogues.ts'
import { drawn, htmlOf, only } from '@forum/site/app/gallery/rendered.tsx'
import { expect, it } from 'vitest'
import { Card, Latest, Posters, Section } from './video-card.examples.tsx'

it('leads to the page of the video, where nothing of another host is loaded yet', () => {
  expect(drawn(htmlOf(<Latest />, 'en'), 'a').map(({ attributes: { href } }) => href)).toEqual([
    '/en/videos/three-minutes',
    '/en/videos/opening',
  ])
  expect(drawn(htmlOf(<Latest />), 'iframe')).toEqual([])
})

it('its length is said in words before the figures', () => {
  const [length] = drawn(htmlOf(<Card />), 'time')
  expect(length).toMatchObject({ attributes: { datetime: 'PT3M2S' }, text: '3:02' })
  expect(htmlOf(<Card />)).toContain(catalogues.uk.publication.duration)
})

it('title and summary each say their language', () => {
  const html = htmlOf(<Card />, 'en')
  expect(only(html, 'h2').attributes.lang).toBeUndefined()
  expect(only(html, 'p').attributes.lang).toBe('uk')
})

it('a section of recordings has its heading and leads to all of them', () => {
  const html = htmlOf(<Section />, 'en')
  expect(only(html, 'h2').text).toBe('Дивіться далі')
  expect(drawn(html, 'a').map(({ attributes: { href } }) => href)).toEqual([
    '/en/videos',
    '/en/videos/three-minutes',
    '/en/videos/opening',
  ])
})

it('without a picture its length, or else its year, is the drawing; the newest has a ground of its own', () => {
  const html = htmlOf(<Posters />)
  const plates = drawn(html, 'span').flatMap(({ attributes }) =>
    attributes.class?.startsWith('videoPoster') ? [attributes.class] : [],
  )
  expect(new Set(plates).size).toBe(2)
  expect(drawn(html, 'time').map(({ text }) => text)).toEqual(['58:14', '2023', '2023'])
  expect(only(html, 'b')).toMatchObject({ text: '2023', attributes: { 'aria-hidden': 'true' } })
})
