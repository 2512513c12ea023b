// Phones at the entrance: what they say of tickets, with a network and without.

import { refunded } from '@forum/desk/composition/desk-fixture.ts'
import { revokeGate } from '@forum/desk/door/gate/gates.ts'
import { expect, test } from '@playwright/test'
import { expectNoBarriers } from './barriers.ts'
import { type DoorSite, openDoorSite, openGate, scan, word } from './door-site.ts'
import { port } from './ports.ts'

// The page is kept by a service worker, which is half of what is tested.
test.use({ serviceWorkers: 'allow' })

let site: DoorSite
test.afterEach(() => site[Symbol.asyncDispose]())

test('a hand scanner is told who comes in, who was in, and whose ticket is not good, in colour, words and vibration', async ({
  page,
}) => {
  site = await openDoorSite(port('door'))
  const [good, revoked] = [await site.tickets(['Ада']), await site.tickets(['Марія'])]
  const [foreign, other] = [await site.tickets(['Їжак'], 'whole', 2024), await site.tickets(['Ґудзь'], 'third')]
  await refunded(site.desk.sale, (revoked[0]?.number ?? '').split('/')[0] ?? '')
  await page.addInitScript(() => {
    const felt: unknown[] = []
    Object.assign(window, { felt })
    addEventListener('securitypolicyviolation', ({ violatedDirective }) => felt.push(violatedDirective))
    navigator.vibrate = (pattern) => felt.push(pattern) > 0
  })
  await page.setViewportSize({ width: 360, height: 740 })
  await openGate(page, await site.gate('Вхід 1'))
  await expectNoBarriers(page)
  const seen = async (code: string, said: string, tone: string, ...more: string[]) => {
    await scan(page, code)
    await expect(word(page)).toHaveText(said)
    await expect(page.locator('.verdict')).toHaveAttribute('data-tone', tone)
    for (const each of more) await expect(page.locator('.verdict')).toContainText(each)
    // Each stands in the same place, in words and colours of its own.
    await expectNoBarriers(page, { isSecond: said !== 'Входить' })
  }
  await seen(good[0]?.code ?? '', 'Входить', 'good', 'Стандарт', good[0]?.number ?? '')
  await seen(good[0]?.code ?? '', 'Уже всередині', 'warn', 'Увійшли о 09:0', 'Вхід 1')
  await seen(revoked[0]?.code ?? '', 'Скасовано', 'bad')
  await seen(foreign[0]?.code ?? '', 'Інший рік', 'bad', '2024')
  await seen(other[0]?.code ?? '', 'Інший день', 'bad', '17 жовтня 2025')
  await seen('WIFI:T:WPA;S:x', 'Не наш квиток', 'bad')
  await seen(`${(good[0]?.code ?? '').slice(0, -1)}_`, 'Не наш квиток', 'bad')
  expect(await page.evaluate(() => (window as unknown as { felt: number[][] }).felt.map((each) => each.length))).toEqual([
    1, 3, 1, 1, 1, 1, 1,
  ])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  // Nobody is named on phones unless the operator says so.
  await expect(page.locator('main')).not.toContainText('Ада')
  await expect.poll(async () => (await site.entries()).length).toBe(1)
})

test('numbers are typed, names where they are allowed, who goes out comes back, and a supervisor takes an entry back', async ({
  page,
}) => {
  site = await openDoorSite(port('door'), { DOOR_NAMES: 'on' })
  const [ada, maria] = await site.tickets(['Ада Лавлейс', 'Марія Примаченко'])
  await openGate(page, await site.gate('Штаб', 'supervisor'))
  const type = async (text: string) => {
    await page.getByRole('textbox').fill(text)
    await page.getByRole('button', { name: 'Знайти' }).click()
  }
  await type(ada?.number.replace('2025-0000', '') ?? '')
  await expect(word(page)).toHaveText('Входить')
  await type('примач мар')
  await page.getByRole('button', { name: 'Марія Примаченко' }).click()
  await expect(word(page)).toHaveText('Входить')
  await expect(page.locator('.verdict')).toContainText('Марія Примаченко')
  await page.getByRole('button', { name: 'Скасувати цей вхід' }).click()
  await expect(word(page)).toHaveText('Вхід скасовано')
  await type(maria?.number ?? '')
  await expect(word(page)).toHaveText('Входить')
  await page.getByLabel('Вихід').check()
  await type(maria?.number ?? '')
  await expect(word(page)).toHaveText('Виходить')
  await page.getByRole('radio', { name: 'Вхід' }).check()
  await type(maria?.number ?? '')
  await expect(page.locator('.verdict')).toContainText('Повертається')
  await type('нікого')
  await expect(page.locator('.found')).toContainText('Нічого не знайдено')
  await expect
    .poll(async () => (await site.entries()).map(({ kind }) => kind))
    .toEqual(['entry', 'entry', 'undo', 'entry', 'exit', 'entry'])
  await page.getByRole('button', { name: 'Табло' }).click()
  await expect(page.getByRole('dialog')).toContainText('Прийшли сьогодні: 2 із 2')
  await expectNoBarriers(page)
  await page.getByRole('button', { name: 'Закрити' }).click()
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.locator('.link')).toContainText('2 in the list')
  await expectNoBarriers(page)
})

test('a gate that was revoked lets nobody in any more, and its phone forgets the list; another address is no gate', async ({
  page,
}) => {
  site = await openDoorSite(port('door'), { DOOR_NAMES: 'on' })
  const [ada] = await site.tickets(['Ада Лавлейс'])
  await openGate(page, await site.gate('Вхід 1'))
  await revokeGate(site.desk.database, 'Вхід 1', Date.now())
  await scan(page, ada?.code ?? '')
  await expect(page.locator('main')).toContainText('На цьому телефоні вхід закрито')
  const kept = await page.evaluate(async () => {
    const opening = indexedDB.open('door')
    await new Promise((resolve) => {
      opening.onsuccess = resolve
    })
    const reading = opening.result.transaction('kept').objectStore('kept').getAllKeys()
    await new Promise((resolve) => {
      reading.onsuccess = resolve
    })
    return reading.result
  })
  expect(kept).toEqual(['ending'])
  await page.goto(`${site.origin}/door`)
  await expect(page.locator('main')).toContainText('організатори закрили «Вхід 1» для всіх його телефонів')
  await page.goto(`${site.origin}/door#guessed`)
  await expect(page.locator('main')).toContainText('На цьому телефоні вхід закрито')
})

test('a day after the last day the phone forgets who had a ticket', async ({ page }) => {
  site = await openDoorSite(port('door'))
  await site.tickets(['Ада Лавлейс'])
  await openGate(page, await site.gate('Вхід 1'))
  await site.kill()
  const forgotten = new Date('2025-10-19T00:01:00+03:00').getTime()
  await site.start({ DOOR_AHEAD: String(forgotten - Date.now()) })
  await page.reload()
  await expect(page.locator('main')).toContainText('Список із телефона стерто')
  await page.reload()
  await expect(page.locator('main')).toContainText('Список із телефона стерто')
})
