// Measures what making pictures behind the pages does: how many are there after the first minute of a start with nothing on disk, what it
// costs the home page, and the memory of the site and of the processes that draw while all pages and pictures are asked for.
// Run: node bench/pictures.mjs [seconds of the crawl]
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pinnedEnvironment, prepare, spawnSite } from '../scripts/prepare.mjs'

const crawlSeconds = Number(process.argv[2] ?? 60)
const port = 4185
/** Milliseconds of one turn of the comparison. */
const turn = 6000
const folder = mkdtempSync(join(tmpdir(), 'forum-pictures-'))
const agent = new Agent({ keepAlive: true, maxSockets: 64 })

prepare()
const site = spawnSite({
  stdio: 'ignore',
  env: pinnedEnvironment({ PORT: String(port), DATA_DIR: join(folder, 'data'), NODE_ENV: 'production', SITE_DEVELOPMENT: 'on' }),
})
const begun = Date.now()
let peak = { site: 0, drawing: 0, proportional: 0 }
const watch = setInterval(look, 500)

try {
  while (
    !(await ask('/readyz').then(
      ({ status }) => status === 200,
      () => false,
    ))
  )
    await wait(50)
  console.log(`ready after ${Date.now() - begun} ms; load of the machine ${readFileSync('/proc/loadavg', 'utf8').slice(0, 14)}`)
  const taken = { made: [], rest: [] }
  await ask('/uk')
  await wait(10_000)
  for (let round = 0; round < 4; round++) {
    await times(taken.made)
    for (const process of drawers()) signal(process, 'STOP')
    await times(taken.rest)
    for (const process of drawers()) signal(process, 'CONT')
  }
  print('home page, pictures being made', taken.made)
  print('home page, making stopped for the comparison', taken.rest)
  await wait(Math.max(0, 60_000 + 4 * turn - (Date.now() - begun)))
  const { wanted, ready } = (await ask('/readyz')).json().pictures
  console.log(`after a minute of making: ${ready} of ${wanted} pictures; ${cpu()} s of processor time spent on them`)
  await frontPages()
  await crawl()
  console.log(
    `most memory, MB: site ${peak.site}, each process that draws ${peak.drawing}, all (proportional) ${peak.proportional}`,
  )
} finally {
  clearInterval(watch)
  site.kill('SIGTERM')
  const ended = Date.now()
  await new Promise((resolve) => site.once('exit', resolve))
  console.log(`ended ${Date.now() - ended} ms after SIGTERM`)
  rmSync(folder, { recursive: true, force: true })
}

/** Asks for the home page a hundred times a second, for one turn. */
async function times(taken) {
  const until = Date.now() + turn
  while (Date.now() < until) {
    const start = performance.now()
    void ask('/uk').then(() => taken.push(performance.now() - start))
    await wait(10)
  }
  await wait(300)
}

function print(title, taken) {
  taken.sort((a, b) => a - b)
  const at = (share) => taken[Math.floor(taken.length * share)]?.toFixed(1)
  console.log(`${title}: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, most ${taken.at(-1)?.toFixed(1)} ms (${taken.length} answers)`)
}

/** How long the pictures take that a browser with AVIF fetches from the pages that are opened first. */
async function frontPages() {
  for (const path of ['/uk', '/uk/news', '/uk/videos']) {
    const html = (await ask(path)).body.toString()
    const addresses = [...new Set(html.match(/\/assets\/[0-9a-z.-]+\/(?:(?:320|480|640)\.avif|(?:480|960)\.webp(?="))/g) ?? [])]
    const taken = []
    for (const address of addresses) {
      const start = performance.now()
      await ask(address)
      taken.push(performance.now() - start)
    }
    const cold = taken.filter((time) => time > 30).length
    console.log(`${path}: ${addresses.length} pictures up to 640 px, ${cold} took longer than 30 ms`)
  }
}

async function crawl() {
  const languages = (await ask('/sitemap.xml')).body.toString().match(/<loc>[^<]+/g) ?? []
  const pages = []
  for (const one of languages) {
    const xml = (await ask(pathOf(one))).body.toString()
    pages.push(...(xml.match(/<loc>[^<]+/g) ?? []).map(pathOf))
  }
  const pictures = new Set()
  const until = Date.now() + crawlSeconds * 1000
  let answers = 0
  const lane = async (queue, then) => {
    for (let next = queue.pop(); next && Date.now() < until; next = queue.pop()) {
      then((await ask(next)).body.toString('latin1'))
      answers++
    }
  }
  const note = (html) => {
    for (const address of html.match(/\/assets\/[0-9a-z.-]+\/\w+\.(?:avif|webp|jpg)/g) ?? []) pictures.add(address)
  }
  await Promise.all(Array.from({ length: 8 }, () => lane(pages, note)))
  const found = [...pictures]
  await Promise.all(Array.from({ length: 16 }, () => lane(found, () => {})))
  console.log(
    `crawl of ${crawlSeconds} s: ${answers} answers of pages and pictures, ${pictures.size} addresses of pictures found`,
  )
}

function pathOf(text) {
  return new URL(text.replace('<loc>', '')).pathname
}

function drawers() {
  try {
    return execFileSync('pgrep', ['-P', String(site.pid)], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map(Number)
  } catch {
    return []
  }
}

function signal(process_, name) {
  execFileSync('kill', [`-${name}`, String(process_)])
}

function cpu() {
  const ticks = drawers().map((one) => {
    const fields = readFileSync(`/proc/${one}/stat`, 'utf8').split(') ')[1].split(' ')
    return Number(fields[11]) + Number(fields[12])
  })
  return Math.round(ticks.reduce((sum, one) => sum + one, 0) / 100)
}

function look() {
  const of = (one, name) => {
    try {
      return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${one}/smaps_rollup`, 'utf8'))[1]) / 1024
    } catch {
      return 0
    }
  }
  const drawing = drawers()
  const all = [site.pid, ...drawing].reduce((sum, one) => sum + of(one, 'Pss'), 0)
  peak = {
    site: Math.max(peak.site, Math.round(of(site.pid, 'Rss'))),
    drawing: Math.max(peak.drawing, ...drawing.map((one) => Math.round(of(one, 'Rss')))),
    proportional: Math.max(peak.proportional, Math.round(all)),
  }
}

function ask(path) {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, agent, headers: { 'accept-encoding': 'identity' } }, (response) => {
      const chunks = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const body = Buffer.concat(chunks)
        resolve({ status: response.statusCode, body, json: () => JSON.parse(body.toString()) })
      })
    }).on('error', reject)
  })
}
