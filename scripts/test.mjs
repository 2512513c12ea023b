// `npm test`: checks, unit tests, browser tests; everything they need is installed first. `npm test -- --verbose` names every test.
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from './chromium.mjs'
import { closingLine } from './closing-line.mjs'
import { build, install, outputSetting, pinnedEnvironment, root, run } from './prepare.mjs'

install()
run('node', ['--version'])
run('node', ['scripts/check.mjs'])
rmSync(join(root, 'test-results'), { recursive: true, force: true })

const failures = []

function step(title, command, args, env = {}) {
  console.log(`\n— ${title}`)
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: pinnedEnvironment({ ...outputSetting(), ...env }),
  })
  if (status !== 0) failures.push(title)
}

step('Unit tests', 'vitest', ['run'])
build()
step('Browser tests', 'playwright', ['test'], { CHROMIUM: findChromium() })

if (failures.length > 0) console.error(`\nFailed: ${failures.join(', ')}`)
closingLine(['unit.json', 'browser.json'])
process.exit(failures.length > 0 ? 1 : 0)
