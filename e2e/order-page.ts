// The pages of an order and of a ticket as they stand on the screen.

import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import type { Order } from '@forum/domain/order/order.ts'
import { expect, type Page } from '@playwright/test'
import jsqr from 'jsqr'
import sharp from 'sharp'
import { expectNoBarriers } from './barriers.ts'

/** The package is CommonJS with an ES default inside. */
const decode = jsqr as unknown as typeof jsqr.default

export const addressOf = ({ pageKey }: Order, locale: Locale = 'uk') => localePath(locale, pathWithin.order(pageKey))

export async function expectSound(page: Page) {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoBarriers(page, { isSecond: width === 360 })
  }
  await page.setViewportSize({ width: 320, height: 640 })
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0)
}

/** What a decoder reads off the code as it stands on the screen: nothing while it moves. */
export async function codeOn(page: Page, code = page.getByRole('img')): Promise<string | undefined> {
  const picture = await code.screenshot()
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return decode(new Uint8ClampedArray(data), info.width, info.height)?.data
}
