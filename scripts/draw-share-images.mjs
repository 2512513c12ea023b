// Draws the default share image of each language. Run by hand (`npm run share:draw`) after changes of name or pattern; public/ is committed.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '@forum/domain/localisation/locale.ts'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { catalogues } from '../packages/messages/catalogues.ts'
import { sheafStrands } from '../site/app/blocks/sheaf/sheaf-geometry.ts'
import { findChromium } from './chromium.mjs'
import { root } from './prepare.mjs'

const [ink, paper, wheat] = ['#0b0e14', '#f6f5f0', '#f2c230']
const folder = join(root, 'public')

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
      const file = join(root, `packages/design/styles/fonts/${family.toLowerCase()}-main.woff2`)
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

await drawShareImages()
