// Plain people who stand or sit about a place, each turned their own way.
import { cos, hypot, max, min, sin } from '../engraving/shapes.mjs'
import { figure, touched } from './figure.mjs'

/** people: [x, z, turn, pose?]. Gives the distance to the nearest of them; `touched` says what of them. */
export const crowd = (people) => {
  const all = people.map(([x, z, turn, pose = {}]) => ({ x, z, cos: cos(turn), sin: sin(turn), pose }))
  let material = 0
  return {
    distance(x, y, z) {
      let d = 1e9
      for (const one of all) {
        const away = hypot(x - one.x, z - one.z)
        if (away > 1.1 || y > 2.3) {
          d = min(d, max(away - 0.8, y - 2))
          continue
        }
        const f = figure(
          (x - one.x) * one.cos - (z - one.z) * one.sin,
          y,
          (x - one.x) * one.sin + (z - one.z) * one.cos,
          one.pose,
        )
        if (f < d) {
          d = f
          material = touched.material
        }
      }
      return d
    },
    get material() {
      return material
    },
  }
}
