import { hryvniaStrokes, type QrDrawing } from '@forum/domain/payment/qr-drawing.ts'
import jsqr from 'jsqr'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { paymentQrDrawing, plainQrDrawing } from './qr-drawing.ts'

/** The package is CommonJS with an ES default inside. */
const read = jsqr as unknown as typeof jsqr.default

/** What a decoder that is not ours reads off the drawing. */
async function decoded({ size, path, disc }: QrDrawing): Promise<string | undefined> {
  const middle = size / 2
  const sign = disc
    ? `<circle cx="${middle}" cy="${middle}" r="${disc / 2}" fill="#fff"/>
       <path d="${hryvniaStrokes}" transform="translate(${middle - disc / 3} ${middle - disc / 3}) scale(${disc / 36})" fill="none" stroke="#000" stroke-width="2"/>`
    : ''
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 6}" height="${size * 6}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/>${sign}</svg>`
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return read(new Uint8ClampedArray(data), info.width, info.height)?.data
}

test.each([120, 250, 330, 420, 504])('a payment code of %s bytes is read with its white disc and sign', async (length) => {
  const address = `https://qr.bank.gov.ua/${'QkNE-_9z'.repeat(80)}`.slice(0, length)
  const drawing = paymentQrDrawing(address)
  expect(await decoded(drawing)).toBe(address)
  const version = (drawing.size - 8 - 17) / 4
  expect(version).toBeGreaterThanOrEqual(10)
  expect(version).toBeLessThanOrEqual(17)
  expect(drawing.disc).toBeGreaterThanOrEqual(17)
})

test('more than the format holds is refused', () => {
  expect(() => paymentQrDrawing('a'.repeat(505))).toThrow()
})

test('a ticket’s token is read', async () => {
  const token = `KEF1.${'a'.repeat(26)}.${'B-_9'.repeat(21)}cd`
  expect(await decoded(plainQrDrawing(token))).toBe(token)
})
