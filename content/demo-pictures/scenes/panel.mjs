// A discussion on the small stage: four armchairs, low tables, the sheaf on the wall behind.
import { trait } from '../engraving/chance.mjs'
import { abs, box, cos, floor, hypot, max, min, rod, sin } from '../engraving/shapes.mjs'
import { CLOTH, FACE, figure, HAIR, headForBody, headTone, touched } from './figure.mjs'

const [CHAIR, TABLE, WALL, FLOOR, BOTTLE] = [4, 5, 7, 10, 11]
const TONES = { [CHAIR]: 0.55, [TABLE]: 0.7, [FLOOR]: 0.42, [BOTTLE]: 0.95 }
const SEATS = [
  { x: -2.2, turn: 0.44, lift: 0 },
  { x: -0.75, turn: 0.2, lift: 0.1 },
  { x: 0.75, turn: -0.16, lift: 0 },
  { x: 2.2, turn: -0.52, lift: 0.1 },
]

export function panel({ cam, seed = 0, people }) {
  const seats = SEATS.map((seat, i) => ({
    ...seat,
    lift: trait(i, seed) > 0.5 ? 0.12 : 0,
    cos: cos(seat.turn),
    sin: sin(seat.turn),
    head: headForBody({ ...people[i], yaw: (trait(i, seed + 7) - 0.5) * 0.9, roll: 0 }),
    cloth: 0.12 + 0.75 * trait(i, seed + 3) ** 1.5,
  }))
  let material = 0
  let seated = seats[0]
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
    for (const seat of seats) {
      const qx = (x - seat.x) * seat.cos - z * seat.sin
      const qz = (x - seat.x) * seat.sin + z * seat.cos
      const away = hypot(qx, y - 0.7, qz)
      if (away > 1.3) {
        d = min(d, away - 1)
        continue
      }
      const f = figure(qx, y, qz, { seated: true, lift: seat.lift, head: seat.head })
      if (f < d) {
        seated = seat
        spot = [qx, y, qz]
      }
      part(f, touched.material)
      const cushion = box(qx, y - 0.36, qz + 0.06, 0.4, 0.36, 0.36, 0.1)
      part(max(cushion, -box(qx, y - 0.75, qz - 0.1, 0.29, 0.32, 0.42, 0.06)), CHAIR)
    }
    for (const q of [-1.45, 0, 1.45]) {
      part(max(abs(y - 0.42) - 0.02, hypot(x - q, z - 0.55) - 0.28), TABLE)
      part(rod(x, y, z, q, 0, 0.55, q, 0.42, 0.55, 0.025), TABLE)
      part(rod(x, y, z, q + 0.08, 0.44, 0.55, q + 0.08, 0.62, 0.55, 0.032, 0.022), BOTTLE)
    }
    part(z + 2.4, WALL)
    return d
  }
  const albedo = (x, y, z) => {
    map(x, y, z)
    if (material === WALL) {
      const a = ((y - 2.6) / (x + 7)) * 9
      return y > 1.75 && x > -6.2 && a - floor(a) < 0.42 ? 0.75 : 0.12
    }
    if (material === FACE || material === HAIR) return headTone(seated.head, ...spot, true)
    return material === CLOTH ? seated.cloth : (TONES[material] ?? 0.3)
  }
  return {
    map,
    albedo,
    cam,
    light: [-0.55, 0.85, 0.65],
    rim: [0.7, 0.3, -0.5],
    rimStrength: 0.6,
    ambient: 0.3,
    key: 1.15,
    far: 30,
    steps: 120,
    shadowReach: 3,
    occlusionReach: 0.08,
    eps: 0.0015,
    background: () => 0.1,
  }
}
