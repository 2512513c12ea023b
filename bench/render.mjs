// Benchmarks a page rendered anew each time, in one process, without HTTP: milliseconds and bytes per page.
// Run: node bench/render.mjs [rounds]
import { gzipSync } from 'node:zlib'
import { prepare } from '../scripts/prepare.mjs'

const rounds = Number(process.argv[2] ?? 200)
const pages = ['/uk', '/uk/speakers', '/uk/forum/2025/program', '/uk/forum/2025/program/mala-heneratsiia', '/uk/news']

prepare()
process.env.NODE_ENV = 'production'
process.env.PICTURES_AHEAD = 'off'
process.env.SITE_DEVELOPMENT = 'on'
const { begin } = await import('../server/process.ts')
const { loadApp } = await import('../server/app-contract.ts')
const project = new URL('..', import.meta.url).pathname
const start = await begin(project)
/** What a page gets that everybody gets: its client's state has an address of its own. */
const forEverybody = { desk: start.desk, visitor: null, drawing: async () => () => {} }
const app = await loadApp(`${project}build/server/index.js`)

console.log('| page | rendered anew, ms | pages/s | HTML KB | gzip KB |')
console.log('|---|--:|--:|--:|--:|')
for (const page of pages) {
  const once = async () =>
    (await app.render(new Request(`${start.services.settings.siteUrl}${page}`), start.services, forEverybody)).text()
  let html = ''
  for (let round = 0; round < rounds / 4; round++) html = await once()
  const begun = performance.now()
  for (let round = 0; round < rounds; round++) await once()
  const each = (performance.now() - begun) / rounds
  const size = Buffer.byteLength(html)
  const cells = [
    page,
    each.toFixed(2),
    (1000 / each).toFixed(0),
    (size / 1024).toFixed(1),
    (gzipSync(html, { level: 9 }).length / 1024).toFixed(1),
  ]
  console.log(`| ${cells.join(' | ')} |`)
}
process.exit(0)
