// The site gets another name: who opens an old address comes to the new one with the stars that were set under the old one.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { port } from './ports.ts'
import { type SiteProcess, startSite } from './site-process.ts'

test.describe.configure({ mode: 'default' })
test.use({ serviceWorkers: 'allow' })

/** Two names of this machine are two origins for a browser. */
const former = () => `http://127.0.0.1:${port('formerName')}`
const present = () => `http://localhost:${port('formerName')}`

let folder: string
let site: SiteProcess
const startAs = (settings: Record<string, string>) =>
  startSite({ PORT: String(port('formerName')), DATA_DIR: folder, ...settings })
let isRenamed = false
const rename = async () => {
  if (isRenamed) return
  isRenamed = true
  await site.stop()
  site = await startAs({ SITE_URL: present(), FORMER_URLS: former() })
}

test.beforeAll(async () => {
  test.setTimeout(90_000)
  folder = await mkdtemp(join(tmpdir(), 'forum-name-'))
  site = await startAs({ SITE_URL: former() })
})
test.afterAll(async () => {
  await site.stop()
  await rm(folder, { recursive: true })
})
test.beforeEach(async ({ context }) => {
  for (const url of [former(), present()]) await context.addCookies([{ name: 'consent', value: '1.declined.1757397600', url }])
})

const session = '/uk/forum/2025/program/mala-heneratsiia'
const key = 'r4s4y5'
const star = (page: Page) => page.locator('main').getByRole('button', { name: 'До моєї програми', exact: true })
/** A page that leads on is not waited for. */
const open = (page: Page, url: string) => page.goto(url, { waitUntil: 'commit' })
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('stars:2025'))

test('stars and the calendar that follows them go along once, and are added to those under the new name', async ({ page }) => {
  test.setTimeout(150_000)
  await page.goto(former() + session)
  await star(page).click()
  await expect(star(page)).toHaveAttribute('aria-pressed', 'true')
  await page.evaluate(() => localStorage.setItem('calendar:2025', 'a-key-of-twenty-two-si r4s4y5'))
  // The worker of the old name stands between the browser and the site.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  await rename()
  await page.goto(`${present()}/uk/contacts`)
  await page.evaluate(() => localStorage.setItem('stars:2025', 'zahwcy'))

  await open(page, `${former()}${session}?utm_source=mail#top`)
  await expect(page).toHaveURL(`${present()}${session}?utm_source=mail#top`)
  await expect(star(page)).toHaveAttribute('aria-pressed', 'true')
  expect(await stored(page)).toBe(`zahwcy${key}`)
  // The key goes along; which stars the calendar follows is sent anew by the page.
  expect(await page.evaluate(() => localStorage.getItem('calendar:2025'))).toMatch(/^a-key-of-twenty-two-si (?:zahwcy)?r4s4y5$/)

  // A star that is taken off here stays off, whatever old address is opened.
  await star(page).click()
  await expect(star(page)).toHaveAttribute('aria-pressed', 'false')
  await open(page, former() + session)
  await expect(page).toHaveURL(present() + session)
  await expect(star(page)).toHaveAttribute('aria-pressed', 'false')
  expect(await stored(page)).toBe('zahwcy')
})

test('without scripts, and without stars, an old address leads to the same page', async ({ browser }) => {
  await rename()
  for (const javaScriptEnabled of [false, true]) {
    const page = await browser.newPage({ javaScriptEnabled })
    await open(page, former() + session)
    await expect(page).toHaveURL(present() + session)
    await expect(page.locator('main h1')).toBeVisible()
    await page.close()
  }
})

test('nobody else plants stars here, or leads away by the address that takes them', async ({ page }) => {
  await rename()
  const handed = (to: string) => encodeURIComponent(JSON.stringify({ to, kept: { 'stars:2025': key, 'calendar:2025': 'x y' } }))
  for (const [to, place] of [
    ['/uk/contacts', '/uk/contacts'],
    ['//evil.example/uk', '/uk'],
    ['https://evil.example/uk', '/uk'],
    ['javascript:alert(1)', '/uk'],
  ] as const) {
    await page.goto(`${present()}/uk/speakers`)
    await open(page, `${present()}/stars#${handed(to)}`)
    await expect(page).toHaveURL(present() + place)
  }
  expect(await stored(page)).toBeNull()
})
