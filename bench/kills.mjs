// Kills a process in the middle of reading, accepting and undoing statements: node bench/kills.mjs [kills] [file|postgres] [seed].
// What it does and what must be true after each kill stands in packages/desk/statements/statement-kill.test.ts; `npm test` kills a few times.
import { spawnSync } from 'node:child_process'

const [kills = '30', store = 'file', seed = String(Math.floor(Math.random() * 2 ** 31))] = process.argv.slice(2)
console.log({ kills: Number(kills), store, seed: Number(seed) })
const project = store === 'postgres' ? 'postgres' : 'alone'
const { status } = spawnSync(
  'node_modules/.bin/vitest',
  ['run', '--project', project, 'packages/desk/statements/statement-kill.test.ts'],
  { stdio: 'inherit', env: { ...process.env, STATEMENT_KILLS: kills, STATEMENT_SEED: seed } },
)
process.exit(status ?? 1)
