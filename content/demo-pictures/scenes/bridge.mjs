// A bridge over the wide river, the hills and a dome behind it.
import { noise, trait } from '../engraving/chance.mjs'
import { abs, box, clamp, hypot, max, min, rod, round, sin, smoothstep, sphere } from '../engraving/shapes.mjs'

const [HILL, PIER, DECK, HOUSE, WATER] = [5, 7, 8, 9, 10]
const TONES = { [HILL]: 0.16, [PIER]: 0.2, [DECK]: 0.62, [HOUSE]: 0.5, [WATER]: 0.42 }
// biome-ignore format: a table
const HOUSES = [[-18, 1.6, 4.2, 44], [-15, 1.1, 5.6, 46], [-10, 2, 3.4, 47], [6, 1.2, 4.9, 46], [9, 1.8, 3.6, 45], [13, 1, 6.4, 47], [17, 1.7, 4, 45]]

export function bridge({ cam, seed = 0, light }) {
  const wave = seed * 1.7
  const houses = HOUSES.map(([x, w, h, z], i) => [x + (seed ? (trait(i, seed) - 0.5) * 5 : 0), w, h, z])
  let material = 0
  const map = (x, y, z) => {
    let d = (y + 0.06 * sin(x * 1.1 + z * 0.35 + wave) * sin(z * 0.6 + x * 0.2) + 0.03 * sin(x * 2.3 - z * 1.9 + wave)) * 0.8
    material = WATER
    const part = (distance, m) => {
      if (distance < d) {
        d = distance
        material = m
      }
    }
    part(box(x, y - 3.2 - 0.012 * (36 - x * x * 0.02), z + 14, 60, 0.16, 1.1), DECK)
    const middle = (round(x / 11 - 0.5) + 0.5) * 11
    const span = x - middle
    part(min(box(span - 5.5, y - 1.4, z + 14, 0.34, 2, 0.9), box(span + 5.5, y - 1.4, z + 14, 0.34, 2, 0.9)), PIER)
    part(min(box(span - 5.5, y - 5.2, z + 14, 0.22, 2.9, 0.25), box(span + 5.5, y - 5.2, z + 14, 0.22, 2.9, 0.25)), PIER)
    const sag = 3.75 + (4.2 * span * span) / 30.25
    part(max(hypot(y - sag, z + 13) * 0.55 - 0.05, abs(span) - 5.5), PIER)
    const hanger = round(span / 0.9) * 0.9
    part(max(hypot(x - (middle + hanger), z + 13) - 0.025, y - sag, 3.2 - y), PIER)
    if (z < -30) {
      const height =
        3.6 * smoothstep(34, 64, -z) * (0.55 + 0.5 * noise(x * 0.09 + 3 + seed, 1.5, 0) + 0.18 * noise(x * 0.3, 4, 0))
      part((y - height) * 0.6, HILL)
    }
    for (const [hx, w, h, hz] of houses) part(box(x - hx, y - 3 - h * 0.5, z + hz, w, h * 0.5 + 1, 1), HOUSE)
    const cupola = min(sphere(x + 3, y - 6.1, z + 45, 0.75), rod(x, y, z, -3, 6.8, -45, -3, 8.4, -45, 0.1, 0.03))
    part(min(cupola, box(x + 3, y - 4.4, z + 45, 0.62, 1.4, 0.6)), DECK)
    return d
  }
  const albedo = (x, y, z) => {
    map(x, y, z)
    return TONES[material] ?? 0.3
  }
  return {
    map,
    albedo,
    cam,
    light: light ?? [-0.8, 0.42, -0.25],
    rim: [-0.6, 0.3, -0.9],
    rimStrength: 0.4,
    ambient: 0.32,
    key: 0.95,
    shadow: false,
    shininess: 9,
    shine: 0.65,
    far: 90,
    steps: 170,
    occlusionReach: 0.2,
    occlusion: 0.6,
    eps: 0.006,
    background: (_u, v) => clamp(0.95 - 0.62 * (v + 0.15), 0.1, 1),
  }
}
