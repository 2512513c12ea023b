// Keeps rendered maps in the temporary folder of the system while pictures are being tuned. The name of an entry holds a
// hash of everything that shapes it, so a changed source never finds an old map.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rayMarch } from './ray-march.mjs'

const folder = join(tmpdir(), 'forum-demo-luminance')
const root = join(import.meta.dirname, '..')
/** Parameters (they come with the shape of an entry) and what happens after rendering. */
const SHAPELESS = new Set([
  'cut-lines.mjs',
  'print.mjs',
  'luminance-cache.mjs',
  'portrait.mjs',
  'scene.mjs',
  'shots.mjs',
  'comps-people.mjs',
  'invented-looks.mjs',
])
const sourcesOf = (room) =>
  readdirSync(join(root, room))
    .filter((name) => name.endsWith('.mjs') && !SHAPELESS.has(name))
    .sort()
    .map((name) => readFileSync(join(root, room, name), 'utf8'))

const hashes = {}
const hashOf = (rooms) => {
  const name = rooms.join()
  hashes[name] ??= rooms.flatMap(sourcesOf).join('\n')
  return hashes[name]
}

/** Renders, or reads what the same sources rendered before. `shape`: what the scene is made of besides the sources. */
export function luminanceOf(shape, rooms, makeScene, width, height) {
  const name = createHash('sha1')
    .update(hashOf(rooms))
    .update(JSON.stringify([shape, width, height]))
    .digest('hex')
  const file = join(folder, `${name}.bin`)
  const count = width * height
  if (existsSync(file)) {
    const all = new Float32Array(new Uint8Array(readFileSync(file)).buffer)
    const part = (k) => all.subarray(k * count, (k + 1) * count)
    return { luminance: part(0), depth: part(1), mask: part(2), width, height }
  }
  const picture = rayMarch(makeScene(), width, height)
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, Buffer.concat([picture.luminance, picture.depth, picture.mask].map((map) => Buffer.from(map.buffer))))
  return picture
}
