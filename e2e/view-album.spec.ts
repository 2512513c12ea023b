import { expect, type Page, test } from '@playwright/test'
import { openStarted } from './started.ts'

const album = '/en/photos/zala-u-yakii-rakhuiut'

/** The thumbnail of a picture, and its `alt` in the viewer. */
const thumbnail = (page: Page, number: number) => page.locator(`main li a[href="${album}?picture=${number}"]`).last()
const counter = (page: Page) => page.getByRole('dialog').locator('[aria-live]')

test('album: the keyboard opens a picture, turns at any pace, stays in the viewer, closes, and the focus is back at the thumbnail', async ({
  page,
}) => {
  await openStarted(page, album)
  await thumbnail(page, 3).focus()
  const before = await page.evaluate(() => window.scrollY)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL(/\?picture=3$/)
  await expect(counter(page)).toContainText('Picture 3 of 7')
  for (const [key, number] of [
    ['ArrowRight', 4],
    ['ArrowLeft', 3],
    ['End', 7],
    ['ArrowRight', 7],
    ['Home', 1],
    ['ArrowLeft', 1],
    ['ArrowRight', 2],
  ] as const) {
    await page.keyboard.press(key)
    await expect(page).toHaveURL(new RegExp(`\\?picture=${number}$`))
    await expect(counter(page)).toContainText(`Picture ${number} of 7`)
  }
  for (let turn = 0; turn < 4; turn++) await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/\?picture=6$/)
  await expect(counter(page)).toContainText('Picture 6 of 7')
  // The focus never reaches the page behind.
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press('Tab')
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    )
    expect(isOutside).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`${album}$`))
  await expect(thumbnail(page, 3)).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
})

test('album: Back closes the viewer however far it was turned, and Forward opens it again', async ({ page }) => {
  await openStarted(page, album)
  await thumbnail(page, 5).click()
  await page.getByRole('button', { name: 'Next picture' }).click()
  await page.getByRole('button', { name: 'Next picture' }).click()
  await expect(page).toHaveURL(/\?picture=7$/)
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`${album}$`))
  await expect(thumbnail(page, 5)).toBeFocused()
  await page.goForward()
  await expect(counter(page)).toContainText('Picture 7 of 7')
  await page.getByRole('button', { name: 'Close the viewer' }).click()
  await expect(page).toHaveURL(new RegExp(`${album}$`))
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('album: Forward right after Back leaves the viewer open', async ({ page }) => {
  await openStarted(page, album)
  for (let time = 0; time < 5; time++) {
    await thumbnail(page, 5).click()
    await expect(counter(page)).toContainText('Picture 5 of 7')
    await page.evaluate(
      () =>
        new Promise<void>((done) => {
          const forth = () => {
            addEventListener('popstate', () => done(), { once: true })
            history.forward()
          }
          addEventListener('popstate', forth, { once: true })
          history.back()
        }),
    )
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page).toHaveURL(/\?picture=5$/)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL(new RegExp(`${album}$`))
  }
})

test('album: a viewer that is closed, opened and closed in one moment leaves its album there', async ({ page }) => {
  await openStarted(page, album)
  await thumbnail(page, 5).click()
  await expect(counter(page)).toContainText('Picture 5 of 7')
  await page.getByRole('dialog').evaluate((dialog: HTMLDialogElement) => {
    dialog.close()
    dialog.showModal()
    dialog.close()
  })
  await expect(page).toHaveURL(new RegExp(`${album}$`))
  await page.goForward()
  await expect(counter(page)).toContainText('Picture 5 of 7')
})

test('album: an address that opens at a picture closes into its album', async ({ page }) => {
  await page.goto(`${album}?picture=7`)
  await expect(counter(page)).toContainText('Picture 7 of 7')
  await expect(page.getByRole('button', { name: 'Next picture' })).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'Close the viewer' }).click()
  await expect(page).toHaveURL(new RegExp(`${album}$`))
  await expect(thumbnail(page, 7)).toBeFocused()
})

test('album: a finger turns the pictures, and every control is large enough for it', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 800 } })
  const page = await context.newPage()
  await page.goto(`${album}?picture=2`)
  const picture = page.getByRole('dialog').locator('img')
  await expect(picture).toBeVisible()
  const swipe = async (from: number, to: number, y = 400) => {
    const finger = { pointerId: 7, pointerType: 'touch', isPrimary: true, bubbles: true }
    await picture.dispatchEvent('pointerdown', { ...finger, clientX: from, clientY: 400 })
    await picture.dispatchEvent('pointerup', { ...finger, clientX: to, clientY: y })
  }
  await swipe(300, 120)
  await expect(page).toHaveURL(/\?picture=3$/)
  await swipe(120, 300)
  await expect(page).toHaveURL(/\?picture=2$/)
  await swipe(200, 180)
  await swipe(200, 260, 700)
  await expect(page).toHaveURL(/\?picture=2$/)
  // A sheet that is long in coming is not waited for.
  const smallest = () =>
    page
      .getByRole('dialog')
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons
          .map((button) => button.getBoundingClientRect())
          .reduce((least, { width, height }) => Math.min(least, width, height), 100),
      )
  await expect.poll(smallest).toBeGreaterThanOrEqual(44)
  await context.close()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('album: thumbnails lead to a picture, and links from one to the next and back to the album', async ({ page }) => {
    await page.goto(album)
    await thumbnail(page, 1).click()
    await expect(page).toHaveURL(/\?picture=1$/)
    const shown = page.getByRole('region', { name: 'Picture 1 of 7' })
    await expect(shown.getByRole('img')).toBeInViewport()
    await expect(shown.getByRole('link', { name: 'Previous picture' })).toHaveCount(0)
    await shown.getByRole('link', { name: 'Next picture' }).click()
    await page.getByRole('region', { name: 'Picture 2 of 7' }).getByRole('link', { name: 'The whole album' }).click()
    await expect(page).toHaveURL(new RegExp(`${album}$`))
  })
})
