import { expect, it } from 'vitest'
import { catalogues } from '#messages/catalogues.ts'
import { drawn, htmlOf } from '../../gallery/rendered.tsx'
import { WhileNothingIsSold } from './order-page.examples.tsx'

it.each(['uk', 'en', 'ru'] as const)(
  'while nothing is sold there is no form in %s, but a reason and a way back to the tickets',
  (locale) => {
    const html = htmlOf(<WhileNothingIsSold />, locale)
    expect(drawn(html, 'form')).toEqual([])
    expect(drawn(html, 'h1')).toHaveLength(1)
    expect(drawn(html, 'h2').map(({ text }) => text)).toEqual([
      catalogues[locale].ticket.endedTitle,
      catalogues[locale].ticket.day,
    ])
    expect(drawn(html, 'a').map(({ attributes: { href } }) => href)).toContain(`/${locale}/forum/2025/tickets`)
  },
)
