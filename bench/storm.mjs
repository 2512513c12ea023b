// A long bad day for the desk: node bench/storm.mjs [kills] [file|postgres] [processes]. What it does stands in packages/desk/composition/storm-fixture.ts.
import { storm } from '../packages/desk/composition/storm-fixture.ts'
import { startPostgres } from '../packages/desk/storage/postgres-fixture.ts'

const [kills = 100, store = 'file', processes = 1] = process.argv.slice(2)
const server = store === 'postgres' ? await startPostgres({ isDurable: true }) : null
if (store === 'postgres' && !server) throw new Error('PostgreSQL is not installed (apt-get install postgresql).')
// What befalls a file alone.
const ofFile = server ? [] : ['full disk', 'lock']
const others = [
  'silent mail server',
  ...ofFile,
  'two processes',
  'refusing mail server',
  'busy mail server',
  'mail server that cuts',
  'absent content service',
]
const troubles = Array.from({ length: Number(kills) }, (_, index) =>
  index % 6 === 5 ? [others[Math.floor(index / 6) % others.length], 'kill'] : ['kill'],
).flat()

const started = performance.now()
const many = Number(kills) * 3
const figures = await storm(troubles, many, many, { databaseUrl: server?.url ?? null, processes: Number(processes) })
await server?.stop()
console.log({ store, processes, ...figures, seconds: Math.round((performance.now() - started) / 1000) })
process.exit(
  figures.lost.length + figures.missing.length + figures.doubledRecords > 0 || figures.copies > figures.underWay ? 1 : 0,
)
