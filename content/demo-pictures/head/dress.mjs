// What people wear: distances of neck, shoulders and clothes, and the tone of each cloth. Body space as the head's.
import { noise } from '../engraving/chance.mjs'
import { abs, atan2, clamp, ellipsoid, floor, hypot, join, max, min, rod, smoothstep } from '../engraving/shapes.mjs'

const JACKETS = new Set(['suit', 'suitopen'])

export function makeDress(person) {
  const { dress, shirt, jacket, tie, neck, fem, skin, build } = person
  const shoulders = (fem ? 1.1 : 1.34) * build
  const neckWidth = neck * (fem ? 0.84 : 1.06)

  const torso = (x, y, z) => {
    let d = rod(x, y, z, -0.88 * shoulders, -1.86, -0.22, 0.88 * shoulders, -1.86, -0.22, 0.34)
    d = join(d, ellipsoid(x, y + 2.75, z + 0.12, 1.18 * shoulders, 1.25, 0.66), 0.35)
    return join(d, rod(abs(x), y, z, 0.2, -1.24, -0.28, 0.84 * shoulders, -1.7, -0.26, 0.22), 0.3)
  }
  const neckOf = (x, y, z) => rod(x, y, z, 0, -0.55, -0.14, 0, -1.75, -0.26, 0.355 * neckWidth, 0.38 * neckWidth)

  /** Half the width of the opening of the jacket at this height. */
  const opening = (y) => clamp((y + 2.62) / 1.15, 0, 1.2) * (dress === 'vneck' ? 0.3 : 0.4)
  const lapelWidth = (y) => 0.24 + 0.1 * smoothstep(-2.3, -1.7, y)
  const collarRing = (x, y, z) => hypot(x / 1.02, z + 0.2 + (y + 1.33) * 0.35)
  const collar = (x, y, z) => {
    const ring = collarRing(x, y, z)
    const drop = 0.35 * smoothstep(0, 0.5, z) * (0.6 - min(abs(x), 0.5)) - 0.06 * smoothstep(0, -0.6, z)
    return max(ring - 0.45, 0.385 - ring, abs(y + 1.34 + drop) - 0.125)
  }
  const jacketOf = (d, x, y, z) => {
    const ax = abs(x)
    const open = z > -0.1 ? ax - opening(y) : 1
    d = open < 0 ? d + 0.045 * smoothstep(0, -0.06, open) : d - 0.02
    if (z > 0 && open > 0 && open < lapelWidth(y)) d -= 0.022
    return join(d, collar(x, y, z), 0.03)
  }
  const shawl = (d, x, y, z) => {
    const ax = abs(x)
    d = join(d, rod(ax, y, z, 0.1, -1.95, 0.36, 0.42, -1.3, -0.15, 0.15), 0.08)
    return join(d, rod(ax, y, z, 0.42, -1.3, -0.15, 0.15, -1.22, -0.55, 0.15), 0.08)
  }
  const clothes = (x, y, z) => {
    if (person.headOnly) return 9
    const d = torso(x, y, z)
    if (d > 0.8) return d - 0.3
    switch (dress) {
      case 'suit':
      case 'suitopen':
        return jacketOf(d, x, y, z)
      case 'shirt':
        return join(d, collar(x, y, z), 0.03)
      case 'turtle':
        return join(d, rod(x, y, z, 0, -1.02, -0.19, 0, -1.75, -0.26, 0.405 * neck * (fem ? 0.88 : 1), 0.44), 0.1)
      case 'round':
        return hypot(x * 0.95, y + 1.3) < 0.46 && z > -0.2 ? d + 0.03 : d
      case 'vneck':
        return z > -0.1 && abs(x) < opening(y) ? d + 0.03 : d - 0.02
      case 'shawl':
        return shawl(d, x, y, z)
      case 'collar': {
        const ring = hypot(x, z + 0.2)
        return join(d, max(ring - 0.43, 0.36 - ring, abs(y + 1.33) - 0.13), 0.04)
      }
      default:
        return d
    }
  }

  const stitched = (x, y, z) => {
    const ax = abs(x)
    if (z > 0 && ax < 0.2 && y < -1.22) {
      const chequer = (floor(y * 13) + floor(ax * 26)) & 1
      return chequer || ax > 0.17 ? jacket * 0.35 : jacket
    }
    const band = y > -1.47 && ax < 0.5 && (floor(atan2(x, z) * 13) + floor(y * 20)) & 1
    return band ? jacket * 0.4 : jacket
  }
  const jacketTone = (x, y, z) => {
    const ax = abs(x)
    if (collarRing(x, y, z) < 0.47 && y > -1.53 && y < -1.1) return shirt
    const beside = ax - opening(y)
    if (z > -0.1 && beside < 0) return dress === 'suit' && ax < 0.075 + 0.03 * smoothstep(-1.5, -2.4, y) ? tie : shirt
    if (z > 0 && beside < lapelWidth(y)) return jacket * 1.35 + 0.03
    return person.tweed ? jacket * (0.8 + 0.4 * noise(x * 26, y * 26, z * 26)) : jacket
  }
  const tone = (x, y, z) => {
    if (JACKETS.has(dress)) return jacketTone(x, y, z)
    if (dress === 'collar') return stitched(x, y, z)
    if (dress === 'round' && hypot(x * 0.95, y + 1.3) < 0.46 && z > -0.2) return skin
    if (dress === 'vneck' && z > -0.1 && abs(x) < opening(y)) return person.bare ? skin : shirt
    if (dress === 'shirt' && z > 0 && abs(abs(x) - 0.05) < 0.008) return jacket * 0.5
    if (person.stripes && dress !== 'shawl' && floor(y * 7) & 1) return jacket * 0.45
    return jacket
  }
  return { clothes, neck: neckOf, tone }
}
