// The door without a network: nobody waits, nothing is lost, nothing is told twice.

import { revokeGate } from '@forum/desk/door/gate/gates.ts'
import { expect, type Page, test } from '@playwright/test'
import { expectNoBarriers } from './barriers.ts'
import { type DoorSite, openDoorSite, openGate, scan, word } from './door-site.ts'
import { port } from './ports.ts'

test.use({ serviceWorkers: 'allow' })

let site: DoorSite
test.afterEach(() => site[Symbol.asyncDispose]())

/** A hand scanner as fast as the page, on a phone that is set to Ukrainian: each code at once, the next when it was answered. */
const scanAll = (page: Page, codes: readonly string[]) =>
  page.evaluate(async (all) => {
    const verdict = document.querySelector('.verdict') as HTMLElement
    const press = (own: KeyboardEventInit) => dispatchEvent(new KeyboardEvent('keydown', own))
    const keyOf = (sign: string): KeyboardEventInit => {
      const named = { '-': 'Minus', _: 'Minus', '.': 'Period' }[sign]
      const code = named ?? (/\d/.test(sign) ? `Digit${sign}` : `Key${sign.toUpperCase()}`)
      // Where an English keyboard has letters and a full stop, a Ukrainian one has letters of its own.
      const key = /[A-Za-z.]/.test(sign) ? 'ї' : sign
      return { key, code, shiftKey: sign === '_' || /[A-Z]/.test(sign) }
    }
    const words: string[] = []
    const times: number[] = []
    for (const code of all) {
      const answered = new Promise<void>((resolve) => {
        const watching = new MutationObserver(() => {
          watching.disconnect()
          resolve()
        })
        watching.observe(verdict, { childList: true })
      })
      for (const sign of code) press(keyOf(sign))
      const began = performance.now()
      press({ key: 'Enter', code: 'Enter' })
      await answered
      times.push(performance.now() - began)
      words.push(verdict.querySelector('.word')?.textContent ?? '')
    }
    return { words: [...new Set(words)], times: times.sort((one, other) => one - other) }
  }, codes)

test('two hundred come in without network; a reload and a server that is killed lose none of them, and what is sent twice is one', async ({
  page,
  context,
}) => {
  // The server starts five times.
  test.slow()
  site = await openDoorSite(port('door'), { DOOR_TWICE: '1' })
  const tickets = await site.tickets(Array.from({ length: 200 }, (_, index) => `Гість ${index}`))
  await openGate(page, await site.gate('Вхід 1'))
  await context.setOffline(true)
  // What the worker asks for goes by another way, so nobody is there who would answer it.
  await site.kill()
  await page.reload()
  await expect(page.locator('.link')).toContainText('Без мережі')
  const codes = tickets.map(({ code }) => code)
  const first = await scanAll(page, codes.slice(0, 120))
  await page.reload()
  await expect(page.locator('.link')).toContainText('чекають на мережу: 120')
  const second = await scanAll(page, codes.slice(120))
  expect([first.words, second.words]).toEqual([['Входить'], ['Входить']])
  expect((await scanAll(page, codes.slice(0, 3))).words).toEqual(['Уже всередині'])
  test.info().annotations.push({ type: 'p95, ms', description: String(first.times[Math.floor(first.times.length * 0.95)]) })
  expect(await site.entries()).toEqual([])
  await site.start()
  await context.setOffline(false)
  const arrived = async () => (await site.entries()).length
  for (const enough of [1, 60, 120]) {
    await expect.poll(arrived, { intervals: [5] }).toBeGreaterThanOrEqual(enough)
    await site.kill()
    await site.start()
  }
  await expect.poll(arrived).toBe(200)
  await expect(page.locator('.link')).not.toContainText('чекають')
  const kept = await site.entries()
  expect(new Set(kept.map(({ ticket_id }) => ticket_id)).size).toBe(200)
  expect(kept.filter(({ conflict }) => conflict !== null)).toEqual([])
})

test('two phones without network that let in one ticket are two entries, and a conflict on both and on the board', async ({
  browser,
}) => {
  site = await openDoorSite(port('door'))
  const [ticket] = await site.tickets(['Ада'])
  const open = async (name: string) => {
    const context = await browser.newContext({ serviceWorkers: 'allow' })
    const page = await context.newPage()
    await openGate(page, await site.gate(name))
    await context.setOffline(true)
    await scan(page, ticket?.code ?? '')
    await expect(word(page)).toHaveText('Входить')
    return { context, page }
  }
  const [one, other] = [await open('Вхід 1'), await open('Вхід 2')]
  await one.context.setOffline(false)
  await expect.poll(async () => (await site.entries()).length).toBe(1)
  await other.context.setOffline(false)
  await expect(word(other.page)).toHaveText('Двічі')
  await expect(other.page.locator('.verdict')).toContainText('Вхід 1')
  for (const { page } of [one, other]) {
    await expect(page.locator('.conflicts')).toHaveText('Збігів: 1')
    await page.getByRole('button', { name: 'Табло' }).click()
    await expect(page.getByRole('dialog')).toContainText(/2025-00001\/1: Двічі – \d\d:\d\d Вхід 1, \d\d:\d\d Вхід 2/)
  }
  expect((await site.entries()).map(({ conflict }) => conflict)).toEqual([null, 'already-in'])
  for (const { context } of [one, other]) await context.close()
})

