// Measures the memory of the site while a crawler asks for every page of the sitemaps, and then for the pictures that they name, with nothing
// on disk at the start and pictures being made in advance meanwhile; then how quickly the same pages come from memory.
// Run: node bench/crawl.mjs [seconds for pictures] [lanes] [--option-of-node …]
import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { siteCommand } from '../scripts/prepare.mjs'
import { quantile, startSite } from './running-site.mjs'

const port = Number(process.env.BENCH_PORT ?? 4186)
const [pictureSeconds = 60, lanes = 8] = process.argv
  .slice(2)
  .filter((word) => /^\d+$/.test(word))
  .map(Number)
const options = process.argv.slice(2).filter((word) => word.startsWith('--'))
const agent = new Agent({ keepAlive: true, maxSockets: lanes })

const { site, stop } = await startSite(port, {}, options)
console.log(
  `${[...options, ...siteCommand().args].join(' ')}; ${lanes} at once; load ${readFileSync('/proc/loadavg', 'utf8').slice(0, 14)}`,
)
const idle = memory()
let peak = 0
const watch = setInterval(() => {
  peak = Math.max(peak, memory())
}, 100)

try {
  const pages = await listed()
  const pictures = new Set()
  const first = await crawl(pages, (html) => {
    for (const address of html.match(/\/assets\/[0-9a-z.-]+\/\w+\.(?:avif|webp|jpg)/g) ?? []) pictures.add(address)
  })
  report('pages, drawn', first)
  report('pages again', await crawl(pages))
  report('pictures', await crawl([...pictures], () => {}, Date.now() + pictureSeconds * 1000))
  await wait(10_000)
  console.log(`idle at first ${idle} MB, ten seconds after all ${memory()} MB, most ${peak} MB`)
} finally {
  clearInterval(watch)
  agent.destroy()
  stop()
}

/** Paths of all pages in all languages. */
async function listed() {
  const locations = async (path) => (await ask(path)).text.match(/(?<=<loc>)[^<]+/g).map((url) => new URL(url).pathname)
  const pages = []
  for (const sitemap of await locations('/sitemap.xml')) pages.push(...(await locations(sitemap)))
  return pages
}

/** Asks for everything in `queue` in so many lanes; `seen` is given each body. */
async function crawl(queue, seen = () => {}, until = Number.POSITIVE_INFINITY) {
  const [left, times, began, spent] = [[...queue].reverse(), [], performance.now(), processorSeconds()]
  let failed = 0
  peak = memory()
  const lane = async () => {
    for (let next = left.pop(); next && Date.now() < until; next = left.pop()) {
      const { status, text, ms } = await ask(next)
      if (status !== 200) failed++
      times.push(ms)
      seen(text)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return { asked: queue.length, failed, times, seconds: (performance.now() - began) / 1000, spent: processorSeconds() - spent }
}

function report(title, { asked, failed, times, seconds, spent }) {
  const at = (share) => quantile(times, share).toFixed(1)
  console.log(
    `${title}: ${times.length} of ${asked} in ${seconds.toFixed(1)} s (${spent.toFixed(1)} of the site's processor time), ${failed} failed, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms; most memory ${peak} MB, then ${memory()} MB`,
  )
}

/** Processor time that the site's process has taken, without those that draw pictures. */
function processorSeconds() {
  const fields = readFileSync(`/proc/${site.pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

/** Resident memory of the site's process, in MB. */
function memory() {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.pid}/status`, 'utf8'))[1]) / 1024)
}

function ask(path) {
  return new Promise((resolve, reject) => {
    const started = performance.now()
    get({ host: '127.0.0.1', port, path, agent, headers: { 'accept-encoding': 'gzip' } }, (response) => {
      const chunks = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({ status: response.statusCode, text: plain(response, Buffer.concat(chunks)), ms: performance.now() - started }),
      )
    }).on('error', reject)
  })
}

function plain({ headers }, body) {
  return (headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString('latin1')
}
