// Installs the programs of this folder's package.json, once per lockfile; on any Node from 20. None of them runs a script at its installation.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = import.meta.dirname
const stamp = join(folder, 'node_modules', '.of-lockfile')
const lockfile = readFileSync(join(folder, 'package-lock.json'), 'utf8')

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lockfile) {
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--fetch-retries=5', '--loglevel=error']
  execFileSync('npm', ['ci', ...quiet], { cwd: folder, stdio: 'inherit' })
  writeFileSync(stamp, lockfile)
}
