// A tram in an old street: houses on both sides, wires above, people at the kerb.
import { trait } from '../engraving/chance.mjs'
import { abs, box, clamp, floor, max, min, rod } from '../engraving/shapes.mjs'
import { crowd } from './crowd.mjs'

const [HOUSE, ROOF, TRAM, RAIL, LAMP, STREET] = [4, 5, 6, 7, 8, 9]
const TONES = { 1: 0.7, 2: 0.12, 3: 0.14, [ROOF]: 0.16, [RAIL]: 0.95, [LAMP]: 0.14, [STREET]: 0.46 }
const step = 6

export function tram({ cam, seed = 0, evening = 0, light }) {
  const walkers = crowd(
    [0, 1, 2, 3, 4, 5, 6].map((i) => [
      (i & 1 ? 3.7 : -3.9) + (trait(i, seed) - 0.5) * 0.8,
      3 - i * 2.3 + (trait(i, seed + 1) - 0.5) * 2,
      trait(i, seed + 2) * 6,
    ]),
  )
  const car = -7 - 5 * trait(1, seed + 3)
  let material = 0
  const map = (x, y, z) => {
    let d = y
    material = STREET
    const part = (distance, m) => {
      if (distance < d) {
        d = distance
        material = m
      }
    }
    part(walkers.distance(x, y, z), walkers.material)
    part(box(abs(x) - 4.6, y - 0.06, z, 1.5, 0.06, 90), STREET)
    // A house to each plot; the wall of plots is one, so that no ray slips between.
    const plot = clamp(floor(z / step), -9, 3)
    const side = x > 0 ? 1 : -1
    const high = 5.4 + 3.4 * trait(plot + 20 + side * 3, seed + 4)
    const inPlot = z - (plot + 0.5) * step
    const wall = box(abs(x) - 8.6, y - high / 2, inPlot, 2.5, high / 2, step / 2 - 0.04)
    part(min(wall, box(abs(x) - 8.5, y - high - 0.12, inPlot, 2.75, 0.14, step / 2)) * 0.8, HOUSE)
    part(min(box(x, y - 1.75, z - car, 1.15, 1.35, 4.4, 0.22), box(x, y - 3.3, z - car, 0.5, 0.14, 1.6)), TRAM)
    part(rod(x, y, z, 0, 3.4, car, 0, 5, car + 1.1, 0.05), LAMP)
    part(min(box(abs(x) - 0.72, y, z, 0.05, 0.03, 90), max(abs(y - 5.02) - 0.03, abs(x) - 0.03)), RAIL)
    const pole = z - floor(z / 9 + 0.5) * 9
    part(min(rod(x, y, pole, -3.4, 0, 0, -3.4, 5.6, 0, 0.07), rod(x, y, pole, -3.4, 5.3, 0, 0, 5.1, 0, 0.035)), LAMP)
    return d
  }
  const window = (along, y) => {
    const [u, v] = [along / 1.5 - floor(along / 1.5), (y - 0.6) / 1.9 - floor((y - 0.6) / 1.9)]
    return u > 0.28 && u < 0.72 && v > 0.2 && v < 0.78
  }
  const albedo = (x, y, z, nx) => {
    map(x, y, z)
    if (material === HOUSE) {
      const lit = evening && trait(floor(z / 1.5) + floor(y / 1.9) * 31 + 400, seed + 6) > 0.55
      const tone = 0.55 + 0.35 * trait(floor(z / step) + 20, seed + 5)
      return window(abs(nx) > 0.5 ? z + 60 : x + 60, y) ? (lit ? 1.7 : 0.14) : tone
    }
    if (material === TRAM) {
      if (y < 2.75 && y > 1.75) return evening ? 1.6 : 0.16
      return y > 1.2 && y < 1.36 ? 0.12 : 0.86
    }
    return TONES[material] ?? 0.3
  }
  return {
    map,
    albedo,
    cam,
    light: light ?? [-0.5, 0.8, 0.45],
    rim: [0.5, 0.3, -0.8],
    rimStrength: 0.25,
    ambient: evening ? 0.2 : 0.32,
    key: evening ? 0.35 : 0.9,
    far: 60,
    steps: 170,
    shadow: false,
    occlusionReach: 0.18,
    occlusion: 0.9,
    eps: 0.005,
    background: (u, v) => (evening ? clamp(0.35 - 0.3 * v, 0.05, 0.6) : clamp(0.9 - 0.4 * v + 0.05 * u, 0.2, 1)),
  }
}
