import { expect, type Page, test } from '@playwright/test'
import { untilSettled } from './settled.ts'
import { openStarted } from './started.ts'

const programme = '/forum/2025/program'
const sessions = (page: Page) => page.locator('main ol li[data-state] h3 a')

const words = {
  uk: { hall: 'Велика зала', field: 'Тема, назва, імʼя або компанія', show: 'Показати', all: 'Показати всі події' },
  en: { hall: 'Main Hall', field: 'Topic, title, name or company', show: 'Show', all: 'Show all events' },
} as const

test('with scripts room and words filter at once, in the address, with the count said and the focus kept', async ({ page }) => {
  await openStarted(page, `/uk${programme}`)
  const all = await sessions(page).count()
  const room = page.getByRole('combobox').first()
  await room.selectOption({ label: words.uk.hall })
  await expect(page).toHaveURL(/[?&]room=velyka(&|$)/)
  await expect(page.getByRole('search').locator('~ * [role=status], + * [role=status]')).toContainText(/\d/)
  // The address is there before the page.
  await expect(sessions(page)).not.toHaveCount(all)
  const inHall = await sessions(page).count()
  expect(inHall).toBeGreaterThan(0)
  expect(inHall).toBeLessThan(all)
  const field = page.getByRole('searchbox', { name: words.uk.field })
  await field.fill('savytskyi')
  await expect(page).toHaveURL(/[?&]q=savytskyi/)
  await expect(field).toBeFocused()
  await expect(sessions(page)).not.toHaveCount(inHall)
  for (const name of await page.locator('main ol li[data-state] [class*=room]').allTextContents())
    expect(name).toBe(words.uk.hall)
  await page.getByRole('main').getByRole('link', { name: words.uk.all }).first().click()
  await expect(sessions(page)).toHaveCount(all)
  await expect(field).toHaveValue('')
  await expect(page).toHaveURL(new RegExp(`/uk${programme}$`))
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the form filters on the server and keeps the day', async ({ page }) => {
    await page.goto(`/en${programme}?day=2025-10-16`)
    // Stars are the scripts'.
    await expect(page.locator('main button[aria-pressed]').filter({ visible: true })).toHaveCount(0)
    const all = await sessions(page).count()
    await page.getByRole('combobox').first().selectOption({ label: words.en.hall })
    await page.getByRole('search').getByRole('button', { name: words.en.show }).click()
    await expect(page).toHaveURL(/day=2025-10-16.*room=velyka/)
    // The address is there before the page.
    await page.waitForLoadState()
    const found = await sessions(page).count()
    expect(found).toBeGreaterThan(0)
    expect(found).toBeLessThan(all)
    await page.getByRole('main').getByRole('link', { name: words.en.all }).first().click()
    await expect(sessions(page)).toHaveCount(all)
    await expect(page).toHaveURL(/\?day=2025-10-16$/)
  })
})

test('a filter leaves the page where it is, and the history too', async ({ page }) => {
  await page.goto('/uk')
  await openStarted(page, `/uk${programme}?day=2025-10-16`)
  // What is laid out anew above the place would have the browser scroll.
  await untilSettled(page)
  const all = await sessions(page).count()
  // What is found may have parts that the page was drawn without: their sheets come with them, before those of dialogs that were opened.
  await page.evaluate(() => {
    const ofDialog = new CSSStyleSheet()
    ofDialog.replaceSync('main ol{--dialog:1}')
    document.adoptedStyleSheets.push(ofDialog)
  })
  await page.route('**/program?*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      body: (await response.text()).replace('</style>', 'main ol{--with-it:1;--dialog:0}</style>'),
    })
  })
  await page.getByRole('combobox').first().scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollBy(0, 40))
  const before = await page.evaluate(() => scrollY)
  await page.getByRole('combobox').first().selectOption('desna')
  await expect(page).toHaveURL(/room=desna/)
  // The address is there before the page.
  await expect(sessions(page)).not.toHaveCount(all)
  await expect(sessions(page).first()).toBeVisible()
  await expect(page.locator('main ol').first()).toHaveCSS('--with-it', '1')
  await expect(page.locator('main ol').first()).toHaveCSS('--dialog', '1')
  expect(await page.evaluate(() => scrollY)).toBe(before)
  await page.goBack()
  await expect(page).toHaveURL(/\/uk$/)
})

test('where nobody answers the filter says so, keeps what stands, and is a form that can be sent', async ({ page }) => {
  await openStarted(page, `/uk${programme}?day=2025-10-16`)
  const all = await sessions(page).count()
  await page.route('**/program?*', (route) => route.abort())
  const field = page.getByRole('searchbox', { name: words.uk.field })
  await field.fill('кіловат')
  await expect(page.getByText('Сервер не відповів')).toBeVisible()
  await expect(sessions(page)).toHaveCount(all)
  await expect(page).toHaveURL(/program\?day=2025-10-16$/)
  await page.unrouteAll()
  await page.getByRole('button', { name: words.uk.show }).click()
  await expect(page).toHaveURL(/q=/)
  await expect(sessions(page)).toHaveCount(1)
})

for (const javaScriptEnabled of [true, false])
  test(`on a phone search and filters are folded ${javaScriptEnabled ? 'with' : 'without'} scripts, what is chosen is seen, and two sessions stand above the question about visits`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled,
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    await (javaScriptEnabled ? openStarted(page, `/uk${programme}`) : page.goto(`/uk${programme}`))
    await untilSettled(page)
    const second = await sessions(page).nth(1).boundingBox()
    // The question is at most 120 px high, and without scripts it is not asked.
    expect((second?.y ?? 844) + (second?.height ?? 0)).toBeLessThan(844 - 120)
    const field = page.getByRole('searchbox')
    await expect(field).toBeHidden()
    await page.locator('main summary', { hasText: 'Пошук і фільтри' }).click()
    await expect(field).toBeVisible()
    await page.getByRole('combobox', { name: 'Тема' }).selectOption({ label: 'Енергетика' })
    if (!javaScriptEnabled) await page.getByRole('button', { name: words.uk.show }).click()
    await expect(page).toHaveURL(/topic=enerhetyka/)
    const chosen = page.locator('[data-part=chosen]')
    await expect(chosen).toHaveText('Енергетика')
    await expect(chosen).toBeVisible()
    await expect(sessions(page)).toHaveCount(1)
    await context.close()
  })
