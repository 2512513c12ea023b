// Debian's restic for the tests of the copy elsewhere.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Whether restic is here; Debian's package is installed where this is root. Otherwise one line says so. */
export function hasRestic(): boolean {
  const isThere = () => spawnSync('restic', ['version']).status === 0
  if (isThere()) return true
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const words = ['-qq', '-o', 'DPkg::Lock::Timeout=300', '-o', 'Acquire::Retries=5']
    spawnSync('apt-get', [...words, 'update'], { env })
    spawnSync('apt-get', [...words, 'install', '--yes', '--no-install-recommends', 'restic'], { env })
    if (isThere()) return true
  }
  process.stderr.write('restic is not installed: the tests of the copy elsewhere are skipped (apt-get install restic).\n')
  return false
}
