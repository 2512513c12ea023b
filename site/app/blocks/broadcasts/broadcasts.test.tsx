import { catalogues } from '@forum/messages/catalogues.ts'
import { at } from '@forum/site/app/gallery/content.ts'
import { drawn, htmlOf, only } from '@forum/site/app/gallery/rendered.tsx'
import { expect, it } from 'vitest'
import { CardsWithWhatRuns, Live, OrderBeforeItBegins, OrderOfTheDay, Recorded } from './broadcasts.examples.tsx'
import { nextOf, nowOn, RunningOrder } from './running-order.tsx'

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

it('what is cancelled says so, and is neither on nor next', () => {
  const row = (key: string, from: string, own: object = {}) => {
    const start = at(`2025-10-16T${from}`)
    return { key, time: from, dateTime: undefined, title: key, to: `/${key}`, start, end: start + 3_600_000, ...own }
  }
  const running = [row('off', '10:00', { isCancelled: true }), row('gone', '11:00', { isCancelled: true }), row('talk', '12:00')]
  const now = at('2025-10-16T10:30')
  expect([nowOn(running, now)?.key, nextOf(running, now)?.key]).toEqual([undefined, 'talk'])
  const signs = drawn(htmlOf(<RunningOrder running={running} now={now} variant="wide" />), 'b').map(({ text }) => text)
  expect(signs).toEqual([catalogues.uk.changes.cancelled, catalogues.uk.changes.cancelled, expect.stringMatching(/^Далі/)])
})

it('long before, nothing is on and nothing comes next', () => {
  expect(drawn(htmlOf(<OrderBeforeItBegins />), 'b')).toEqual([])
})

it('a tag says how a broadcast stands, and whether it can be seen afterwards', () => {
  expect(only(htmlOf(<Live />), 'span').text).toBe(words.states.live)
  expect(only(htmlOf(<Recorded />), 'span').text).toBe(words.hasRecording)
})
