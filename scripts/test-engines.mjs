// `npm run test:engines`: the journeys that matter most in Firefox and in WebKit, where Debian's packages of them are installed; a
// sentence where they are not.
import { execFileSync } from 'node:child_process'
import { pinnedEnvironment, prepare, root, run } from './prepare.mjs'

prepare()
const port = process.env.ENGINES_PORT ?? execFileSync('node', ['scripts/free-ports.mjs'], { cwd: root, encoding: 'utf8' }).trim()
run('node', ['scripts/engines.ts', ...process.argv.slice(2)], { env: pinnedEnvironment({ ENGINES_PORT: port }) })
