// A long bad day for the desk: node bench/storm.mjs [kills]. What it does stands in server/desk/storm-fixture.ts.
import { storm } from '../server/desk/storm-fixture.ts'

const kills = Number(process.argv[2] ?? 100)
const others = [
  'full disk',
  'silent mail server',
  'two processes',
  'refusing mail server',
  'lock',
  'busy mail server',
  'mail server that cuts',
  'absent content service',
]
const troubles = Array.from({ length: kills }, (_, index) =>
  index % 6 === 5 ? [others[Math.floor(index / 6) % others.length], 'kill'] : ['kill'],
).flat()

const started = performance.now()
const figures = await storm(troubles, kills * 3, kills * 3)
console.log({ ...figures, seconds: Math.round((performance.now() - started) / 1000) })
process.exit(
  figures.lost.length + figures.missing.length + figures.doubledRecords > 0 || figures.copies > figures.underWay ? 1 : 0,
)
