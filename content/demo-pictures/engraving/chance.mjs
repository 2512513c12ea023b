// Chance that falls the same way each time: seeded numbers, hashes of a place, smooth noise.
/** mulberry32: a generator of numbers in [0, 1). */
export const chance = (seed) => () => {
  seed |= 0
  seed = (seed + 0x6d2b79f5) | 0
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296
}

/** FNV-1a of a word, to seed by a slug. */
export const seedOf = (word) => {
  let h = 0x811c9dc5
  for (const c of word) h = Math.imul(h ^ c.codePointAt(0), 0x01000193)
  return h >>> 0
}

const lattice = (x, y, z) => {
  let n = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(z, 2147483647)
  n = Math.imul(n ^ (n >>> 13), 1274126177)
  return ((n ^ (n >>> 16)) >>> 0) / 4294967296
}
const ease = (t) => t * t * (3 - 2 * t)

/** Value noise in 0…1. */
export const noise = (x, y, z) => {
  const i = Math.floor(x)
  const j = Math.floor(y)
  const k = Math.floor(z)
  const u = ease(x - i)
  const v = ease(y - j)
  const w = ease(z - k)
  const row = (jj, kk) => {
    const a = lattice(i, jj, kk)
    return a + (lattice(i + 1, jj, kk) - a) * u
  }
  const near = row(j, k)
  const back = row(j, k + 1)
  const a = near + (row(j + 1, k) - near) * v
  const b = back + (row(j + 1, k + 1) - back) * v
  return a + (b - a) * w
}

/** A number in 0…1 for the i-th thing and its k-th property. */
export const trait = (i, k = 0) => {
  const s = Math.sin(i * 127.1 + k * 311.7) * 43758.5453
  return s - Math.floor(s)
}
