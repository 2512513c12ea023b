// One head, many people: a person is some forty numbers; this makes them a scene to look at.
import { noise } from '../engraving/chance.mjs'
import { abs, box, cos, hypot, join, min, mix, rod, sin, smoothstep, sphere } from '../engraving/shapes.mjs'
import { makeDress } from './dress.mjs'
import { makeFace } from './face.mjs'
import { isLong, makeHair } from './hair.mjs'

// biome-ignore format: numbers of one kind a row
const COMMON = {
	yaw: 0.45, pitch: 0.02, roll: 0, body: 0.35, jaw: 1, wide: 1, long: 1, cheek: 1, neck: 1, build: 1,
	nose: 1, lip: 1, brow: 1, arch: 1, eye: 1, gaze: 0, smile: 0, age: 0, skin: 0.82, fem: 0,
	hair: 'side', hairA: 0.25, part: 1, recede: 0, fringe: 0, stubble: 0, beard: 0, beardCut: 'full',
	blank: 0, bare: 0, headOnly: 0, glasses: 0, frame: 0.05, ear: 0, dress: 'suit', shirt: 0.95, jacket: 0.2, tie: 0.12,
}

const SKIN = 1
const HAIR = 2
const CLOTH = 3
const GLASSES = 4
const EARRING = 5

const glassesOf = (kind, wide) => (x, y, z) => {
  const ax = abs(x)
  const plane = z - 0.765 + 0.16 * ax
  let d
  if (kind === 2) {
    const rim = box(ax - 0.27, y - 0.005, plane, 0.195, 0.14, 0.016, 0.05)
    d = Math.max(rim, -box(ax - 0.27, y - 0.005, plane, 0.17, 0.115, 0.2, 0.04))
  } else d = hypot(hypot(ax - 0.265, y - 0.012) - 0.18, plane) - 0.014
  d = min(d, rod(x, y, z, -0.085, 0.05, 0.775, 0.085, 0.05, 0.775, 0.013))
  return min(d, rod(ax, y, z, 0.455, 0.06, 0.69, 0.73 * wide, 0.06, -0.05, 0.013))
}

export function makeHead(given) {
  const person = { ...COMMON, noseWidth: given.fem ? 0.8 : 1, ...given }
  const { yaw, pitch, roll, wide, beard, hair } = person
  const face = makeFace(person)
  const hairs = makeHair(person)
  const dress = makeDress(person)
  const glasses = person.glasses ? glassesOf(person.glasses, wide) : undefined
  const [cy, sy, cp, sp, cr, sr] = [cos(yaw), sin(yaw), cos(pitch), sin(pitch), cos(roll), sin(roll)]
  const [cb, sb] = [cos(person.body * yaw), sin(person.body * yaw)]
  const bound = isLong(hair) || hair === 'ponytail' ? { y: -0.45, r: 1.75 } : { y: 0.1, r: 1.42 }

  /** Turns the world back so that the face looks along z; the head turns around the neck. */
  const toHead = (x, y, z) => {
    y += 0.35
    const X = x * cr + y * sr
    const Y = -x * sr + y * cr
    const Z = -Y * sp + z * cp
    return [X * cy - Z * sy, Y * cp + z * sp - 0.35, X * sy + Z * cy]
  }
  const beardCover = (x, y, z) =>
    beard && z > 0 ? smoothstep(0.05, -0.07, face.beardZone(x, y, z) + 0.04 * (noise(x * 15, y * 15, z * 15) - 0.5)) : 0

  let material = 0
  let bareDistance = 0
  const map = (x, y, z) => {
    const bx = x * cb - z * sb
    const bz = x * sb + z * cb
    const neck = dress.neck(bx, y, bz)
    const cloth = dress.clothes(bx, y, bz)
    let d = min(neck, cloth)
    material = cloth < neck ? CLOTH : SKIN
    const [hx, hy, hz] = toHead(x, y, z)
    const far = hypot(hx, hy - bound.y, hz) - bound.r
    if (far > 0.15) return min(d, far)
    const bare = face.distance(hx, hy, hz)
    bareDistance = bare
    let skin = join(bare, neck, 0.1)
    if (beard && bare < 0.3) skin -= 0.05 * beard * beardCover(hx, hy, hz) * (0.8 + 0.4 * noise(hx * 9, hy * 9, hz * 9))
    if (skin < d || (material === SKIN && skin <= d)) {
      d = skin
      material = SKIN
    }
    const top = hairs.distance(hx, hy, hz, bare)
    if (top < d) {
      d = top
      material = HAIR
    }
    const rims = glasses?.(hx, hy, hz) ?? 9
    if (rims < d) {
      d = rims
      material = GLASSES
    }
    const pearl = person.ear ? sphere(abs(hx) - 0.74 * wide, hy + 0.3, hz + 0.04, 0.055) : 9
    if (pearl < d) {
      d = pearl
      material = EARRING
    }
    return d
  }

  /** Skin, beard and short hair melt into one another; what stands off the skull is hair alone. */
  const skinOrHair = (x, y, z, isHair) => {
    const standing = isHair ? smoothstep(0.05, 0.13, bareDistance) : 0
    const share = isHair && hairs.isBody ? 1 : mix(hairs.share(x, y, z), 1, standing)
    let tone = share < 1 ? face.tone(x, y, z) : 0
    const grown = beardCover(x, y, z)
    if (grown > 0) tone = mix(tone, (person.hairA * 1.05 + 0.06) * (0.7 + 0.6 * noise(x * 22, y * 9, z * 22)), grown)
    return mix(tone, share > 0 ? hairs.tone(x, y, z) : 0, share)
  }
  const albedo = (x, y, z) => {
    map(x, y, z)
    if (material === CLOTH) return dress.tone(x * cb - z * sb, y, x * sb + z * cb)
    if (material === GLASSES) return person.frame
    if (material === EARRING) return 1.25
    const [hx, hy, hz] = toHead(x, y, z)
    return skinOrHair(hx, hy, hz, material === HAIR)
  }
  return {
    map,
    albedo,
    cam: { ro: [0, -0.3, 8.2], ta: [0, -0.36, 0], f: 4.75 },
    near: 5.6,
    far: 11,
    light: person.light ?? [-0.75, 0.62, 0.72],
    rim: [0.92, 0.15, -0.35],
    rimStrength: person.rimStrength ?? 0.55,
    ambient: 0.2,
    key: 0.98,
    shine: 0.1,
    shadowHardness: 11,
    shadowReach: 1.8,
  }
}
