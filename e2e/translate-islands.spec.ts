// A translator wraps each text of a page into elements of its own, also those that come later. React then writes into texts that nobody sees any
// more, without an error. So in an island a text that changes is the only child of its element, or is keyed. Here every state of every island is
// gone through on a translated page: its words are those of an untranslated one, and no text is written that is not on the page.
import { expect, type Page, test } from '@playwright/test'
import { port, siteOrigin } from './ports.ts'
import { startOwnSite } from './site-process.ts'
import { untilStarted } from './started.ts'
import { compare, type Step, translator } from './translator.ts'

const send = (selector: string) => (page: Page) => page.locator(`${selector} button[type=submit]:not([name])`).click()
const refused = { isKept: false, formError: null, choice: null, faults: {}, typed: {}, token: null }
const answered =
  (selector: string, own: Record<string, unknown>): Step[1] =>
  (page, answer) => {
    answer({ ...refused, ...own })
    return send(selector)(page)
  }
const unanswered =
  (selector: string, how: 'none' | 'slow' = 'none'): Step[1] =>
  (page, answer) => {
    answer(how)
    return send(selector)(page)
  }

for (const way of ['by-card', 'by-bank'] as const)
  test(`the order form, ${way}`, async ({ browser }) => {
    const form = 'main form'
    const unfold = (page: Page) =>
      page.locator(`${form} details`).evaluateAll((all) => {
        for (const one of all) (one as HTMLDetailsElement).open = true
      })
    const choose =
      (index: number, count: string): Step[1] =>
      async (page) => {
        await unfold(page)
        await page.locator(`${form} select >> nth=${index}`).selectOption(count)
      }
    const paste =
      (people: string): Step[1] =>
      async (page) => {
        await unfold(page)
        await page.locator('#order-list').fill(people)
        await page.locator(`${form} details button[type=button]`).click()
      }
    const ids = await (async () => {
      const page = await browser.newPage()
      await page.goto(`${siteOrigin()}/uk/forum/2025/${way}`)
      const names = await page.locator(`${form} select`).evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).name))
      await page.close()
      return names.map((name) => name.slice('ticket-'.length))
    })()
    const [first = '', second = ''] = ids
    await compare(browser, `${siteOrigin()}/uk/forum/2025/${way}`, 'order', [
      ['four tickets', choose(0, '4')],
      ['another kind', choose(1, '2')],
      ['more of the first: the numbers of the others change', choose(0, '5')],
      ['fewer', choose(0, '1')],
      ['none of the first', choose(0, '0')],
      ['none at all', choose(1, '0')],
      [
        'faults of the form',
        answered(form, {
          choice: { kind: 'nothing' },
          faults: { name: 'empty', email: 'empty', offer: 'empty', consent: 'empty' },
        }),
      ],
      ['three tickets', choose(0, '3')],
      ['a list that is too long', paste('Ada\nBorys\nViktor\nHalyna')],
      ['a list that fits', paste('Ada\nBorys')],
      [
        'faults of people',
        answered(form, { faults: { [`attendee-${first}-1-name`]: 'empty', [`attendee-${first}-2-email`]: 'notEmail' } }),
      ],
      ['a discount', answered(form, { reduction: { code: 'LION', prices: { [first]: 100 } }, typed: { code: 'LION' } })],
      ['another discount', answered(form, { reduction: { code: 'BEAR', prices: { [first]: 0 } }, typed: { code: 'BEAR' } })],
      ['a code that is unknown', answered(form, { faults: { code: 'unknownCode' } })],
      ['a code for few', answered(form, { faults: { code: 'fewLeftCode' }, codeLeft: 2 })],
      [
        'a changed price',
        answered(form, { choice: { kind: 'priceChanged', total: 30_000 }, prices: { [first]: 10_000, [second]: 9999 } }),
      ],
      [
        'a price that changed again',
        answered(form, { choice: { kind: 'priceChanged', total: 33_000 }, prices: { [first]: 11_000 } }),
      ],
      ['sold out', answered(form, { choice: { kind: 'soldOut', ticketId: first, left: 1 } })],
      ['a limit', answered(form, { limit: 'pace' })],
      ['another limit', answered(form, { limit: 'buyer' })],
      ['an error', answered(form, { formError: 'refused' })],
      ['another error', answered(form, { formError: 'again' })],
      ['no network', unanswered(form)],
      ['on its way', unanswered(form, 'slow')],
    ])
  })

test('the form for a call', async ({ browser }) => {
  const form = 'main form:has(#callback-name), form:has(#callback-name)'
  await compare(browser, `${siteOrigin()}/uk/contacts`, 'callback', [
    ['faults', answered(form, { faults: { name: 'empty', phone: 'empty' } })],
    ['one fault', answered(form, { faults: { phone: 'empty' } })],
    ['an error', answered(form, { formError: 'tooMany' })],
    ['another error', answered(form, { formError: 'refused' })],
    ['no network', unanswered(form)],
    [
      'thanks',
      (page, answer) => {
        answer({ isKept: true, to: null })
        return send(form)(page)
      },
    ],
  ])
})

for (const path of ['accreditation', 'subscribe', 'forum/2025/by-form', 'lost-tickets'])
  test(`a form that is drawn from its rules: ${path}`, async ({ browser }) => {
    const form = 'main form:has([aria-required])'
    const names = ['name', 'firstname', 'lastname', 'media', 'company', 'email', 'phone', 'consent', 'website', 'seats', 'count']
    const all = (fault: string) => Object.fromEntries(names.map((name) => [name, fault]))
    await compare(browser, `${siteOrigin()}/uk/${path}`, 'submission', [
      ['faults', answered(form, { faults: all('empty') })],
      ['fewer faults', answered(form, { faults: { email: 'notEmail' } })],
      ['another fault', answered(form, { faults: { email: 'tooLong' } })],
      ['an error', answered(form, { formError: 'tooMany' })],
      ['another error', answered(form, { formError: 'again' })],
      ['no network', unanswered(form)],
      ['on its way', unanswered(form, 'slow')],
    ])
  })

test.describe('the hall screens', () => {
  for (const [path, from] of [
    ['dashboard', '2025-10-16T07:31:30'],
    ['dashboard/velyka', '2025-10-16T07:31:30'],
    ['dashboard/velyka', '2025-10-17T09:31:30'],
  ] as const)
    test(`through a day: ${path} ${from}`, async ({ browser }) => {
      const site = await startOwnSite({ PORT: String(port('translate')), SITE_NOW: `${from}+03:00` })
      try {
        const page = await browser.newPage({ viewport: { width: 1280, height: 720 } })
        await page.addInitScript(translator)
        await page.clock.install()
        await page.goto(`${site.url}/uk/forum/2025/${path}`)
        await untilStarted(page)
        await page.route('**/dashboard**', (route) => route.abort())
        await page.evaluate(() => window.wrapTexts())
        // A screen counts by the minute. Its clock ticks by the second: each tick would draw it once more for nothing.
        for (let minute = 1; minute <= 12 * 60; minute++) {
          await page.clock.fastForward('01:00')
          if (minute % 5 > 0) continue
          expect(await page.evaluate(() => window.lostWrites), `after ${minute} minutes`).toEqual([])
          await page.evaluate(() => window.wrapTexts())
        }
      } finally {
        await site.end()
      }
    })
})
