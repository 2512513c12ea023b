// Every component in all its states has no barrier in both themes; that its HTML is valid is shown where it is drawn (site/app/gallery/examples.test.tsx).
// The gallery exists in development only, so Vite's own server shows it: that is up in the time that a second build takes.
import { expect, test } from '@playwright/test'
import { expectNoBarriers } from './barriers.ts'
import { port, siteOrigin } from './ports.ts'
import { siteOfTests } from './site-process.ts'

const rooms = ['ui', 'blocks', 'ordering'] as const
/** What only a page of its own can keep: there the pages' rows look at it. */
const left = ['heading-order', 'landmark-unique', 'page-has-heading-one', 'region']

// One after the other, so that one server is enough.
test.describe.configure({ mode: 'default' })

const site = siteOfTests({ PORT: String(port('gallery')) }, 'site/server/dev.ts')

for (const room of rooms)
  test(`examples of ${room} have no barriers, on ink and on white`, async ({ page }) => {
    // What the server drew is looked at, dressed: in development the sheets come by scripts, before the islands (site/app/entry.client.ts).
    await page.route('**/app/{islands,loader}/**', (route) => route.abort())
    const isDressed = page.waitForRequest('**/app/loader/load.ts*', { timeout: 60_000 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`${site.url}/uk/gallery/${room}/ink`)
    await isDressed
    const gallery = page.locator('main[data-theme=ink]')
    await expect(gallery).toHaveCount(1)
    await expectNoBarriers(page, { left })
    // The other theme is the same document in other colours, without opening it by Vite once more.
    await gallery.evaluate((main) => main.setAttribute('data-theme', 'white'))
    await expectNoBarriers(page, { left, isSecond: true })
  })

test('no visitor’s site has a gallery', async ({ request }) => {
  expect((await request.get(`${siteOrigin()}/uk/gallery`)).status()).toBe(404)
})
