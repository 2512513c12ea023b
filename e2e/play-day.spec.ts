// A forum's day, played by the clock on two processes that die between its steps: what visitors, screens, calendars and feeds say of it.
import { expect, type Page, test } from '@playwright/test'
import { openPlayedDay, type PlayedDay } from './played-day.ts'
import { openStarted } from './started.ts'

/** A press is seen within five seconds; a busy machine is slower. */
const soon = { timeout: 20_000 }
const band = (page: Page) => page.locator('[data-part=day-state]')

let day: PlayedDay
test.afterEach(() => day[Symbol.asyncDispose]())

/** A session in a calendar; fails where it stands there twice. */
async function inCalendar(site: string, summary: string) {
  const text = (await (await fetch(`${site}/uk/forum/2025/calendar.ics`)).text()).replaceAll('\r\n ', '')
  const found = text.split('BEGIN:VEVENT').filter((part) => part.includes(`SUMMARY:${summary}\r\n`))
  expect(found).toHaveLength(1)
  const value = (name: string) => new RegExp(`^${name}[^:]*:(.*)\\r$`, 'm').exec(found[0] ?? '')?.[1] ?? ''
  return {
    times: `${value('DTSTART').slice(9, 13)}–${value('DTEND').slice(9, 13)}`,
    sequence: Number(value('SEQUENCE')),
    id: value('UID'),
  }
}

test('an alert, a plan, an editor, a second alert and a late hall, while both processes die four times', async ({ browser }) => {
  test.slow()
  day = await openPlayedDay()
  const [one = '', other = ''] = day.sites
  const [desk = '', otherDesk = ''] = day.desks
  await day.startAt('11:42')
  const visitor = await browser.newPage()
  await openStarted(visitor, `${other}/uk/forum/2025/program`)
  for (const name of ['Afternoon 1', 'Tea 2'])
    await visitor
      .getByRole('button', { name: `До моєї програми: ${name}` })
      .first()
      .click()
  await openStarted(visitor, `${other}/uk/forum/2025/my`)
  await expect(visitor.locator('main li button[data-star]').filter({ visible: true })).toHaveCount(2)
  await expect(visitor.getByText('Одночасно з обраною подією')).toHaveCount(0)
  const screen = await browser.newPage({ viewport: { width: 1280, height: 720 } })
  await openStarted(screen, `${other}/uk/forum/2025/dashboard/ros`)
  const before = await inCalendar(one, 'Afternoon 1')
  const organiser = await browser.newPage({ locale: 'uk-UA' })
  /** From a page without the answer to an earlier press. */
  const press = async (name: string) => {
    await organiser.getByRole('button', { name, exact: true }).first().click()
    await organiser.waitForURL(/told=done/)
  }

  // The other process tells what was pressed at this one's desk.
  await day.enter(organiser, desk, 'olena')
  await press('Тривога: перервати все')
  await expect(band(visitor)).toContainText('Перервано з 11:4', soon)
  await expect(screen.getByRole('heading', { level: 1, name: 'Повітряна тривога' })).toBeVisible(soon)

  await day.diesUntil('12:25')
  await visitor.reload()
  await expect(band(visitor)).toContainText('Перервано з 11:4')
  await day.enter(organiser, otherDesk, 'taras')
  await press('Продовжити зараз')
  await expect(band(visitor)).toBeEmpty(soon)
  await organiser.goto(`${otherDesk}/day/plan?late=90`)
  await press('Прийняти план')
  const programme = await browser.newPage()
  await expect(async () => {
    await programme.goto(`${one}/uk/forum/2025/program/s121`)
    await expect(programme.locator('main')).toContainText('13:55', { timeout: 100 })
  }).toPass(soon)

  // An editor moves a session that the plan has moved, another one stays in the plan.
  await day.diesUntil('14:00')
  await day.edit(122, { start_date: '2025-10-16T14:00:00', end_date: '2025-10-16T14:30:00' })
  await day.enter(organiser, desk, 'olena')
  await expect(async () => {
    await organiser.reload()
    await expect(organiser.locator('.notice li')).toHaveText(['Afternoon 2'], { timeout: 100 })
  }).toPass(soon)
  for (const site of day.sites)
    await expect.poll(async () => (await inCalendar(site, 'Afternoon 2')).times, soon).toBe('1100–1130')
  for (const site of day.sites)
    await expect.poll(() => inCalendar(site, 'Afternoon 1'), soon).toMatchObject({ times: '1055–1155', id: before.id })
  const planned = await inCalendar(other, 'Afternoon 1')
  expect(planned.sequence).toBeGreaterThan(before.sequence)
  await press('Тривога: перервати все')
  await expect(band(visitor)).toContainText('Перервано з 14:0', soon)

  await day.diesUntil('14:20')
  await day.enter(organiser, otherDesk, 'taras')
  await press('Продовжити зараз')
  await organiser.locator('summary', { hasText: 'Main Hall' }).first().click()
  await organiser.locator('details[open]').getByRole('button', { name: '15', exact: true }).click()
  await expect(organiser.locator('summary', { hasText: 'Main Hall' }).first()).toContainText('15')
  await expect(screen.getByRole('heading', { name: 'Повітряна тривога' })).toHaveCount(0, soon)
  await expect(async () => {
    await openStarted(visitor, `${other}/uk/forum/2025/my`)
    await expect(visitor.getByText('Одночасно з обраною подією').first()).toBeVisible({ timeout: 1000 })
  }).toPass(soon)
  // What was pressed in one process is known to the other within a second.
  for (const site of day.sites)
    await expect.poll(async () => (await inCalendar(site, 'Afternoon 1')).times, soon).toBe('1055–1210')
  expect((await inCalendar(one, 'Afternoon 1')).sequence).toBeGreaterThan(planned.sequence)

  // Two days later the archive tells it, and every change was announced once, whichever process was asked.
  await day.diesUntil('09:00', '18')
  for (const site of day.sites) {
    const textOf = async (path: string) => (await (await fetch(site + path)).text()).replaceAll(/[\s\u2060]+/g, ' ')
    await expect.poll(() => textOf('/uk/forum/2025'), soon).toMatch(/Форум переривали двічі, загалом на \d\d хвилин/)
    const ids = [...(await textOf('/uk/forum/2025/changes.atom')).matchAll(/<id>(.*?)<\/id>/g)].map(([, id]) => id)
    expect(ids.length).toBeGreaterThan(1)
    expect(new Set(ids).size).toBe(ids.length)
  }
})
