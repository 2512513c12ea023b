import { drawn, htmlOf } from '@forum/site/app/gallery/rendered.tsx'
import { expect, it } from 'vitest'
import { OfAnEdition, OfOwnStars } from './subscription.examples.tsx'

const hrefs = (html: string) => drawn(html, 'a').map(({ attributes: { href } }) => href)

it('offers a program for calendars, Google’s page, the file, and the https address to copy, without scripts', () => {
  const html = htmlOf(<OfAnEdition />, 'uk')
  expect(hrefs(html)).toEqual([
    'webcal://forum.example/uk/forum/2025/calendar.ics',
    'https://calendar.google.com/calendar/r?cid=webcal%3A%2F%2Fforum.example%2Fuk%2Fforum%2F2025%2Fcalendar.ics',
    '/uk/forum/2025/calendar.ics',
  ])
  expect(drawn(html, 'input')[0]?.attributes.value).toBe('https://forum.example/uk/forum/2025/calendar.ics')
})

it('shows no address of own stars before it has its key: one without a key leads nowhere', () => {
  const html = htmlOf(<OfOwnStars />, 'uk')
  expect(hrefs(html)).toEqual([undefined, undefined, undefined])
  expect(drawn(html, 'input')[0]?.attributes).not.toHaveProperty('value')
})
