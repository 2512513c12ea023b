import { locales } from '@forum/domain/localisation/locale.ts'
import { expect, test } from '@playwright/test'
import { untilSettled } from './settled.ts'
import { openStarted } from './started.ts'

test('a visitor goes from the home page to the form, and from the tickets to each way of ordering', async ({ page }) => {
  await openStarted(page, '/uk')
  await page.locator('main a[href="/uk/forum/2025/tickets"]').first().click()
  await page.locator('main a[href^="/uk/forum/2025/by-card?ticket="]').first().click()
  await expect(page.locator('main form select').first()).toBeVisible()
  await expect(page.locator('main form fieldset')).toHaveCount(1)
  for (const way of ['card', 'bank', 'form']) {
    await page.goto('/uk/forum/2025/tickets')
    await page.locator(`main a[href="/uk/forum/2025/by-${way}"]`).first().press('Enter')
    await expect(page).toHaveURL(new RegExp(`/by-${way}$`))
    await expect(page.locator('main form')).toBeVisible()
    // Here nothing else leads to the tickets.
    await expect(page.getByRole('banner').locator('> div > a', { hasText: 'Квитки' })).toHaveCount(0)
  }
})

test('on a phone no price lies under the button beside it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/uk/forum/2025/tickets')
  await untilSettled(page)
  const covered = await page.locator('main li div:has(> p + a), main li div:has(> p ~ a)').evaluateAll((tickets) =>
    tickets.flatMap((ticket) => {
      const price = ticket.querySelector('p')
      const link = ticket.querySelector('a')
      if (!price || !link || !price.textContent?.includes('₴')) return []
      const range = document.createRange()
      range.selectNodeContents(price)
      const [text, button] = [range.getBoundingClientRect(), link.getBoundingClientRect()]
      const isApart = text.right <= button.left || text.bottom <= button.top || text.top >= button.bottom
      return isApart ? [] : [price.textContent]
    }),
  )
  expect(covered).toEqual([])
})

test('on a phone every button stands at one place, whatever the price: beside it, or on a small screen below', async ({
  page,
}) => {
  for (const [width, place] of [
    [390, 'beside'],
    [360, 'below'],
  ] as const) {
    await page.setViewportSize({ width, height: 780 })
    await page.goto('/en/forum/2025/tickets')
    await untilSettled(page)
    const places = await page.locator('main p[style*="--letters"]').evaluateAll((prices) =>
      prices.map((price) => {
        const button = [...(price.parentElement?.children ?? [])].find(({ tagName }) => tagName === 'A')
        return (button?.getBoundingClientRect().top ?? 0) < price.getBoundingClientRect().bottom ? 'beside' : 'below'
      }),
    )
    expect(places.length).toBeGreaterThan(4)
    expect(new Set(places), `${width} px`).toEqual(new Set([place]))
  }
})

test('on a laptop price and button of the recommended ticket are on the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const locale of locales) {
    await page.goto(`/${locale}/forum/2025/tickets`)
    await expect(page.locator('main a[href*="by-card?ticket="]').first()).toBeInViewport({ ratio: 1 })
  }
})

test('prices are drawn in one face, the hryvnia’s sign too', async ({ page }) => {
  await page.goto('/en/forum/2025/tickets')
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const prices = page.locator('main li p').filter({ hasText: /^[\d\s]+₴$/ })
  await prices.evaluateAll((elements) => elements.map((element) => element.setAttribute('data-price', '')))
  const { root } = await session.send('DOM.getDocument')
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: '[data-price]' })
  expect(nodeIds.length).toBeGreaterThan(0)
  const familiesOf = async (nodeId: number) => {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
    return [...new Set(fonts.map(({ familyName }) => familyName.replace(/ .*/, '')))]
  }
  // The fonts come after the first paint.
  for (const nodeId of nodeIds) await expect.poll(() => familiesOf(nodeId)).toEqual(['Unbounded'])
})
