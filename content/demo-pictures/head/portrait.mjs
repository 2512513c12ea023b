// A portrait as a file: a figure cut out, 720 × 900.
import { cutLines } from '../engraving/cut-lines.mjs'
import { luminanceOf } from '../engraving/luminance-cache.mjs'
import { printCutOut } from '../engraving/print.mjs'
import { makeHead } from './head.mjs'

const RENDER = { width: 400, height: 500 }
const CUT = { relief: 2, depthZero: 8.2, px: -1.5, py: 0.4, gain: 1.22, gamma: 0.8, thick: 0.96, thin: 0.07 }

export const drawPortrait = (looks) => {
  const picture = luminanceOf(looks, ['engraving', 'head'], () => makeHead(looks), RENDER.width, RENDER.height)
  return printCutOut(cutLines(picture, 720, 900, { ...CUT, pitch: 720 / 96 }), 720, 900, 3)
}
