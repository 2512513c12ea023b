// Installs the programs of this folder's package.json, once per lockfile; on any Node from 20. None of them runs a script at its installation.
import { execFileSync } from 'node:child_process'
import { isInstalled, noteInstalled } from './installed.mjs'

if (!isInstalled()) {
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--fetch-retries=5', '--loglevel=error']
  execFileSync('npm', ['ci', ...quiet], { cwd: import.meta.dirname, stdio: 'inherit' })
  noteInstalled()
}
