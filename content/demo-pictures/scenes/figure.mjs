// A person in a room: a body that sits or stands, with a plain head or one of our portrait heads. Metres, feet at y 0.
import { abs, ellipsoid, hypot, join, min, rod } from '../engraving/shapes.mjs'
import { makeHead } from '../head/head.mjs'

export const FACE = 1
export const HAIR = 2
export const CLOTH = 3
/** What the last measured figure was nearest to. */
export const touched = { material: 0 }

const plainHead = (x, y, z) =>
  join(ellipsoid(x, y, z - 0.02, 0.087, 0.123, 0.107), ellipsoid(x, y + 0.07, z - 0.088, 0.03, 0.05, 0.03), 0.05)

const seatedBody = (x, y, z, lift) => {
  const ax = abs(x)
  let d = ellipsoid(x, y - 0.78, z, 0.2, 0.36, 0.14)
  d = join(d, rod(x, y, z, -0.17, 1.03, 0, 0.17, 1.03, 0, 0.075), 0.1)
  d = min(d, rod(ax, y, z, 0.09, 0.52, 0, 0.12, 0.5, 0.42, 0.095, 0.075))
  d = min(d, rod(ax, y, z, 0.12, 0.5, 0.42, 0.12, 0.06, 0.48, 0.065, 0.05))
  d = join(d, rod(ax, y, z, 0.25, 1, 0, 0.27, 0.7, 0.12, 0.055, 0.045), 0.04)
  d = join(d, rod(ax, y, z, 0.27, 0.7, 0.12, 0.1, 0.62 + lift, 0.34, 0.045, 0.035), 0.03)
  return join(d, rod(x, y, z, 0, 1.05, 0, 0, 1.2, 0.01, 0.055), 0.04)
}
const standingBody = (x, y, z, lift) => {
  const ax = abs(x)
  let d = ellipsoid(x, y - 1.15, z, 0.19, 0.36, 0.13)
  d = join(d, rod(x, y, z, -0.17, 1.41, 0, 0.17, 1.41, 0, 0.072), 0.1)
  d = join(d, rod(ax, y, z, 0.09, 0.88, 0, 0.1, 0.06, 0, 0.095, 0.06), 0.04)
  d = join(d, rod(ax, y, z, 0.245, 1.38, 0, 0.27, 1.08, -0.02, 0.052, 0.045), 0.03)
  const hand = lift ? [0.12, 1.15, 0.22] : [0.25, 0.82, 0.1]
  d = join(d, rod(ax, y, z, 0.27, 1.08, -0.02, ...hand, 0.045, 0.035), 0.02)
  return join(d, rod(x, y, z, 0, 1.42, 0, 0, 1.56, 0.01, 0.052), 0.04)
}

/** A portrait head brought to the size of a body: one of its units is 0.118 m. */
export const headForBody = (looks) => {
  const head = makeHead({ ...looks, headOnly: 1, body: 0 })
  const scale = 0.118
  return {
    distance: (x, y, z) => head.map(x / scale, y / scale, z / scale) * scale,
    tone: (x, y, z) => head.albedo(x / scale, y / scale, z / scale),
  }
}

/** pose: { seated, lift, head? }. Sets `touched`. */
export const figure = (x, y, z, { seated = false, lift = 0, head } = {}) => {
  const body = seated ? seatedBody(x, y, z, lift) : standingBody(x, y, z, lift)
  const hy = y - (seated ? 1.3 : 1.66)
  touched.material = CLOTH
  const near = hypot(x, hy + 0.05, z) - 0.32
  if (near > 0.1) return min(body, near)
  const top = head ? head.distance(x, hy, z) : plainHead(x, hy, z)
  if (top >= body) return body
  touched.material = hy > 0.035 || z < -0.01 ? HAIR : FACE
  return top
}

/** Tone of the head of a figure that has a portrait head. */
export const headTone = (head, x, y, z, seated) => head.tone(x, y - (seated ? 1.3 : 1.66), z)
