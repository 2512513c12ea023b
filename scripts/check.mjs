// `npm run check`: all checks that do not run the site. Several steps at a time; one line per success, full output of failures.
import { availableParallelism } from 'node:os'
import { install, runQuietly } from './prepare.mjs'

install()
const started = performance.now()

/** Longest first. Commands of one step follow one another. */
const steps = [
  [
    'Types',
    ['react-router', 'typegen'],
    // One thread, because another step runs beside it.
    ['tsc', '--noEmit', '--singleThreaded', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/tsc.json'],
  ],
  ['Nothing unused', ['knip', '--no-progress', '--no-config-hints', '--cache']],
  [
    'Layers',
    ['depcruise', '--cache', 'node_modules/.cache/dependency-cruiser', '--config', '.dependency-cruiser.cjs', 'packages', 'site'],
    ['node', 'scripts/rooms.mjs', '--check'],
  ],
  ['Hidden imports', ['node', 'scripts/check-imports.ts']],
  ['Format and lint', ['biome', 'check', '--error-on-warnings', '--max-diagnostics=50', '.']],
  ['Old browsers', ['node', 'scripts/check-browsers.mjs']],
  ['Style sheets', ['stylelint', '--cache', '--cache-location', 'node_modules/.cache/stylelint', '{packages,site}/**/*.css']],
  ['Demo content', ['node', 'scripts/check-demo.ts']],
  ['Content model', ['node', 'scripts/check-content.mjs']],
  ['Settings', ['node', 'scripts/write-settings.ts', '--check']],
  ['Words', ['node', 'scripts/check-words.mjs']],
  ['Lockfile', ['node', 'scripts/check-lockfile.mjs']],
  ['Paths in docs and comments', ['node', 'scripts/check-docs.mjs']],
]

const waiting = [...steps]
const failed = []

/** The Go compiler exits after seconds: garbage collection would take a quarter of its time to save 100 MB. */
const env = { GOGC: 'off' }

async function work() {
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    const [title, ...commands] = step
    if (!(await runQuietly(title, commands, env))) failed.push(title)
  }
}

await Promise.all(Array.from({ length: Math.max(2, Math.min(4, availableParallelism())) }, work))
const seconds = ((performance.now() - started) / 1000).toFixed(1)
if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`)
else console.log(`${steps.length} checks in ${seconds} s`)
process.exit(failed.length > 0 ? 1 : 0)
