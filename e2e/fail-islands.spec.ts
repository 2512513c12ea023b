// Islands that throw: an old phone, an extension, data that nobody expected. Whatever throws, and whenever, the server's HTML stays or comes back,
// with what was typed, and the browser sends its form.
import { expect, type Page, type Request, test } from '@playwright/test'
import { type IslandName, islandWords } from '../site/app/islands/islands.ts'
import { port } from './ports.ts'
import { siteOfTests } from './site-process.ts'

test.describe.configure({ mode: 'default' })
// What a service worker asks for could not be changed here.
test.use({ serviceWorkers: 'block' })

// A page that is loaded anew may still ask.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

const site = siteOfTests({ PORT: String(port('failingIslands')), SITE_NOW: '2025-10-16T11:34:00+03:00' })

/** A page of each island, with its script and its export; a field, and what is typed into it. */
const places: Record<IslandName, { path: string; script: string; component: string; field?: string }> = {
  callback: { path: '/en/contacts', script: 'callback-form', component: 'CallbackForm', field: 'name' },
  'hall-screen': { path: '/en/forum/2025/dashboard/velyka', script: 'hall-screen', component: 'HallScreen' },
  order: { path: '/en/forum/by-card', script: 'order-form', component: 'OrderForm', field: 'name' },
  submission: { path: '/en/subscribe', script: 'submission-form', component: 'SubmissionForm', field: 'email' },
}

/** Components that fail, made of the island's own (`Own`), as source text. `isLate`: once `window.isBroken` is set, at the next change of state. */
const components: Record<string, { source: string; isLate?: boolean }> = {
  'it throws when it is drawn': { source: '() => { throw new Error("broken") }' },
  'it throws no error, but undefined': { source: '() => { throw undefined }' },
  'it throws what browsers throw where storage is refused': { source: '() => { throw new DOMException("no", "SecurityError") }' },
  'it draws an object': { source: '() => ({})' },
  'it throws in the page': { source: '(props) => [Own(props), bad]' },
  'a part of it that comes later is lost': { source: '(props) => [Own(props), part]' },
  'it throws later': {
    source: '(props) => { const own = Own(props); if (window.isBroken) throw new Error("broken"); return own }',
    isLate: true,
  },
  'it throws in the page later': {
    source: '(props) => { const own = Own(props); return window.isBroken ? [own, bad] : own }',
    isLate: true,
  },
  'it throws later what browsers throw on a page that somebody changed': {
    source:
      '(props) => { const own = Own(props); if (window.isBroken) throw new DOMException("no", "NotFoundError"); return own }',
    isLate: true,
  },
}

/** `bad` throws when React puts it into the page, `part` is loaded while React draws, and does not come. */
const bad = `const bad = { $$typeof: Symbol.for('react.transitional.element'), type: 'i', key: 'bad', props: { ref() { throw new Error('broken') } } }
bad.ref = bad.props.ref
const lost = Promise.reject(new Error('broken')).catch(() => { isLost = true })
let isLost = false
const type = { $$typeof: Symbol.for('react.lazy'), _payload: null, _init() { throw isLost ? new Error('broken') : lost } }
const part = { $$typeof: Symbol.for('react.transitional.element'), type, key: 'part', ref: null, props: {} }`

