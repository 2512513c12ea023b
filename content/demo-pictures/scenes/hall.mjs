// The main hall: rows of people, a stage with a screen, fins on the walls, beams on the ceiling. The stage is toward -z.
import { trait } from '../engraving/chance.mjs'
import { abs, box, clamp, floor, max, min, round } from '../engraving/shapes.mjs'
import { CLOTH, FACE, figure, HAIR, touched } from './figure.mjs'

const [CHAIR, STAGE, SCREEN, BACK, FIN, CEILING, FLOOR] = [4, 5, 6, 7, 8, 9, 10]
const TONES = { [CHAIR]: 0.1, [STAGE]: 0.42, [BACK]: 0.16, [FIN]: 0.3, [CEILING]: 0.24, [FLOOR]: 0.12 }
const STAGE_CHAIRS = [-2.6, -1.5, -0.4]

/** The sheaf of the forum on the screen; u and v in -1…1. */
const sheaf = (u, v) => {
  const a = ((v - 0.2) / (u + 1.7)) * 7
  return a - floor(a) < 0.45
}

export function hall({ cam, seed = 0, fill = 0.88, front = false }) {
  let material = 0
  let who = 0
  const keep = (m, id) => {
    material = m
    if (id !== undefined) who = id
  }
  const audience = (d, x, y, z) => {
    const j = clamp(round(z), -6, 7)
    const shift = (j & 1) * 0.3
    const i = clamp(round((x - shift) / 0.62), -13, 13)
    if (abs(i) <= 1) return d
    const cx = x - i * 0.62 - shift
    const jx = (trait(i * 7 + j * 31, seed) - 0.5) * 0.16
    const jy = (trait(i * 3 + j * 17, seed + 1) - 0.5) * 0.12
    if (trait(i * 5 + j * 13, seed + 2) < fill) {
      const f = figure(cx - jx, y - jy, j - z, { seated: true })
      if (f < d) {
        d = f
        keep(touched.material, i * 91 + j * 37)
      }
    }
    const chair = box(cx, y - 0.5, z - j - 0.24, 0.24, 0.42, 0.03, 0.02)
    if (chair < d) {
      d = chair
      keep(CHAIR)
    }
    return d
  }
  const onStage = (d, x, y, z) => {
    const speaker = figure(x - 3.1, y - 0.9, z + 9.6, { lift: 1 })
    if (speaker < d) {
      d = speaker
      keep(touched.material, 5 + seed)
    }
    const lectern = box(x - 3.1, y - 1.45, z + 9.2, 0.3, 0.55, 0.2, 0.02)
    if (lectern < d) {
      d = lectern
      keep(CHAIR)
    }
    for (const q of STAGE_CHAIRS) {
      const sitter = figure(x - q, y - 0.9, z + 9.9, { seated: true })
      if (sitter < d) {
        d = sitter
        keep(touched.material, floor(q * 10) + seed)
      }
      const seat = max(
        box(x - q, y - 1.25, z + 10.1, 0.36, 0.36, 0.34, 0.08),
        -box(x - q, y - 1.5, z + 9.8, 0.26, 0.4, 0.34, 0.05),
      )
      if (seat < d) {
        d = seat
        keep(CHAIR)
      }
    }
    return d
  }
  const map = (x, y, z) => {
    let d = y
    material = FLOOR
    const part = (distance, m) => {
      if (distance < d) {
        d = distance
        material = m
      }
    }
    part(box(x, y - 0.45, z + 10.5, 9, 0.45, 2.6), STAGE)
    part(box(x, y - 3.9, z + 12.6, 5.6, 2.25, 0.1), SCREEN)
    part(z + 13, BACK)
    const side = 9.6 - abs(x)
    const bay = z - round(z / 1.6) * 1.6
    part(min(side, 12.5 - z, box(side, 0, bay, 0.55, 99, 0.12)), FIN)
    part(min(7.4 - y, box(0, 7.4 - y, bay, 99, 0.5, 0.16)), CEILING)
    if (z > -7.2 && y < 2.4) {
      if (y > 1.75) d = min(d, y - 1.45)
      else d = min(audience(d, x, y, z), 0.5)
    } else if (y < 3.2) d = min(d, max(z > -7.2 ? y - 2.2 : -7 - z, 0.2))
    if (z < -7.5 && y < 3.4) d = onStage(d, x, y, z)
    else if (z < -6.5 && y < 3.6) d = min(d, 0.6)
    return d * 0.85
  }
  const albedo = (x, y, z, _nx, _ny, nz) => {
    map(x, y, z)
    if (material === SCREEN && nz > 0.5) return sheaf(x / 5.6, (y - 3.9) / 2.25) ? 1.5 : 0.12
    if (material === FACE) return 0.8
    if (material === HAIR) return 0.1 + 0.5 * trait(who, seed + 3) * trait(who, seed + 4)
    if (material === CLOTH) return 0.1 + 0.55 * trait(who, seed + 5) ** 2
    return TONES[material] ?? 0.3
  }
  return {
    map,
    albedo,
    cam,
    light: front ? [-0.2, 0.8, -0.9] : [0.15, 0.75, -0.62],
    rim: [0, 0.3, -1],
    rimStrength: 0.9,
    ambient: 0.85,
    key: 1.2,
    far: 40,
    steps: 160,
    shadowReach: 3,
    occlusionReach: 0.12,
    occlusion: 1.4,
    eps: 0.003,
  }
}
