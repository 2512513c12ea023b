// Turns the hand-written sources of this folder into content/demo/<collection>.json, in the shape of Directus, and
// files.json. `--check` writes nothing and fails when the files on disk differ from the sources.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesOnDisk, fileTitles } from './collections/files.ts'
import { forumCollections } from './collections/forum.ts'
import { faults, openFiles, type Row } from './collections/ledger.ts'
import { publicationCollections } from './collections/publications.ts'
import { checkSlugs, readSources } from './collections/sources.ts'

const folder = join(import.meta.dirname, '../demo')

function collections(): Record<string, Row[]> {
  const sources = readSources()
  checkSlugs(sources)
  const titles = fileTitles(sources.people, sources.team, sources.partners, sources.documentTexts)
  openFiles(new Set(titles.keys()))
  const { rows, sizes } = filesOnDisk(titles)
  const complete = { ...sources, sizes }
  return { ...forumCollections(complete), ...publicationCollections(complete), files: rows }
}

const made = collections()
if (faults.length > 0) {
  for (const line of faults.slice(0, 40)) console.error(line)
  console.error(`${faults.length} faults in the sources; nothing is written`)
  process.exit(1)
}

let different = 0
mkdirSync(folder, { recursive: true })
for (const [name, rows] of Object.entries(made)) {
  const path = join(folder, `${name}.json`)
  const text = `${JSON.stringify(rows, null, 1)}\n`
  if (!process.argv.includes('--check')) writeFileSync(path, text)
  else if (!existsSync(path) || readFileSync(path, 'utf8') !== text) {
    console.error(`content/demo/${name}.json is not what the sources make (npm run demo:build)`)
    different++
  }
}
if (different > 0) process.exit(1)
console.log(
  Object.entries(made)
    .map(([name, rows]) => `${name} ${rows.length}`)
    .join(', '),
)
