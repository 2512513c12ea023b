// `npm test`: checks, unit tests, browser tests; everything they need is installed first.

import { findChromium } from './chromium.mjs'
import { build, install, pinnedEnvironment, root, run } from './prepare.mjs'

install()
run('node', ['--version'])
run('node', ['scripts/check.mjs'])
console.log('\n— Unit tests')
run('vitest', ['run'])
build()
console.log('\n— Browser tests')
run('playwright', ['test'], { cwd: root, env: pinnedEnvironment({ CHROMIUM: findChromium() }) })
