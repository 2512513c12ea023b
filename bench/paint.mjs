// First and largest paint by the clock: Chromium with a phone's line (150 ms, 1.6 Mb/s) and width (412 px), nothing in its cache; median of several
// rounds, pages in turns. Needs Chromium. Run: node bench/paint.mjs [rounds] [path …]; `CPU=4` slows the processor down as well.
import { chromium } from '@playwright/test'
import { findChromium } from '../scripts/chromium.mjs'
import { ask, quantile, startSite } from './running-site.mjs'

const [roundsGiven, ...pathsGiven] = process.argv.slice(2)
const rounds = Number(roundsGiven ?? 5)
const slowdown = Number(process.env.CPU ?? 1)
const port = Number(process.env.BENCH_PORT ?? 4300)
const paths =
  pathsGiven.length > 0
    ? pathsGiven
    : [
        '/uk',
        '/uk/speakers',
        '/uk/forum/2025/program',
        '/uk/forum/2025/program/mala-heneratsiia',
        '/uk/speakers/severyn-zaichenko',
        '/uk/news/tsiny-na-kvytky-2025',
        '/uk/forum/2025/tickets',
      ]
/** Milliseconds after `load` that are still looked at: what comes late shifts the page. */
const lookOn = 1500

const { stop } = process.env.BENCH_ORIGIN ? { stop() {} } : await startSite(port)
const origin = process.env.BENCH_ORIGIN ?? `http://localhost:${port}`
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--disable-gpu'] })
try {
  const seen = new Map(paths.map((path) => [path, []]))
  for (const path of paths) await visit(path, false) // Pictures are made on their first request.
  for (let round = 0; round < rounds; round++) for (const path of paths) seen.get(path).push(await visit(path, true))
  console.log(
    '| page | HTML br KB | FCP ms | LCP ms | FCP best | LCP best | CLS | long tasks ms | files before FCP | fonts before FCP | LCP element |',
  )
  console.log(`|---|${'--:|'.repeat(9)}---|`)
  for (const [path, rows] of seen) {
    const middle = (name) =>
      quantile(
        rows.map((row) => row[name]),
        0.5,
      )
    const best = (name) => Math.min(...rows.map((row) => row[name]))
    const html = (await ask(port, path, { headers: { 'accept-encoding': 'br' } }).catch(() => null))?.text.length ?? 0
    const figures = [(html / 1000).toFixed(1), ...['fcp', 'lcp'].map((name) => Math.round(middle(name)))]
    const rest = [
      Math.round(best('fcp')),
      Math.round(best('lcp')),
      middle('cls').toFixed(4),
      Math.round(middle('blocked')),
      middle('filesBefore'),
      middle('fontsBefore'),
    ]
    console.log(`| ${path} | ${[...figures, ...rest, rows[0].element].join(' | ')} |`)
  }
} finally {
  await browser.close()
  stop()
}

async function visit(path, isThrottled) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  if (isThrottled) {
    await client.send('Network.enable')
    await client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 93_750,
    })
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  }
  await page.addInitScript(observe)
  await page.goto(origin + path, { waitUntil: 'load' })
  await page.waitForTimeout(lookOn)
  const row = await page.evaluate(() => {
    const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
    const before = performance.getEntriesByType('resource').filter(({ responseEnd }) => responseEnd < fcp)
    return {
      ...window.seen,
      fcp,
      filesBefore: before.length,
      fontsBefore: before.filter(({ name }) => name.endsWith('.woff2')).length,
    }
  })
  await context.close()
  return row
}

/** Runs in the page before anything else. */
function observe() {
  window.seen = { lcp: 0, cls: 0, blocked: 0, element: '' }
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  watch('largest-contentful-paint', (entry) => {
    window.seen.lcp = entry.startTime
    window.seen.element = `${entry.element?.tagName.toLowerCase()} ${entry.url.split('/').at(-1)}`
  })
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) window.seen.cls += entry.value
  })
  watch('longtask', (entry) => {
    window.seen.blocked += Math.max(0, entry.duration - 50)
  })
}
