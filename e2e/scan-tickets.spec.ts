// The camera of a phone at the entrance: Chromium is given a film in its place.

import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { refunded } from '@forum/desk/composition/desk-fixture.ts'
import { chromium, expect, test } from '@playwright/test'
import { encodeQR } from 'qr'
import { findChromium } from '../scripts/chromium.mjs'
import { type DoorSite, openDoorSite, openGate } from './door-site.ts'
import { port } from './ports.ts'

const [width, height] = [640, 480]
/** Pixels of a module: a ticket's code is 61 modules wide with its border. */
const scale = 7

test.use({ serviceWorkers: 'allow' })

let site: DoorSite
let folder = ''
test.afterEach(async () => {
  await site?.[Symbol.asyncDispose]()
  await rm(folder, { recursive: true })
})

/** The brightness of each pixel of a frame that shows a code; nothing: a grey wall. */
function frameOf(text: string | null): Uint8Array {
  const pixels = new Uint8Array(width * height).fill(text === null ? 128 : 230)
  if (text === null) return pixels
  const data = encodeQR(text, 'raw', { ecc: 'medium', border: 4 })
  const size = data.length
  const [left, top] = [Math.floor((width - size * scale) / 2), Math.floor((height - size * scale) / 2)]
  for (let y = 0; y < size * scale; y++)
    for (let x = 0; x < size * scale; x++)
      if (data[Math.floor(y / scale)]?.[Math.floor(x / scale)]) pixels[(top + y) * width + left + x] = 25
  return pixels
}

/** Each code for a second and a half, a wall after it, over and over: 10 frames a second. */
async function film(file: FileHandle, codes: readonly string[]): Promise<void> {
  await file.write(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420mpeg2\n`)
  const colours = new Uint8Array((width * height) / 2).fill(128)
  for (const text of codes.flatMap((code) => [...Array(15).fill(code), ...Array(5).fill(null)] as (string | null)[])) {
    await file.write('FRAME\n')
    await file.write(frameOf(text))
    await file.write(colours)
  }
}

test('the camera reads tickets one after another: in, revoked, foreign, of another day, and the first one again', async () => {
  site = await openDoorSite(port('door'))
  const [good] = await site.tickets(['Ада'])
  const [revoked] = await site.tickets(['Марія'])
  const [third] = await site.tickets(['Ґудзь'], 'third')
  await refunded(site.desk.sale, (revoked?.number ?? '').split('/')[0] ?? '')
  folder = await mkdtemp(join(tmpdir(), 'forum-film-'))
  const path = join(folder, 'camera.y4m')
  const file = await open(path, 'w')
  await film(file, [good?.code ?? '', revoked?.code ?? '', 'https://forum.example/uk', third?.code ?? ''])
  await file.close()
  const args = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${path}`,
  ]
  const browser = await chromium.launch({ executablePath: findChromium(), args })
  try {
    const page = await browser.newPage({ locale: 'uk-UA', viewport: { width: 360, height: 740 } })
    await openGate(page, await site.gate('Вхід 1'))
    // Each word once, in the order in which it was said.
    await page.evaluate(() => {
      const said: string[] = []
      Object.assign(window, { said })
      const verdict = document.querySelector('.verdict') as HTMLElement
      new MutationObserver(() => said.push(verdict.querySelector('.word')?.textContent ?? '')).observe(verdict, {
        childList: true,
      })
    })
    await page.getByRole('button', { name: 'Увімкнути камеру' }).click()
    const said = () => page.evaluate(() => [...new Set((window as unknown as { said: string[] }).said)].toSorted())
    await expect.poll(said).toEqual(['Інший день', 'Входить', 'Не наш квиток', 'Скасовано', 'Уже всередині'].toSorted())
    await expect
      .poll(async () => (await site.entries()).map(({ ticket_id, kind }) => [ticket_id, kind]))
      .toEqual([[good?.id, 'entry']])
  } finally {
    await browser.close()
  }
})

test('a phone without a camera, or whose owner does not allow it, says so and goes on by number', async ({ page }) => {
  folder = await mkdtemp(join(tmpdir(), 'forum-film-'))
  site = await openDoorSite(port('door'))
  const [ticket] = await site.tickets(['Ада'])
  // The list comes after the number was typed: who is first in line waits for it.
  const typed = Promise.withResolvers<void>()
  await page.route('**/door/manifest*', async (route) => {
    await typed.promise
    await route.continue()
  })
  await page.goto(await site.gate('Вхід 1'))
  await page.getByRole('button', { name: 'Увімкнути камеру' }).click()
  await expect(page.getByRole('button', { name: /Камера недоступна/ })).toBeVisible()
  for (const _ of ['once', 'again, since nothing was said']) {
    await page.getByRole('textbox').fill(ticket?.number ?? '')
    await page.getByRole('textbox').press('Enter')
    await expect(page.getByRole('textbox')).toHaveValue('')
  }
  await expect(page.locator('.verdict')).toContainText('Списку ще немає')
  typed.resolve()
  await expect(page.locator('.verdict .word')).toHaveText('Входить')
})
