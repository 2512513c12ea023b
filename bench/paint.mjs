// First and largest paint by the clock: Chromium as a phone (150 ms, 1.6 Mb/s, 412 px, processor four times slower), nothing in its cache; median of
// several rounds, pages in turn. Beside each page the same document with scripts and font files refused: the first paint needs nothing else.
// Run: node bench/paint.mjs [rounds] [path …]. `OTHER=/folder` takes a second, built checkout in turn with this one. `CPU=1` leaves the processor as it is.
import { resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { findChromium } from '../scripts/chromium.mjs'
import { addresses } from './addresses.mjs'
import { ask, quantile, startSite } from './running-site.mjs'

const [roundsGiven, ...pathsGiven] = process.argv.slice(2)
const rounds = Number(roundsGiven ?? 9)
const slowdown = Number(process.env.CPU ?? 4)
const port = Number(process.env.BENCH_PORT ?? 4300)
const paths = pathsGiven.length > 0 ? pathsGiven : addresses
/** Milliseconds after `load` that are still looked at: what comes late shifts the page. */
const lookOn = 1500
const refused = ['*.js', '*.woff2']

const other = process.env.OTHER && resolve(process.env.OTHER)
// Pictures made behind the pages would take the processor from what is measured; a site for development says so on each page.
const settings = { PICTURES_AHEAD: 'off', NODE_ENV: undefined, SITE_DEVELOPMENT: undefined }
const sites = [{ name: 'this build', port, ...(await startSite(port, settings)) }]
if (other) sites.push({ name: 'the other', port: port + 2, ...(await startSite(port + 2, settings, [], other)) })
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--disable-gpu'] })
try {
  const variants = sites.flatMap((site) => [
    { site, isBare: false, rows: new Map() },
    { site, isBare: true, rows: new Map() },
  ])
  for (const path of paths) for (const { site } of variants) await visit(site, path, {}) // Pictures are made on their first request.
  for (let round = 0; round < rounds; round++)
    for (const path of paths)
      for (const { site, isBare, rows } of variants) {
        const row = await visit(site, path, { isThrottled: true, isBare })
        rows.set(path, [...(rows.get(path) ?? []), row])
      }
  const middle = (rows, name) =>
    quantile(
      rows.map((row) => row[name]),
      0.5,
    )
  console.log(
    '| build | page | document KB | FCP ms | bare FCP ms | ratio | LCP ms | brand type ms | CLS | longest script ms | style and layout ms | largest |',
  )
  console.log(`|---|---|${'--:|'.repeat(9)}---|`)
  for (const path of paths)
    for (const { site, isBare, rows } of variants) {
      if (isBare) continue
      const own = rows.get(path)
      const bare = variants.find((one) => one.site === site && one.isBare).rows.get(path)
      const html = await ask(site.port, path, { headers: { 'accept-encoding': 'br' } })
      const [fcp, bareFcp] = [middle(own, 'fcp'), middle(bare, 'fcp')]
      const cells = [
        site.name,
        path,
        (html.text.length / 1000).toFixed(1),
        Math.round(fcp),
        Math.round(bareFcp),
        (fcp / bareFcp).toFixed(2),
        ...['lcp', 'brand'].map((name) => Math.round(middle(own, name))),
        middle(own, 'cls').toFixed(4),
        ...['script', 'layout'].map((name) => Math.round(middle(own, name))),
        own[0].element,
      ]
      console.log(`| ${cells.join(' | ')} |`)
    }
} finally {
  await browser.close()
  for (const { stop } of sites) stop()
}

async function visit(site, path, { isThrottled = false, isBare = false }) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')
  if (isThrottled) {
    await client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 93_750,
    })
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  }
  if (isBare) await client.send('Network.setBlockedURLs', { urls: refused })
  await client.send('Performance.enable')
  await page.addInitScript(observe)
  await page.goto(`http://localhost:${site.port}${path}`, { waitUntil: 'load' })
  await page.waitForTimeout(lookOn)
  const row = await page.evaluate(() => ({
    ...window.seen,
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  }))
  const { metrics } = await client.send('Performance.getMetrics')
  const spent = (name) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000
  await context.close()
  return { ...row, layout: spent('LayoutDuration') + spent('RecalcStyleDuration') }
}

/** Runs in the page before anything else. `script`: the longest run of one script, ms. `brand`: when the last font file was drawn. */
function observe() {
  window.seen = { lcp: 0, cls: 0, script: 0, brand: 0, element: '' }
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  watch('largest-contentful-paint', (entry) => {
    window.seen.lcp = entry.startTime
    window.seen.element = `${entry.element?.tagName.toLowerCase()} ${entry.url.split('/').at(-1)}`
  })
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) window.seen.cls += entry.value
  })
  watch('long-animation-frame', ({ scripts }) => {
    for (const { duration } of scripts) window.seen.script = Math.max(window.seen.script, duration)
  })
  document.fonts.addEventListener('loadingdone', () =>
    requestAnimationFrame(() => {
      window.seen.brand = performance.now()
    }),
  )
}
