// Finds Chromium for the browser tests, or installs Debian's when this is root, or says what to install.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fail } from './prepare.mjs'

const places = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Path of a Chromium that can be started. */
export function findChromium() {
  const found = places.find((place) => place && existsSync(place))
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium from Debian …')
    const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
    // Another program may be installing just now, and a line may break.
    const patient = ['-qq', '-o', 'DPkg::Lock::Timeout=300', '-o', 'Acquire::Retries=5']
    spawnSync('apt-get', [...patient, 'update'], options)
    spawnSync('apt-get', [...patient, 'install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'], options)
    const installed = places.find((place) => place && existsSync(place))
    if (installed) return installed
  }
  return fail('The browser tests need Chromium: install the package chromium, or name its path in CHROMIUM.')
}
