// A calendar can be subscribed to where no program answers `webcal:`: by Google's page, and by an address to copy. That of one's own stars has its key.
import { expect, type Page, test } from '@playwright/test'
import { siteOrigin } from './ports.ts'
import { openStarted } from './started.ts'

test.beforeEach(({ context }) =>
  context.addCookies([{ name: 'consent', value: '1.declined.1757397600', url: siteOrigin() }]).then(() => {}),
)

const ways = (page: Page) => page.locator('details').filter({ hasText: 'Підписатися на календар' })
const addresses = (page: Page) =>
  ways(page).evaluate((details) => ({
    links: [...details.querySelectorAll('a')].map((link) => link.getAttribute('href')),
    shown: details.querySelector('input')?.value,
  }))

test('of one’s own programme: the addresses have no key before the press, and one that leads to the stars after it', async ({
  page,
  request,
}) => {
  await page.addInitScript(() => localStorage.setItem('stars:2025', 'r4s4y5'))
  await openStarted(page, '/uk/forum/2025/my')
  expect(await addresses(page)).toEqual({ links: [null, null, expect.stringMatching(/my\.ics\?s=r4s4y5$/)], shown: '' })
  await ways(page).locator('summary').click()
  await expect(ways(page).getByLabel('Адреса календаря')).toHaveValue(/\/uk\/forum\/2025\/my\.ics\?k=[\w-]{22}$/)
  const { links, shown = '' } = await addresses(page)
  expect(links[0]).toBe(shown.replace(/^https?/, 'webcal'))
  expect(decodeURIComponent(links[1] ?? '')).toBe(`https://calendar.google.com/calendar/r?cid=${links[0]}`)
  const { pathname, search } = new URL(shown)
  expect(await (await request.get(pathname + search)).text()).toContain('BEGIN:VEVENT')
  // With reminders, under the same key.
  await page.locator('summary', { hasText: 'нагадуванням' }).click()
  await expect(page.getByLabel('Адреса календаря').nth(1)).toHaveValue(/my\.ics\?alarm=15&k=[\w-]{22}$/)
  // It stands there at the next visit, too.
  await openStarted(page, '/uk/forum/2025/my')
  expect((await addresses(page)).shown).toBe(shown)
  await page.getByRole('button', { name: 'Припинити й видалити з сайту' }).click()
  await expect(page.getByText('Видалено: календар більше нічого не отримає.')).toBeVisible()
  expect((await addresses(page)).shown).toBe('')
})

test('where the site does not answer, or the browser stores nothing, no address is shown and each says why', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('stars:2025', 'r4s4y5'))
  await openStarted(page, '/uk/forum/2025/my')
  await page.route('**/my-calendar', (route) => route.abort())
  await ways(page).locator('summary').click()
  await expect(page.getByText('Сайт зараз не відповідає')).toBeVisible()
  expect((await addresses(page)).shown).toBe('')
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await ways(page).locator('summary').click()
  await ways(page).locator('summary').click()
  await expect(page.getByText('підписка не знала б нових зірок')).toBeVisible()
  expect((await addresses(page)).links.slice(0, 2)).toEqual([null, null])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of ['forum/2025/my?s=r4s4y5', 'speakers/olena-horbenko', 'forum/2025/program'])
    test(`${path} has the three ways and the address`, async ({ page }) => {
      await page.goto(`/uk/${path}`)
      await ways(page).locator('summary').click()
      await expect(ways(page).getByRole('link')).toHaveCount(3)
      await expect(ways(page).getByLabel('Адреса календаря')).toHaveValue(/^https?:.*\.ics/)
      await expect(ways(page).getByRole('button')).toBeHidden()
    })
})
