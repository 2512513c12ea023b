import { expect, test } from 'vitest'
import { type Box, liftOf } from './resting-place.ts'

const button: Box = { left: 300, right: 360, top: 700, bottom: 760 }
const row = (top: number, bottom: number, right = 340): Box => ({ left: 20, right, top, bottom })

test.each<[string, Box[], number | null]>([
  ['nothing', [], 0],
  ['a line that ends beside it', [row(710, 730, 290)], 0],
  ['a line under it', [row(710, 730)], 60],
  ['a line that comes too near', [row(680, 698)], 84],
  ['two rows with a gap that is too narrow between', [row(740, 756), row(640, 690)], 132],
  ['rows without a gap', [row(300, 800)], null],
])('over %s it rests %j px higher', (_, taken, expected) => expect(liftOf(button, taken)).toBe(expected))
