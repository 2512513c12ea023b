// What a visitor must be able to do, in real Chromium 92 and 110, and without what Safari 15.4 and Firefox 115 lack (docs/decisions/0036-support-safari-15-4-chrome-92-and-firefox-115.md): read, filter,
// star, order, send a form, find a ticket, scan at the door.
import { expect, test } from '@playwright/test'
import { openDoorSite } from './door-site.ts'
import { needsOldEngine, type OldVisitor, openOldEngine } from './old-engine.ts'
import { port } from './ports.ts'
import { siteOfTests } from './site-process.ts'

test.describe.configure({ mode: 'default' })

const site = siteOfTests({ PORT: String(port('oldEngines')) })

const pages = [
  '/uk',
  '/uk/forum/2025',
  '/uk/forum/2025/program',
  '/uk/forum/2025/program?day=2025-10-16',
  '/uk/forum/2025/program/mala-heneratsiia',
  '/uk/forum/2025/speakers',
  '/uk/forum/2025/my',
  '/uk/forum/2025/tickets',
  '/uk/forum/by-card',
  '/uk/forum/by-bank',
  '/uk/forum/by-form',
  '/uk/news',
  '/uk/news/tsiny-na-kvytky-2025',
  '/uk/photos',
  '/uk/videos',
  '/uk/partners',
  '/uk/about',
  '/uk/contacts',
  '/uk/callback',
  '/uk/subscribe',
  '/uk/accreditation',
  '/uk/search?q=2024',
]

const engines = [
  ['Chromium 92', '92', false],
  ['Chromium 110', '110', false],
  ['Chromium 110 without what Safari 15.4 or Firefox 115 lack', '110', true],
] as const

