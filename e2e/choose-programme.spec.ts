// A visitor's own programme: stars, what clashes, and the link that carries it to another device.
import { expect, test } from '@playwright/test'
import { siteOrigin } from './ports.ts'
import { openStarted, untilStarted } from './started.ts'

const [panel, beside] = ['Мала генерація: скільки коштує незалежний кіловат', 'Земля після мін: хто повертає поле в обіг']

test.beforeEach(({ context }) =>
  context.addCookies([{ name: 'consent', value: '1.declined.1757397600', url: siteOrigin() }]).then(() => {}),
)

test('an empty own programme offers the main sessions: the star that is set there, or taken away again, keeps the focus', async ({
  page,
}) => {
  await openStarted(page, '/uk/forum/2025/my')
  const star = page.locator('main').getByRole('button', { name: `До моєї програми: ${panel}` })
  const heading = page.getByRole('heading', { name: 'Тут поки порожньо' })
  for (const isEmpty of [false, true]) {
    await star.press('Enter')
    await expect(heading).toBeVisible({ visible: isEmpty })
    await expect(star).toBeFocused()
  }
})

test('two starred sessions that overlap say so, a calendar follows them until it is deleted, and their link opens without scripts', async ({
  page,
  browser,
  request,
}) => {
  await page.goto('/uk/forum/2025/program?day=all')
  await page.getByRole('button', { name: `До моєї програми: ${panel}` }).click()
  await expect(page.getByText(`Додано: «${panel}»`)).toBeVisible()
  await page.goto('/uk/forum/2025/my')
  await untilStarted(page)
  await page.locator('summary', { hasText: 'Підписатися на календар' }).click()
  await expect(page.getByText('Календар іде за зірками цього браузера.')).toBeVisible()
  const key = await page.evaluate(() => localStorage.getItem('calendar:2025')?.split(' ')[0])
  const calendar = () => request.get(`/uk/forum/2025/my.ics?k=${key}`)
  expect(await (await calendar()).text()).toContain('BEGIN:VEVENT')

  const told = page.waitForResponse('**/my-calendar')
  await page.goto('/uk/forum/2025/program?day=all')
  await page.getByRole('button', { name: `До моєї програми: ${beside}` }).click()
  await expect(page.getByText(`Одночасно з обраною подією «${panel}»`).first()).toBeVisible()
  expect((await told).status()).toBe(204)
  expect((await (await calendar()).text()).match(/BEGIN:VEVENT/g)).toHaveLength(2)

  await page.goto('/uk/forum/2025/my')
  await expect(page.getByText(`Одночасно з обраною подією «${beside}»`)).toBeVisible()
  await page.getByRole('button', { name: 'Припинити й видалити з сайту' }).click()
  await expect(page.getByText('Видалено: календар більше нічого не отримає.')).toBeVisible()
  expect((await calendar()).status()).toBe(404)
  await page.getByRole('link', { name: 'Посилання і QR-код' }).click()
  await expect(page.getByRole('img', { name: 'QR-код' })).toBeVisible()
  const other = await browser.newPage({ javaScriptEnabled: false })
  await other.goto(page.url())
  await expect(other.locator('main li a', { hasText: panel }).first()).toBeVisible()
  await expect(other.getByText(`Одночасно з обраною подією «${panel}»`)).toBeVisible()
  await expect(other.getByRole('button', { name: `До моєї програми: ${panel}` })).toBeHidden()
  await other.close()
})

test('a storage that holds nonsense, or nothing, breaks no page, and a star set before the scripts run is kept', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('stars:2025', '<script>%%😀')
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.goto('/uk/forum/2025/program/mala-heneratsiia')
  const star = page.getByRole('main').getByRole('button', { name: 'До моєї програми', exact: true })
  await star.click()
  await expect(page.getByText('Цей браузер не дозволяє зберігати')).toBeVisible()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
})

