import { drawn, htmlOf, only } from '@forum/site/app/gallery/rendered.tsx'
import { expect, it } from 'vitest'
import { Fifth, First } from './room-mark.examples.tsx'
import { RoomMark } from './room-mark.tsx'

it('has as many bars as the room’s number, which nobody hears', () => {
  expect(drawn(htmlOf(<First />), 'i')).toHaveLength(1)
  expect(drawn(htmlOf(<Fifth />), 'i')).toHaveLength(5)
  expect(only(htmlOf(<Fifth />), 'span').attributes['aria-hidden']).toBe('true')
})

it.each([
  [0, 1],
  [99, 8],
])('number %i is drawn with %i', (number, bars) => expect(drawn(htmlOf(<RoomMark number={number} />), 'i')).toHaveLength(bars))
