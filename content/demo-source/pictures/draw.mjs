// Draws every file of the demo content into content/demo/files, and the picture for people without a photograph.
// node draw.mjs [--force] [--only <beginning of a key>]…   Files that are there already are left alone unless --force.
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileOnDisk } from '../file-id.ts'
import { drawDocument } from './documents/document.mjs'
import { compsPeople } from './head/comps-people.mjs'
import { inventedLooks } from './head/invented-looks.mjs'
import { drawNobody, drawPortrait } from './head/portrait.mjs'
import { drawMark, INK, PAPER } from './marks/mark.mjs'
import { drawScene } from './scenes/scene.mjs'
import { shots } from './scenes/shots.mjs'

const here = import.meta.dirname
const files = join(here, '../../demo/files')
const nobody = join(here, '../../../app/blocks/portrait/no-photo.webp')

const force = process.argv.includes('--force')
const only = process.argv.flatMap((arg, i) => (process.argv[i - 1] === '--only' ? [arg] : []))

/** A source that another hand has not written yet is no reason not to draw the rest. */
const read = async (name) => {
  if (existsSync(join(here, '..', `${name}.ts`))) return import(`../${name}.ts`)
  console.warn(`${name}.ts is missing: nothing is drawn for it`)
  return {}
}

const jobs = async () => {
  const { people = [] } = await read('people')
  const { team = [] } = await read('team')
  const { partners = [] } = await read('partners')
  const { logoSpecs = {} } = await read('logos')
  const { documentTexts = {} } = await read('materials')
  const portraits = (room, list) =>
    list
      .filter((person) => person.photo !== false)
      .map((person) => [`${room}/${person.slug}`, () => drawPortrait(compsPeople[person.slug] ?? inventedLooks(person))])
  const all = [
    ...portraits('portrait', people),
    ...portraits('member', team),
    ...shots.map((shot) => [shot.key, () => drawScene(shot)]),
    ...partners.flatMap(({ slug }) => [
      [`logo/${slug}`, () => drawMark(slug, logoSpecs[slug], INK)],
      [`logo-dark/${slug}`, () => drawMark(slug, logoSpecs[slug], PAPER)],
    ]),
    ...Object.entries(documentTexts).map(([key, text]) => [
      key.startsWith('document/') ? key : `document/${key}`,
      () => drawDocument(text),
    ]),
  ].map(([key, draw]) => ({ key, draw, to: join(files, fileOnDisk(key)) }))
  return [{ key: 'no-photo', draw: drawNobody, to: nobody }, ...all]
}

const started = Date.now()
let drawn = 0
for (const { key, draw, to } of await jobs()) {
  if (only.length && !only.some((beginning) => key.startsWith(beginning))) continue
  if (!force && existsSync(to)) continue
  mkdirSync(join(to, '..'), { recursive: true })
  const bytes = await draw()
  writeFileSync(`${to}.part`, bytes)
  renameSync(`${to}.part`, to)
  drawn++
  console.log(`${key}  ${(bytes.length / 1024).toFixed(1)} KB`)
}
console.log(`${drawn} files drawn in ${Math.round((Date.now() - started) / 1000)} s`)
