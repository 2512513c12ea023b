// Somebody speaks: a portrait head with a microphone before the sheaf of the forum.
import { abs, floor, rod } from '../engraving/shapes.mjs'
import { makeHead } from '../head/head.mjs'

const HEAD = 0
const MICROPHONE = 1
const STAND = 2

/** side: 1 or -1, where the microphone stands; shift: how far the person is from the middle of the frame. */
export function speech({ person, side = 1, shift = 0.8, zoom = 3.7, rays = 7 }) {
  const head = makeHead(person)
  let material = HEAD
  const map = (x, y, z) => {
    let d = head.map(x, y, z)
    material = HEAD
    const microphone = rod(x, y, z, 0.62 * side, -0.95, 1.05, 0.4 * side, -0.66, 0.98, 0.085, 0.13)
    const stand = rod(x, y, z, side, -2.6, 1.2, 0.62 * side, -0.95, 1.05, 0.035)
    if (microphone < d) {
      d = microphone
      material = MICROPHONE
    }
    if (stand < d) {
      d = stand
      material = STAND
    }
    return d
  }
  const albedo = (x, y, z) => {
    map(x, y, z)
    if (material === MICROPHONE) return 0.18
    return material === STAND ? 0.3 : head.albedo(x, y, z)
  }
  return {
    ...head,
    map,
    albedo,
    cam: { ro: [shift, -0.25, 8.2], ta: [shift, -0.42, 0], f: zoom },
    background: (u, v) => {
      const a = ((v + 0.9) / (u * side + 3.2)) * rays
      return a - floor(a) < 0.4 ? 0.52 - 0.12 * abs(v) : 0.1
    },
  }
}
