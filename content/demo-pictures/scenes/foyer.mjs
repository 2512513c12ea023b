// The foyer in a break: people in twos and threes against the glass wall.
import { trait } from '../engraving/chance.mjs'
import { box, clamp, cos, hypot, max, min, round, sin } from '../engraving/shapes.mjs'
import { CLOTH, FACE, figure, HAIR, headForBody, headTone, touched } from './figure.mjs'

const [WALL, COLUMN, CEILING, FLOOR] = [7, 8, 9, 10]
const TONES = { [WALL]: 0.3, [COLUMN]: 0.25, [CEILING]: 0.42, [FLOOR]: 0.5 }
const CLOTHES = [0.1, 0.55, 0.2, 0.7, 0.12, 0.16, 0.4]
// x, z, turn, hand raised.
// biome-ignore format: a table
const PLACES = [
	[-2.6, 0, 0.9, 0], [-1.9, 0.5, 2.6, 1], [-2.1, -0.6, 0.2, 0], [0.2, 1.1, 1.4, 1], [0.95, 1, -1.4, 0], [2.9, -1.6, 0.4, 0],
	[3.5, -1.2, 2.2, 1], [4.1, -2.1, -0.4, 0], [-4.6, -3.2, 0.5, 0], [-0.6, -4.6, 0, 0], [1.6, -5.4, 0.3, 1], [0.9, -5.2, 2.9, 0],
	[-3.4, -6.5, 0.2, 0], [5.6, -5, 1, 0],
]

export function foyer({ cam, seed = 0, people }) {
  const guests = PLACES.map(([x, z, turn, lift], i) => {
    const moved = seed ? 0.9 : 0
    const t = turn + (seed ? (trait(i, seed + 2) - 0.5) * 1.6 : 0)
    return {
      x: x + (trait(i, seed) - 0.5) * moved,
      z: z + (trait(i, seed + 1) - 0.5) * moved,
      cos: cos(t),
      sin: sin(t),
      lift,
      tall: 0.94 + 0.12 * trait(i, seed + 4),
      head: headForBody({ ...people[i % people.length], yaw: 0.2, roll: 0 }),
      cloth: CLOTHES[(i + seed) % 7],
    }
  })
  let material = 0
  let guest = guests[0]
  let spot = [0, 0, 0]
  const map = (x, y, z) => {
    let d = y
    material = FLOOR
    const part = (distance, m) => {
      if (distance < d) {
        d = distance
        material = m
      }
    }
    for (const g of guests) {
      const away = hypot(x - g.x, z - g.z)
      if (away > 0.7 || y > 2.1) {
        d = min(d, max(away - 0.5, y - 2))
        continue
      }
      const q = [((x - g.x) * g.cos - (z - g.z) * g.sin) / g.tall, y / g.tall, ((x - g.x) * g.sin + (z - g.z) * g.cos) / g.tall]
      const f = figure(...q, { lift: g.lift, head: g.head }) * g.tall
      if (f < d) {
        guest = g
        spot = q
      }
      part(f, touched.material)
    }
    const bay = x - clamp(round(x / 2.1), -5, 5) * 2.1
    part(box(bay, y - 4, z + 8.5, 0.13, 4, 0.45), COLUMN)
    part(min(6.2 - y, box(bay, 6.2 - y, 0, 0.16, 0.45, 99)), CEILING)
    part(8.5 + x, WALL)
    return d
  }
  const albedo = (x, y, z) => {
    map(x, y, z)
    if (material === FACE || material === HAIR) return headTone(guest.head, ...spot, false)
    return material === CLOTH ? guest.cloth : (TONES[material] ?? 0.3)
  }
  return {
    map,
    albedo,
    cam,
    light: [0.35, 0.75, -0.95],
    rim: [0.2, 0.3, -1],
    rimStrength: 0.7,
    ambient: 0.3,
    key: 1,
    far: 26,
    steps: 120,
    shadowReach: 9,
    shadowHardness: 14,
    occlusionReach: 0.1,
    eps: 0.003,
    background: (_u, v) => clamp(0.86 + 0.2 * v, 0, 1),
  }
}
