// Every component in all its states: valid HTML in every language, and no barrier in both themes. The gallery exists in development only,
// so Vite's own server shows it: that is up in the time that a second build takes, and it is what developers look at.
import { expect, test } from '@playwright/test'
import { locales } from '#domain/localisation/locale.ts'
import { expectNoBarriers } from './barriers.ts'
import { faultsOfHtml } from './html-faults.ts'
import { port, siteOrigin } from './ports.ts'
import { siteOfTests } from './site-process.ts'

const rooms = ['ui', 'blocks', 'ordering'] as const
const themes = ['ink', 'white'] as const

// One after the other, so that one server is enough.
test.describe.configure({ mode: 'default' })

const site = siteOfTests({ PORT: String(port('gallery')) }, 'server/dev.ts')

for (const room of rooms) {
  test(`examples of ${room} are valid HTML in every language`, async ({ request }) => {
    for (const locale of locales) {
      const response = await request.get(`${site.url}/${locale}/gallery/${room}`)
      expect(response.status()).toBe(200)
      expect(await faultsOfHtml(await response.text(), { 'heading-level': 'off', 'unique-landmark': 'off' })).toEqual([])
    }
  })

  for (const theme of themes) {
    test(`examples of ${room} on ${theme} have no barriers`, async ({ page }) => {
      // What the server drew is looked at, dressed: in development the sheets come by scripts, before the islands (app/entry.client.ts).
      await page.route('**/app/islands/**', (route) => route.abort())
      const isDressed = page.waitForRequest('**/app/islands/load.ts*', { timeout: 60_000 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(`${site.url}/uk/gallery/${room}/${theme}`)
      await isDressed
      await expectNoBarriers(page, {
        // What only a page of its own can keep: there the pages' rows look at it.
        left: ['heading-order', 'landmark-unique', 'page-has-heading-one', 'region'],
      })
    })
  }
}

test('no visitor’s site has a gallery', async ({ request }) => {
  expect((await request.get(`${siteOrigin()}/uk/gallery`)).status()).toBe(404)
})
