// Prepares a checkout: installs if the lockfile has changed, builds if the sources have changed. Plain JavaScript for any Node from 20, because it
// runs before the installation.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once as oneOf } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const bin = join(root, 'node_modules/.bin')

/** Sources of the server, besides those of the pages' build. */
const serverSources = [
  'scripts/bundle-server.mjs',
  'site/server',
  'packages/design/fonts',
  'packages/desk',
  'packages/ground',
  ...['client', 'demo/read-demo.ts', 'model', 'port.ts', 'store'].map((part) => `packages/content/${part}`),
]
/** Sources of the pages' build. */
const sources = [
  'packages/design',
  ...['door/phone', 'office/drawing', 'words'].map((part) => `packages/desk/${part}`),
  'packages/domain',
  'packages/messages',
  'public',
  'site/app',
  ...readdirSync(join(root, 'scripts'))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => `scripts/${name}`),
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
  'vite.door.config.ts',
  'vite.islands.config.ts',
  'tsconfig.json',
]

/** Environment with the pinned Node 24 of node_modules. */
export function pinnedEnvironment(extra = {}) {
  return { ...process.env, PATH: `${bin}:${process.env.PATH}`, ...extra }
}

/** For glibc: one arena for all threads, and blocks above 32 KB are returned to the system when freed. */
const allocation = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '32768', MALLOC_TRIM_THRESHOLD_: '65536' }

/**
 * Command of the site's process. Cached pages create little garbage, so a small young generation is enough
 * (docs/decisions/0005-cache-whole-pages-in-memory.md). Node's compile cache saves a third of the next start.
 */
export function siteCommand() {
  return {
    command: 'node',
    args: ['--max-semi-space-size=4', 'build/site/index.js'],
    env: { ...allocation, NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node') },
  }
}

/** Starts the site; `nodeOptions` are for benchmarks. */
export function spawnSite(options = {}) {
  const { command, args, env: frugal } = siteCommand()
  const { env = pinnedEnvironment(), nodeOptions = [], ...others } = options
  return spawn(command, args.toSpliced(-1, 0, ...nodeOptions), {
    cwd: root,
    stdio: 'inherit',
    ...others,
    env: { ...frugal, ...env },
  })
}

/** Output of test runners: failures, or a dot per test; all names with `--verbose`. */
export function outputSetting() {
  return process.argv.includes('--verbose') ? {} : { TEST_OUTPUT: 'short' }
}

/** Runs a command on the pinned Node with its output; exits with its code on failure. */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: pinnedEnvironment(), ...options })
  if (result.error) fail(`${command} could not be started: ${result.error.message}`)
  if (result.status !== 0) process.exit(result.status ?? 1)
}

/** Runs commands one after another on the pinned Node. One line with the time on success; on failure their output and `false`. */
export async function runQuietly(title, commands, env = {}) {
  const started = performance.now()
  let output = ''
  for (const [command, ...args] of commands) {
    const child = endWithUs(spawn(command, args, { cwd: root, env: pinnedEnvironment(env), stdio: ['ignore', 'pipe', 'pipe'] }))
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
    const status = await new Promise((done) => {
      child.once('error', (error) => done(error.message))
      child.once('close', done)
    })
    if (status === 0) continue
    console.error(`✗ ${title}: ${command} ${args.join(' ')} ended with ${status}\n${output.trimEnd()}\n`)
    return false
  }
  console.log(`✓ ${title} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
  return true
}

/** What ends this process, a signal too, ends the child. */
export function endWithUs(child) {
  if (process.listenerCount('SIGTERM') === 0)
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))
  const end = () => child.kill()
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
  return child
}

export function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

/** Installs what the lockfile names, unless the last install was of this very lockfile. */
export function install() {
  const [major] = process.versions.node.split('.').map(Number)
  if (major < 20) fail(`Node 20 or newer is needed to install; this is Node ${process.versions.node}.`)
  const stamp = join(root, 'node_modules/.installed')
  const wanted = hashOf(['package-lock.json'])
  if (readIfThere(stamp) === wanted) return
  console.log('Installing the packages of package-lock.json …')
  run('npm', ['ci', '--no-audit', '--no-fund', '--fetch-retries=5', '--loglevel=error'])
  writeFileSync(stamp, wanted)
}

/** Builds the pages, the client and the process of the site, unless the last build was of these very sources. */
export function build() {
  const pages = hashOf(sources)
  const env = pinnedEnvironment({ NODE_ENV: 'production' })
  once('build/.built', pages, 'the site', () => {
    run('react-router', ['build', '--logLevel', 'warn'], { env })
    for (const config of ['vite.islands.config.ts', 'vite.door.config.ts'])
      run('vite', ['build', '--config', config, '--logLevel', 'warn'], { env })
  })
  once('build/.bundled', pages + hashOf(serverSources), 'its server', () => run('node', ['scripts/bundle-server.mjs'], { env }))
}

/** Makes `title` unless the file `stamp` equals `wanted`. */
function once(stamp, wanted, title, make) {
  const file = join(root, stamp)
  if (readIfThere(file) === wanted) return
  console.log(`Building ${title} …`)
  make()
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, wanted)
}

export function prepare() {
  install()
  build()
}

/** Runs `install` or `prepare` in its own process group: synchronous child processes would survive a signal. The signal ends the whole group. */
export async function endingTogether(what) {
  const script = `(await import(${JSON.stringify(import.meta.url)})).${what}()`
  const words = ['--input-type=module', '--eval', script]
  const child = spawn(process.execPath, words, { cwd: root, stdio: 'inherit', detached: true })
  const end = (signal) => child.exitCode === null && process.kill(-child.pid, signal)
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, end)
  const [code] = await oneOf(child, 'exit')
  for (const signal of signals) process.off(signal, end)
  if (code !== 0) process.exit(code ?? 1)
}

function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** One hash over names and contents of files and folders. */
function hashOf(entries) {
  const hash = createHash('sha256')
  for (const entry of entries) {
    for (const file of filesOf(join(root, entry)))
      hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

function filesOf(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort()
}
