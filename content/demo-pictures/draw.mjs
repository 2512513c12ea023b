// Draws the files that the demo content names into content/demo/files; then lists them in content/demo/files.json. node draw.mjs [--force] [--only <beginning of a key>]…   Files that are there already are left alone unless --force.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { drawDocument } from './documents/document.mjs'
import { compsPeople } from './head/comps-people.mjs'
import { inventedLooks } from './head/invented-looks.mjs'
import { drawPortrait } from './head/portrait.mjs'
import { listFiles } from './list-files.ts'
import { drawMark, INK, PAPER } from './marks/mark.mjs'
import { drawScene } from './scenes/scene.mjs'
import { shots } from './scenes/shots.mjs'

const here = import.meta.dirname
const demo = join(here, '../demo')

const force = process.argv.includes('--force')
const only = process.argv.flatMap((arg, i) => (process.argv[i - 1] === '--only' ? [arg] : []))

const read = (path) => JSON.parse(readFileSync(join(here, path), 'utf8'))
const [looks, logos, texts] = [read('head/looks.json'), read('marks/logos.json'), read('documents/texts.json')]

/** Somebody whose looks nobody described is of middle age. */
const portraits = (folder, people) =>
  people
    .filter(({ photo }) => photo === `${folder}/${slugOf(photo)}`)
    .map(({ photo, country }) => {
      const slug = slugOf(photo)
      const person = { slug, country, looks: looks[folder][slug] ?? { sex: 'f', age: 'middle' } }
      return [`${photo}.webp`, () => drawPortrait(compsPeople[slug] ?? inventedLooks(person))]
    })
const slugOf = (key) => key?.split('/')[1]

/** Scenes that no record names are not drawn. */
const named = new Set(
  readdirSync(demo)
    .filter((name) => name.endsWith('.json') && name !== 'files.json')
    .flatMap((name) => readFileSync(join(demo, name), 'utf8').match(/\b[a-z]+\/\d\d\b/g) ?? []),
)

const jobs = [
  ...portraits('portrait', read('../demo/speakers.json')),
  ...portraits('member', read('../demo/team_members.json')),
  ...shots.filter(({ key }) => named.has(key)).map((shot) => [`${shot.key}.webp`, () => drawScene(shot)]),
  ...read('../demo/partners.json').flatMap(({ slug }) => [
    [`logo/${slug}.svg`, () => drawMark(slug, logos[slug], INK)],
    [`logo-dark/${slug}.svg`, () => drawMark(slug, logos[slug], PAPER)],
  ]),
  ...Object.entries(texts).map(([key, text]) => [`${key}.pdf`, () => drawDocument(text)]),
].map(([path, draw]) => ({ path, draw, to: join(demo, 'files', path) }))

const started = Date.now()
let drawn = 0
for (const { path, draw, to } of jobs) {
  if (only.length && !only.some((beginning) => path.startsWith(beginning))) continue
  if (!force && existsSync(to)) continue
  mkdirSync(dirname(to), { recursive: true })
  const bytes = await draw()
  writeFileSync(`${to}.part`, bytes)
  renameSync(`${to}.part`, to)
  drawn++
  console.log(`${path}  ${(bytes.length / 1024).toFixed(1)} KB`)
}
listFiles(demo)
console.log(`${drawn} files drawn in ${Math.round((Date.now() - started) / 1000)} s`)
