// Random deeds over orders, transfers, statements and card payments, after each of which the sums of all books agree: node bench/deeds.mjs [deeds] [file|postgres] [seed].
// What they are stands in packages/desk/orders/random-deeds-fixture.ts; `npm test` does some thousand of them with one seed.
import { spawnSync } from 'node:child_process'

const [number = '30000', store = 'file', seed = String(Math.floor(Math.random() * 2 ** 31))] = process.argv.slice(2)
console.log({ deeds: Number(number), store, seed: Number(seed) })
const project = store === 'postgres' ? 'postgres' : 'server'
const { status } = spawnSync(
  'node_modules/.bin/vitest',
  ['run', '--project', project, 'packages/desk/orders/random-deeds.test.ts'],
  { stdio: 'inherit', env: { ...process.env, DEEDS: number, DEEDS_SEED: seed } },
)
process.exit(status ?? 1)
