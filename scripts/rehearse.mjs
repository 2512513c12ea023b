// `npm run rehearse`: does what docs/deploy.md says in a folder that is thrown away, on loopback, and says what it saw. Makes the release
// first; `--content` with the content service on a PostgreSQL of its own, which takes some minutes more; `--machine`: install.sh itself, on a
// bare Debian that is booted for it.
import { install, pinnedEnvironment, run } from './prepare.mjs'

install()
const has = (option) => process.argv.includes(option)
if (has('--machine')) run('node', ['scripts/release.mjs', 'all'])
else run('node', ['scripts/release.mjs', '--demo'])
if (has('--content')) run('node', ['scripts/release.mjs', 'content'])
const script = has('--machine') ? 'scripts/rehearse-machine.ts' : 'scripts/rehearsal.ts'
run('node', [script, ...process.argv.slice(2)], { env: pinnedEnvironment() })
