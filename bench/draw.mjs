// Processor time of a page that is drawn anew, as after a change of content: 400 different pages of the edition, then programmes and speakers alone.
// Main thread, and the whole process (compression, collection of memory). Run: node bench/draw.mjs [rounds]. `OTHER=/folder` takes a second, built
// checkout in turn with this one.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ask, quantile, startSite } from './running-site.mjs'

const rounds = Number(process.argv[2] ?? 5)
const port = Number(process.env.BENCH_PORT ?? 4310)
/** Pages that warm the process up. */
const warming = 60
const languages = ['uk', 'en', 'ru']
const years = [2014, 2015, 2016, 2017, 2018, 2019, 2021, 2022, 2023, 2024, 2025]
/** Milliseconds after a start in which the process does other work. */
const startupMs = 6000

const other = process.env.OTHER && resolve(process.env.OTHER)
const builds = ['this build', ...(other ? ['the other'] : [])]
const rows = new Map()
for (let round = 0; round < rounds; round++)
  for (const build of builds) for (const [what, figures] of Object.entries(await measure(build))) note(build, what, figures)
console.log(`| build | pages | main thread ms | whole process ms |\n|---|---|--:|--:|`)
for (const [key, list] of rows) {
  const middle = (name) =>
    quantile(
      list.map((row) => row[name]),
      0.5,
    ).toFixed(1)
  console.log(`| ${key} | ${middle('main')} | ${middle('whole')} |`)
}

function note(build, what, figures) {
  const key = `${build} | ${what}`
  rows.set(key, [...(rows.get(key) ?? []), figures])
}

async function measure(build) {
  const { site, stop } = await startSite(port, { PICTURES_AHEAD: 'off' }, [], build === 'this build' ? undefined : other)
  try {
    await wait(startupMs)
    const addresses = await listed()
    const edition = addresses.filter((path) => /\/forum\/2025|\/speakers\//.test(path))
    await draw(site.pid, edition.slice(0, warming))
    const ofYears = (kind) => languages.flatMap((language) => years.map((year) => `/${language}/forum/${year}/${kind}`))
    return {
      'edition (400)': await draw(site.pid, edition.slice(warming, warming + 400)),
      'programmes (33)': await draw(site.pid, ofYears('program')),
      'speakers of a year (33)': await draw(site.pid, ofYears('speakers')),
    }
  } finally {
    stop()
  }
}

/** Paths of the site map. */
async function listed() {
  const found = (text) => [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url).pathname)
  const maps = found((await ask(port, '/sitemap.xml')).text)
  if (!maps[0]?.endsWith('.xml')) return maps
  return (await Promise.all(maps.map(async (path) => found((await ask(port, path)).text)))).flat()
}

/** Asks each page once; milliseconds of processor for a page. */
async function draw(pid, paths) {
  const before = spent(pid)
  for (const path of paths) await ask(port, path, { headers: { 'accept-encoding': 'br' } })
  const after = spent(pid)
  return { main: (after.main - before.main) / paths.length, whole: (after.whole - before.whole) / paths.length }
}

/** Milliseconds of processor until now (proc(5): fields 14 and 15, hundredths of a second). */
function spent(pid) {
  const time = (file) => {
    const fields = readFileSync(file, 'utf8').split(') ')[1].split(' ')
    return (Number(fields[11]) + Number(fields[12])) * 10
  }
  return { main: time(`/proc/${pid}/task/${pid}/stat`), whole: time(`/proc/${pid}/stat`) }
}
