import { expect, test } from 'vitest'
import { cacheQrCodes } from './qr-code-cache.ts'

test('a code is drawn once, however often its page is opened, and drawn anew after many others', () => {
  const drawn: string[] = []
  const draw = cacheQrCodes((text) => {
    drawn.push(text)
    return { size: text.length, path: text, disc: null }
  }, 2)
  expect([draw('a'), draw('a'), draw('b'), draw('a'), draw('c')].map(({ path }) => path)).toEqual(['a', 'a', 'b', 'a', 'c'])
  expect(drawn).toEqual(['a', 'b', 'c'])
  draw('b')
  expect(drawn).toEqual(['a', 'b', 'c', 'b'])
})
