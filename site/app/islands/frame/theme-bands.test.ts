import { expect, test } from 'vitest'
import { type Band, whiteShare } from './theme-bands.ts'

const ink = (top: number, bottom: number): Band => ({ top, bottom, isWhite: false })
const white = (top: number, bottom: number): Band => ({ top, bottom, isWhite: true })

test.each([
  ['nothing', [], 0],
  ['ink alone', [ink(0, 500)], 0],
  ['white alone', [ink(-500, 0), white(0, 500)], 1],
  ['the lower half', [ink(0, 128), white(128, 500)], 0.5],
  ['a little less than the lower half', [ink(0, 129), white(129, 500)], 27 / 56],
  ['a band within', [ink(0, 110), white(110, 124), ink(124, 500)], 14 / 56],
  ['ink within white', [white(0, 500), ink(100, 128)], 0.5],
  ['white that ends where it begins', [white(0, 100), ink(100, 500)], 0],
])('of a button from 100 to 156 px over %s', (_, bands, expected) => expect(whiteShare(bands, 100, 156)).toBeCloseTo(expected))

test('what has no height lies over nothing', () => expect(whiteShare([white(0, 500)], 100, 100)).toBe(0))
