// The desk of registration in the morning: a counter, those behind it, and the queue.
import { trait } from '../engraving/chance.mjs'
import { abs, box, cos, floor, hypot, max, min, rod, sin } from '../engraving/shapes.mjs'
import { crowd } from './crowd.mjs'

const [COUNTER, SIGN, WALL, LAMP, FLOOR, POST] = [4, 5, 6, 7, 8, 9]
const TONES = { 1: 0.75, 2: 0.12, 3: 0.16, [COUNTER]: 0.85, [SIGN]: 1.35, [WALL]: 0.3, [LAMP]: 1.7, [FLOOR]: 0.5, [POST]: 0.2 }

export function desk({ cam, seed = 0 }) {
  const behind = [-3.2, -1.1, 1.2, 3.1].map((x, i) => [x + (trait(i, seed) - 0.5) * 0.5, -0.75, 0, { lift: i & 1 }])
  const queue = [-2.9, -1, 1.1, 3].flatMap((x, line) =>
    [0, 1, 2, 3, 4].flatMap((k) =>
      trait(k + line * 5, seed + 2) < 0.22
        ? []
        : [
            [
              x + (trait(k, seed + line) - 0.5) * 0.5,
              1 + k * 1.05,
              Math.PI + (trait(k, line + seed + 7) - 0.5) * 1.3,
              { lift: trait(k, line) > 0.7 ? 1 : 0 },
            ],
          ],
    ),
  )
  const guests = crowd([...behind, ...queue])
  let material = 0
  const map = (x, y, z) => {
    let d = y
    material = FLOOR
    const part = (distance, m) => {
      if (distance < d) {
        d = distance
        material = m
      }
    }
    part(guests.distance(x, y, z), guests.material)
    part(min(box(x, y - 0.52, z, 4.6, 0.52, 0.3), box(x, y - 1.07, z + 0.05, 4.7, 0.03, 0.4)), COUNTER)
    part(z + 3.6 + 0.12 * sin(x * 5), WALL)
    part(box(x, y - 3, z + 3.2, 4.2, 0.5, 0.08), SIGN)
    const bay = x - floor(x / 2.4 + 0.5) * 2.4
    part(box(bay, y - 4.6, z - 2, 0.09, 0.05, 7), LAMP)
    const post = x - floor(x / 2 + 0.5) * 2
    if (z > 0.6) {
      const knot = floor((z - 1.2) / 2 + 0.5) * 2 + 1.2
      part(max(min(hypot(post, z - knot) - 0.03, rod(post, y, 0, 0, 0.92, 0, 0.001, 0.93, 0, 0.03)), y - 0.95), POST)
    }
    return d
  }
  const albedo = (x, y, z) => {
    map(x, y, z)
    // The sign is the sheaf of the forum, cut short.
    if (material === SIGN) return abs(cos((x + 6) * (1.3 + (y - 3) * 1.1))) > 0.62 ? TONES[SIGN] : 0.15
    return TONES[material] ?? 0.3
  }
  return {
    map,
    albedo,
    cam,
    light: [0.3, 0.9, 0.5],
    rim: [0.3, 0.5, -0.8],
    rimStrength: 0.4,
    ambient: 0.34,
    key: 0.85,
    far: 26,
    steps: 120,
    shadowReach: 5,
    shadowHardness: 12,
    occlusionReach: 0.12,
    eps: 0.003,
    background: () => 0.12,
  }
}
