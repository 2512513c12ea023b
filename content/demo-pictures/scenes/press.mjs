// Behind the cameras of the press: tripods, operators, and far away the lit stage.
import { trait } from '../engraving/chance.mjs'
import { box, cos, floor, min, rod, sin } from '../engraving/shapes.mjs'
import { crowd } from './crowd.mjs'

const [CAMERA, LENS, STAGE, SCREEN, WALL, FLOOR] = [4, 5, 6, 7, 8, 9]
const TONES = { 1: 0.75, 2: 0.1, 3: 0.14, [CAMERA]: 0.2, [LENS]: 0.5, [STAGE]: 0.6, [SCREEN]: 1.5, [WALL]: 0.18, [FLOOR]: 0.34 }

export function press({ cam, seed = 0 }) {
  const cameras = [-3.3, -1.7, 0.2, 1.9, 3.6].map((x, i) => {
    const turn = -x * 0.06 + (trait(i, seed) - 0.5) * 0.5
    return {
      x: x + (trait(i, seed + 1) - 0.5) * 0.7,
      z: (trait(i, seed + 2) - 0.5) * 1.6,
      cos: cos(turn),
      sin: sin(turn),
      high: 1.35 + 0.35 * trait(i, seed + 3),
    }
  })
  const operators = cameras.map(({ x, z }, i) => [x + 0.25, z + 0.62, Math.PI + (trait(i, seed + 4) - 0.5) * 0.6, { lift: 1 }])
  const onStage = [-1.8, -0.6, 0.6, 1.8].map((x) => [x, -9, -x * 0.2, { seated: true }])
  const people = crowd([...operators, ...onStage.map(([x, z, turn, pose]) => [x, z, turn, pose])])
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
    part(people.distance(x, y, z), people.material)
    for (const one of cameras) {
      const qx = (x - one.x) * one.cos - (z - one.z) * one.sin
      const qz = (x - one.x) * one.sin + (z - one.z) * one.cos
      const qy = y - one.high
      part(min(box(qx, qy, qz, 0.09, 0.12, 0.24, 0.02), box(qx, qy - 0.17, qz - 0.05, 0.03, 0.04, 0.14)), CAMERA)
      part(rod(qx, qy, qz, 0, 0, -0.24, 0, 0, -0.46, 0.07, 0.085), LENS)
      const legs = [0, 2.09, 4.19].map((a) => rod(qx, y, qz, 0, one.high - 0.12, 0, sin(a) * 0.5, 0, cos(a) * 0.5, 0.022))
      part(min(...legs), CAMERA)
    }
    part(box(x, y - 0.25, z + 9, 5.4, 0.25, 1.6), STAGE)
    part(box(x, y - 3.1, z + 11, 4.2, 1.7, 0.1), SCREEN)
    part(min(z + 12, min(8 + x, 8 - x)), WALL)
    return d
  }
  const albedo = (x, y, z) => {
    map(x, y, z)
    if (material !== SCREEN) return TONES[material] ?? 0.3
    const ray = ((y - 1.4) / (x + 5.2)) * 6
    return ray - floor(ray) < 0.55 ? TONES[SCREEN] : 0.3
  }
  return {
    map,
    albedo,
    cam,
    light: [0.25, 0.6, -0.8],
    rim: [0.2, 0.4, -1],
    rimStrength: 0.9,
    ambient: 0.22,
    key: 0.8,
    far: 24,
    steps: 110,
    shadowReach: 4,
    shadowHardness: 10,
    occlusionReach: 0.1,
    eps: 0.003,
    background: () => 0.1,
  }
}
