import { drawn, htmlOf, only } from '@forum/site/app/gallery/rendered.tsx'
import { expect, it } from 'vitest'
import { Closed, NotYet, OnAnotherSite } from './player.examples.tsx'

it.each([Closed, OnAnotherSite, NotYet])('asks nothing of another host before a click: %#', (Example) => {
  const html = htmlOf(<Example />)
  expect(drawn(html, 'iframe')).toEqual([])
  for (const { attributes } of drawn(html, 'img')) expect(attributes.src).toMatch(/^\/assets\//)
})

it('a player of its own opens the page anew, for search engines only once', () => {
  expect(only(htmlOf(<Closed />), 'a').attributes).toMatchObject({
    href: '/uk/videos/three-minutes?play=1#player',
    rel: 'nofollow',
  })
})

it('a host without a known player is followed in a new tab, which is said', () => {
  const { attributes, text } = only(htmlOf(<OnAnotherSite />, 'en'), 'a')
  expect(attributes).toMatchObject({ href: 'https://video.example/1', target: '_blank', rel: 'noopener' })
  expect(text).toContain('video.example')
})

it('what cannot be watched yet is a picture', () => expect(drawn(htmlOf(<NotYet />), 'a')).toEqual([]))
