// Draws icons and the default share image. Run by hand (`npm run icons:draw`) after changes of logo, name or pattern; public/ is committed.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { locales } from '#domain/localisation/locale.ts'
import { sheafStrands } from '../app/blocks/sheaf/sheaf-geometry.ts'
import { catalogues } from '../messages/catalogues.ts'
import { findChromium } from './chromium.mjs'
import { root } from './prepare.mjs'

const [ink, paper, wheat] = ['#0b0e14', '#f6f5f0', '#f2c230']
const folder = join(root, 'public')

/** Upper end of each line on the right, and its thickness; the last one is highlighted. */
const fiveStrands = [
  [3, 2],
  [10.5, 2.6],
  [18.5, 3.2],
  [27, 3.8],
  [36, 5],
]
/** Five lines are unreadable at sixteen pixels. */
const threeStrands = [
  [4, 4.2],
  [19, 5],
  [35, 7],
]

/** The logo on dark, with `air` around its 40 units. */
function mark(strands, air) {
  const size = 40 + 2 * air
  const paths = strands.map(([top, thickness], index) => {
    const isLast = index === strands.length - 1
    const end = isLast ? 37.5 : 37
    const bend = [34, 34.5, 35, 36][Math.round((index * 3) / Math.max(1, strands.length - 2))]
    return `<path stroke="${isLast ? wheat : paper}" stroke-width="${thickness}" d="M40 ${top}C22 ${top} 18 ${isLast ? end : bend} 0 ${end}"/>`
  })
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="${-air} ${1 - air} ${size} ${size}">` +
      `<path fill="${ink}" d="M-99-99h299v299H-99z"/><g fill="none">${paths.join('')}</g></svg>`,
  )
}

function png(drawing, size) {
  return sharp(drawing, { density: 300 }).resize(size, size).png({ palette: true, effort: 10 }).toBuffer()
}

/** An .ico file of PNG pictures (its directory: Microsoft's ICONDIR and ICONDIRENTRY). */
function ico(pictures) {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  pictures.forEach(({ size, body }, index) => {
    const at = 6 + 16 * index
    head.writeUInt8(size, at)
    head.writeUInt8(size, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(body.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += body.length
  })
  return Buffer.concat([head, ...pictures.map(({ body }) => body)])
}

async function drawIcons() {
  const [plain, small, masked] = [mark(fiveStrands, 6), mark(threeStrands, 3), mark(fiveStrands, 14)]
  writeFileSync(join(folder, 'icon-192.png'), await png(plain, 192))
  writeFileSync(join(folder, 'icon-512.png'), await png(plain, 512))
  writeFileSync(join(folder, 'icon-maskable-512.png'), await png(masked, 512))
  writeFileSync(join(folder, 'apple-touch-icon.png'), await png(mark(fiveStrands, 8), 180))
  const sizes = [
    { size: 16, drawing: small },
    { size: 32, drawing: plain },
    { size: 48, drawing: plain },
  ]
  const pictures = await Promise.all(sizes.map(async ({ size, drawing }) => ({ size, body: await png(drawing, size) })))
  writeFileSync(join(folder, 'favicon.ico'), ico(pictures))
}

/** Attendance of twelve fictional editions: this pattern is for all years. */
const people = [340, 420, 510, 560, 690, 760, 0, 540, 310, 620, 980, 1240]
const shape = { width: 1200, height: 548, top: 40, pointX: 330, edgeHandle: 0.5, pointHandle: 0.55, share: 0.62 }

function sharePage(locale) {
  const { site, home } = catalogues[locale]
  const strands = people.map((attendance, index) => ({ year: 2014 + index, attendance, isCancelled: attendance === 0 }))
  const paths = sheafStrands(strands, shape).map(({ path, isDotted, isCurrent, opacity }) =>
    isDotted
      ? `<path d="${path}" fill="none" stroke="${paper}" stroke-width="2.5" stroke-dasharray="2 9" opacity=".75"/>`
      : `<path d="${path}" fill="${isCurrent ? wheat : paper}" opacity="${opacity}"/>`,
  )
  const [sentence] = home.description.split(':')
  return `<!doctype html><html lang="${locale}"><meta charset="utf-8"><style>${fontFaces()}
body{margin:0;width:1200px;height:630px;background:${ink};color:${paper};position:relative;overflow:hidden}
svg{position:absolute;inset:0}h1{position:absolute;left:64px;top:52px;margin:0;font:600 78px/1.1 Unbounded;letter-spacing:-.03em}
h1 span{display:block}p{position:absolute;left:64px;bottom:22px;margin:0;font:600 27px/1.3 Manrope}</style>
<svg viewBox="0 0 1200 630" width="1200" height="630">${paths.join('')}<path d="M0 ${shape.height}H1200" stroke="${wheat}" stroke-width="4"/></svg>
<h1>${site.nameLines.map((line) => `<span>${line}</span>`).join('')}</h1><p>${sentence}</p></html>`
}

function fontFaces() {
  return ['Unbounded', 'Manrope']
    .map((family) => {
      const file = join(root, `app/styles/fonts/${family.toLowerCase()}-main.woff2`)
      const source = `data:font/woff2;base64,${readFileSync(file, 'base64')}`
      return `@font-face{font-family:${family};src:url(${source});font-weight:400 800}`
    })
    .join('')
}

async function drawShareImages() {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--headless', '--no-sandbox', '--disable-gpu'] })
  try {
    const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
    for (const locale of locales) {
      await page.setContent(sharePage(locale))
      await page.evaluate(() => document.fonts.ready)
      const picture = await page.screenshot()
      writeFileSync(
        join(folder, `share-${locale}.png`),
        await sharp(picture).png({ palette: true, colours: 64, effort: 10 }).toBuffer(),
      )
    }
  } finally {
    await browser.close()
  }
}

await drawIcons()
await drawShareImages()
