import { expect, type Page, test } from '@playwright/test'
import { siteOrigin } from './ports.ts'
import { untilSettled } from './settled.ts'
import { untilStarted } from './started.ts'

// What a service worker asks for could not be held back here.
test.use({ serviceWorkers: 'block' })

/** Holds the client, or another file that comes before it, back until it is let go. */
async function holdClient(page: Page, file = 'entry.client'): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**/static/${file}*`, async (route) => {
    await held
    await route.continue().catch(() => {})
  })
  return release
}

for (const file of ['starter', 'entry.client'])
  test(`a click that came before ${file} is done when it runs`, async ({ page }) => {
    await page.context().addCookies([{ name: 'consent', value: '1.declined.1757397600', url: siteOrigin() }])
    const release = await holdClient(page, file)
    await page.goto('/en/contacts')
    await page.locator('[data-consent-settings]').click()
    const question = page.getByRole('region', { name: 'May we count your visits?' })
    await expect(question).toBeHidden()
    release()
    await expect(question).toBeVisible()
    await expect(question).toBeFocused()
  })

test('a click that came before the sheet is done when nothing hides any more what it opens, and the focus goes there', async ({
  page,
}) => {
  await page.context().addCookies([{ name: 'consent', value: '1.declined.1757397600', url: siteOrigin() }])
  // A client that would stand long before the page has ended what hid that (200 ms after its sheet: app/late-styles.server.ts).
  await page.addInitScript(() => {
    const later = window.setTimeout
    Object.assign(window, { setTimeout: (act: () => void, ms: number) => later(act, ms === 200 ? 3000 : ms) })
  })
  const release = await holdClient(page, 'style-')
  await page.goto('/en/contacts')
  await page.locator('[data-consent-settings]').click()
  release()
  const question = page.getByRole('region', { name: 'May we count your visits?' })
  await expect(question).toBeVisible()
  await expect(question).toBeFocused()
})

test('words that were typed before the starter came are heard when it comes', async ({ page }) => {
  const release = await holdClient(page, 'starter')
  await page.goto('/uk/forum/2025/speakers')
  await page.getByRole('searchbox').fill('ковальська')
  release()
  await expect(page.locator('main li:visible a[href*="/speakers/"]')).toHaveCount(1)
})

test('a link is followed before the scripts run, and they take over the page that it leads to as it stands', async ({ page }) => {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  const release = await holdClient(page)
  await page.goto('/en/contacts')
  await page.getByRole('contentinfo').getByRole('link', { name: 'News' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News')
  release()
  await untilStarted(page)
  // React says so where a page is not what it was drawn as, and draws all of it anew: whoever stood somewhere stands nowhere.
  expect(complaints).toEqual([])
})

test('what is pressed while the scripts come is what is let go: the question about visits waits for it', async ({ page }) => {
  const release = await holdClient(page)
  await page.goto('/en/news')
  // What is pressed stays below the pointer.
  await untilSettled(page)
  const link = page.locator('main li a').first()
  await link.evaluate((first) => first.scrollIntoView({ block: 'end' }))
  const place = await link.boundingBox()
  if (!place) throw new Error('the first news cannot be seen')
  await page.mouse.move(place.x + place.width / 2, place.y + place.height - 10)
  await page.mouse.down()
  release()
  await page.locator('[data-consent-settings]').waitFor()
  await untilStarted(page)
  // Whoever has not answered is asked at once: two frames later the question stood there.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await expect(page.locator('#consent-question')).toHaveCount(0)
  await page.mouse.up()
  await expect(page).toHaveURL(/\/en\/news\/./)
  await expect(page.locator('#consent-question')).toBeVisible()
})
