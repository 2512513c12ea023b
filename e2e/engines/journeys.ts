// What a visitor does in every engine. Each step throws with a sentence when the page does not do what it should.
import { type Engine, until } from './engine.ts'

export type Journey = (engine: Engine, origin: string) => Promise<void>

const [phone, desktop] = [390, 1280]
const paths = [
  '/uk',
  '/uk/forum/2025/program',
  '/uk/forum/2025/speakers',
  '/uk/news',
  '/uk/about',
  '/uk/contacts',
  '/uk/forum/by-card',
]

const isStarted = `(() => {
  window.dispatchEvent(new Event('pointerdown'))
  return !document.querySelector('script[type=speculationrules]') &&
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react'))
})()`

/** Goes to a page and waits until its scripts run (e2e/started.ts does the same under Playwright). */
async function openStarted(engine: Engine, url: string): Promise<void> {
  await engine.open(url)
  await until(`the scripts of ${url} run`, () => engine.ask<boolean>(isStarted))
}

const count = (engine: Engine, selector: string) =>
  engine.ask<number>(`document.querySelectorAll(${JSON.stringify(selector)}).length`)

const untilAt = (engine: Engine, path: string, seconds?: number) =>
  until(`the address has ${path}`, () => engine.ask<boolean>(`location.href.includes(${JSON.stringify(path)})`), seconds)

async function choose(engine: Engine, selector: string, value: string): Promise<void> {
  await engine.ask(`(() => {
    const list = document.querySelector(${JSON.stringify(selector)})
    list.value = ${JSON.stringify(value)}
    list.dispatchEvent(new Event('input', { bubbles: true }))
    return list.dispatchEvent(new Event('change', { bubbles: true }))
  })()`)
}

/** Presses until the next page stands: who fills a form in within three seconds is asked to press once more. */
async function press(engine: Engine, selector: string, path: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    await engine.click(selector)
    try {
      return await untilAt(engine, path, 4)
    } catch (error) {
      if (attempt === 3) throw error
    }
  }
}

async function pagesFit(engine: Engine, origin: string): Promise<void> {
  for (const width of [phone, desktop]) {
    await engine.widen(width)
    for (const path of paths) {
      await openStarted(engine, origin + path)
      const [over, headings] = await engine.ask<[number, number]>(
        `[document.documentElement.scrollWidth - innerWidth, document.querySelectorAll('h1').length]`,
      )
      if (over > 0) throw new Error(`${path} is ${over} px wider than a window of ${width} px`)
      if (headings !== 1) throw new Error(`${path} has ${headings} headings of the first level`)
    }
  }
}

async function menuLeadsOn(engine: Engine, origin: string): Promise<void> {
  await engine.widen(phone)
  await openStarted(engine, `${origin}/uk/news`)
  const link = 'header details[open] a[href="/uk/contacts"]'
  if ((await count(engine, link)) > 0) throw new Error('the menu is open before anybody opened it')
  await engine.click('header summary[aria-label]')
  await until('the menu is open', async () => (await count(engine, link)) > 0)
  await engine.click(link)
  await untilAt(engine, '/uk/contacts')
  await until('the menu is closed', async () => (await count(engine, link)) === 0)
}

async function filterFinds(engine: Engine, origin: string): Promise<void> {
  await engine.widen(desktop)
  await openStarted(engine, `${origin}/uk/forum/2025/program`)
  const sessions = 'main ol li[data-state] h3 a'
  const all = await count(engine, sessions)
  await choose(engine, 'main [name=room]', 'velyka')
  await untilAt(engine, 'room=velyka')
  await until('fewer sessions are shown', async () => {
    const found = await count(engine, sessions)
    return found > 0 && found < all
  })
}

async function formIsSent(engine: Engine, origin: string): Promise<void> {
  await openStarted(engine, `${origin}/uk/subscribe`)
  await engine.type('main form [name=email]', 'olena@radio.example')
  await engine.click('main form [type=checkbox]')
  await press(engine, 'main form button[type=submit]', '/uk/success-subscribe')
}

async function orderIsPaid(engine: Engine, origin: string): Promise<void> {
  await engine.widen(phone)
  await openStarted(engine, `${origin}/uk/forum/by-card`)
  const form = 'main form[action*="/by-"]'
  await choose(engine, `${form} select`, '1')
  await until('one seat is asked for', async () => (await count(engine, `${form} fieldset`)) === 1)
  await engine.type('#order-name', 'Єва Їжакевич-Ґудзь')
  await engine.type('#order-email', 'eva@lad.example')
  await engine.type('#order-phone', '+38 044 123 45 67')
  await engine.type(`${form} fieldset input`, 'Марʼян О’Коннор')
  await engine.click('#order-offer')
  await engine.click('#order-consent')
  await press(engine, `${form} button[type=submit]:not([name])`, '/uk/test-payment/')
  await until('the test payment stands', async () => (await count(engine, 'button[value=pay]')) > 0)
  await engine.click('button[value=pay]')
  await untilAt(engine, '/uk/order/')
  await until('the ticket is there', async () => (await count(engine, 'main a[href*="/ticket/"][href$=".pdf"]')) === 1)
}

/** By what they prove, in the order in which they are tried. */
export const journeys: Readonly<Record<string, Journey>> = {
  'pages start and fit': pagesFit,
  'the menu leads on': menuLeadsOn,
  'the filter finds': filterFinds,
  'a form is sent': formIsSent,
  'an order is paid': orderIsPaid,
}
