import { drawn, htmlOf } from '@forum/site/app/gallery/rendered.tsx'
import { expect, it } from 'vitest'
import { NothingToAsk, OftenAsked } from './query-links.examples.tsx'
import { asQueries } from './query-links.tsx'

it('each word asks for itself', () => {
  const links = drawn(htmlOf(<OftenAsked />), 'a')
  expect(links.map(({ text }) => text)).toEqual(['енергетика', 'здоровʼя та освіта'])
  expect(links[0]?.attributes.href).toMatch(/\?q=енергетика$/)
  expect(new URLSearchParams(links[1]?.attributes.href?.split('?')[1]).get('q')).toBe('здоровʼя та освіта')
})

it('is not there without words', () => expect(htmlOf(<NothingToAsk />)).toBe(''))

it('keeps what else is asked', () => expect(asQueries(['ціна'], { room: 'hall' })[0]?.to).toMatch(/^\?room=hall&q=/))
