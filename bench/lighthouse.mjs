// Lighthouse's mobile preset on the main templates, median of several rounds: categories, first and largest paint, blocking time, shift.
// Needs Chromium. Run: node bench/lighthouse.mjs [rounds] [path …]
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '../scripts/chromium.mjs'
import { pinnedEnvironment, prepare, root } from '../scripts/prepare.mjs'
import { ownPackage } from './own-packages.mjs'

const [roundsGiven, ...pathsGiven] = process.argv.slice(2)
const rounds = Number(roundsGiven ?? 5)
const paths =
  pathsGiven.length > 0
    ? pathsGiven
    : [
        '/uk',
        '/uk/forum/2025/program',
        '/uk/speakers',
        '/uk/forum/2025/speakers',
        '/uk/speakers/severyn-zaichenko',
        '/uk/news/tsiny-na-kvytky-2025',
        '/uk/photos/zala-u-yakii-rakhuiut',
        '/uk/forum/2023',
        '/uk/forum/2025/tickets',
      ]
const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const audits = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']
const port = 4812
const origin = `http://localhost:${port}`
const folder = mkdtempSync(join(tmpdir(), 'forum-lighthouse-'))

prepare()
const command = ownPackage('.bin/lighthouse')
const env = pinnedEnvironment({
  PORT: String(port),
  DATA_DIR: join(folder, 'data'),
  CHROME_PATH: findChromium(),
  // Pictures made behind the pages would take the processor from what is measured.
  PICTURES_AHEAD: 'off',
})
const site = spawn('node', ['server/index.ts'], { cwd: root, stdio: 'ignore', env })

try {
  await untilAnswering(`${origin}/readyz`)
  console.log(`| page | ${categories.join(' | ')} | FCP ms | LCP ms | TBT ms | CLS |`)
  console.log(`|---|${'--:|'.repeat(categories.length + audits.length)}`)
  for (const path of paths) {
    run(path) // Pictures are made on their first request: that is not what is measured.
    const reports = Array.from({ length: rounds }, () => run(path))
    const scores = categories.map((name) => Math.round(median(reports.map((report) => report.categories[name].score)) * 100))
    const figures = audits.map((name) => round(median(reports.map((report) => report.audits[name].numericValue))))
    console.log(`| ${path} | ${[...scores, ...figures].join(' | ')} |`)
    for (const fault of faultsOf(reports)) console.log(`  - ${fault}`)
  }
} finally {
  site.kill('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
}

function run(path) {
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
      execFileSync(command, [origin + path, ...flags], { env, stdio: ['ignore', 'ignore', 'inherit'] })
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

async function untilAnswering(address) {
  const end = Date.now() + 30_000
  while (Date.now() < end) {
    if (
      await fetch(address).then(
        (response) => response.ok,
        () => false,
      )
    )
      return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('the site did not answer within 30 s')
}
