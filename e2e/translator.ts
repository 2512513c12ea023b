// What a translator does to a page, and a page that is translated beside one that is not.
import { type Browser, expect, type Page, test } from '@playwright/test'
import { untilStarted } from './started.ts'

declare global {
  interface Window {
    /** What React did to texts that are not on the page. */
    lostWrites: string[]
    wrapTexts(): void
  }
}

/** Runs in the browser before the page. */
export function translator(): void {
  const left = 'script, style, template, textarea, title, svg, font'
  const lost: string[] = []
  window.lostWrites = lost
  window.wrapTexts = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    for (let text = walker.nextNode(); text; text = walker.nextNode())
      if (text.textContent?.trim() && !text.parentElement?.closest(left)) texts.push(text as Text)
    for (const text of texts) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = text.data
      outer.append(inner)
      text.replaceWith(outer)
    }
  }
  const { set, ...rest } = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue') ?? {}
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...rest,
    set(this: Node, value: string) {
      if (!this.isConnected) lost.push(`written: ${value}`)
      set?.call(this, value)
    },
  })
  for (const name of ['removeChild', 'insertBefore'] as const) {
    const original = Node.prototype[name] as (...nodes: unknown[]) => Node
    Object.assign(Node.prototype, {
      [name](this: Node, ...nodes: unknown[]) {
        try {
          return original.apply(this, nodes)
        } catch (error) {
          lost.push(`${name}: ${(nodes[0] as Node | null)?.textContent}`)
          throw error
        }
      },
    })
  }
}

type Answer = Record<string, unknown> | 'none' | 'slow'
/** What a person or the site does to an island. */
export type Step = [name: string, act: (page: Page, answer: (to: Answer) => void) => Promise<unknown>]

/** What one reads; the spaces between elements are another matter. */
const words = (page: Page) => page.evaluate(() => document.body.innerText.replace(/\s+/g, '').split(/(?<=[.:!?)₴])/))

/** Its "?" comes and goes with the place that the text leaves while a page scrolls: so two equal pages may differ by it. */
const withoutSupportButton = (page: Page) => page.evaluate(() => document.querySelector('[data-support]')?.remove())

/** The same page twice, of which one is translated, and is again after each step. */
export async function compare(browser: Browser, address: string, island: string, steps: readonly Step[]): Promise<void> {
  const pages = await Promise.all(
    [false, true].map(async (isTranslated) => {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
      await page.addInitScript(translator)
      let answer: Answer = 'none'
      await page.route('**/*', async (route) => {
        if (route.request().method() !== 'POST' || answer === 'slow')
          return route.request().method() === 'POST' ? undefined : route.fallback()
        if (answer === 'none') return route.abort()
        return route.fulfill({ json: answer })
      })
      await page.goto(address)
      await untilStarted(page)
      await withoutSupportButton(page)
      const translate = () => (isTranslated ? page.evaluate(() => window.wrapTexts()) : undefined)
      await translate()
      return {
        page,
        translate,
        /** Until the form shows its answer, if it is to get one. */
        untilAnswered: async () => {
          if (answer !== 'slow') await expect(page.locator('button[type=submit][aria-disabled=true]')).toHaveCount(0)
        },
        answer: (to: Answer) => {
          answer = to
        },
      }
    }),
  )
  const [plain, translated] = pages as [(typeof pages)[0], (typeof pages)[0]]
  for (const [name, act] of steps) {
    const before = await words(plain.page)
    for (const { page, answer } of pages) await test.step(name, () => act(page, answer))
    await expect.poll(() => words(plain.page), `${island}: ${name} changes something`).not.toEqual(before)
    for (const { untilAnswered } of pages) await untilAnswered()
    const expected = await words(plain.page)
    expect(expected, `${island}: ${name} is not as before`).not.toEqual(before)
    await expect.poll(() => words(translated.page), `${island}: ${name}`).toEqual(expected)
    expect(await translated.page.evaluate(() => window.lostWrites), `${island}: ${name}`).toEqual([])
    await translated.translate()
  }
  for (const { page } of pages) await page.close()
}