/** Other ways to fail: what the page is sent. */
const pages: Record<string, { script?: string; isTried?: true; html?: (html: string) => string }> = {
  'its script has an unknown syntax': { script: 'export const =' },
  'its script throws': { script: 'throw new TypeError("[].toSorted is not a function")' },
  'its script has nothing for it': { script: 'export {}', isTried: true },
  'its props are cut off': { html: (html) => html.replace(/ data-props="[^"]*"/g, ' data-props="{"') },
  'its props are empty': { html: (html) => html.replace(/ data-props="[^"]*"/g, ' data-props="{}"') },
  'its props are null': { html: (html) => html.replace(/ data-props="[^"]*"/g, ' data-props="null"') },
  'the words of the page are missing': { html: (html) => html.replace('id="page-data"', 'id="other"') },
  'the words of the page are cut off': { html: (html) => html.replace(/(id="page-data"[^>]*>.{9}).*?(?=<\/script>)/, '$1') },
}

/** Records the HTML of the islands before any script of the page runs, as its parser has made it. */
function recordServed(): void {
  document.addEventListener('DOMContentLoaded', () => {
    const all = [...document.querySelectorAll<HTMLElement>('[data-island]')].map((one) => [one.dataset.island, one.innerHTML])
    Object.assign(window, { served: Object.fromEntries(all) })
  })
}

const drawn = (page: Page, name: IslandName) =>
  page.evaluate((island) => {
    const { served } = window as unknown as { served: Record<string, string> }
    return document.querySelector(`[data-island=${island}]`)?.innerHTML === served[island]
  }, name)

const islandOn = (page: Page, name: IslandName) => page.locator(`[data-island=${name}]`)

/** Wakes the island, as a visitor's touch does. */
async function touch(page: Page, name: IslandName): Promise<void> {
  await islandOn(page, name).dispatchEvent('pointerover')
}

/** What is typed stays, and the browser sends the form to the server. */
async function expectPlainForm(page: Page, name: IslandName): Promise<void> {
  const { field } = places[name]
  if (!field) return
  const form = islandOn(page, name).locator('form')
  await expect(form.locator(`[name=${field}]`)).toHaveValue('somebody')
  const isSent = (request: Request) => request.isNavigationRequest() && request.method() === 'POST'
  const sent = page.waitForRequest(isSent)
  await form.locator('button[type=submit]').last().click()
  expect((await sent).postData()).toContain(`${field}=somebody`)
}

/** Opens its page; its script comes when something is typed, made by `change`. */
async function openIsland(page: Page, name: IslandName, change: (own: string) => string): Promise<void> {
  const typed = Promise.withResolvers<void>()
  await page.route(`**/static/${places[name].script}-*.js`, async (route) => {
    await typed.promise
    const response = await route.fetch()
    await route.fulfill({ response, body: change(await response.text()) })
  })
  await page.addInitScript(recordServed)
  await page.goto(site.url + places[name].path)
  const { field } = places[name]
  if (field) await islandOn(page, name).locator(`[name=${field}]`).fill('somebody')
  typed.resolve()
  await touch(page, name)
}

/** The script of an island with a component made of its own one. */
function brokenBy(own: string, component: string, source: string): string {
  const [, local] = own.match(new RegExp(`([\\w$]+) as ${component}\\b`)) ?? []
  return own.replace(
    /export\{[^}]*\};?\s*$/,
    () => `;${bad};const Own=${local};const Bad=(${source});export{Bad as ${component}}`,
  )
}

/** Changes the state of an island that works. */
async function change(page: Page, name: IslandName): Promise<void> {
  if (name === 'hall-screen') await page.evaluate(() => window.dispatchEvent(new Event('online')))
  else await islandOn(page, name).locator('button[type=submit]').last().click()
}

for (const name of Object.keys(islandWords) as IslandName[])
  test.describe(name, () => {
    const { component } = places[name]

    for (const [title, { source, isLate }] of Object.entries(components))
      test(`${title}: the server's HTML comes back, and works`, async ({ page }) => {
        await openIsland(page, name, (own) => brokenBy(own, component, source))
        if (isLate) {
          await expect(islandOn(page, name)).toHaveAttribute('data-awake')
          await expect(islandOn(page, name)).not.toHaveAttribute('data-plain')
          await page.evaluate(() => Object.assign(window, { isBroken: true }))
          await change(page, name)
        }
        await expect(islandOn(page, name)).toHaveAttribute('data-plain')
        expect(await drawn(page, name)).toBe(true)
        await expect(islandOn(page, name)).toHaveAttribute('data-awake')
        await expectPlainForm(page, name)
      })

    for (const [title, { script: text, isTried, html }] of Object.entries(pages))
      test(`${title}: the server's HTML stays, and works`, async ({ page }) => {
        const told = page.waitForEvent('console', (message) => /error|warning/.test(message.type()))
        if (html)
          await page.route(`**${places[name].path}`, async (route) => {
            if (!route.request().isNavigationRequest() || route.request().method() !== 'GET') return route.fallback()
            const response = await route.fetch()
            await route.fulfill({ response, body: html(await response.text()) })
          })
        await openIsland(page, name, (own) => text ?? own)
        await told
        // A script that came has been tried; the page may not change below a press.
        if (html || isTried) await expect(islandOn(page, name)).toHaveAttribute('data-awake')
        // Where nothing is typed, the page may be loaded anew.
        await expect.poll(() => drawn(page, name).catch(() => false)).toBe(true)
        await expectPlainForm(page, name)
      })
  })

test('names of attendees in fields that the server did not draw are sent all the same', async ({ page }) => {
  await openIsland(page, 'order', (own) => brokenBy(own, 'OrderForm', components['it throws later']?.source ?? ''))
  await expect(islandOn(page, 'order')).toHaveAttribute('data-awake')
  await islandOn(page, 'order').locator('select').first().selectOption('3')
  await islandOn(page, 'order').locator('fieldset').nth(2).locator('input').first().fill('Third')
  await page.evaluate(() => Object.assign(window, { isBroken: true }))
  await change(page, 'order')
  await expect(islandOn(page, 'order')).toHaveAttribute('data-plain')
  await expect(islandOn(page, 'order').locator('fieldset')).toHaveCount(1)
  const sent = page.waitForRequest((request) => request.isNavigationRequest() && request.method() === 'POST')
  await islandOn(page, 'order').locator('button[type=submit]').last().click()
  expect((await sent).postData()).toContain('=Third')
})
