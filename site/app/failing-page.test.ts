// The router answers by itself when something of a page throws: the site is told each time.
import { inAll } from '@forum/domain/localisation/localised-builder.ts'
import { expect, test, vi } from 'vitest'
import { before, contentWith, edition } from './whole-site-builder.ts'
import { wholeSite } from './whole-site-fixture.ts'

/** A site of which `name` throws when it is read for the nth time: first by loaders, then by components and islands. */
function siteFailingAt(reading: number) {
  const failed = vi.fn()
  const forum = edition(2025)
  const site = wholeSite(contentWith(forum), { now: before, failed })
  let left = reading
  const [event] = forum.events
  if (!event) throw new Error('the edition has no event')
  const title = event.title
  Object.defineProperty(event, 'title', {
    get() {
      left--
      if (left === 0) throw new Error('broken on purpose')
      return title
    },
  })
  return { site, failed, readings: () => reading - left }
}

test('whichever reading of a title throws while the programme is made, the answer is 500 and the site is told why', async () => {
  const whole = siteFailingAt(1000)
  await whole.site.get('/uk/forum/2025/program')
  const readings = whole.readings()
  expect([readings, whole.failed.mock.calls.length].map(Boolean)).toEqual([true, false])
  for (let reading = 1; reading <= readings; reading++) {
    const { site, failed } = siteFailingAt(reading)
    const { status } = await site.get('/uk/forum/2025/program')
    expect([status, failed.mock.calls[0]?.[0]?.message]).toEqual([500, 'broken on purpose'])
  }
})

test('a component that throws is told, too', async () => {
  const failed = vi.fn()
  // React refuses an object where a text should be.
  const statistics = [{ value: {} as string, label: inAll('гостей') }]
  const forum = { ...edition(2025), statistics }
  const { status } = await wholeSite(contentWith(forum), { now: before, failed }).get('/uk')
  expect([status, String(failed.mock.calls[0]?.[0])]).toEqual([500, expect.stringMatching(/React child|#31/)])
})
