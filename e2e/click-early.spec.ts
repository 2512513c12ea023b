import { expect, type Page, test } from '@playwright/test'
import { question } from './consent-question.ts'
import { siteOrigin } from './ports.ts'
import { untilSettled } from './settled.ts'
import { untilStarted } from './started.ts'

// What a service worker asks for could not be held back here.
test.use({ serviceWorkers: 'block' })

/** Holds a script back until it is let go: the one of the page, or one that comes later. */
async function holdScript(page: Page, name = 'load'): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**/static/${name}-*.js`, async (route) => {
    await held
    await route.continue().catch(() => {})
  })
  return release
}

const answered = (page: Page) =>
  page.context().addCookies([{ name: 'consent', value: '1.declined.1757397600', url: siteOrigin() }])

test('no script is asked for before the first frame of the document', async ({ page }) => {
  await page.addInitScript(() => {
    const { requestAnimationFrame } = window
    window.requestAnimationFrame = (work) => {
      addEventListener('first-frame', () => requestAnimationFrame(work), { once: true })
      return 0
    }
    addEventListener('first-frame', () => Object.assign(window, { requestAnimationFrame }))
  })
  const asked: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && asked.push(request.url()))
  await page.goto('/en/contacts', { waitUntil: 'networkidle' })
  expect(asked).toEqual([])
  await page.evaluate(() => dispatchEvent(new Event('first-frame')))
  await untilStarted(page)
  expect(asked[0]).toContain('/static/load-')
})

test('stars that were pressed before the script of the page are all kept, in their order; Space presses as a click does', async ({
  page,
}) => {
  await answered(page)
  const release = await holdScript(page)
  await page.goto('/en/forum/2025/program', { waitUntil: 'domcontentloaded' })
  const stars = page.locator('button[data-star]').filter({ visible: true })
  const keys = await stars.evaluateAll((buttons) => buttons.slice(0, 4).map(({ dataset }) => dataset.star?.split(':')[1]))
  for (const place of [2, 0]) await stars.nth(place).click()
  for (const [place, key] of [
    [3, ' '],
    [1, 'Enter'],
  ] as const) {
    await stars.nth(place).focus()
    await page.keyboard.press(key)
  }
  release()
  const wanted = [2, 0, 3, 1].map((place) => keys[place]).join('')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('stars:2025'))).toContain(wanted)
  for (const place of [0, 1, 2, 3]) await expect(stars.nth(place)).toHaveAttribute('aria-pressed', 'true')
})

test('a form whose field was focused before the script of the page is awake when it runs, with what was typed', async ({
  page,
}) => {
  await answered(page)
  const release = await holdScript(page)
  await page.goto('/en/subscribe', { waitUntil: 'domcontentloaded' })
  await page.locator('main [name=email]').pressSequentially('a@b.example')
  release()
  await expect(page.locator('[data-island=submission]')).toHaveAttribute('data-awake')
  await expect(page.locator('main [name=email]')).toHaveValue('a@b.example')
})

test('a press that came before the script of the page is done when it runs', async ({ page }) => {
  await answered(page)
  const release = await holdScript(page)
  await page.goto('/en/contacts', { waitUntil: 'domcontentloaded' })
  await page.locator('[data-consent-settings]').click()
  await expect(question(page)).toBeHidden()
  release()
  await expect(question(page)).toBeVisible()
  await expect(question(page)).toBeFocused()
})

for (const [script, name, dialog] of [
  ['load', 'Share', 'Share'],
  ['search', 'Search the site', 'Search the site'],
] as const)
  test(`a press on “${name}” that came before the script “${script}” opens the dialog when it runs`, async ({ page }) => {
    await answered(page)
    const release = await holdScript(page, script)
    await page.goto('/en/news/tsiny-na-kvytky-2025', { waitUntil: 'domcontentloaded' })
    if (script !== 'load') await page.waitForFunction(() => document.documentElement.dataset.loaded !== undefined)
    const opener = page.locator('[data-opens]').filter({ visible: true })
    await opener
      .and(page.getByRole(script === 'load' ? 'link' : 'button', { name, exact: true }))
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeHidden()
    release()
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()
    await expect(page).toHaveURL(/\/en\/news\/tsiny/)
  })

test('the search is a page for whoever cannot wait: its link is followed when the script does not come', async ({ page }) => {
  await page.clock.install()
  await holdScript(page)
  await page.goto('/en/contacts', { waitUntil: 'domcontentloaded' })
  await page.getByRole('banner').getByRole('link', { name: 'Search the site' }).click()
  await page.clock.runFor(4100)
  await expect(page).toHaveURL(/\/en\/search$/)
})

test('a link is followed before the scripts run', async ({ page }) => {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  const release = await holdScript(page)
  await page.goto('/en/contacts', { waitUntil: 'domcontentloaded' })
  await page.getByRole('contentinfo').getByRole('link', { name: 'News' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News')
  release()
  await untilStarted(page)
  expect(complaints).toEqual([])
})

test('a language that is chosen before the scripts run is kept, and takes the query and the fragment along', async ({ page }) => {
  await holdScript(page)
  await page.goto('/uk/speakers?q=kovalska&x=1#content', { waitUntil: 'domcontentloaded' })
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/en\/speakers\?q=kovalska&x=1#content$/)
  expect((await page.context().cookies()).map(({ name, value }) => `${name}=${value}`)).toEqual(['lang=en'])
})

test('what is pressed while the scripts come is what is let go: the question about visits waits for it', async ({ page }) => {
  const release = await holdScript(page)
  await page.goto('/en/news', { waitUntil: 'domcontentloaded' })
  // What is pressed stays below the pointer.
  await untilSettled(page)
  const link = page.locator('main li a').first()
  await link.evaluate((first) => first.scrollIntoView({ block: 'end' }))
  const place = await link.boundingBox()
  if (!place) throw new Error('the first news cannot be seen')
  await page.mouse.move(place.x + place.width / 2, place.y + place.height - 10)
  await page.mouse.down()
  release()
  await untilStarted(page)
  // Whoever has not answered is asked at once: two frames later the question stood there.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await expect(question(page)).toBeHidden()
  await page.mouse.up()
  await expect(page).toHaveURL(/\/en\/news\/./)
  await expect(question(page)).toBeVisible()
})
