import { after, before, contentWith, edition } from '@forum/site/app/whole-site-builder.ts'
import { linksOf, wholeSite } from '@forum/site/app/whole-site-fixture.ts'
import { expect, test } from 'vitest'

const calendar = '/en/forum/2025/days.ics'

test('who ordered or asked for a place keeps the days in a calendar, until they are over', async () => {
  const at = async (now: number, path: string) => {
    const { status, html } = await wholeSite(contentWith(edition(2025)), { now }).get(path)
    return [status, linksOf(html).includes(calendar)]
  }
  expect(await at(before, '/en/thank-you-page')).toEqual([200, true])
  expect(await at(before, '/en/success-group-order')).toEqual([200, true])
  expect(await at(before, '/en/success-subscribe')).toEqual([200, false])
  expect(await at(after, '/en/thank-you-page')).toEqual([200, false])
})