test('a gate is closed while its phones have no network: what they decided before arrives, and what they decided after is kept on them', async ({
  browser,
}) => {
  site = await openDoorSite(port('door'))
  const tickets = await site.tickets(Array.from({ length: 6 }, (_, index) => `Гість ${index}`))
  const codes = tickets.map(({ code }) => code)
  const address = await site.gate('Вхід 1')
  const open = async () => {
    const context = await browser.newContext({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } })
    const page = await context.newPage()
    await openGate(page, address)
    return { context, page, main: page.locator('main') }
  }
  const [lost, other] = [await open(), await open()]
  for (const { context } of [lost, other]) await context.setOffline(true)
  expect((await scanAll(lost.page, codes.slice(0, 5))).words).toEqual(['Входить'])
  await revokeGate(site.desk.database, 'Вхід 1', site.now())
  await other.context.setOffline(false)
  await expect(other.main).toContainText('організатори закрили «Вхід 1» для всіх його телефонів')
  await expect(other.main).toContainText('попросіть в організаторів новий QR-код')
  await expectNoBarriers(other.page)
  await lost.page.clock.setSystemTime(Date.now() + 10 * 60_000)
  expect((await scanAll(lost.page, codes.slice(5, 6))).words).toEqual(['Входить'])
  await expect(lost.page.locator('.link')).toContainText('чекають на мережу: 6')
  await lost.context.setOffline(false)
  await expect(lost.main).toContainText(/2025-00001\/6: вхід, \d\d:\d\d – вирішено вже після закриття/)
  const came = (await site.entries()).map(({ ticket_id, after_closing }) => [ticket_id, after_closing])
  expect(came).toEqual(tickets.slice(0, 5).map(({ id }) => [id, 1]))
  // It says so after a reload, too, and a new gate brings both back to work.
  await lost.page.reload()
  await expect(lost.main).toContainText('Не прийнято: 1')
  await openGate(lost.page, await site.gate('Вхід 2'))
  await expect(lost.page.locator('.conflicts')).toHaveText('Не прийнято: 1')
  await scan(lost.page, codes[0] ?? '')
  await expect(word(lost.page)).toHaveText('Уже всередині')
  for (const { context } of [lost, other]) await context.close()
})

test('the desk gets another name while a phone has no network: its entries arrive, then it is sent on and works there', async ({
  page,
  context,
}) => {
  site = await openDoorSite(port('door'))
  const present = `http://127.0.0.1:${port('door')}`
  const [guest, next] = await site.tickets(['Гостя', 'Наступна'])
  await openGate(page, await site.gate('Вхід 1'))
  const way = page.getByRole('link', { name: 'Відкрити цей вхід там' })
  await context.setOffline(true)
  await site.kill()
  await scan(page, guest?.code ?? '')
  await expect(word(page)).toHaveText('Входить')
  await site.start({ FORMER_URLS: site.origin, SITE_URL: 'http://127.0.0.1:9', DESK_URL: present, DESK_PORT: '9' })
  expect([await way.count(), (await site.entries()).length]).toEqual([0, 0])
  await context.setOffline(false)
  await expect(way).toBeVisible()
  expect(await site.entries()).toMatchObject([{ ticket_id: guest?.id }])
  await way.click()
  await expect(page).toHaveURL(`${present}/door`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Вхід 1')
  await scan(page, next?.code ?? '')
  await expect(word(page)).toHaveText('Входить')
  await expect.poll(async () => (await site.entries()).length).toBe(2)
})

test('a supervisor presses without network: the phone says that it is not out, survives a reload, and sends it once; an old press is asked about', async ({
  page,
  context,
}) => {
  // The server starts twice.
  test.slow()
  site = await openDoorSite(port('door'), { DOOR_TWICE: '1' })
  const { day } = site.desk
  const on = async () => {
    await day.look()
    return day.interruptions().map(({ kind, by, endedBy }) => [kind, by.name.replace(/ · .*/, ''), endedBy !== null])
  }
  await openGate(page, await site.gate('Штаб', 'supervisor'))
  const bar = page.locator('.day')
  const press = async (name: string) => {
    await page.getByRole('button', { name: 'Тривога, пауза, продовження' }).click()
    await page.getByRole('dialog').getByRole('button', { name }).click()
  }
  await context.setOffline(true)
  await site.kill()
  await press('Тривога: перервати все')
  await expect(bar).toContainText('ЩЕ НЕ ПЕРЕДАНО')
  await page.reload()
  await expect(bar).toContainText('ЩЕ НЕ ПЕРЕДАНО')
  await expectNoBarriers(page)
  expect(await on()).toEqual([])
  await site.start()
  await context.setOffline(false)
  await expect(bar).toContainText('«Тривога»: передано')
  expect(await on()).toEqual([['alert', 'Штаб', false]])
  await expect(bar).toContainText(/Тривога з \d\d:\d\d, усі зали/)
  await press('Продовжити зараз')
  await expect(bar).toContainText('«Продовжити»: передано')
  expect(await on()).toEqual([['alert', 'Штаб', true]])
  // By the server's clock it was pressed seven minutes ago. With a network the phone would learn the server's time.
  await context.setOffline(true)
  await page.clock.setSystemTime(Date.now() - 7 * 60_000)
  await press('Тривога: перервати все')
  await expect(bar).toContainText('ЩЕ НЕ ПЕРЕДАНО')
  await context.setOffline(false)
  await expect(bar).toContainText(/[78] хв тому, і це не передано. Перервати зараз\?/)
  expect(await on()).toHaveLength(1)
  await bar.getByRole('button', { name: 'Ні' }).click()
  await expect(bar).not.toContainText('Перервати зараз?')
  expect(await on()).toHaveLength(1)
})
