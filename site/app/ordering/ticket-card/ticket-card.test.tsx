import { drawn, htmlOf } from '@forum/site/app/gallery/rendered.tsx'
import { expect, it } from 'vitest'
import { NotYet, OnSale } from './ticket-card.examples.tsx'

it('only what is on sale has a button, which says what it chooses', () => {
  const buttons = drawn(htmlOf(<OnSale />), 'a')
  expect(buttons).toHaveLength(2)
  expect(new Set(buttons.map(({ text }) => text)).size).toBe(2)
  expect(drawn(htmlOf(<NotYet />), 'a')).toEqual([])
})

it('a price that was is struck out, and said to be one', () => {
  const html = htmlOf(<OnSale />, 'en')
  expect(drawn(html, 's').map(({ text }) => text)).toEqual([expect.stringMatching(/8.900/)])
})

it('a card is a heading of the third level, in the language it is written in', () => {
  expect(drawn(htmlOf(<OnSale />, 'ru'), 'h3').map(({ attributes: { lang } }) => lang)).toEqual([undefined, 'en'])
})

it('keys come to the button before what unfolds, as on a phone it stands beside the price', () => {
  const html = htmlOf(<OnSale />, 'en')
  expect(html).toMatch(/<\/a><details/)
  expect(html).not.toMatch(/<\/details><a/)
})
