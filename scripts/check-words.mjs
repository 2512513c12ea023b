// Finds unused keys of the catalogue. A key with the name of something else counts as used: reported keys are unused, others may be.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalogues } from '../packages/messages/catalogues.ts'
import { root } from './prepare.mjs'

const words = new Set()
for (const room of ['packages', 'site']) {
  for (const file of readdirSync(join(root, room), { recursive: true })) {
    if (!/\.tsx?$/.test(file) || /\.test\.tsx?$/.test(file)) continue
    for (const [word] of readFileSync(join(root, room, file), 'utf8').matchAll(/[\w$]+/g)) words.add(word)
  }
}

let count = 0
const dead = []
const seen = new Set()
gather(catalogues.uk, '')

function gather(value, path) {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || seen.has(value)) return
  seen.add(value)
  for (const [key, inner] of Object.entries(value)) {
    count++
    if (!words.has(key) && /^[A-Za-z]\w*$/.test(key)) dead.push(`${path}${key}`)
    gather(inner, `${path}${key}.`)
  }
}

for (const key of dead) console.error(`${key}: unused`)
if (dead.length > 0) process.exit(1)
console.log(`${count} keys of the catalogue, none dead`)
