// A scene as a file: an opaque plate, ink on paper.
import { cutLines } from '../engraving/cut-lines.mjs'
import { luminanceOf } from '../engraving/luminance-cache.mjs'
import { printPlate } from '../engraving/print.mjs'

const CUT = { depthZero: 8.2, px: -1.6, py: 0.5, gain: 1.2, gamma: 0.7, thick: 0.97, thin: 0.05 }

/** shot: one of shots.mjs. The map has fewer pixels than the picture: the lines hide it. */
export const drawScene = ({ width, height, lines, steps, relief = 0, mirror, make, settings }) => {
  const w = Math.round(width * 0.46)
  const h = Math.round((w * height) / width)
  const picture = luminanceOf([make.name, settings], ['engraving', 'head', 'scenes'], () => make(settings), w, h)
  return printPlate(cutLines(picture, width, height, { ...CUT, pitch: width / lines, relief, mirror }), width, height, steps)
}
