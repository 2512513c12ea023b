// Holds the demo content to the site's own readers: every name leads somewhere, every record is read whole, every file is listed once.
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { createContentSource } from '../packages/content/client/content-service.ts'
import { type DemoFile, demoFilePaths, readDemo } from '../packages/content/demo/read-demo.ts'
import type { Log } from '../packages/ground/base/log.ts'

const directory = join(import.meta.dirname, '../packages/content/demo')
const { tables, faults: names } = readDemo(directory).demo()
const faults = [...names]

const onDisk = demoFilePaths(join(directory, 'files'))
const listed = (tables.get('files') ?? []) as readonly DemoFile[]
for (const { id, key, filesize } of listed) {
  const path = onDisk.get(id)
  if (!path) faults.push(`files.json: there is no file ${key}`)
  else if (statSync(path).size !== filesize) faults.push(`files.json: ${key} has another size (npm run demo:files)`)
}
const known = new Set(listed.map(({ id }) => id))
for (const [id, path] of onDisk) if (!known.has(id)) faults.push(`${path} is not in files.json (npm run demo:files)`)

const report = (details: object) => faults.push(`the site's readers: ${JSON.stringify(details)}`)
const log = { debug() {}, info() {}, warn: report, error: report } as unknown as Log
const reading = await createContentSource({ location: { kind: 'embedded' }, demoDirectory: directory, log }).read()
await reading.content()

for (const fault of faults.slice(0, 40)) console.error(fault)
if (faults.length > 0) {
  console.error(`${faults.length} faults in packages/content/demo`)
  process.exit(1)
}
const counts = [...tables].filter(([, rows]) => rows.length > 0).map(([name, rows]) => `${name} ${rows.length}`)
console.log(`${readdirSync(directory).filter((name) => name.endsWith('.json')).length} lists: ${counts.join(', ')}`)
