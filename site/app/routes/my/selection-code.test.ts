import jsqr from 'jsqr'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { selectionCode } from './selection-code.server.ts'

/** The package is CommonJS with an ES default inside. */
const read = jsqr as unknown as typeof jsqr.default

test.each([1, 60])('a code of %i sessions is read by a decoder that is not ours', async (sessions) => {
  const address = `https://forum.example/uk/forum/2025/my?s=${'abc-12'.repeat(sessions)}`
  const { size, path } = selectionCode(address)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 6}"><path d="${path}"/></svg>`
  const picture = sharp(Buffer.from(svg)).flatten({ background: '#fff' }).ensureAlpha()
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  expect(read(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(address)
})
