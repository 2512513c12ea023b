// Wind turbines over the fields; the furrows run as the lines of the sheaf do.
import { noise, trait } from '../engraving/chance.mjs'
import { abs, clamp, cos, ellipsoid, floor, max, min, rod, sin } from '../engraving/shapes.mjs'

const [MAST, BLADE, PYLON, FIELD] = [4, 5, 6, 7]
const TONES = { [MAST]: 0.92, [BLADE]: 0.98, [PYLON]: 0.15 }
const PLACES = [
  [-7, -12],
  [3, -20],
  [11, -15],
  [-17, -30],
  [22, -34],
  [6, -46],
  [-5, -38],
]

export function turbines({ cam, seed = 0, light }) {
  const ground = (x, z) => 1.5 * noise(x * 0.06 + seed, 0.3, z * 0.06) + 0.5 * noise(x * 0.16, 2, z * 0.16 + seed)
  const all = PLACES.map(([x, z], i) => {
    const at = [x + (seed ? (trait(i, seed) - 0.5) * 6 : 0), z + (seed ? (trait(i, seed + 1) - 0.5) * 5 : 0)]
    return { x: at[0], z: at[1], y: ground(...at), spin: trait(i, seed + 2) * 2.1, tall: 7.5 + 2 * trait(i, seed + 3) }
  })
  let material = 0
  const rotor = (x, y, z, spin) => {
    let d = ellipsoid(x, y, z - 0.25, 0.24, 0.24, 0.5)
    for (const k of [0, 1, 2]) {
      const a = spin + k * 2.0944
      d = min(d, rod(x, y, z, 0, 0, 0.55, sin(a) * 4.4, cos(a) * 4.4, 0.55, 0.17, 0.05))
    }
    return d
  }
  const map = (x, y, z) => {
    let d = (y - ground(x, z)) * 0.75
    material = FIELD
    const part = (distance, m) => {
      if (distance < d) {
        d = distance
        material = m
      }
    }
    for (const one of all) {
      const [qx, qz] = [x - one.x, z - one.z]
      const near = max(abs(qx), abs(qz)) - 5
      if (near > 0.6) {
        d = min(d, max(near, 0.6))
        continue
      }
      part(rod(qx, y, qz, 0, one.y - 1, 0, 0, one.y + one.tall, 0, 0.3, 0.16), MAST)
      part(rotor(qx, y - one.y - one.tall, qz - 0.2, one.spin), BLADE)
    }
    return d
  }
  const albedo = (x, y, z) => {
    map(x, y, z)
    if (material !== FIELD) return TONES[material] ?? 0.3
    const furrow = (x + 30) / (z - 24)
    return furrow * 46 - floor(furrow * 46) < 0.5 ? 0.72 : 0.34
  }
  return {
    map,
    albedo,
    cam,
    light: light ?? [0.65, 0.5, 0.5],
    rim: [-0.7, 0.3, -0.7],
    rimStrength: 0.2,
    ambient: 0.28,
    key: 0.9,
    far: 110,
    steps: 200,
    shadow: false,
    occlusionReach: 0.2,
    occlusion: 0.4,
    eps: 0.005,
    background: (u, v) => clamp(0.24 + 0.5 * (0.75 - v) + 0.06 * u, 0.05, 0.98),
  }
}