for (const [engine, version, isBare] of engines)
  test.describe(engine, () => {
    needsOldEngine(version)
    /** Who orders the same once more is asked whether it is meant. */
    const mail = (name: string) => `${name}-${version}-${isBare ? 'bare' : 'whole'}@lad.example`

    let visitor: OldVisitor
    test.beforeEach(async () => {
      visitor = await openOldEngine(version, isBare)
    })
    test.afterEach(async () => {
      await visitor.close()
    })

    test('pages are read: nothing throws, nothing lies over them, they are as wide as a phone', async () => {
      test.setTimeout(120_000)
      const lies: Record<string, unknown> = {}
      for (const path of pages) {
        await visitor.open(site.url + path)
        lies[path] = { ...(await visitor.lies()), faults: visitor.faults.splice(0) }
      }
      expect(lies).toEqual(Object.fromEntries(pages.map((path) => [path, { over: 0, isFree: true, faults: [] }])))
    })

    test('links lead on, the menu opens, the help for tickets leads to the callback', async () => {
      await visitor.open(`${site.url}/uk/news`)
      await visitor.press('main li a')
      await visitor.untilAt('/uk/news/')
      await visitor.press('header summary[aria-label]')
      await visitor.press('header details[open] a[href="/uk/contacts"]')
      await visitor.untilAt('/uk/contacts')
      await visitor.open(`${site.url}/uk/news`)
      await visitor.page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await visitor.until(`[...document.querySelectorAll('[data-support] > a')].some((one) => one.dataset.away === undefined)`)
      await visitor.press('[data-support] > a')
      await visitor.untilAt('/uk/callback')
      expect(visitor.faults).toEqual([])
    })

    test('the search and the share dialog open, a picture is enlarged', async () => {
      await visitor.open(`${site.url}/uk/news/tsiny-na-kvytky-2025`)
      // On the narrowest screens the search is a page.
      await visitor.page.setViewportSize({ width: 820, height: 900 })
      await visitor.press('header [data-opens=search-dialog]')
      await visitor.until(`document.activeElement.matches('[role=combobox]')`)
      await visitor.page.keyboard.type('Горбенко')
      await visitor.until(`document.querySelectorAll('dialog[open] [role=option]').length > 0`)
      await visitor.page.keyboard.press('Escape')
      await visitor.until(`!document.querySelector('dialog[open]')`)
      await visitor.press('main [data-opens], aside [data-opens], [data-opens]:not(header *)')
      await visitor.until(`!!document.querySelector('dialog[open]')`)
      expect(visitor.faults).toEqual([])
    })

    test('the programme and the speakers are filtered, a session is starred and found again', async () => {
      await visitor.open(`${site.url}/uk/forum/2025/program?day=2025-10-16`)
      const sessions = 'main ol li[data-state] h3 a'
      const all = await visitor.count(sessions)
      // On phones search and filters open when pressed.
      const opener = 'main .fold summary'
      await visitor.press(opener)
      await visitor.choose('main [name=room]', 'velyka')
      await visitor.untilAt('room=velyka')
      await visitor.until(`(({ length }) => length > 0 && length < ${all})(document.querySelectorAll('${sessions}'))`)
      const session = (await visitor.words(sessions)).trim()
      const star = 'main ol button[data-star]'
      await visitor.press(star)
      await visitor.until(`document.querySelector('${star}').getAttribute('aria-pressed') === 'true'`)
      await visitor.open(`${site.url}/uk/forum/2025/my`)
      await visitor.until(`document.querySelector('main').textContent.includes(${JSON.stringify(session)})`)
      await visitor.open(`${site.url}/uk/speakers`)
      const people = '[data-module=people-filter] li:not([hidden]) img, [data-module=people-filter] li:not([hidden]) h2'
      const before = await visitor.count(people)
      await visitor.press(opener)
      await visitor.type('main [name=q]', 'коваль')
      await visitor.until(`(({ length }) => length > 0 && length < ${before})(document.querySelectorAll('${people}'))`)
      expect(visitor.faults).toEqual([])
    })

    test('forms are sent: a callback is asked for, news are ordered, a lost ticket is asked for', async () => {
      await visitor.open(`${site.url}/uk/contacts`)
      await visitor.type('#callback-name', 'Єва')
      await visitor.type('#callback-phone', '0441234567')
      await visitor.press('[data-island=callback] button[type=submit]')
      await visitor.until(`document.activeElement.matches('[role=status]')`)
      await visitor.open(`${site.url}/uk/subscribe`)
      await visitor.type('main form [name=email]', mail('olena'))
      await visitor.press('main form [type=checkbox]')
      await visitor.press('main form button[type=submit]')
      await visitor.untilAt('/uk/success-subscribe')
      await visitor.open(`${site.url}/uk/lost-tickets`)
      await visitor.type('main form [name=email]', mail('olena'))
      await visitor.press('main form button[type=submit]')
      await visitor.until(`!document.querySelector('main form') || !!document.querySelector('main [role=status]')`)
      expect(visitor.faults).toEqual([])
    })

    test('two tickets are ordered: a code is tried first, what is missing is told; they are paid and opened', async () => {
      await visitor.open(`${site.url}/uk/forum/by-card`)
      const form = 'main form[action*="/by-"]'
      await visitor.choose(`${form} select`, '2')
      await visitor.until(`document.querySelectorAll('${form} fieldset').length === 2`)
      await visitor.page.evaluate(() =>
        document.querySelector<HTMLElement>('[name=code]')?.closest('details')?.querySelector('summary')?.click(),
      )
      await visitor.press(`${form} [name=code]`)
      await visitor.page.keyboard.type('NOBODY')
      await visitor.press(`${form} button[value=code]`)
      await visitor.until(`!!document.querySelector('${form} [name=code][aria-invalid=true]')`)
      await visitor.press(`${form} [name=code]`)
      for (let letter = 0; letter < 6; letter++) await visitor.page.keyboard.press('Backspace')
      await visitor.press(`${form} button[type=submit]:not([name])`)
      await visitor.until(`!!document.querySelector('${form} [name=email][aria-invalid=true]')`)
      await visitor.type('#order-name', 'Єва Їжакевич-Ґудзь')
      await visitor.type('#order-email', mail('eva'))
      await visitor.type('#order-phone', '0441234567')
      for (const seat of [1, 2]) await visitor.type(`${form} fieldset:nth-of-type(${seat}) input`, `Марʼян ${seat}`)
      await visitor.press('#order-offer')
      await visitor.press('#order-consent')
      await visitor.press(`${form} button[type=submit]:not([name])`)
      await visitor.untilAt('/uk/test-payment/')
      await visitor.press('button[value=pay]')
      await visitor.untilAt('/uk/order/')
      await visitor.until(`document.querySelectorAll('main a[href*="/ticket/"][href$=".pdf"]').length === 2`)
      await visitor.press('main a[href*="/ticket/"]:not([href*="."])')
      await visitor.untilAt('/ticket/')
      await visitor.until(`!!document.querySelector('main svg')`)
      expect(visitor.faults).toEqual([])
    })

    test('the door enrols, lets a ticket in, and says that it was here already', async () => {
      const door = await openDoorSite(port('door'))
      try {
        const [ticket] = await door.tickets(['Ада'])
        await visitor.page.goto(await door.gate('Вхід'))
        await visitor.until(`/у списку/.test(document.querySelector('.link')?.textContent ?? '')`)
        const words: string[] = []
        for (let entry = 0; entry < 2; entry++) {
          await visitor.page.keyboard.type(ticket?.code ?? '')
          await visitor.page.keyboard.press('Enter')
          await visitor.until(`document.querySelector('.verdict .word')?.textContent !== ${JSON.stringify(words[0] ?? '')}`)
          words.push(await visitor.words('.verdict .word'))
        }
        expect(new Set(words).size).toBe(2)
        await expect.poll(async () => (await door.entries()).length).toBeGreaterThan(0)
        expect(visitor.faults).toEqual([])
      } finally {
        await door[Symbol.asyncDispose]()
      }
    })
  })
