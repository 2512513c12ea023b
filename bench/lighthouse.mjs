// Lighthouse's mobile preset on the main templates, median of several rounds: categories, first and largest paint, blocking time, shift.
// Needs Chromium. Run: node bench/lighthouse.mjs [rounds] [path …]. `OTHER=/folder` takes a second, built checkout in turn with this one.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { findChromium } from '../scripts/chromium.mjs'
import { pinnedEnvironment, prepare } from '../scripts/prepare.mjs'
import { addresses } from './addresses.mjs'
import { ownPackage } from './own-packages.mjs'
import { ask, startSite } from './running-site.mjs'

const [roundsGiven, ...pathsGiven] = process.argv.slice(2)
const rounds = Number(roundsGiven ?? 5)
const paths = pathsGiven.length > 0 ? pathsGiven : addresses
const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const audits = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']
const port = 4812
const other = process.env.OTHER && resolve(process.env.OTHER)
const folder = mkdtempSync(join(tmpdir(), 'forum-lighthouse-'))

prepare()
const command = ownPackage('.bin/lighthouse')
const env = pinnedEnvironment({ CHROME_PATH: findChromium() })
// Pictures made behind the pages would take the processor from what is measured; a site for development says so on each page.
const settings = { PICTURES_AHEAD: 'off', NODE_ENV: undefined, SITE_DEVELOPMENT: undefined }
const sites = [{ name: 'this build', port, ...(await startSite(port, settings)) }]
if (other) sites.push({ name: 'the other', port: port + 2, ...(await startSite(port + 2, settings, [], other)) })

try {
  console.log(`| build | page | ${categories.join(' | ')} | FCP ms | LCP ms | TBT ms | CLS |`)
  console.log(`|---|---|${'--:|'.repeat(categories.length + audits.length)}`)
  for (const path of paths) {
    const reports = new Map(sites.map((site) => [site, []]))
    // Pictures are made on their first request: that is not what is measured.
    for (const site of sites) await ask(site.port, path, { agent: false })
    for (const site of sites) run(site, path)
    for (let round = 0; round < rounds; round++) for (const site of sites) reports.get(site).push(run(site, path))
    for (const [{ name }, seen] of reports) {
      const scores = categories.map((category) =>
        Math.round(median(seen.map((report) => report.categories[category].score)) * 100),
      )
      const figures = audits.map((audit) => round(median(seen.map((report) => report.audits[audit].numericValue))))
      console.log(`| ${name} | ${path} | ${[...scores, ...figures].join(' | ')} |`)
      for (const fault of faultsOf(seen)) console.log(`  - ${fault}`)
    }
  }
} finally {
  for (const { stop } of sites) stop()
  rmSync(folder, { recursive: true, force: true })
}

function run(site, path) {
  const file = join(folder, 'report.json')
  const flags = [
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    `--only-categories=${categories.join(',')}`,
  ]
  // It loses its browser now and then, without a word.
  for (let attempt = 1; ; attempt++) {
    try {
      execFileSync(command, [`http://localhost:${site.port}${path}`, ...flags], { env, stdio: ['ignore', 'ignore', 'inherit'] })
      return JSON.parse(readFileSync(file, 'utf8'))
    } catch (error) {
      if (attempt === 4) throw error
    }
  }
}

/** Audits outside of the performance category that did not pass in some round. */
function faultsOf(reports) {
  const faults = new Set()
  for (const report of reports) {
    for (const name of categories.slice(1)) {
      for (const { id, weight } of report.categories[name].auditRefs) {
        const { score, title } = report.audits[id]
        if (weight > 0 && score !== null && score < 1) faults.add(`${name}: ${id} (${title})`)
      }
    }
  }
  return faults
}

function median(values) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)]
}

function round(value) {
  return value >= 10 ? Math.round(value) : Math.round(value * 1000) / 1000
}
