import { drawn, htmlOf } from '@forum/site/app/gallery/rendered.tsx'
import { expect, it } from 'vitest'
import { Council, OfOneCategory } from './team-cards.examples.tsx'

it('each member leads to their page, with a name and a position in the languages they are written in', () => {
  const html = htmlOf(<OfOneCategory />, 'en')
  expect(drawn(html, 'a').map(({ attributes: { href } }) => href)).toEqual(['/en/team/snizhana', '/en/team/taras'])
  expect(drawn(html, 'h3').map(({ attributes: { lang } }) => lang)).toEqual([undefined, 'uk'])
  expect(drawn(html, 'span').find(({ text }) => text === 'директорка')?.attributes.lang).toBe('uk')
})

it('of a council the first, who leads it, is on wheat', () => {
  const lit = (html: string) =>
    drawn(html, 'span')
      .map(({ attributes }) => attributes.class ?? '')
      .filter((names) => names.includes('initials'))
      .map((names) => names.includes('lit'))
  expect(lit(htmlOf(<Council />))).toEqual([true, false])
  expect(lit(htmlOf(<OfOneCategory />))).toEqual([false, false])
})
