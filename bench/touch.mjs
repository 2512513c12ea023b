// How long a visitor waits for what a touch does (the browser's own event timing, of which INP is made): a phone's width, a processor four times
// slower; once when the client stands and once while it starts. Needs Chromium. Run: node bench/touch.mjs [rounds]
import { chromium } from '@playwright/test'
import { findChromium } from '../scripts/chromium.mjs'
import { quantile, startSite } from './running-site.mjs'

const rounds = Number(process.argv[2] ?? 3)
const port = Number(process.env.BENCH_PORT ?? 4304)
const touches = [
  ['menu', '/uk', (page) => page.locator('header details summary').filter({ visible: true }).first().tap()],
  ['day of the programme', '/uk/forum/2025/program', (page) => page.locator('main nav a[href*="day="]').last().tap()],
  ['first letter of a filter', '/uk/speakers', (page) => page.getByRole('searchbox').press('k')],
  ['an answer to the question about cookies', '/uk/contacts', answerQuestion],
  ['a link', '/uk/contacts', (page) => page.locator('main a[href^="/uk/"]').filter({ visible: true }).first().tap()],
]

/** The question comes after the first scroll. */
async function answerQuestion(page) {
  await page.mouse.wheel(0, 600)
  await page.locator('section[aria-labelledby="consent-question"] button').first().tap()
}

const { stop } = process.env.BENCH_ORIGIN ? { stop() {} } : await startSite(port, { PICTURES_AHEAD: 'off' })
const origin = process.env.BENCH_ORIGIN ?? `http://localhost:${port}`
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--disable-gpu'] })
try {
  console.log('| touch | when the client stands, ms | while it starts, ms |\n|---|--:|--:|')
  for (const [name, path, touch] of touches) {
    const measured = { started: [], starting: [] }
    for (let round = 0; round < rounds; round++)
      for (const when of Object.keys(measured)) measured[when].push(await longest(path, touch, when === 'started'))
    console.log(`| ${name} | ${quantile(measured.started, 0.5)} | ${quantile(measured.starting, 0.5)} |`)
  }
} finally {
  await browser.close()
  stop()
}

/** The longest event of one touch, ms; 0: below what the browser reports (16 ms), or answered by another document. */
async function longest(path, touch, isStarted) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  const seen = []
  await page.exposeFunction('tell', (ms) => seen.push(ms))
  await page.addInitScript(() => {
    const read = (list) => {
      for (const entry of list.getEntries()) if (entry.interactionId) window.tell(entry.duration)
    }
    new PerformanceObserver(read).observe({ type: 'event', durationThreshold: 16, buffered: true })
  })
  await page.goto(origin + path)
  if (isStarted) {
    await page.waitForFunction(() => {
      window.dispatchEvent(new Event('pointerdown'))
      return Object.keys(document.querySelector('main')).some((key) => key.startsWith('__react'))
    })
    await page.waitForTimeout(500)
  }
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  if (!isStarted) {
    await page.evaluate(() => window.dispatchEvent(new Event('pointerdown')))
    await page.waitForTimeout(150)
  }
  await touch(page)
  await page.waitForTimeout(1500)
  await context.close()
  return Math.max(0, ...seen)
}
