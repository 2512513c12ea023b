// Signed distances of simple bodies and the ways to join them: the clay of every engraved picture.
export const { hypot, max, min, abs, sin, cos, sqrt, floor, round, atan2 } = Math

export const clamp = (x, low, high) => max(low, min(x, high))
export const mix = (a, b, t) => a + (b - a) * t
/** 0 below a, 1 above b, a soft step between. Also falls when a > b. */
export const smoothstep = (a, b, x) => {
  const t = clamp((x - a) / (b - a), 0, 1)
  return t * t * (3 - 2 * t)
}

/** Union of two bodies with a seam rounded over k. */
export const join = (a, b, k) => {
  const h = max(k - abs(a - b), 0) / k
  return min(a, b) - h * h * k * 0.25
}
/** Intersection with a rounded edge; `carve(d, -tool, k)` cuts the tool out. */
export const carve = (a, b, k) => -join(-a, -b, k)

export const sphere = (x, y, z, r) => sqrt(x * x + y * y + z * z) - r
export const ellipsoid = (x, y, z, a, b, c) => {
  const k0 = sqrt((x / a) ** 2 + (y / b) ** 2 + (z / c) ** 2)
  const k1 = sqrt((x / (a * a)) ** 2 + (y / (b * b)) ** 2 + (z / (c * c)) ** 2)
  return k1 < 1e-9 ? -min(a, b, c) : (k0 * (k0 - 1)) / k1
}
/** A rod from a to b, as thick as r at a and r2 at b. */
export const rod = (x, y, z, ax, ay, az, bx, by, bz, r, r2 = r) => {
  const dx = bx - ax
  const dy = by - ay
  const dz = bz - az
  const px = x - ax
  const py = y - ay
  const pz = z - az
  const h = clamp((px * dx + py * dy + pz * dz) / (dx * dx + dy * dy + dz * dz), 0, 1)
  return sqrt((px - dx * h) ** 2 + (py - dy * h) ** 2 + (pz - dz * h) ** 2) - mix(r, r2, h)
}
export const box = (x, y, z, a, b, c, r = 0) => {
  const qx = abs(x) - a + r
  const qy = abs(y) - b + r
  const qz = abs(z) - c + r
  const ox = max(qx, 0)
  const oy = max(qy, 0)
  const oz = max(qz, 0)
  return sqrt(ox * ox + oy * oy + oz * oz) + min(max(qx, qy, qz), 0) - r
}
