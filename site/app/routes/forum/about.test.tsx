import { drawn, htmlOf } from '@forum/site/app/gallery/rendered.tsx'
import { expect, test } from 'vitest'
import { Facts } from './about.tsx'

test.each([
  [1240, '1 240'],
  [12_400, '12 400'],
])('the attendance %i is written %s, whatever else is known', (attendance, expected) => {
  const forum = { cancelled: null, date: null, venue: '', address: '', attendance } as unknown as Parameters<
    typeof Facts
  >[0]['forum']
  expect(drawn(htmlOf(<Facts forum={forum} steps={null} />, 'uk'), 'dd').map(({ text }) => text)).toEqual([expected])
})
