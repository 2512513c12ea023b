// Looks at a scene of signed distances and writes down how light, how far and whether anything is there.
import { clamp, max, min, sqrt } from './shapes.mjs'

const unit = ([x, y, z]) => {
  const l = sqrt(x * x + y * y + z * z)
  return [x / l, y / l, z / l]
}

const eyeOf = ({ ro, ta }) => {
  const forward = unit([ta[0] - ro[0], ta[1] - ro[1], ta[2] - ro[2]])
  const right = unit([-forward[2], 0, forward[0]])
  const up = [
    right[1] * forward[2] - right[2] * forward[1],
    right[2] * forward[0] - right[0] * forward[2],
    right[0] * forward[1] - right[1] * forward[0],
  ]
  return { forward, right, up }
}

const shadowOf = (scene, [x, y, z], [nx, ny, nz], [lx, ly, lz]) => {
  const hardness = scene.shadowHardness ?? 9
  const reach = scene.shadowReach ?? 2.6
  let lit = 1
  let t = 0.04
  for (let s = 0; s < 22; s++) {
    const d = scene.map(x + nx * 0.02 + lx * t, y + ny * 0.02 + ly * t, z + nz * 0.02 + lz * t)
    lit = min(lit, (hardness * d) / t)
    if (d < 0.002 || t > reach) break
    t += clamp(d, 0.03, 0.3)
  }
  return clamp(lit, 0, 1)
}

const occlusionOf = (scene, [x, y, z], [nx, ny, nz]) => {
  const reach = scene.occlusionReach ?? 0.09
  let sum = 0
  let weight = 1
  for (let s = 1; s <= 4; s++) {
    const h = reach * s
    sum += (h - scene.map(x + nx * h, y + ny * h, z + nz * h)) * weight
    weight *= 0.6
  }
  return clamp(1 - (scene.occlusion ?? 2.6) * sum, 0, 1)
}

const normalOf = ({ map }, [x, y, z], q) => {
  const a = map(x + q, y - q, z - q)
  const b = map(x - q, y - q, z + q)
  const c = map(x - q, y + q, z - q)
  const d = map(x + q, y + q, z + q)
  const n = [a - b - c + d, -a - b + c + d, -a + b - c + d]
  return n[0] || n[1] || n[2] ? unit(n) : [0, 0, 1]
}

const luminanceOf = (scene, place, ray, light, eps) => {
  const n = normalOf(scene, place, eps * 1.2)
  const albedo = scene.albedo(...place, ...n)
  const diffuse = max(n[0] * light[0] + n[1] * light[1] + n[2] * light[2], 0)
  const lit = scene.shadow !== false && diffuse > 0 ? shadowOf(scene, place, n, light) : 1
  const open = occlusionOf(scene, place, n)
  let rim = 0
  if (scene.rim) {
    const grazing = 1 - max(-(n[0] * ray[0] + n[1] * ray[1] + n[2] * ray[2]), 0)
    const side = max(n[0] * scene.rim[0] + n[1] * scene.rim[1] + n[2] * scene.rim[2], 0)
    rim = side ** 1.5 * (scene.rimStrength ?? 0.5) * (0.25 + 0.75 * grazing)
  }
  const half = unit([light[0] - ray[0], light[1] - ray[1], light[2] - ray[2]])
  const mirror = max(n[0] * half[0] + n[1] * half[1] + n[2] * half[2], 0)
  const shine = mirror ** (scene.shininess ?? 24) * (scene.shine ?? 0.14) * lit
  const ambient = (scene.ambient ?? 0.16) * open * (0.65 + 0.35 * n[1])
  const glow = albedo > 1 ? albedo - 1 : 0
  return min(albedo, 1) * (ambient + diffuse * lit * (scene.key ?? 0.95) + rim * open) + shine + glow
}

/**
 * scene: map(x, y, z) → distance; albedo(x, y, z, nx, ny, nz) → 0…1 (more glows); cam {ro, ta, f}; light; and optional
 * near, far, steps, eps, rim, ambient, key, shadow…, background(u, v) → luminance.
 * Gives three maps of width × height. Luminance -1: nothing there and no background.
 */
export function rayMarch(scene, width, height) {
  const luminance = new Float32Array(width * height)
  const depth = new Float32Array(width * height)
  const mask = new Float32Array(width * height)
  const { ro, f } = scene.cam
  const { forward, right, up } = eyeOf(scene.cam)
  const light = unit(scene.light)
  const { near = 0, far = 12, eps = 0.0015, steps = 70, map } = scene
  for (let j = 0; j < height; j++) {
    for (let i = 0; i < width; i++) {
      const at = j * width + i
      const u = ((i + 0.5 - width / 2) / height) * 2
      const v = (-(j + 0.5 - height / 2) / height) * 2
      const ray = unit([
        forward[0] * f + right[0] * u + up[0] * v,
        forward[1] * f + right[1] * u + up[1] * v,
        forward[2] * f + right[2] * u + up[2] * v,
      ])
      let t = near
      let hit = false
      for (let s = 0; s < steps; s++) {
        const d = map(ro[0] + ray[0] * t, ro[1] + ray[1] * t, ro[2] + ray[2] * t)
        if (d < eps * (1 + t * 0.3)) {
          hit = true
          break
        }
        t += d * 0.9
        if (t > far) break
      }
      depth[at] = hit ? t : far
      mask[at] = hit ? 1 : 0
      if (hit) {
        const place = [ro[0] + ray[0] * t, ro[1] + ray[1] * t, ro[2] + ray[2] * t]
        luminance[at] = luminanceOf(scene, place, ray, light, eps)
      } else luminance[at] = scene.background ? scene.background(u, v) : -1
    }
  }
  return { luminance, depth, mask, width, height }
}
