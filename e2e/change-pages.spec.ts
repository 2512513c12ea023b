// Pages that something else changes: a translator puts elements around every text, a password manager sets its own beside fields, a telephone
// program makes links of numbers, a blocker takes parts away. Before and after everything of a page is awake: it stays, with what was typed.
import { expect, type Page, test } from '@playwright/test'
import { formOn } from './form-page.ts'
import { untilStarted } from './started.ts'

test.use({ serviceWorkers: 'block', viewport: { width: 1280, height: 800 } })
test.setTimeout(120_000)

const templates: Record<string, string> = {
  home: '/uk',
  programme: '/uk/forum/2025/program',
  session: '/uk/forum/2025/program/mala-heneratsiia',
  'own programme': '/uk/forum/2025/my',
  speakers: '/uk/speakers',
  post: '/uk/news/tsiny-na-kvytky-2025',
  album: '/uk/photos/zala-u-yakii-rakhuiut',
  tickets: '/uk/forum/2025/tickets',
  'by card': '/uk/forum/by-card',
  'by bank': '/uk/forum/by-bank',
  'by form': '/uk/forum/by-form',
  booking: '/uk/forum/booking',
  accreditation: '/uk/accreditation',
  subscribe: '/uk/subscribe',
  callback: '/uk/callback',
  contacts: '/uk/contacts',
  search: '/uk/search?q=%D0%B5%D0%BD%D0%B5%D1%80%D0%B3%D1%96%D1%8F',
  missing: '/uk/no-such-page',
}

/** Where menu and search are tried, too: they are the same on each page; home has its header over a picture, the programme a search of its own. */
const framed = new Set(['home', 'programme', 'post', 'missing'])
/** Forms that are sent, too, with what is wrong in them. */
const sent = new Set(['by card', 'subscribe'])

/** Runs in the browser: what translators, managers of passwords, telephones and blockers do to a page. */
function changePage(): void {
  const left = 'script, style, template, textarea, select, title, svg, [data-changed]'
  const texts: Text[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = walker.nextNode(); text; text = walker.nextNode())
    if (text.textContent?.trim() && !text.parentElement?.closest(left)) texts.push(text as Text)
  const element = (name: string, ...children: Node[]) => {
    const made = document.createElement(name)
    made.dataset.changed = ''
    made.append(...children)
    return made
  }
  for (const text of texts) {
    const isPressed = text.parentElement?.closest('a, button, label, summary')
    const around = element('font', element('font'))
    text.replaceWith(around)
    const inner = around.firstElementChild
    for (const piece of text.data.split(/(\d{2,})/)) {
      const words = document.createTextNode(piece)
      const link = /^\d{2,}$/.test(piece) && !isPressed ? element('a', words) : words
      if (link instanceof HTMLAnchorElement) link.href = `tel:${piece}`
      inner?.append(link)
    }
  }
  for (const field of document.querySelectorAll(':is(input:not([type=hidden]), textarea, select):not(:has(+ [data-changed]))'))
    field.after(element('div', element('button')))
  if (document.documentElement.lang === 'de') return
  document.documentElement.lang = 'de'
  document.querySelector('header nav > :nth-child(2)')?.remove()
  document.querySelector('header nav details')?.remove()
  document.querySelector('header [data-quiet], header [data-language]')?.remove()
}

/** Fields of the page in which something can be typed, without those of dialogs that are closed. */
const fields = (page: Page) =>
  page.locator('input:is([type=text], [type=search], [type=email], [type=tel]), textarea').filter({ visible: true })

/** Types into every field that is seen, and tells what stands in each by its name. */
async function typeEverywhere(page: Page): Promise<void> {
  for (const field of await fields(page).all()) {
    await field.focus()
    await page.keyboard.type('ab')
  }
}

const typed = (page: Page) =>
  page.locator('input:is([type=text], [type=search], [type=email], [type=tel]), textarea').evaluateAll((all) =>
    all.flatMap((field) => {
      const { name, value } = field as HTMLInputElement
      return value && field.checkVisibility() ? [`${name}: ${value}`] : []
    }),
  )

async function expectFrame(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(page.getByRole('banner')).toHaveCSS('position', 'fixed')
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.keyboard.press('/')
  const dialog = page.locator('#search-dialog')
  await expect(dialog).toBeVisible()
  await dialog.locator('[role=combobox]').fill('Горбенко')
  await expect(dialog.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  const group = page.locator('header details[data-menu]:visible').first()
  await group.locator('summary').click()
  await expect(group).toHaveAttribute('open', '')
  await page.keyboard.press('Escape')
  await expect(group).not.toHaveAttribute('open')
}

/** A form that is refused says so, and keeps what stands in it. */
async function expectAnswer(page: Page): Promise<void> {
  const [before, address] = [await typed(page), page.url()]
  await formOn(page).locator('button[type=submit]:not([name])').click()
  await expect(formOn(page).getByRole('alert').first()).toBeVisible()
  expect(await typed(page)).toEqual(before)
  expect(page.url()).toBe(address)
}

/** Templates that follow one another in one tab: each new one costs as much as a page. */
const rows = Object.entries(templates)
const groups = Array.from({ length: Math.ceil(rows.length / 5) }, (_, group) => rows.slice(group * 5, (group + 1) * 5))

for (const group of groups)
  test(`changed before its parts are awake and again afterwards nothing typed is lost, no error, the frame works: ${group.map(([name]) => name).join(' · ')}`, async ({
    page,
  }) => {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    let held = Promise.withResolvers<void>()
    await page.route('**/static/load-*.js', (route) => held.promise.then(() => route.continue()))
    for (const [name, path] of group)
      await test.step(name, async () => {
        held = Promise.withResolvers<void>()
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        await typeEverywhere(page)
        await page.evaluate(changePage)
        const before = await typed(page)
        held.resolve()
        await untilStarted(page)
        expect(await typed(page)).toEqual(before)
        // What the islands have drawn meanwhile is not translated yet.
        await page.evaluate(changePage)
        // Islands draw themselves anew while somebody types.
        await typeEverywhere(page)
        for (const text of await typed(page)) expect(text).toContain('ab')
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
        if (framed.has(name)) await expectFrame(page)
        if (sent.has(name)) await expectAnswer(page)
        expect(errors).toEqual([])
      })
  })

test('a number of tickets that was chosen before the form was translated and drawn anew is counted', async ({ page }) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/static/*.js', (route) => held.promise.then(() => route.continue()))
  await page.goto('/en/forum/2025/by-card', { waitUntil: 'domcontentloaded' })
  await formOn(page).locator('select').first().selectOption('3')
  await page.evaluate(changePage)
  held.resolve()
  await untilStarted(page)
  await expect(formOn(page).locator('select').first()).toHaveValue('3')
  await expect(formOn(page).locator('fieldset')).toHaveCount(3)
})