test('four stars that are pressed within a second, before any script has come, are four stars', async ({ page }) => {
  let letScriptsCome = () => {}
  const scriptsCome = new Promise<void>((resolve) => {
    letScriptsCome = resolve
  })
  await page.route('**/static/load-*.js', (route) => scriptsCome.then(() => route.continue()))
  await page.goto('/uk/forum/2025/program?day=2025-10-16', { waitUntil: 'domcontentloaded' })
  const stars = page.locator('main ol button[data-star]')
  const pressed = page.locator('main ol button[data-star][aria-pressed=true]')
  for (const index of [0, 1, 2, 3]) await stars.nth(index).click()
  // Each says at once that it was heard.
  await expect(pressed).toHaveCount(4)
  letScriptsCome()
  await untilStarted(page)
  await expect(pressed).toHaveCount(4)
  await page.goto('/uk/forum/2025/my')
  await expect(page.locator('main li button[data-star]').filter({ visible: true })).toHaveCount(4)
})

// Where a zone is asked for is seen where none is known; that the former name is tried, on one page.
for (const [what, names, paths] of [
  ['Kyiv’s zone by its former name', ['Europe/Kyiv'], ['forum/2025/program']],
  [
    'no zone of Kyiv',
    ['Europe/Kyiv', 'Europe/Kiev'],
    ['forum/2025/program', 'forum/2025/program/mala-heneratsiia', 'contacts', 'forum/dashboard'],
  ],
] as const)
  test(`a browser that knows ${what} keeps its pages: ${paths.join(', ')}`, async ({ page }) => {
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(String(error)))
    await page.addInitScript((unknown: readonly string[]) => {
      const { DateTimeFormat } = Intl
      Intl.DateTimeFormat = new Proxy(DateTimeFormat, {
        construct(target, [locale, options]) {
          if (unknown.includes(options?.timeZone)) throw new RangeError(`Invalid time zone specified: ${options.timeZone}`)
          return new target(locale, options)
        },
      })
    }, names)
    for (const path of paths) {
      await page.goto(`/uk/${path}`)
      const before = await page.locator('h1').first().textContent()
      await untilStarted(page)
      await expect(page.locator('h1').first()).toHaveText(before ?? '')
    }
    expect(faults).toEqual([])
  })

test.describe('in Warsaw', () => {
  test.use({ timezoneId: 'Europe/Warsaw' })

  test('Kyiv time stays, and the own one stands beside it: on a page translated node by node, on the next one, on a phone once an hour', async ({
    page,
  }) => {
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(String(error)))
    await page.goto('/uk/forum/2025/program?day=2025-10-16')
    await untilStarted(page)
    await page.evaluate(() => {
      document.documentElement.lang = 'de'
      const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walk.nextNode()) texts.push(walk.currentNode as Text)
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest('script,style')) continue
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        inner.textContent = text.data
        outer.append(inner)
        text.replaceWith(outer)
      }
    })
    await page.getByRole('button', { name: 'Поруч мій час' }).click()
    await expect(page).toHaveURL(/clock=own/)
    const row = page.locator('main li[data-state]').filter({ hasText: panel })
    await expect(row.getByText('10:00–11:15')).toBeAttached()
    await row.locator('button[data-star]').click()
    await expect(row.locator('button[data-star]')).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('searchbox').fill('кіловат')
    await expect(page.locator('main li[data-state]')).toHaveCount(1)
    await expect(row.getByText('10:00–11:15')).toBeAttached()
    expect(faults).toEqual([])

    await page.goto('/uk/forum/2025/program/mala-heneratsiia')
    await untilStarted(page)
    await expect(page.getByText('10:00–11:15')).toBeVisible()
    await expect(page.locator('main time').first()).toHaveText('11:00')

    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/uk/forum/2025/program?day=2025-10-16')
    const rest = page.locator('main li').filter({ hasText: 'Реєстрація' })
    await expect(rest).toContainText('08:00)')
    expect((await rest.innerText()).replace(/\s+/g, ' ').trim()).toBe('Реєстрація, кава, перші розмови до 09:00 ( ваш час 08:00)')
  })
})
