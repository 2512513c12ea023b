// Firefox of Debian, over WebDriver BiDi.
import { existsSync } from 'node:fs'
import puppeteer from 'puppeteer-core'
import type { Opening } from './engine.ts'

const places = [process.env.FIREFOX ?? '', '/usr/bin/firefox-esr', '/usr/bin/firefox']

/** A Firefox without a window and with a profile that is thrown away. */
export async function openFirefox(paths: readonly string[] = places): Promise<Opening> {
  const executablePath = paths.find((path) => existsSync(path))
  if (!executablePath) return { absent: 'Firefox is not installed (Debian: firefox-esr), so nothing was tried in it.' }
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true })
  const page = await browser.newPage()
  return {
    engine: {
      name: (await browser.version()).replace('firefox/', 'Firefox '),
      widen: (width) => page.setViewport({ width, height: 900 }),
      open: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
      ask: (expression) => page.evaluate(`(${expression})`) as Promise<never>,
      // Into the middle first, as the other driver does: at the edge the question about visits lies over it.
      click: async (selector) => {
        await page.$eval(selector, (element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
        await page.click(selector)
      },
      type: (selector, text) => page.type(selector, text),
      close: () => browser.close(),
    },
  }
}
