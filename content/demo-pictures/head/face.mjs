// The face: bone, nose, mouth, ears, eyes, and how light each part of the skin is. Head space: x to the left ear of the
// viewer's right, y up, z out of the face; the skull is about 1.5 wide, eyes at y 0.035, chin at y -1.
import { noise } from '../engraving/chance.mjs'
import { abs, carve, clamp, ellipsoid, join, max, min, mix, rod, sin, smoothstep, sphere, sqrt } from '../engraving/shapes.mjs'

const EYE = { x: 0.262, y: 0.035, z: 0.59 }

export function makeFace(person) {
  const { jaw, wide, nose, noseWidth, lip, brow, arch, age, skin, eye, cheek, long, gaze, smile, fem, hairA } = person
  const mouthY = 0.525 * long
  const crease = age > 0 ? 0.24 * age : 0

  const bone = (x, y, z, ax) => {
    let d = ellipsoid(x, y - 0.27, z + 0.1, 0.7 * wide, 0.8, 0.86)
    d = join(d, ellipsoid(x, y + 0.16, z - 0.14, 0.575 * wide, 0.8 * long, 0.64), 0.22)
    d = join(d, ellipsoid(x, y + 0.6 * long, z - 0.26, 0.36 * jaw, 0.3, 0.38), 0.26)
    d = join(d, ellipsoid(ax - 0.36 * wide * jaw, y + 0.46 * long, z + 0.06, 0.13, 0.3, 0.3), 0.28)
    d = join(d, sphere(x, y + 0.86 * long, z - 0.52, 0.13 * (0.8 + 0.2 * jaw)), 0.2)
    d = join(d, sphere(ax - 0.37 * wide, y + 0.15, z - 0.46, 0.19 * cheek), 0.22)
    d = join(d, rod(ax, y, z, 0.05, 0.19, 0.7, 0.36, 0.21, 0.6, 0.085 * brow), 0.14)
    d = carve(d, -sphere(ax - 0.265, y - 0.045, z - 0.86, 0.165), 0.16)
    if (crease) d = carve(d, -sphere(ax - 0.42, y + 0.42, z - 0.86, crease), 0.3)
    return d
  }
  const noseOf = (x, y, z, ax) => {
    const bridge = 0.05 * noseWidth
    let d = rod(x, y, z, 0, 0.2, 0.69, 0, -0.2 * nose, 0.93 * (0.97 + 0.03 * nose), bridge, 0.082 * noseWidth)
    d = join(d, sphere(x, y + 0.235 * nose, z - 0.925, 0.094 * noseWidth), 0.07)
    return join(d, sphere(ax - 0.092 * noseWidth, y + 0.265 * nose, z - 0.83, 0.07 * noseWidth), 0.06)
  }
  /** The lips follow the round of the teeth; the corners rise with a smile. */
  const mouthPlace = (x, y, z) => ({ my: y + mouthY - smile * x * x * 0.7, mz: z + 0.55 * x * x })
  const upperLip = (x, my, mz) => ellipsoid(x, my - 0.036 + 0.16 * abs(x), mz - 0.755, 0.2, 0.04 * lip, 0.075)
  const lowerLip = (x, my, mz) => ellipsoid(x, my + 0.056, mz - 0.742, 0.165, 0.05 * lip, 0.078)
  const withMouth = (d, x, y, z) => {
    const { my, mz } = mouthPlace(x, y, z)
    d = join(d, ellipsoid(x, my + 0.01, z - 0.6, 0.26, 0.17, 0.2), 0.12)
    d = join(d, upperLip(x, my, mz), 0.035)
    d = join(d, lowerLip(x, my, mz), 0.04)
    d = carve(d, -ellipsoid(x, my + 0.004, mz - 0.9, 0.215, 0.013, 0.12), 0.025)
    d = carve(d, -ellipsoid(x, my - 0.115, z - 0.9, 0.03, 0.05, 0.06), 0.05)
    return carve(d, -ellipsoid(x, my + 0.145, z - 0.86, 0.13, 0.03, 0.07), 0.09)
  }
  const withEyes = (d, y, z, ax) => {
    const r = sphere(ax - EYE.x, y - EYE.y, z - EYE.z, 0)
    const upper = carve(r - 0.148, -(y - 0.052 - 0.02 * eye - (z - 0.6) * 0.16 - 0.06 * (ax - EYE.x)), 0.02)
    const lower = carve(r - 0.148, y + 0.016 + 0.012 * eye, 0.02)
    d = join(d, r - 0.128, 0.012)
    d = join(d, upper, 0.03)
    return join(d, lower, 0.035)
  }
  const ear = (x, y, z) => {
    const ax = abs(x)
    const d = ellipsoid(ax - 0.7 * wide, y + 0.03, z + 0.06, 0.075, 0.215, 0.135)
    return carve(d, -ellipsoid(ax - 0.76 * wide, y + 0.02, z + 0.01, 0.05, 0.13, 0.075), 0.05)
  }
  const distance = (x, y, z) => {
    const ax = abs(x)
    let d = bone(x, y, z, ax)
    if (person.blank) return join(d, ear(x, y, z), 0.05)
    if (z > 0.2) {
      d = join(d, noseOf(x, y, z, ax), 0.09)
      d = carve(d, -ellipsoid(ax - 0.055, y + 0.325 * nose, z - 0.9, 0.032, 0.022, 0.05), 0.03)
      d = withMouth(d, x, y, z)
    }
    d = join(d, ear(x, y, z), 0.05)
    return z > 0.2 ? withEyes(d, y, z, ax) : d
  }

  const eyeTone = (x, y, z) => {
    const ax = x > 0 ? x - EYE.x : x + EYE.x
    const r = sqrt((ax - gaze * 0.05) ** 2 + (y - EYE.y) ** 2)
    if (z <= 0.66) return 0.8
    if (sqrt((ax - gaze * 0.05 - 0.03) ** 2 + (y - 0.065) ** 2) < 0.016) return 1.6
    return r < 0.03 ? 0 : r < 0.062 ? 0.16 : 0.8
  }
  /** Lashes and the fold above them; undefined elsewhere. */
  const lidTone = (x, y, z) => {
    const ax = abs(x)
    if (z <= 0.55 || (ax - EYE.x) ** 2 + (y - EYE.y) ** 2 > 0.0256) return undefined
    if (sphere(ax - EYE.x, y - EYE.y, z - EYE.z, 0.148) >= 0.022) return undefined
    const above = y - 0.052 - 0.02 * eye - (z - 0.6) * 0.16 - 0.06 * (ax - EYE.x)
    if (above > -0.012 && above < 0.028) return 0.06
    return above >= 0.028 && above < 0.07 ? skin * 0.62 : undefined
  }
  const lipTone = (x, y, z) => {
    if (z <= 0.6 || abs(x) > 0.24) return undefined
    const { my, mz } = mouthPlace(x, y, z)
    if (abs(my + 0.004) < 0.016 * (1 - 12 * x * x) && abs(x) < 0.2) return 0.08
    return min(upperLip(x, my, mz), lowerLip(x, my, mz)) < 0.012 ? skin * (fem ? 0.58 : 0.76) : undefined
  }
  const browTone = (x, y, z) => {
    const along = (abs(x) - 0.09) / 0.36
    if (z <= 0.35 || y <= 0.12 || along <= -0.1 || along >= 1.05) return undefined
    const t = clamp(along, 0, 1)
    const thickness = mix(0.052, 0.02, t) * brow * (along < 0 ? 1 + along * 6 : 1)
    const from = abs(y - (0.195 + 0.07 * sin(t * 2.2) * arch - 0.02 * along))
    return from < thickness ? min(0.04 + hairA * 0.55, 0.34) : undefined
  }
  const tone = (x, y, z) => {
    if (person.blank) return skin
    if (z > 0.2 && sphere(abs(x) - EYE.x, y - EYE.y, z - EYE.z, 0.128) < 0.006) return eyeTone(x, y, z)
    const drawn = lidTone(x, y, z) ?? lipTone(x, y, z) ?? browTone(x, y, z)
    if (drawn !== undefined) return drawn
    if (!person.stubble) return skin
    const zone = smoothstep(-0.3, -0.55, y - abs(x) * 0.3) * smoothstep(0, 0.3, z)
    return skin * (1 - 0.3 * person.stubble * zone * (0.6 + 0.8 * noise(x * 40, y * 40, z * 40)))
  }
  /** Below 0 where a beard of this cut grows. */
  const beardZone = (x, y, z) => {
    const ax = abs(x)
    const moustache = max(abs(y + mouthY - 0.115 + 0.25 * ax * ax) - 0.055, ax - 0.25, 0.5 - z)
    if (person.beardCut === 'moustache') return moustache
    const lips = ellipsoid(x, y + mouthY + 0.012, z - 0.82, 0.19, 0.062, 0.24)
    const goatee = max(ellipsoid(x, y + mouthY + 0.16, z - 0.75, 0.27, 0.34, 0.5), -lips)
    if (person.beardCut === 'goatee') return min(goatee, moustache)
    const line = y + 0.4 - min(ax, 0.55) * 0.42 + 0.02 * sin(ax * 9)
    const sideburn = max(0.1 - z, ax > 0.4 ? y - 0.05 : 1, z - 0.3)
    const full = max(-(z - 0.06) * 0.9, y < -1.2 ? 1 : -1, line)
    return max(min(full, sideburn), -lips)
  }
  return { distance, ear, tone, beardZone }
}
