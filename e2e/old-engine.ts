// Real old Chromiums. Playwright starts them, but its own locators ask for functions that they lack: what is pressed and typed goes through here.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, chromium, expect, type Page, test } from '@playwright/test'

const place = (version: string) => join(import.meta.dirname, 'old-engines/node_modules/.chromium', version, 'chromium')

/** Phone's width and height in CSS pixels. */
const viewport = { width: 390, height: 844 }

export type OldVisitor = Awaited<ReturnType<typeof openOldEngine>>

/** Skips the test where this Chromium is not installed; throws there if `OLD_ENGINES` is `required` (`.ci/run`). */
export function needsOldEngine(version: string): void {
  const isThere = existsSync(place(version))
  if (!isThere && process.env.OLD_ENGINES === 'required')
    throw new Error(`Chromium ${version} is not installed: see e2e/old-engines`)
  test.skip(!isThere, `Chromium ${version} is not installed, so nothing was tried in it: node e2e/old-engines/install.mjs`)
}

/** A visitor with a phone and a new profile. `isBare`: without what Safari 15.4 or Firefox 115 lack, of which no engine runs here. */
export async function openOldEngine(version: string, isBare = false) {
  const browser = await chromium.launch({ executablePath: place(version), args: ['--headless', '--no-sandbox', '--disable-gpu'] })
  const context = await browser.newContext({ viewport, locale: 'uk-UA', timezoneId: 'Europe/Kiev', hasTouch: true })
  if (isBare) await context.addInitScript(takeAway)
  const faults: string[] = []
  context.on('weberror', (error) => faults.push(error.error().message))
  const page = await context.newPage()
  page.on('console', (message) => {
    // What Chromium 110 says of every popover, and of answers that a form expects.
    const isKnown = /^Found a 'popover' attribute|^Failed to load resource/.test(message.text())
    if (message.type() === 'error' && !isKnown) faults.push(message.text())
  })
  return { ...handsOn(page, faults), page, context, faults, close: () => closed(context, () => browser.close()) }
}

async function closed(context: BrowserContext, close: () => Promise<void>) {
  await context.close()
  await close()
}

/** What these engines say of a module that was on its way when its page was left. */
const isCutOff = (fault: string) => fault.includes('Failed to fetch dynamically imported module')

function handsOn(page: Page, faults: string[]) {
  /** Asks until the expression is true; Playwright's own way is refused by the site's policy here. A page that is left in between answers later. */
  const until = (expression: string) =>
    expect.poll(() => page.evaluate<boolean>(`!!(${expression})`).catch(() => false), { message: expression }).toBe(true)

  /** Presses the middle of the first element that is drawn. Throws where something else lies there. */
  async function press(selector: string): Promise<void> {
    await until(`!!document.querySelector(${JSON.stringify(selector)})`)
    const { x, y, cover } = await page.evaluate(spotOf, selector)
    if (cover) throw new Error(`${selector} cannot be pressed on ${page.url()}: ${cover}`)
    await page.mouse.click(x, y)
  }

  return {
    until,
    press,
    /** Goes to a page and waits until its frame and everything of it that moves answers. */
    async open(url: string): Promise<void> {
      const before = faults.length
      await page.goto(url, { waitUntil: 'commit' })
      faults.push(...faults.splice(before).filter((fault) => !isCutOff(fault)))
      await page.waitForLoadState()
      await until(`(() => {
        const all = [...document.querySelectorAll('[data-island],[data-module]')]
        for (const element of all) element.dispatchEvent(new Event('pointerover', { bubbles: true }))
        return document.documentElement.dataset.loaded !== undefined && all.every((one) => one.dataset.awake !== undefined)
      })()`)
    },
    async type(selector: string, text: string): Promise<void> {
      await press(selector)
      await page.keyboard.type(text)
    },
    /** Chooses in a list, as the phone's own sheet does. */
    async choose(selector: string, value: string): Promise<void> {
      await press(selector)
      await page.evaluate(
        ([list, chosen]) => {
          const element = document.querySelector<HTMLSelectElement>(list)
          if (!element) return
          element.value = chosen
          element.dispatchEvent(new Event('input', { bubbles: true }))
          element.dispatchEvent(new Event('change', { bubbles: true }))
        },
        [selector, value] as const,
      )
      await page.keyboard.press('Escape')
    },
    untilAt: (part: string) => until(`location.href.includes(${JSON.stringify(part)})`),
    count: (selector: string) => page.evaluate((one) => document.querySelectorAll(one).length, selector),
    /** Words of the first such element. */
    words: (selector: string) => page.evaluate((one) => document.querySelector(one)?.textContent ?? '', selector),
    /** Whether the page is as wide as the phone, and nothing but the page lies over the middle of it. */
    lies: () => page.evaluate(lieOfPage),
  }
}

/** Runs in the browser. `cover`: what lies over the element; '' if nothing does. */
function spotOf(selector: string): { x: number; y: number; cover: string } {
  const found = [...document.querySelectorAll(selector)].filter((one) => one.getClientRects().length > 0)[0]
  if (!found) return { x: 0, y: 0, cover: 'it is not drawn' }
  found.scrollIntoView({ block: 'center', behavior: 'instant' as ScrollBehavior })
  const box = found.getClientRects()[0] as DOMRect
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
  const top = document.elementFromPoint(x, y)
  const label = top?.closest('label')
  const isFree = !!top && (found.contains(top) || label?.contains(found) || label?.control === found)
  return { x, y, cover: isFree ? '' : (top?.outerHTML.slice(0, 160) ?? 'it is outside of the screen') }
}

/** Runs in the browser. */
function lieOfPage(): { over: number; isFree: boolean } {
  const top = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
  return {
    over: document.documentElement.scrollWidth - innerWidth,
    isFree: !!top?.closest('main, header, footer') && !top.closest('aside'),
  }
}

/** Runs in the browser before the scripts of a page: takes away what Safari 15.4 or Firefox 115 lack. */
function takeAway(): void {
  const from = (owner: object, ...names: string[]) => {
    for (const name of names) Reflect.deleteProperty(owner, name)
  }
  from(window, 'requestIdleCallback', 'cancelIdleCallback', 'scheduler', 'navigation', 'structuredClone')
  from(AbortSignal, 'timeout', 'any')
  from(Document.prototype, 'adoptedStyleSheets')
  from(Element.prototype, 'checkVisibility', ...Object.keys(Element.prototype).filter((name) => /^aria[A-Z]/.test(name)))
  from(HTMLElement.prototype, 'inert')
  from(Navigator.prototype, 'connection', 'wakeLock', 'vibrate')
  from(PerformanceResourceTiming.prototype, 'serverTiming')
  from(Array.prototype, 'toSorted', 'toReversed', 'toSpliced', 'with')
  const refusing = (owner: object, name: string, refuse: (given: unknown[]) => unknown[]) => {
    const own = Reflect.get(owner, name)
    Reflect.set(
      owner,
      name,
      new Proxy(own, {
        construct: (target, given, as) => Reflect.construct(target, refuse(given), as),
        apply: (target, self, given) => Reflect.apply(target, self, refuse(given)),
      }),
    )
  }
  refusing(window, 'CSSStyleSheet', () => {
    throw new TypeError('Illegal constructor')
  })
  refusing(window, 'FormData', ([form]) => (form === undefined ? [] : [form]))
  refusing(window, 'RegExp', (given) => {
    if (/\(\?<[=!]/.test(String(given[0]))) throw new SyntaxError('Invalid regular expression: invalid group specifier name')
    return given
  })
}
