// Prints cut lines as WebP: ink on paper, either a whole plate or a figure cut out of it. Lossless with a handful of tones:
// lines cost a lossy picture three times as much and come out grey.
import sharp from 'sharp'
import { mix } from './shapes.mjs'

const INK = [11, 14, 20]
const PAPER = [246, 245, 240]

const tone = (share, steps) => Math.round(share * (steps - 1)) / (steps - 1)
const webp = (pixels, width, height, channels) =>
  sharp(pixels, { raw: { width, height, channels } }).webp({ lossless: true, effort: 6 }).toBuffer()

/** An opaque picture. */
export const printPlate = ({ ink }, width, height, steps) => {
  const pixels = Buffer.alloc(width * height * 3)
  for (let i = 0; i < width * height; i++) {
    const share = tone(ink[i], steps)
    for (let c = 0; c < 3; c++) pixels[i * 3 + c] = Math.round(mix(PAPER[c], INK[c], share))
  }
  return webp(pixels, width, height, 3)
}

/** Paper and lines inside the figure, nothing outside: multiply it on a light ground, screen it on a dark one. */
export const printCutOut = ({ ink, figure }, width, height, steps) => {
  const pixels = Buffer.alloc(width * height * 4)
  for (let i = 0; i < width * height; i++) {
    const there = tone(figure[i], 5)
    if (there === 0) continue
    // On the edge the tone is paper or ink alone, so that the palette stays small.
    const share = there < 1 ? tone(ink[i], 2) : tone(ink[i], steps)
    for (let c = 0; c < 3; c++) pixels[i * 4 + c] = Math.round(mix(PAPER[c], INK[c], share))
    pixels[i * 4 + 3] = Math.round(there * 255)
  }
  return webp(pixels, width, height, 4)
}
