import { expect, it } from 'vitest'
import { catalogues } from '#messages/catalogues.ts'
import { drawn, htmlOf, only } from '../../gallery/rendered.tsx'
import { CardsWithWhatRuns, Live, OrderBeforeItBegins, OrderOfTheDay, Recorded } from './broadcasts.examples.tsx'

const words = catalogues.uk.broadcast

it('a broadcast leads to its page below a heading in the language it is written in', () => {
  const html = htmlOf(<CardsWithWhatRuns />, 'en')
  expect(drawn(html, 'h3').map(({ attributes: { lang } }) => lang)).toEqual([undefined, 'uk'])
  expect(drawn(html, 'a').map(({ attributes: { href } }) => href)).toContain('/en/forum/2025/broadcast/main')
})

it('what is on and what comes next is said in words, and a break leads nowhere', () => {
  const html = htmlOf(<OrderOfTheDay />)
  expect(drawn(html, 'b').map(({ text }) => text)).toEqual(['Завершено', 'Зараз, ще 30\u00a0хв'.replace('\u00a0', ' ')])
  expect(drawn(html, 'a').map(({ attributes: { href } }) => href)).toEqual([
    '/uk/forum/2025/program/prices',
    '/uk/forum/2025/program/soil',
  ])
  expect(drawn(html, 'time').map(({ attributes: { datetime } }) => datetime)).toContain('2025-10-16T09:00:00+03:00')
})

it('long before, nothing is on and nothing comes next', () => {
  expect(drawn(htmlOf(<OrderBeforeItBegins />), 'b')).toEqual([])
})

it('a tag says how a broadcast stands, and whether it can be seen afterwards', () => {
  expect(only(htmlOf(<Live />), 'span').text).toBe(words.states.live)
  expect(only(htmlOf(<Recorded />), 'span').text).toBe(words.hasRecording)
})
