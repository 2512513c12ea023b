import { fixtureTables } from '@forum/content/client/content-fixture.ts'
import { startContentStub } from '@forum/content/client/content-stub.ts'
import { expect, type Page, test } from '@playwright/test'
import { port } from './ports.ts'
import { type OwnSite, siteOfTests, startOwnSite } from './site-process.ts'
import { openStarted } from './started.ts'

const [dayPort, sitePort, contentPort] = [port('broadcastDay'), port('broadcast'), port('broadcastContent')]

test.describe('on the day of the forum', () => {
  test.describe.configure({ mode: 'default' })
  const site = siteOfTests({ PORT: String(dayPort), SITE_NOW: '2025-10-16T11:30:00+03:00' })

  test('the programme opens at what is on now; loaded anew it stays where one was', async ({ page }) => {
    await page.goto(`${site.url}/uk/forum/2025/program`)
    await expect(page.locator('#now')).toBeInViewport()
    const top = () => page.evaluate(() => scrollY)
    await expect.poll(top).toBeGreaterThan(0)
    await page.evaluate(() => scrollTo(0, 0))
    await page.reload()
    expect(await top()).toBe(0)
  })

  test('a hall whose name is one long word widens no page that says what is on', async ({ page }) => {
    for (const path of ['/uk', '/uk/forum/2025/program', '/uk/forum/2025/broadcast']) {
      await page.goto(site.url + path)
      const rooms = await page.locator('main p:has(> [aria-hidden] > i)').evaluateAll((names) => {
        for (const name of names) name.append('Енергонезалежність'.repeat(6))
        return names.length
      })
      expect(rooms, path).toBeGreaterThan(3)
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width)
      }
    }
  })
})

test('a page that is open goes from Soon to Live and to Ended by itself', async ({ page }) => {
  const startAt = (time: string) => startOwnSite({ PORT: String(dayPort), SITE_NOW: `2025-10-16T${time}:00+03:00` })
  let site = await startAt('08:50')
  try {
    await page.clock.install()
    await openStarted(page, `${site.url}/en/forum/2025/broadcast/velyka-2025`)
    const state = page.locator('main dl').getByText(/^(Soon|Live|Ended)$/)
    const watch = page.getByRole('link', { name: /^Watch live/ })
    await expect(state).toHaveText('Soon')
    await expect(watch).toHaveCount(0)
    for (const [time, shown] of [
      ['09:05', 'Live'],
      ['17:05', 'Ended'],
    ] as const) {
      // The site tells the time by its own clock, and the page asks it anew as each minute begins.
      await site.end()
      site = await startAt(time)
      await expect(async () => {
        await page.clock.fastForward('01:05')
        await expect(state).toHaveText(shown, { timeout: 1000 })
      }).toPass()
      await expect(watch).toHaveCount(shown === 'Live' ? 1 : 0)
    }
  } finally {
    await site.end()
  }
})

test.describe('a player of another site', () => {
  test.describe.configure({ mode: 'default' })
  let site: OwnSite
  let stub: Awaited<ReturnType<typeof startContentStub>>

  test.beforeAll(async () => {
    const tables = fixtureTables()
    Object.assign(tables.get('broadcasts')?.[0] ?? {}, { embed_url: 'https://www.youtube.com/live/abc_DEF-123' })
    Object.assign(tables.get('videos')?.[0] ?? {}, { video_url: 'https://vimeo.com/123456789' })
    stub = await startContentStub(tables, contentPort)
    site = await startOwnSite({
      PORT: String(sitePort),
      CONTENT_API_URL: `http://127.0.0.1:${contentPort}`,
      SITE_NOW: '2025-10-16T11:30:00+03:00',
    })
  })

  test.afterAll(async () => {
    await site.end()
    await stub.close()
  })

  for (const [kind, path, origin, javaScriptEnabled] of [
    ['broadcast', '/en/forum/2025/broadcast/hall', 'https://www.youtube-nocookie.com', true],
    ['video', '/en/videos/film', 'https://player.vimeo.com', false],
  ] as const) {
    test(`of a ${kind} is asked for only after the click, scripts: ${javaScriptEnabled}`, async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled })
      const page = await context.newPage()
      const asked = await answerElsewhere(page, site.url)
      const poster = await page.goto(site.url + path)
      expect(poster?.headers()['content-security-policy']).not.toContain('frame-src')
      await expect(page.getByRole('link', { name: /^Watch/ }).first()).toBeVisible()
      expect(asked).toEqual([])

      await page
        .getByRole('link', { name: /^Watch/ })
        .first()
        .click()
      // A page that was fetched ahead makes no request: what it may frame is asked of its address.
      await page.waitForURL(/\?play=1/)
      const playing = await page.request.get(page.url())
      expect(playing.headers()['content-security-policy']).toContain(`frame-src ${origin};`)
      await expect(page.frameLocator('main iframe').getByText('the player')).toBeVisible()
      expect(new Set(asked.map((url) => new URL(url).origin))).toEqual(new Set([origin]))

      await page.getByRole('link', { name: 'Close the player' }).click()
      await expect(page.locator('main iframe')).toHaveCount(0)
      await context.close()
    })
  }
})

/** Answers for every other site than `own`, and notes what was asked of them. */
async function answerElsewhere(page: Page, own: string): Promise<string[]> {
  const asked: string[] = []
  await page.route(
    (url) => url.origin !== own,
    (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<p>the player</p>' })
    },
  )
  return asked
}
