// An organiser interrupts the forum: every open page and screen says it within seconds, and forgets it when the forum goes on.
import { expect, type Page, test } from '@playwright/test'
import { port } from './ports.ts'
import { siteOfTests } from './site-process.ts'
import { openStarted } from './started.ts'

const [sitePort, deskPort] = [port('day'), port('dayOffice')]
const desk = `http://localhost:${deskPort}`
const site = siteOfTests({ PORT: String(sitePort), DESK_PORT: String(deskPort), SITE_NOW: '2025-10-16T11:42+03:00' })
/** A press is seen within five seconds; a busy machine is slower. */
const soon = { timeout: 20_000 }

test.describe.configure({ mode: 'serial' })

async function enter(page: Page): Promise<void> {
  await page.goto(desk)
  await page.getByRole('button', { name: 'Увійти до демонстрації' }).click()
  await page.goto(`${desk}/day`)
}
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()

const band = (page: Page) => page.locator('[data-part=day-state]')
const programme = '/uk/forum/2025/program'

test('an alert is on every open page without a reload, stops what runs, and is gone when the forum goes on', async ({
  browser,
}) => {
  const open = async (path: string) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await openStarted(page, site.url + path)
    return page
  }
  const [list, session, order, screen] = await Promise.all(
    [programme, '/en/forum/2025/program/mala-heneratsiia', '/uk/forum/2025/by-card', '/uk/forum/2025/dashboard/velyka'].map(open),
  )
  if (!list || !session || !order || !screen) throw new Error('not all pages are open')
  const name = order.locator('#order-name')
  await name.fill('Марʼян Тестовий')
  await expect(band(list)).toBeEmpty()
  const running = list.locator('.timed[data-state=now]').first()
  await expect(running).toBeVisible()

  const organiser = await browser.newPage()
  await enter(organiser)
  await press(organiser, 'Тривога: перервати все')
  for (const [page, words] of [
    [list, 'Повітряна тривога. Перервано з 11:4'],
    [session, 'Air-raid alert. Interrupted since 11:4'],
    [order, 'Повітряна тривога. Перервано з 11:4'],
  ] as const)
    await expect(band(page)).toContainText(words, soon)
  await expect(list.locator('.timed[data-state=held]').first()).toContainText('Перервано з 11:4', soon)
  await expect(running).toHaveCount(0)
  await expect(session.locator('main')).toContainText('Interrupted since 11:4', soon)
  await expect(screen.getByRole('heading', { level: 1, name: 'Повітряна тривога' })).toBeVisible(soon)
  await expect(screen.getByRole('heading', { level: 2, name: 'Air-raid alert' })).toBeVisible()
  await expect(screen.locator('main')).toContainText('Сходи ліворуч від сцени')
  await expect(name).toHaveValue('Марʼян Тестовий')
  await expect(band(list).getByRole('link', { name: 'Де укриття' })).toHaveAttribute('href', '/uk/shelter')

  await press(organiser, 'Продовжити зараз')
  for (const page of [list, session, order]) await expect(band(page)).toBeEmpty(soon)
  await expect(running).toBeVisible(soon)
  await expect(screen.getByRole('heading', { name: 'Повітряна тривога' })).toHaveCount(0, soon)
  await expect(name).toHaveValue('Марʼян Тестовий')
})

test('without scripts a page that is asked for says it; without a network a page that was stored says what was known', async ({
  browser,
}) => {
  const stored = await (await fetch(site.url + programme)).text()
  const organiser = await browser.newPage()
  await enter(organiser)
  await press(organiser, 'Тривога: перервати все')
  const plain = await browser.newPage({ javaScriptEnabled: false })
  await expect(async () => {
    await plain.goto(`${site.url}/en/contacts`)
    await expect(band(plain)).toContainText('Air-raid alert')
    await plain.goto(`${site.url}/en/embed/programme`)
    await expect(plain.locator('main')).toContainText('Air-raid alert. Interrupted since 11:4', { timeout: 100 })
  }).toPass(soon)
  // A screen never scrolls: the ways to all shelters, in two languages, stand on it.
  await plain.setViewportSize({ width: 1920, height: 1080 })
  await plain.goto(`${site.url}/uk/forum/2025/dashboard`)
  await expect(plain.locator('main li')).toHaveCount(4)
  expect(await plain.evaluate(() => document.documentElement.scrollHeight)).toBe(1080)
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  await openStarted(page, `${site.url}/uk/contacts`)
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('day-state')), soon).toContain('Повітряна тривога')
  await page.route('**/state.json', (route) => route.abort())
  await page.route(`**${programme}`, (route) => route.fulfill({ body: stored, contentType: 'text/html; charset=utf-8' }))
  await openStarted(page, site.url + programme)
  await expect(band(page)).toContainText(/Станом на \d\d:\d\d: Повітряна тривога/, soon)
  await press(organiser, 'Продовжити зараз')
  await context.close()
})
