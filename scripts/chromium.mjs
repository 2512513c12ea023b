// Finds Chromium for the browser tests, or installs Debian's when this is root, or says what to install.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fail } from './prepare.mjs'

// The headless shell is twice as fast: the whole browser also draws its toolbar.
const shell = '/usr/bin/chromium-headless-shell'
const wholeBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

const firstOf = (places) => places.find((place) => place && existsSync(place))

/** Path of a Chromium that can be started. */
export function findChromium() {
  const wanted = firstOf([process.env.CHROMIUM, shell])
  if (wanted) return wanted
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) installShell()
  return (
    firstOf([shell, ...wholeBrowsers]) ??
    fail(
      'The browser tests need Chromium: install the package chromium-headless-shell or chromium, or name its path in CHROMIUM.',
    )
  )
}

function installShell() {
  console.log('Installing the headless shell of Chromium from Debian …')
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  // Waits for other installations, and retries downloads.
  const aptOptions = ['-qq', '-o', 'DPkg::Lock::Timeout=300', '-o', 'Acquire::Retries=5']
  spawnSync('apt-get', [...aptOptions, 'update'], options)
  spawnSync(
    'apt-get',
    [...aptOptions, 'install', '-y', '--no-install-recommends', 'chromium-headless-shell', 'fonts-liberation'],
    options,
  )
}
