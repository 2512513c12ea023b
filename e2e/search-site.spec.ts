// The search over every page: a combobox in a dialog.
import { expect, type Page, test } from '@playwright/test'
import { openStarted } from './started.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search the site' })
const field = (page: Page) => dialog(page).getByRole('combobox')
const options = (page: Page) => dialog(page).getByRole('option')

test('“/” opens it, not while somebody types; Esc closes it, and the focus returns', async ({ page }) => {
  await openStarted(page, '/en/contacts')
  const email = page.getByRole('main').getByRole('link').first()
  await email.focus()
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('/')
  await expect(field(page)).toHaveValue('/')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(email).toBeFocused()
})

test('what is typed is found: the arrows choose, Enter leads there', async ({ page }) => {
  await openStarted(page, '/en/news')
  await page.getByRole('banner').getByRole('button', { name: 'Search the site' }).click()
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
  await field(page).fill('horb')
  await expect(options(page).first()).toContainText('Horbenko')
  await expect(options(page).first().locator('mark')).toHaveText('Horbenko')
  // Dressed by sheets that came with the dialog's script and with the fetched answers.
  await expect(options(page).first()).toHaveCSS('display', 'block')
  await expect(options(page).first().locator('mark')).toHaveCSS('text-decoration-color', 'rgb(242, 194, 48)')
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(dialog(page).getByRole('status')).toContainText('for “horb”')
  await page.keyboard.press('ArrowDown')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await options(page).first().getAttribute('id')) ?? '')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(field(page)).not.toHaveAttribute('aria-activedescendant')
  await page.keyboard.press('ArrowUp')
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
  const address = await options(page).last().getAttribute('href')
  await page.keyboard.press('Enter')
  await expect.poll(() => new URL(page.url()).pathname).toBe(address)
})

test('what is not found is said, an emptied field shows nothing, and without a choice Enter and the link below lead to the page of the search', async ({
  page,
}) => {
  await openStarted(page, '/en/news')
  await page.keyboard.press('/')
  await field(page).fill('zzzz')
  await expect(dialog(page).getByRole('status')).toHaveText('Nothing found for “zzzz”')
  await field(page).fill('')
  await expect(dialog(page).locator('[role=status]')).toHaveText('')
  await expect(options(page)).toHaveCount(0)
  await field(page).fill('energy')
  await expect(dialog(page).getByRole('link', { name: 'All results' })).toHaveAttribute('href', /\/en\/search\?q=energy$/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en\/search\?q=energy$/)
})
