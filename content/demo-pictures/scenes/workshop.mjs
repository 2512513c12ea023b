// A workshop: people round tables full of paper, a board behind them.
import { trait } from '../engraving/chance.mjs'
import { abs, box, cos, hypot, max, min, sin } from '../engraving/shapes.mjs'
import { crowd } from './crowd.mjs'

const [TABLE, PAPER, BOARD, WALL, FLOOR] = [4, 5, 6, 7, 8]
const TONES = { 1: 0.75, 2: 0.12, 3: 0.2, [TABLE]: 0.72, [PAPER]: 1, [BOARD]: 1.3, [WALL]: 0.26, [FLOOR]: 0.42 }
const TABLES = [
  [-2.5, 0.4],
  [2.3, -0.3],
  [-0.3, -3.6],
  [4.8, -4.2],
  [-5, -3.4],
]

export function workshop({ cam, seed = 0 }) {
  const seats = TABLES.flatMap(([x, z], t) =>
    [0, 1, 2, 3, 4].flatMap((k) => {
      if (trait(t * 5 + k, seed + 3) < 0.16) return []
      const turn = k * 1.257 + trait(t, seed) * 2
      const lift = trait(k, seed + t) > 0.6 ? 0.25 : 0
      return [[x + sin(turn) * 1.12, z + cos(turn) * 1.12, turn + Math.PI, { seated: true, lift }]]
    }),
  )
  const guests = crowd([...seats, [0.6, -6.6, 0.3, { lift: 1 }]])
  const sheets = TABLES.flatMap(([x, z], t) =>
    [0, 1, 2].map((k) => [x + (trait(k, t + seed) - 0.5) * 0.8, z + (trait(k, t + seed + 9) - 0.5) * 0.8]),
  )
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
    const people = guests.distance(x, y, z)
    part(people, guests.material)
    for (const [tx, tz] of TABLES) {
      const away = hypot(x - tx, z - tz)
      part(min(max(away - 0.78, abs(y - 0.72) - 0.025), max(away - 0.06, y - 0.72)), TABLE)
    }
    if (abs(y - 0.76) < 0.2) for (const [sx, sz] of sheets) part(box(x - sx, y - 0.752, z - sz, 0.15, 0.006, 0.2), PAPER)
    part(min(z + 8.6, 9.5 + x), WALL)
    part(box(x - 0.8, y - 1.9, z + 8.5, 2.4, 0.9, 0.06), BOARD)
    return d
  }
  const albedo = (x, y, z) => {
    map(x, y, z)
    // What is written on the board: bars that grow.
    if (material === BOARD)
      return y < 1.2 + 0.22 * Math.floor((x + 1.6) / 0.5) && (x + 9) % 0.5 < 0.3 && y < 2.6 ? 0.2 : TONES[BOARD]
    return TONES[material] ?? 0.3
  }
  return {
    map,
    albedo,
    cam,
    light: [0.5, 0.85, 0.45],
    rim: [-0.4, 0.4, -0.8],
    rimStrength: 0.45,
    ambient: 0.3,
    key: 0.95,
    far: 24,
    steps: 110,
    shadowReach: 6,
    shadowHardness: 12,
    occlusionReach: 0.12,
    eps: 0.003,
    background: () => 0.2,
  }
}
