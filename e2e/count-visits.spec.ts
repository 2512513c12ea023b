import { expect, type Page, test } from '@playwright/test'
import { accept, decline, foreignRequests, question, settings } from './consent-question.ts'
import { port } from './ports.ts'
import { siteOfTests } from './site-process.ts'
import { openStarted } from './started.ts'

test.describe('with an analytics service', () => {
  const id = 'G-TEST123'
  test.describe.configure({ mode: 'serial' })
  const site = siteOfTests({ PORT: String(port('consent')), ANALYTICS_ID: id })

  type View = { title: string; location: string; at: number }

  /** Stands in for the service: its script keeps a cookie and sends each page view, unless it is switched off. Nothing real is asked. */
  async function pretendService(page: Page): Promise<{ views: View[]; scripts: string[]; complaints: string[] }> {
    const seen = { views: [] as View[], scripts: [] as string[], complaints: [] as string[] }
    page.on('console', (message) => {
      if (message.type() === 'error') seen.complaints.push(message.text())
    })
    await page.route('https://www.googletagmanager.com/**', async (route) => {
      seen.scripts.push(route.request().url())
      await route.fulfill({ contentType: 'text/javascript', body: `(${fakeService})(${JSON.stringify(id)})` })
    })
    await page.route('https://region1.google-analytics.com/**', async (route) => {
      const query = new URL(route.request().url()).searchParams
      seen.views.push({ title: query.get('dt') ?? '', location: query.get('dl') ?? '', at: Number(query.get('at')) })
      await route.fulfill({ status: 204 })
    })
    return seen
  }

  /** Runs in the page. */
  function fakeService(measurement: string) {
    const shared = window as unknown as Record<string, unknown> & { dataLayer: ArrayLike<unknown>[] }
    const take = (call: ArrayLike<unknown>) => {
      if (call[0] !== 'event' || shared[`ga-disable-${measurement}`]) return
      // biome-ignore lint/suspicious/noDocumentCookie: as the service does.
      document.cookie = '_ga=GA1.1.1; Path=/; Max-Age=1000'
      const page = call[2] as { page_title: string; page_location: string }
      const query = new URLSearchParams({ dt: page.page_title, dl: page.page_location, at: String(Date.now()) })
      void fetch(`https://region1.google-analytics.com/g/collect?${query}`, { mode: 'no-cors' })
    }
    const waiting = [...shared.dataLayer]
    shared.dataLayer.push = (...calls) => {
      for (const call of calls) take(call)
      return 0
    }
    waiting.forEach(take)
  }

  test('nothing is asked of it before the answer, nor after "Decline"', async ({ page, context }) => {
    const asked = foreignRequests(page)
    const service = await pretendService(page)
    await openStarted(page, `${site.url}/en/contacts`)
    await expect(question(page)).toBeVisible()
    await decline(page).click()
    await page.getByRole('contentinfo').getByRole('link', { name: 'News' }).click()
    await expect(page).toHaveURL(/\/en\/news$/)
    await page.waitForLoadState('networkidle')
    expect([asked, service.scripts, service.views]).toEqual([[], [], []])
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['consent'])
  })

  test('after "Accept" each page is counted with its title, without what was typed, until the answer changes', async ({
    page,
    context,
  }) => {
    const service = await pretendService(page)
    await openStarted(page, `${site.url}/en/forum/2025/speakers?utm_source=letter&visitor=42`)
    await accept(page).click()
    await expect.poll(() => service.views).toHaveLength(1)
    expect(service.scripts).toEqual([`https://www.googletagmanager.com/gtag/js?id=${id}`])
    expect(service.views[0]).toMatchObject({
      title: await page.title(),
      location: `${site.url}/en/forum/2025/speakers?utm_source=letter`,
    })
    await page.getByRole('searchbox').fill('horbenko')
    await expect(page).toHaveURL(/q=horbenko/)
    await page.getByRole('contentinfo').getByRole('link', { name: 'News' }).click()
    await expect.poll(() => service.views).toHaveLength(2)
    expect(service.views[1]).toMatchObject({ title: await page.title(), location: `${site.url}/en/news` })
    const came = await page.evaluate(() => performance.timeOrigin)
    expect((service.views[1]?.at ?? 0) - came, 'a quarter of a second after it came').toBeGreaterThanOrEqual(250)
    expect((await context.cookies()).map(({ name }) => name).sort()).toEqual(['_ga', 'consent'])

    await settings(page).click()
    await decline(page).click()
    await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toEqual(['consent'])
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contacts' }).click()
    await expect(page).toHaveURL(/\/en\/contacts$/)
    await openStarted(page, `${site.url}/en/videos`)
    await page.waitForLoadState('networkidle')
    expect(service.views).toHaveLength(2)
    expect(service.scripts, 'one for each document').toHaveLength(2)
    expect(service.complaints).toEqual([])
  })
})
