// Hair. Short cuts are a thickness that grows out of the scalp and fades at the hairline; long ones are bodies of their own.
import { noise } from '../engraving/chance.mjs'
import { abs, atan2, carve, cos, ellipsoid, hypot, join, max, min, mix, rod, sin, smoothstep } from '../engraving/shapes.mjs'

const SHORT = {
  buzz: { thickness: 0.012 },
  crop: { thickness: 0.045 },
  side: { thickness: 0.085 },
  back: { thickness: 0.075 },
  quiff: { thickness: 0.08 },
  pixie: { thickness: 0.115 },
  thin: { thickness: 0.05 },
  bun: { thickness: 0.06 },
  pulled: { thickness: 0.06 },
  braid: { thickness: 0.06 },
  ponytail: { thickness: 0.06 },
}
const LONG = { bob: -0.95, lob: -1.4, long: -2.05, wave: -2.05, ringlets: -1.55 }
const COMBED_BACK = new Set(['back', 'bun', 'pulled', 'braid', 'ponytail', 'quiff'])

export const isLong = (style) => style in LONG && style !== 'bob'

export function makeHair(person) {
  const { hair, wide, part, hairA, recede, fringe, fem } = person
  const grain = person.grain ?? 0

  /** Above 0 where hair grows on the scalp: behind the temples or above the forehead, down to ear and nape. */
  const growth = (x, y, z) => {
    const ax = abs(x)
    const nape = mix(mix(-0.62, 0.17, smoothstep(-0.34, -0.16, z)), fem ? 0.02 : -0.16, smoothstep(0.06, 0.13, z))
    const temple = 0.27 + 0.08 * smoothstep(0, 0.3, y) - 0.12 * recede * smoothstep(0.3, 0.7, y) - z
    if (hair === 'thin') return min(temple + 0.02, y - nape, 0.46 - 0.3 * (z + 0.3) - y)
    const peak = (fem ? 0.72 : 0.75) + recede * (0.07 + 0.24 * smoothstep(0.08, 0.42, ax)) - 0.03 * cos(ax * 9)
    return min(max(y - peak, temple), y - nape)
  }
  const cover = (x, y, z) => smoothstep(-0.03, 0.07, growth(x, y, z) + 0.07 * (noise(x * 17 + grain, y * 6, z * 17) - 0.5))

  /** 0…1 across the strands: ridges of the body and streaks of its tone. */
  const strand = (x, y, z, fine) => {
    const bend = noise(x * 3 + grain, y * 3, z * 3) * 2
    if (COMBED_BACK.has(hair)) return noise(atan2(y - 0.1, x) * 9 * fine + bend + grain, z * 1.4 * fine, bend)
    if (hair === 'buzz' || hair === 'crop') return noise(x * 13 * fine, y * 13 * fine, z * 13 * fine + grain)
    return noise((z * 0.9 + x * 0.35 * part + y * 0.2) * 9 * fine + bend, (x + y) * 1.3 * fine + grain, bend)
  }

  const knots = (d, x, y, z) => {
    if (hair === 'bun') return join(d, ellipsoid(x, y - 1.1, z + 0.34, 0.36, 0.3, 0.34), 0.05)
    if (hair === 'pulled') return join(d, ellipsoid(x, y + 0.1, z + 1, 0.24, 0.42, 0.22), 0.06)
    if (hair === 'ponytail') {
      const root = rod(x, y, z, 0, 0.72, -0.86, 0.45 * part, 0.55, -1.02, 0.16, 0.24)
      const tail = rod(x, y, z, 0.45 * part, 0.55, -1.02, 0.78 * part, -1.4, -0.3, 0.24, 0.12)
      return join(d, join(root, tail - 0.03 * sin(y * 9), 0.1), 0.06)
    }
    if (hair === 'braid') {
      const turn = atan2(x, z + 0.05)
      const ring = (hypot(x / (0.7 * wide), (z + 0.08) / 0.82) - 1) * 0.72
      const height = y - 0.74 + 0.16 * smoothstep(0.3, -0.8, z)
      return join(d, hypot(ring + 0.13, height) - 0.15 - 0.03 * sin(turn * 15 + height * 16), 0.03)
    }
    return d
  }
  /** Volume above the scalp. */
  const crown = (d, x, y, z) => {
    if (hair === 'side') return join(d, ellipsoid(x - 0.1 * part, y - 0.93, z - 0.1, 0.56, 0.22, 0.54), 0.16)
    if (hair === 'quiff') return join(d, ellipsoid(x - 0.06 * part, y - 1, z - 0.24, 0.46, 0.24, 0.42), 0.16)
    if (hair === 'back') return join(d, ellipsoid(x, y - 0.98, z - 0.06, 0.5, 0.17, 0.58), 0.2)
    if (hair === 'pixie') {
      const sweep = rod(x, y, z, 0.34 * part, 0.98, 0.36, -0.42 * part, 0.55, 0.6, 0.15, 0.06)
      return join(join(d, ellipsoid(x, y - 0.92, z + 0.08, 0.6, 0.26, 0.68), 0.2), sweep, 0.14)
    }
    return d
  }
  let lifted = 0
  const short = (x, y, z, face) => {
    const { thickness } = SHORT[hair]
    if (face > 0.7 && hair !== 'ponytail') return face - 0.3
    const body = face - thickness * (0.6 + 0.8 * smoothstep(0.2, 0.9, y)) * cover(x, y, z)
    const ridge = hair === 'thin' || hair === 'buzz' ? 0.015 : 0.055
    const styled = knots(crown(body, x, y, z), x, y, z)
    lifted = smoothstep(0, 0.04, body - styled)
    return styled - ridge * (strand(x, y, z, 1) - 0.5) * smoothstep(0, 0.3, growth(x, y, z))
  }

  const curly = (x, y, z) => {
    const r = hair === 'afro' ? 0.14 : 0
    let d = ellipsoid(x, y - 0.42, z + 0.16, 0.86 * wide + r, 0.86 + r, 0.92 + r)
    d = carve(d, (z - 0.5) * 0.85 - (y - 0.55) * 0.5 + 0.1 * (noise(x * 6, y * 6, grain) - 0.5), 0.14)
    d = carve(d, -(y + 0.3 + z * 0.3), 0.16)
    return d - 0.1 * (noise(x * 6, y * 6, z * 6 + grain) - 0.4) - 0.05 * (noise(x * 13, y * 13, z * 13) - 0.5)
  }
  const fringeOf = (d, x, y, z) => {
    if (!fringe) return join(d, rod(x, y, z, 0.12 * part, 0.98, 0.4, -0.54 * part, 0.46, 0.44, 0.1, 0.05), 0.26)
    const f = ellipsoid(x, y - 0.42, z - 0.1, 0.66 * wide, 0.46, 0.7)
    return join(d, carve(f, -(y - 0.4 + 0.12 * x * part + 0.06 * (noise(x * 9, grain, 0) - 0.5)), 0.06), 0.1)
  }
  const long = (x, y, z) => {
    const ax = abs(x)
    const bottom = LONG[hair]
    let d = ellipsoid(x, y - 0.3, z + 0.13, 0.8 * wide, 0.9, 0.96)
    d = carve(d, (z - 0.46) * 0.82 - (y - 0.5) * 0.6, 0.1)
    d = carve(d, -(y + 0.02), 0.1)
    const reach = hair === 'bob' ? 0.36 : 0.33
    let side = ellipsoid(ax - 0.5, y - mix(0.55, bottom, 0.5) - 0.05, z + 0.22, reach, (0.6 - bottom) * 0.53, 0.52)
    side = carve(side, -ellipsoid(x, y + 0.15, z - 0.25, 0.6 * wide, 1.05, 0.74), 0.1)
    if (hair === 'bob') side = carve(side, -(y + 0.92), 0.08)
    d = join(d, side, 0.14)
    d = join(d, ellipsoid(x, y - mix(0.4, bottom, 0.5), z + 0.52, 0.66, (0.5 - bottom) * 0.5, 0.42), 0.2)
    d = fringeOf(d, x, y, z)
    const n = noise(x * 5.2 + 9 + grain, y * 2.2, z * 5.2) - 0.5
    if (hair === 'wave') return d - 0.08 * sin(y * 7 + x * 2 + grain) * smoothstep(0.5, -0.4, y) - n * 0.06
    if (hair === 'ringlets') return d - 0.13 * (noise(x * 5, y * 5 + grain, z * 5) - 0.5) * smoothstep(0.9, 0.2, y) - n * 0.05
    return d - n * 0.05
  }

  const distance = (x, y, z, face) => {
    if (hair === 'bald') return 9
    if (hair in SHORT) return short(x, y, z, face) * 0.85
    return hair in LONG ? long(x, y, z) : curly(x, y, z)
  }
  /** How light the hair is here; short hair lets the skin through at its edge. */
  const tone = (x, y, z) => {
    const light = max(hairA, 0.07)
    const streak =
      hair === 'curly' || hair === 'afro' || hair === 'ringlets' ? noise(x * 11, y * 11, z * 11) : strand(x, y, z, 2.6)
    return light * (0.45 + 1.1 * streak) + 0.02
  }
  /** Share of hair over skin at the place measured last. */
  const share = (x, y, z) => (!(hair in SHORT) ? 0 : max(lifted, cover(x, y, z) * (hair === 'buzz' ? 0.8 : 1)))
  /** Its own body around the skull, not a layer on the scalp. */
  const isBody = hair !== 'bald' && !(hair in SHORT)
  return { distance, tone, share, isBody }
}
