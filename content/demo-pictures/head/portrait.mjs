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

/** Nobody in particular, for people without a photograph; coarser lines. */
export const drawNobody = () => {
  const looks = { blank: 1, hair: 'bald', dress: 'plain', jacket: 0.5, yaw: 0.35, skin: 0.8, long: 0.98, jaw: 0.95 }
  const picture = luminanceOf(looks, ['engraving', 'head'], () => makeHead(looks), 320, 400)
  return printCutOut(cutLines(picture, 448, 560, { ...CUT, pitch: 448 / 34 }), 448, 560, 3)
}
