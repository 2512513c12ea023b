// The congress hall from outside: a plinth, a row of fins, a flat roof, flags, a few people on the square.
import { trait } from '../engraving/chance.mjs'
import { box, clamp, cos, hypot, max, min, rod, round, sin } from '../engraving/shapes.mjs'
import { figure, touched } from './figure.mjs'

const [FLAG, STEP, CORE, ROOF, SQUARE] = [4, 5, 7, 8, 10]
const TONES = { 1: 0.7, 2: 0.12, 3: 0.12, [FLAG]: 0.12, [STEP]: 0.72, [CORE]: 0.14, [ROOF]: 0.88, [SQUARE]: 0.55 }
// biome-ignore format: a table
const WALKERS = [[-3.2, 5, 0], [-2.6, 5.3, 1], [4.2, 3.6, 2], [7.4, 6.4, 0], [-8, 4.4, 1], [1.2, 8.2, 3], [1.8, 8, 0]]

export function building({ cam, seed = 0, light, evening = 0 }) {
  const walkers = WALKERS.map(([x, z, turn], i) => ({
    x: x + (seed ? (trait(i, seed) - 0.5) * 6 : 0),
    z: z + (seed ? (trait(i, seed + 1) - 0.5) * 2.4 : 0),
    cos: cos(turn + seed),
    sin: sin(turn + seed),
  }))
  let material = 0
  const map = (x, y, z) => {
    let d = y
    material = SQUARE
    const part = (distance, m) => {
      if (distance < d) {
        d = distance
        material = m
      }
    }
    part(min(box(x, y - 0.15, z + 3, 13, 0.15, 5), box(x, y - 0.4, z + 3.3, 12.4, 0.25, 4.6)), STEP)
    part(box(x, y - 3.2, z + 6, 10, 3.2, 4), CORE)
    part(box(x, y - 6.9 - 0.03 * z, z + 4.2, 12.6, 0.42, 6.4), ROOF)
    const bay = x - clamp(round(x / 1.5), -7, 7) * 1.5
    part(box(bay, y - 3.6, z + 0.4, 0.1 + 0.1 * (y / 6.5), 3.1, 0.5 + 0.25 * (y / 6.5)), ROOF)
    for (const w of walkers) {
      const away = hypot(x - w.x, z - w.z)
      if (away > 0.8) d = min(d, max(away - 0.5, y - 2.2))
      else part(figure((x - w.x) * w.cos - (z - w.z) * w.sin, y, (x - w.x) * w.sin + (z - w.z) * w.cos), touched.material)
    }
    for (const pole of [-15.5, 16])
      part(min(rod(x, y, z, pole, 0, -1, pole, 11, -1, 0.08), box(x - pole - 0.9, y - 9.9, z + 1, 0.9, 0.6, 0.02)), FLAG)
    return d
  }
  const albedo = (x, y, z) => {
    map(x, y, z)
    if (evening && material === CORE) return 1.55
    return TONES[material] ?? 0.3
  }
  return {
    map,
    albedo,
    cam,
    light: light ?? [-0.75, 0.62, 0.55],
    rim: [0.9, 0.2, 0.1],
    rimStrength: 0.1,
    ambient: evening ? 0.2 : 0.3,
    key: evening ? 0.35 : 0.95,
    far: 80,
    steps: 140,
    shadowReach: 14,
    shadowHardness: 16,
    occlusionReach: 0.3,
    occlusion: 0.8,
    eps: 0.006,
    background: (u, v) => (evening ? clamp(0.3 - 0.3 * v, 0.05, 0.6) : clamp(0.34 + 0.42 * (0.6 - v) * 0.9 + 0.05 * u, 0, 0.98)),
  }
}
