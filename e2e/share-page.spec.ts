import { expect, type Page, test } from '@playwright/test'
import { openStarted } from './started.ts'

const session = '/uk/forum/2025/program/mala-heneratsiia'
const title = 'Мала генерація: скільки коштує незалежний кіловат'
const share = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Поділитися', exact: true })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Поділитися' })

async function open(page: Page) {
  await openStarted(page, session)
  await share(page).click()
  await expect(dialog(page)).toBeVisible()
}

test('links carry title, time, room and address of the page; the address is copied, which is confirmed for 800 ms', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await open(page)
  const href = await dialog(page).getByRole('link', { name: 'Telegram' }).getAttribute('href')
  const said = [...new URL(href ?? '').searchParams.values()].join(' ')
  for (const part of [title, '11:00–12:15', 'Велика зала', `${baseURL}${session}`]) expect(said).toContain(part)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await dialog(page).getByRole('button', { name: 'Скопіювати' }).click()
  const copied = dialog(page).getByRole('button', { name: 'Скопійовано' })
  await expect(copied).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${session}`)
  await page.clock.runFor(700)
  await expect(copied).toBeVisible()
  await page.clock.runFor(200)
  await expect(dialog(page).getByRole('button', { name: 'Скопіювати' })).toBeVisible()
})

test('where copying is forbidden the address is selected and the way is said', async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('denied')) } })
  })
  await open(page)
  await dialog(page).getByRole('button', { name: 'Скопіювати' }).click()
  await expect(dialog(page).getByRole('status')).toContainText('Ctrl+C')
  const field = dialog(page).getByRole('textbox')
  await expect(field).toBeFocused()
  const selected = await field.evaluate((input: HTMLInputElement) =>
    input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0),
  )
  expect(selected).toBe(`${baseURL}${session}`)
})

test('Enter opens it, Tab stays inside, Esc, the cross and the overlay close it; the focus is where it was, and nothing that was shared stays', async ({
  page,
}) => {
  await openStarted(page, session)
  await share(page).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Tab')
    const isOutside = await page.evaluate(() => {
      const element = document.activeElement
      return element !== null && element !== document.body && element.closest('dialog') === null
    })
    expect(isOutside).toBe(false)
  }
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => dialog(page).getByRole('button', { name: 'Закрити' }).click(),
    () => page.mouse.click(20, 400),
  ]) {
    if (!(await dialog(page).isVisible())) await page.keyboard.press('Enter')
    await expect(dialog(page)).toBeVisible()
    await close()
    await expect(dialog(page)).toBeHidden()
    await expect(page.locator('#share-dialog input')).toHaveValue('')
    await expect(share(page)).toBeFocused()
  }
})

test('every session of the programme is shared from its own row, and going back closes the dialog', async ({ page }) => {
  await openStarted(page, '/en/forum/2025/program?day=2025-10-16')
  const sessions = await page.locator('main ol li[data-state]').count()
  const buttons = page.locator('main ol li[data-state] a[aria-haspopup=dialog]')
  await expect(buttons).toHaveCount(sessions)
  const size = async () => {
    const box = await buttons.first().boundingBox()
    return Math.min(box?.width ?? 0, box?.height ?? 0)
  }
  await expect.poll(size).toBeGreaterThanOrEqual(44)
  await page.getByRole('button', { name: 'Share: Land after mines', exact: false }).click()
  const opened = page.getByRole('dialog', { name: 'Share' })
  await expect(opened).toContainText('Land after mines')
  await expect(opened).toContainText('16 October, 11:00–\u206011:45, Kyiv time, Desna Hall')
  await page.keyboard.press('Escape')
  await page.locator('main a[href$="day=2025-10-17"]').click()
  await expect(page).toHaveURL(/day=2025-10-17$/)
  // The address is there before the page.
  await expect(page.locator('main a[href$="day=2025-10-17"][aria-current]').first()).toBeVisible()
  await buttons.first().click()
  await expect(opened).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/day=2025-10-16$/)
  await expect(opened).toBeHidden()
})
