// `npm run rehearse`: does what docs/deploy.md says in a folder that is thrown away, on loopback, and says what it saw. Makes the release
// first; `--content` with the content service on a PostgreSQL of its own, which takes some minutes more.
import { install, pinnedEnvironment, run } from './prepare.mjs'

install()
const isWhole = process.argv.includes('--content')
run('node', ['scripts/release.mjs', '--demo'])
if (isWhole) run('node', ['scripts/release.mjs', 'content'])
run('node', ['scripts/rehearsal.ts', ...process.argv.slice(2)], { env: pinnedEnvironment() })
