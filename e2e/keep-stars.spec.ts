// A star is never lost: after Back (a page from the back/forward cache), in two tabs, before the scripts come, where the browser stores nothing.
// The headless shell has no back/forward cache: a page is made to be back as it would be, with its scripts as they were and `pageshow`.
import { expect, type Locator, type Page, test } from '@playwright/test'
import { siteOrigin } from './ports.ts'

test.beforeEach(({ context }) =>
  context.addCookies([{ name: 'consent', value: '1.declined.1757397600', url: siteOrigin() }]).then(() => {}),
)

const session = '/uk/forum/2025/program/mala-heneratsiia'
const key = 'r4s4y5'
/** Of the session on its own page, and in a row of a list. */
const own = (page: Page) => page.locator('main').getByRole('button', { name: 'До моєї програми', exact: true })
const row = (page: Page) =>
  page
    .locator('main')
    .getByRole('button', { name: /^До моєї програми: Мала генерація/ })
    .first()
const isSet = (star: Locator, is = true) => expect(star).toHaveAttribute('aria-pressed', String(is))
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('stars:2025'))

async function openFirst(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForFunction(() => document.documentElement.dataset.loaded !== undefined)
}

/** As another page of this tab would, while this one lies in the cache: nobody tells it. */
const storeAway = (page: Page, keys: string) => page.evaluate((text) => localStorage.setItem('stars:2025', text), keys)
const comeBack = (page: Page) => page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))

const programme = '/uk/forum/2025/program?day=all'
const lists = [programme, '/uk', '/uk/search?q=генерація', '/uk/forum/2025/my']
for (const path of lists)
  test(`a first star that was set on a session is seen after Back to ${path}, and a press takes it off`, async ({ page }) => {
    await openFirst(page, path)
    await storeAway(page, key)
    await comeBack(page)
    await isSet(row(page))
    await row(page).click()
    await isSet(row(page), false)
    expect(await stored(page)).toBe('')
  })

test('a press on a star that shows "not set" sets it, though another page has set it meanwhile, and takes no other off', async ({
  page,
}) => {
  for (const [path, star] of [
    [session, own(page)],
    [programme, row(page)],
  ] as const) {
    // A mouse over a star would start the script, which then shows what is stored before the press.
    await page.mouse.move(0, 0)
    await openFirst(page, path)
    // Before its script, and after.
    for (const keys of [key, 'zahwcy', `zahwcy${key}`]) {
      await storeAway(page, keys)
      if (keys === key) await star.dispatchEvent('click')
      else await star.click()
      await isSet(star)
      expect([...((await stored(page)) ?? '').matchAll(/.{6}/g)].map(String).toSorted()).toEqual(
        [...new Set([key, ...(keys.match(/.{6}/g) ?? [])])].toSorted(),
      )
      await storeAway(page, '')
      await comeBack(page)
      await isSet(star, false)
    }
    // The next page is a first visit again.
    await page.evaluate(() => localStorage.clear())
  }
})

test('a press that came before any script sets what another page has set, and a second one takes it off', async ({ page }) => {
  for (const presses of [1, 2]) {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/static/load-*.js', (route) => held.then(() => route.continue()))
    await page.goto(session, { waitUntil: 'domcontentloaded' })
    await storeAway(page, key)
    for (let press = 0; press < presses; press++) await own(page).click()
    await isSet(own(page), presses === 1)
    release()
    await expect(own(page)).toHaveAttribute('data-awake')
    await isSet(own(page), presses === 1)
    expect(await stored(page)).toBe(presses === 1 ? key : '')
    await page.unroute('**/static/load-*.js')
  }
})

test('two tabs, of which none had a star: what one sets the other shows, and both are kept', async ({ page, context }) => {
  const other = await context.newPage()
  await openFirst(page, programme)
  await openFirst(other, session)
  await own(other).click()
  await isSet(row(page))
  const second = page.locator('main ol button[data-star][aria-pressed=false]').first()
  const name = (await second.getAttribute('aria-label')) ?? ''
  await second.click()
  await isSet(page.getByRole('button', { name }).first())
  expect(await stored(other)).toHaveLength(12)
  await own(other).click()
  await isSet(row(page), false)
  await isSet(page.getByRole('button', { name }).first())
})

/** Each takes what its browser takes away. */
const refusals = {
  'refuses its storage': () =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    }),
  'has no storage': () => Object.defineProperty(window, 'localStorage', { value: null }),
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  },
}

for (const [locale, name, words, lost, [what, refuse]] of [
  ['uk', 'До моєї програми', 'Лише доки відкрита ця сторінка', 'Цей браузер не дозволяє зберігати', Object.entries(refusals)[0]],
  ['en', 'Add to my programme', 'Only while this page is open', 'This browser stores nothing', Object.entries(refusals)[1]],
  ['ru', 'В мою программу', 'Только пока открыта эта страница', 'Этот браузер не позволяет хранить', Object.entries(refusals)[2]],
] as [string, string, string, string, [string, () => void]][])
  test(`a browser that ${what} keeps the star as long as the page, in ${locale}, and the button says so in words`, async ({
    page,
  }) => {
    await page.addInitScript(refuse)
    await openFirst(page, session.replace('uk', locale))
    const star = page.locator('main').getByRole('button', { name, exact: true })
    await star.click()
    await isSet(star)
    await expect(page.locator('main').getByText(words)).toBeVisible()
    await expect(star).toHaveAccessibleDescription(new RegExp(lost))
    await expect(page.getByText(lost).filter({ visible: true })).toBeVisible()
    await comeBack(page)
    await isSet(star)
    // The link beside the sentence holds what the browser does not.
    await expect(page.locator('[data-star-my]')).toHaveAttribute('href', `/${locale}/forum/2025/my?s=${key}`)
    await star.click()
    await isSet(star, false)
    await expect(page.locator('main').getByText(words)).toBeHidden()
    await openFirst(page, `/${locale}/forum/2025/program?day=all`)
    const inRow = page.locator(`main button[data-star="2025:${key}"]`).first()
    await inRow.click()
    await isSet(inRow)
    await expect(inRow).toHaveAccessibleDescription(new RegExp(lost))
    await openFirst(page, `/${locale}/forum/2025/my?s=${key}`)
    await page.locator('[data-take=mine]').click()
    await expect(page.getByText(lost).filter({ visible: true })).toBeVisible()
    await expect(page).toHaveURL(/\?s=/)
  })
