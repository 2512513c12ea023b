import { expect, type Page, test } from '@playwright/test'

/** Scripts start after the page has loaded, or with the first thing that a visitor does. */
async function untilScriptsRun(page: Page) {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('header details') ?? {}).some((key) => key.startsWith('__react')),
  )
}

test.describe('the menu of wide screens', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('has one group open at a time; a link to a part of a page leads there and closes it', async ({ page }) => {
    await page.goto('/en/contacts')
    await untilScriptsRun(page)
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    await menu.getByText('Archive').click()
    await expect(menu.getByRole('link', { name: 'Forum 2014' })).toBeVisible()
    await menu.getByText('About', { exact: true }).click()
    await expect(menu.getByRole('link', { name: 'Forum 2014' })).toBeHidden()
    for (const [name, anchor] of [
      ['Organisers', 'organizers'],
      ['Partners', 'partners'],
    ] as const) {
      const link = menu.getByRole('link', { name })
      if (!(await link.isVisible())) await menu.getByText('About', { exact: true }).click()
      await link.click()
      await expect(page).toHaveURL(new RegExp(`/en/about#${anchor}$`))
      await expect(page.locator(`#${anchor}`)).toBeInViewport()
      await expect(link).toBeHidden()
    }
  })

  test('closes on Esc with the focus back on what opened it, and when the focus goes on', async ({ page }) => {
    await page.goto('/en/contacts')
    await untilScriptsRun(page)
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    const group = menu.locator('summary', { hasText: 'Gallery' })
    const videos = menu.getByRole('link', { name: 'Videos' })
    await group.focus()
    await page.keyboard.press('Enter')
    await expect(videos).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(videos).toBeHidden()
    await expect(group).toBeFocused()
    await page.keyboard.press('Enter')
    await videos.focus()
    await page.keyboard.press('Tab')
    await expect(videos).toBeHidden()
  })
})

test('the menu of narrow screens closes when the page changes and when the screen becomes wider', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en')
  await untilScriptsRun(page)
  const opener = page.locator('header summary[aria-label="Menu"]')
  const contacts = page.getByRole('banner').getByRole('link', { name: 'Contacts' })
  await opener.click()
  await contacts.click()
  await expect(page).toHaveURL(/\/en\/contacts$/)
  await expect(contacts).toBeHidden()
  await opener.click()
  await expect(contacts).toBeVisible()
  await page.setViewportSize({ width: 500, height: 844 })
  await expect(contacts).toBeHidden()
})

test('without scripts the menus open and lead on', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await page.goto('/en/contacts')
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await menu.getByText('About', { exact: true }).click()
  await menu.getByRole('link', { name: 'Mission' }).click()
  await expect(page).toHaveURL(/\/en\/about#mission$/)
  await context.close()
})
