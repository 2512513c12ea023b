// `npm test`: checks, unit tests, programs of others, browser tests; everything they need is installed first. `npm test -- --live`: beside the browser tests those against the
// real content service, which mostly wait for it. `--verbose` names every test.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from './chromium.mjs'
import { closingLine } from './closing-line.mjs'
import { build, endWithUs, install, outputSetting, pinnedEnvironment, root, run, runQuietly } from './prepare.mjs'

const isLive = process.argv.includes('--live')
const isVerbose = process.argv.includes('--verbose')
install()
run('node', ['--version'])
run('node', ['scripts/check.mjs'])
// The packages of the content service take a minute, most of it waiting. What fails is tried again, and told, by the live tests.
const packages = isLive && once(endWithUs(spawn('node', ['directus/install.mjs'], { cwd: root, stdio: 'ignore' })), 'exit')
// Where the old browsers cannot be had, their tests are skipped with a sentence, or fail (`OLD_ENGINES=required`).
const oldEngines = once(endWithUs(spawn('node', ['e2e/old-engines/install.mjs'], { cwd: root, stdio: 'ignore' })), 'exit')
// The same of the programs of others that read what the site hands out (`INTEROP=required`).
const readers = once(endWithUs(spawn('node', ['interop/install.mjs'], { cwd: root, stdio: 'ignore' })), 'exit')
rmSync(join(root, 'test-results'), { recursive: true, force: true })

const failures = []

async function step(title, command, args, env = {}) {
  console.log(`\n— ${title}`)
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: pinnedEnvironment({ ...outputSetting(), ...env }) })
  const [status] = await once(endWithUs(child), 'exit')
  if (status !== 0) failures.push(title)
}

/** Their output stands among that of the browser tests only with `--verbose`. */
async function testLive(env) {
  await packages
  const title = 'Live tests'
  if (isVerbose) return step(title, 'node', ['scripts/test-live.mjs', '--verbose'], env)
  if (!(await runQuietly(title, [['node', 'scripts/test-live.mjs']], env))) failures.push(title)
}

// Unit tests wait now and then for disks and processes.
const units = step('Unit tests', 'vitest', ['run'])
build()
await units
await readers
await step('Programs of others', 'node', ['interop/run.mjs'])
await oldEngines
// Browser tests use the first ports and the last one of a row (e2e/ports.ts).
const ports = Number(execFileSync('node', ['scripts/free-ports.mjs'], { cwd: root, encoding: 'utf8' }))
const env = { CHROMIUM: findChromium(), E2E_PORTS: String(ports), LIVE_PORTS: String(ports + 100), SITE_IS_BUILT: 'yes' }
await Promise.all([step('Browser tests', 'playwright', ['test'], env), isLive && testLive(env)])

if (failures.length > 0) console.error(`\nFailed: ${failures.join(', ')}`)
closingLine(['unit.json', 'interop.json', 'browser.json', ...(isLive ? ['live.json'] : [])], failures.length > 0)
process.exit(failures.length > 0 ? 1 : 0)
