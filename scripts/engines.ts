// Second half of `npm run test:engines`: runs the site, and each engine with one line of result.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Opening } from '../e2e/engines/engine.ts'
import { openFirefox } from '../e2e/engines/firefox.ts'
import { journeys } from '../e2e/engines/journeys.ts'
import { openWebkit } from '../e2e/engines/webkit.ts'
import { startSite } from '../e2e/site-process.ts'

/** `npm run test:engines -- webkit` tries that one alone. */
const wanted = process.argv.slice(2)
const firstPort = Number(process.env.ENGINES_PORT)

/** Prints the result of an engine. False if a journey failed; a missing engine is no failure. */
async function isWell(opening: Opening, origin: string): Promise<boolean> {
  if ('absent' in opening) {
    console.log(`– ${opening.absent}`)
    return true
  }
  const { engine } = opening
  const started = performance.now()
  const failed: string[] = []
  for (const [title, journey] of Object.entries(journeys)) {
    try {
      await journey(engine, origin)
    } catch (error) {
      failed.push(`  ${title}: ${error instanceof Error ? error.message : error}`)
    }
  }
  await engine.close()
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  console.log(`${failed.length > 0 ? '✗' : '✓'} ${engine.name}: ${Object.keys(journeys).join(', ')} (${seconds} s)`)
  for (const line of failed) console.error(line)
  return failed.length === 0
}

const openings = { firefox: openFirefox, webkit: () => openWebkit(firstPort + 1) }
const unknown = wanted.filter((name) => !(name in openings))
if (unknown.length > 0) {
  console.error(`No engine is called ${unknown.join(', ')}: ${Object.keys(openings).join(', ')}`)
  process.exit(1)
}

const dataDirectory = await mkdtemp(join(tmpdir(), 'forum-engines-'))
const site = await startSite({
  PORT: String(firstPort),
  DATA_DIR: dataDirectory,
  MAIL_ORGANISERS: 'office@forum.example',
  PICTURES_AHEAD: 'off',
})
try {
  for (const [name, open] of Object.entries(openings)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    if (!(await isWell(await open(), site.url))) process.exitCode = 1
  }
} finally {
  await site.stop()
  await rm(dataDirectory, { recursive: true })
}
