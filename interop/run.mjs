// What other programs read of what the site hands out: starts the built demo site, lets each program read each artefact of its kind, and prints
// *artefact × program × what it read*. Fails where a reading is not the right one, unless the reason is kept beside the program.
// `node interop/run.mjs`: the packages of this folder. `node interop/run.mjs --debian`: programs of Debian; one that is not installed is "not here".
// How to add a program or a kind: docs/testing.md.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { isInstalled } from './installed.mjs'
import { startDemo } from './site.mjs'

// Neither Kyiv's clock nor UTC: a time that is read as the machine's own is seen.
process.env.TZ = 'America/New_York'

/** Signs of a reading that are printed. */
const longest = 70
const isDebian = process.argv.includes('--debian')
/** A file for each kind of artefact. */
const programsFolder = isDebian ? 'debian' : 'npm'
const modules = join(import.meta.dirname, 'node_modules')

if (!isDebian && !isInstalled()) {
  const isRequired = process.env.INTEROP === 'required'
  console.log(
    'The programs of interop/ are not installed as its lockfile says, so nothing was read by them: node interop/install.mjs',
  )
  report({ passed: 0, failed: isRequired ? 1 : 0, skipped: isRequired ? 0 : 1 })
  process.exit(isRequired ? 1 : 0)
}

const site = await startDemo()
const rows = []
try {
  for (const kind of readdirSync(join(import.meta.dirname, programsFolder)).toSorted()) {
    const { artefacts } = await import(`./artefacts/${kind}`)
    const { programs } = await import(`./${programsFolder}/${kind}`)
    for (const artefact of artefacts) {
      const input = artefact.make ? await artefact.make(site) : await site.get(artefact.path)
      for (const program of programs) rows.push(...(await rowsOf(program, artefact, input)))
    }
  }
} finally {
  await site.stop()
}
print(rows)
const failed = rows.filter(({ state }) => state === 'WRONG' || state === 'CHANGED').length
console.log(`\n${rows.length} readings, ${failed} of them not as kept`)
if (!isDebian) report({ passed: rows.length - failed, failed, skipped: 0 })
// Not process.exit, which drops what a slow reader of a pipe has not taken yet: the last lines name what failed.
process.exitCode = failed > 0 ? 1 : 0

/** For the last line of `npm test`, in the shape of vitest's report. */
function report({ passed, failed: faults, skipped }) {
  const folder = join(import.meta.dirname, '..', 'test-results')
  mkdirSync(folder, { recursive: true })
  const told = { success: faults === 0, numPassedTests: passed, numFailedTests: faults, numPendingTests: skipped }
  writeFileSync(join(folder, 'interop.json'), JSON.stringify(told))
}

/** A row for each thing that the artefact says and the program tells. `wrong` of a program: what it reads wrong, of which artefacts (all where none are named), and why. */
async function rowsOf({ name, read, wrong = [] }, { name: artefact, right }, input) {
  const version = isDebian ? debianVersion(name) : npmVersion(name)
  const row = { artefact, program: `${name} ${version ?? ''}`.trim() }
  if (version === null) return [{ ...row, state: 'not here', read: '' }]
  const readings = await Promise.resolve()
    .then(() => read(input, right))
    .catch((error) => Object.fromEntries(Object.keys(right).map((what) => [what, `fails: ${error.message}`])))
  const unknown = Object.keys(readings).filter((what) => !(what in right))
  if (unknown.length > 0)
    throw new Error(`${name} tells ${unknown.join(', ')} of “${artefact}”, for which no right reading is kept`)
  return Object.entries(readings).map(([what, value]) => {
    const isRight = isDeepStrictEqual(value, right[what])
    const reason = wrong.find((one) => one.what === what && (one.of?.includes(artefact) ?? true))?.why
    if (isRight)
      return {
        ...row,
        state: reason ? 'CHANGED' : 'right',
        read: told(what, value, reason && 'the reason kept beside it no longer holds'),
      }
    return { ...row, state: reason ? 'reads wrong' : 'WRONG', read: told(what, value, reason ?? `right: ${textOf(right[what])}`) }
  })
}

function told(what, value, remark) {
  return `${what}: ${textOf(value)}${remark ? ` — ${remark}` : ''}`
}

function textOf(value) {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing')
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

function npmVersion(name) {
  return JSON.parse(readFileSync(join(modules, name, 'package.json'), 'utf8')).version
}

/** null: not installed. */
function debianVersion(name) {
  try {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: fields of dpkg
    const [state, version] = execFileSync('dpkg-query', ['-W', '-f', '${db:Status-Status} ${Version}', name], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).split(' ')
    return state === 'installed' ? version : null
  } catch {
    return null
  }
}

/** One line for all that a program reads right of an artefact, and one for each other reading. */
function print(all) {
  const lines = Map.groupBy(all, ({ artefact, program, state, read }) =>
    [artefact, program, state, state === 'right' || read].join('|'),
  )
  const shown = [...lines.values()].map((same) => ({ ...same[0], read: same.map(({ read }) => read).join(' · ') }))
  const [artefact, program, state] = ['artefact', 'program', 'state'].map((key) =>
    Math.max(...shown.map((row) => row[key].length)),
  )
  for (const row of shown)
    console.log(`${row.artefact.padEnd(artefact)}  ${row.program.padEnd(program)}  ${row.state.padEnd(state)}  ${row.read}`)
}
