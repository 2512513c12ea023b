// Numbers for everybody else: drawn by chance seeded with the slug, within what sex and age allow.
import { chance, seedOf } from '../engraving/chance.mjs'

const HAIR = {
  m: {
    young: ['crop', 'quiff', 'side', 'curly', 'buzz', 'back', 'quiff', 'side'],
    middle: ['side', 'crop', 'back', 'bald', 'buzz', 'side', 'curly', 'thin', 'quiff'],
    old: ['thin', 'back', 'side', 'thin', 'bald', 'back', 'side', 'crop'],
  },
  f: {
    young: ['long', 'wave', 'ponytail', 'bob', 'braid', 'ringlets', 'lob', 'bun', 'curly', 'wave'],
    middle: ['bob', 'lob', 'wave', 'bun', 'pixie', 'braid', 'ringlets', 'long', 'bob', 'pulled'],
    old: ['pixie', 'bun', 'bob', 'back', 'curly', 'lob', 'bob', 'bun'],
  },
}
const DRESS = {
  m: ['suit', 'suitopen', 'suit', 'suitopen', 'shirt', 'round', 'turtle', 'vneck', 'collar'],
  f: ['suitopen', 'round', 'turtle', 'shawl', 'vneck', 'suitopen', 'collar', 'shirt'],
}
/** Countries where most faces of our demo people are darker. */
const DARKER = new Set(['NG', 'KE', 'GH', 'SN', 'ZA', 'ET', 'RW', 'CI', 'UG', 'TZ'])
const TANNED = new Set(['TR', 'IN', 'AE', 'EG', 'MA', 'BR', 'MX', 'SA', 'JO', 'LB', 'ID', 'VN', 'PK', 'TN', 'CL', 'CO'])

const dealer = (slug) => {
  const next = chance(seedOf(slug))
  const between = (low, high) => low + (high - low) * next()
  const one = (list) => list[Math.floor(next() * list.length)]
  /** Like `between`, but most often near the middle. */
  const around = (middle, spread) => middle + ((next() + next() + next()) / 1.5 - 1) * spread
  return { next, between, one, around, luck: (share) => next() < share }
}

const hairTone = ({ between, luck }, age) => {
  if (age === 'old') return between(0.5, 0.85)
  if (age === 'middle' && luck(0.3)) return between(0.36, 0.6)
  return luck(0.22) ? between(0.45, 0.7) : between(0.12, 0.34)
}
const clothesOf = ({ between, one, luck }, sex) => {
  const dress = one(DRESS[sex])
  const dark = luck(sex === 'm' ? 0.65 : 0.45)
  return {
    dress,
    jacket: dress === 'collar' || dress === 'shirt' ? between(0.72, 0.95) : dark ? between(0.08, 0.26) : between(0.34, 0.85),
    shirt: luck(0.75) ? between(0.85, 0.95) : between(0.12, 0.4),
    tie: luck(0.7) ? between(0.05, 0.2) : between(0.4, 0.6),
    tweed: luck(0.2) ? 1 : 0,
    stripes: luck(0.12) && (dress === 'round' || dress === 'turtle') ? 1 : 0,
    bare: dress === 'vneck' && sex === 'f' ? 1 : 0,
  }
}
const beardOf = ({ between, one, luck }, sex) => {
  if (sex === 'f') return {}
  if (luck(0.36)) return { beard: between(0.5, 1), beardCut: one(['full', 'full', 'goatee', 'moustache']) }
  return { stubble: luck(0.6) ? between(0.2, 1) : 0 }
}

/** @param {{ slug: string, country?: string, looks: { sex: 'f' | 'm', age: 'young' | 'middle' | 'old' } }} person */
export function inventedLooks({ slug, country, looks: { sex, age } }) {
  const deal = dealer(slug)
  const { between, one, around, luck } = deal
  const fem = sex === 'f' ? 1 : 0
  const grown = { young: 0, middle: 0.25, old: 0.8 }[age]
  let hair = one(HAIR[sex][age])
  const turned = luck(0.5) ? 1 : -1
  const dark = country !== undefined && DARKER.has(country)
  if (dark && luck(0.5)) hair = fem ? one(['afro', 'bun', 'braid']) : 'buzz'
  // biome-ignore format: numbers of one kind a row
  return {
		fem, hair,
		yaw: between(0.25, 0.62) * turned,
		pitch: around(0.02, 0.07), roll: around(0, 0.06), body: between(0.1, 0.8),
		jaw: around(fem ? 0.88 : 1.03, 0.16), wide: around(fem ? 0.97 : 1.01, 0.08), long: around(1, 0.08),
		cheek: around(1, 0.25), neck: around(1, 0.12), build: around(1, 0.14),
		nose: around(fem ? 0.94 : 1.06, 0.2), noseWidth: around(fem ? 0.82 : 1, 0.16) * (dark ? 1.15 : 1),
		lip: around(fem ? 1.12 : 0.95, 0.35) * (dark ? 1.25 : 1), brow: around(fem ? 0.82 : 1.05, 0.3), arch: between(0.4, 1.4),
		eye: around(1, 0.5), gaze: around(0, 0.6), smile: luck(0.5) ? between(0.4, 1.3) : 0,
		age: Math.max(0, around(grown, 0.25)),
		skin: dark ? between(0.36, 0.48) : country !== undefined && TANNED.has(country) ? between(0.62, 0.72) : between(0.76, 0.88),
		hairA: dark && age !== 'old' ? between(0.08, 0.14) : hairTone(deal, age),
		recede: sex === 'm' ? between(0, age === 'young' ? 0.35 : 1) : 0,
		part: hair === 'ponytail' ? -turned : luck(0.5) ? 1 : -1, fringe: luck(0.25) ? 1 : 0, grain: between(0, 40),
		glasses: luck({ young: 0.25, middle: 0.35, old: 0.5 }[age]) ? one([1, 2]) : 0, frame: luck(0.75) ? 0.05 : 0.4,
		ear: fem && luck(0.45) ? 1 : 0,
		...beardOf(deal, sex),
		...clothesOf(deal, sex),
		light: luck(0.6) ? [-0.75, 0.62, 0.72] : [between(-0.95, -0.55), between(0.45, 0.75), between(0.5, 0.8)],
	}
}
