// Installs directus/node_modules: locked packages, the pinned Node for Directus, sqlite3 built for it. Each part once per lockfile; runs on any Node
// from 20.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { Fault } from './fault.mjs'
import { HOME } from './settings.mjs'

const MODULES = join(HOME, 'node_modules')
export const NODE = join(MODULES, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
const SYSTEM_SQLITE = '/usr/include/sqlite3.h'

/** @param {{ database: string | null, log: (line: string) => void }} how */
export async function install({ database, log }) {
  const lock = lockfileHash()
  await once('packages', lock, async () => {
    log('content service: installing Directus and its packages (about a minute) …')
    await npm(['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--fetch-retries=5', '--loglevel=error'])
    await npm(['rebuild', 'node', '--loglevel=error'])
    await run(NODE, ['--version']).catch(() => {
      throw new Fault('The pinned Node of the content service was installed but does not start on this machine.')
    })
  })
  if (database !== 'sqlite3') return
  await once('sqlite3', lock, async () => {
    log('content service: building sqlite3 for the pinned Node …')
    await buildSqlite(log)
  })
}

/** Changes when the packages, or the machine they were built for, change. */
function lockfileHash() {
  const lock = readFileSync(join(HOME, 'package-lock.json'))
  return createHash('sha256').update(`${process.platform}-${process.arch}`).update(lock).digest('hex')
}

async function once(part, key, make) {
  const stamp = join(MODULES, `.made-${part}`)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === key && existsSync(NODE)) return
  await make()
  writeFileSync(stamp, key)
}

async function buildSqlite(log) {
  if (!existsSync(SYSTEM_SQLITE)) await installSystemSqlite(log)
  const fromSource = ['--build-from-source', `--nodedir=${nodeHeaders()}`]
  const ways = existsSync(SYSTEM_SQLITE) ? [[...fromSource, '--sqlite=/usr'], fromSource, []] : [fromSource, []]
  for (const flags of ways) {
    const built = await npm(['rebuild', 'sqlite3', ...flags, '--loglevel=error']).then(
      () => true,
      () => false,
    )
    if (built && (await sqliteLoads())) return
  }
  throw new Fault(
    'sqlite3 could not be built: a C++ compiler, make and Python 3 are needed (Debian: apt-get install g++ make python3).',
  )
}

const sqliteLoads = () =>
  run(NODE, ['-e', "new (require('sqlite3').Database)(':memory:').get('select 1', (error) => process.exit(error ? 1 : 0))"]).then(
    () => true,
    () => false,
  )

/** Linking the system's SQLite takes seconds, compiling the bundled one two minutes. */
async function installSystemSqlite(log) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  log('content service: installing libsqlite3-dev …')
  // Waits for other installations, and retries downloads.
  const aptOptions = ['-o', 'DPkg::Lock::Timeout=300', '-o', 'Acquire::Retries=5']
  const fetched = () => run('apt-get', [...aptOptions, 'install', '-y', '--no-install-recommends', 'libsqlite3-dev'])
  await fetched()
    .catch(() => run('apt-get', [...aptOptions, 'update']).then(fetched))
    .catch(() => log('content service: libsqlite3-dev is not to be had, the bundled SQLite is compiled instead'))
}

/** The pinned Node's package contains its headers. */
function nodeHeaders() {
  const within = [join(MODULES, 'node', 'node_modules'), MODULES]
  const packages = [`node-${process.platform}-${process.arch}`, `node-bin-${process.platform}-${process.arch}`]
  const found = within
    .flatMap((folder) => packages.map((name) => join(folder, name)))
    .find((path) => existsSync(join(path, 'include', 'node')))
  if (!found)
    throw new Fault(
      'The pinned Node of the content service came without its headers; delete directus/node_modules and start again.',
    )
  return found
}

async function npm(parameters) {
  await run('npm', [...parameters, '--prefix', HOME]).catch((error) => {
    if (error.code === 'ENOENT') throw new Fault('npm is not on the PATH; the content service needs it to install its packages.')
    throw new Fault(`npm ${parameters[0]} failed in directus/: ${error.message}`)
  })
}

/** Silent unless it fails; then the message is the last line of output. */
function run(program, parameters) {
  const env = { ...process.env, PATH: `${dirname(NODE)}${delimiter}${process.env.PATH}` }
  return new Promise((done, failed) => {
    const child = spawn(program, parameters, {
      cwd: HOME,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    })
    let said = ''
    const hear = (chunk) => {
      said = `${said}${chunk}`.slice(-4000)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('error', failed)
    child.on('close', (code) => (code === 0 ? done(said) : failed(new Error(lastLine(said) || `exit code ${code}`))))
  })
}

const lastLine = (text) =>
  text
    .trim()
    .split('\n')
    .findLast((line) => !/log of this run|^npm error\s*$/i.test(line))
    ?.trim() ?? ''
