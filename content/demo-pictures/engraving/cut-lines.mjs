// Cuts a luminance map into the lines of one sheaf: they share a point far left of the frame, swell where it is dark and
// bend over what stands nearer.
import { abs, clamp, floor, mix, smoothstep } from './shapes.mjs'

const sample = (map, width, height, x, y) => {
  x = clamp(x, 0, width - 1.001)
  y = clamp(y, 0, height - 1.001)
  const i = x | 0
  const j = y | 0
  const u = x - i
  const o = j * width + i
  const top = map[o] * (1 - u) + map[o + 1] * u
  const bottom = map[o + width] * (1 - u) + map[o + width + 1] * u
  return top + (bottom - top) * (y - j)
}

/** A 3 × 3 blur: softens the staircase of the figure's edge. */
const soften = (map, width, height) => {
  const at = (i, j) => map[clamp(j, 0, height - 1) * width + clamp(i, 0, width - 1)]
  const out = new Float32Array(width * height)
  for (let j = 0; j < height; j++)
    for (let i = 0; i < width; i++) {
      const row = (k) => at(i - 1, k) + 2 * at(i, k) + at(i + 1, k)
      out[j * width + i] = (row(j - 1) + 2 * row(j) + row(j + 1)) / 16
    }
  return out
}

/**
 * picture: what rayMarch gives. window: the part of it to cut, in shares of its width and height ({x, y, w, h}).
 * pitch: pixels between two lines in the middle of the frame. relief: how far depth bends a line.
 * Gives two maps of width × height in 0…1: `ink` (a line is there), `figure` (anything is there).
 */
export function cutLines(picture, width, height, options) {
  const { pitch, relief = 0, depthZero = 0, gain = 1.22, gamma = 0.8, thick = 0.96, thin = 0.07 } = options
  const { x, y, w, h } = options.window ?? { x: 0, y: 0, w: 1, h: 1 }
  const figureMap = soften(picture.mask, picture.width, picture.height)
  const px = (options.px ?? -1.5) * width
  const py = (options.py ?? 0.4) * height
  const arm = width * 0.5 - px
  const ink = new Float32Array(width * height)
  const figure = new Float32Array(width * height)
  for (let j = 0; j < height; j++) {
    for (let i = 0; i < width; i++) {
      const share = options.mirror ? 1 - (i + 0.5) / width : (i + 0.5) / width
      const mx = (x + share * w) * picture.width - 0.5
      const my = (y + ((j + 0.5) / height) * h) * picture.height - 0.5
      const at = (map) => sample(map, picture.width, picture.height, mx, my)
      const there = smoothstep(0.28, 0.72, at(figureMap))
      const tone = clamp(at(picture.luminance) * gain, 0, 1) ** gamma
      const bend = there > 0.5 && relief ? clamp(depthZero - at(picture.depth), -1, 1) * relief * pitch : 0
      const line = (((j - py - bend) / (i - px)) * arm) / pitch
      const local = ((i - px) / arm) * pitch
      const half = mix(thick, thin, tone) * local * 0.5
      const o = j * width + i
      ink[o] = clamp(half - abs(line - floor(line) - 0.5) * local + 0.5, 0, 1)
      figure[o] = there
    }
  }
  return { ink, figure }
}
