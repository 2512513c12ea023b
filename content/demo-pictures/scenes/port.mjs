// A port on the wide river: gantries, stacks of containers, a ship at the quay.
import { trait } from '../engraving/chance.mjs'
import { abs, box, clamp, floor, max, min, rod, sin } from '../engraving/shapes.mjs'

const [CRANE, STACK, HULL, DECK, QUAY, WATER] = [4, 5, 6, 7, 8, 9]
const TONES = { [CRANE]: 0.24, [HULL]: 0.12, [DECK]: 0.8, [QUAY]: 0.55, [WATER]: 0.4 }

export function port({ cam, seed = 0, light }) {
  const cranes = [-15, -1, 12.5].map((x, i) => ({ x: x + (trait(i, seed) - 0.5) * 5, up: trait(i, seed + 1) > 0.6 }))
  const wave = seed * 1.3
  let material = 0
  let tone = 0
  const gantry = (x, y, z, up) => {
    const leg = min(rod(abs(x), y, z, 1.6, 0, -9, 1.2, 9, -8.6, 0.22), rod(abs(x), y, z, 1.6, 0, -14, 1.2, 9, -13.6, 0.22))
    const top = box(x, y - 9.1, z + 11, 1.5, 0.3, 3.2)
    const boom = up ? rod(x, y, z, 0, 9.3, -8, 0, 17, -4.4, 0.3) : box(x, y - 9.3, z + 4.6, 0.35, 0.32, 6)
    const stay = up ? rod(x, y, z, 0, 13.5, -10.4, 0, 16, -5, 0.08) : rod(x, y, z, 0, 13.5, -10.4, 0, 9.5, 0.6, 0.08)
    return min(min(leg, top), min(boom, min(stay, rod(x, y, z, 0, 9.2, -10.4, 0, 13.7, -10.4, 0.2))))
  }
  const map = (x, y, z) => {
    let d = (y + 0.05 * sin(x * 0.9 + z * 0.5 + wave) * sin(z * 0.7 - x * 0.2)) * 0.85
    material = WATER
    const part = (distance, m) => {
      if (distance < d) {
        d = distance
        material = m
      }
    }
    part(box(x, y - 0.3, z + 20, 60, 1, 12), QUAY)
    for (const { x: at, up } of cranes)
      if (abs(x - at) < 4) part(gantry(x - at, y - 1.2, z, up), CRANE)
      else part(max(abs(x - at) - 3.4, y - 20), CRANE)
    // Stacks: each of its own height.
    const column = clamp(floor(x / 2.7), -14, 14)
    const tall = 1 + floor(4.6 * trait(column + 40, seed + 5))
    const inStack = x - (column + 0.5) * 2.7
    // Within its plot a step ends at the neighbour's; above them all, and outside, nothing is near.
    const [across, above] = [abs(inStack), y - 7.9]
    const stack = box(inStack, y - 1.3 - tall * 0.62, z + 17.4, 1.28, tall * 0.62, 1.4)
    if (above > 0.4 || across > 1.35) d = min(d, max(above, across - 1.3, 0.3))
    else part(min(stack, 1.65 - across) * 0.9, STACK)
    const bow = max(0, x - 6) * 0.25
    part(max(box(x + 2, y - 1.1, z + 3.4, 13, 1.7, 1.9 - bow * 0.6, 0.2), 0.6 * (x - 11 + (y - 3) * -0.8)), HULL)
    const load = clamp(floor((x + 12) / 2.3), 0, 7)
    const height = 0.6 * (1 + floor(3 * trait(load, seed + 8)))
    part(box(x + 12 - (load + 0.5) * 2.3, y - 2.8 - height, z + 3.4, 1.05, height, 1.4) * 0.8, STACK)
    part(box(x + 13, y - 4.4, z + 3.4, 0.9, 1.9, 1.3), DECK)
    return d
  }
  const albedo = (x, y, z) => {
    map(x, y, z)
    if (material !== STACK) return TONES[material] ?? 0.3
    tone = trait(floor(x / 2.7) * 7 + floor(y / 1.24) * 3 + 90, seed + 6)
    return y % 1.24 < 0.08 ? 0.08 : 0.2 + 0.7 * tone
  }
  return {
    map,
    albedo,
    cam,
    light: light ?? [-0.7, 0.5, 0.5],
    rim: [-0.6, 0.3, -0.9],
    rimStrength: 0.3,
    ambient: 0.3,
    key: 0.95,
    far: 90,
    steps: 190,
    shadow: false,
    shininess: 9,
    shine: 0.5,
    occlusionReach: 0.25,
    occlusion: 0.7,
    eps: 0.006,
    background: (_u, v) => clamp(0.92 - 0.55 * (v + 0.1), 0.12, 1),
  }
}
