// Cuts the site's fonts from those of @fontsource-variable: by script, and to the weights that the site uses, so that a page in one
// language loads a fifth of what the published files weigh. Run: npm run fonts:cut
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { root } from './prepare.mjs'

const { resolve } = createRequire(import.meta.url)
const folder = join(root, 'app', 'styles', 'fonts')

const between = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')

const latinLetters = between(0x41, 0x5a) + between(0x61, 0x7a)
const signs = `${between(0x20, 0x40)}${between(0x5b, 0x60)}${between(0x7b, 0x7e)}\u00a0\u2009\u202f«»©®°±·×ʼ‐‑–—‘’‚“”„…•€−→←↑↓`

/** What is cut from which published file; the ranges of app/styles/fonts.css are the same. */
const cuts = {
  signs: ['latin', signs],
  cyrillic: ['cyrillic', `${between(0x400, 0x45f)}\u0490\u0491\u0301№`],
  latin: ['latin', latinLetters],
  accented: ['latin', between(0xa1, 0xff)],
  'latin-ext': ['latin-ext', between(0x100, 0x17f) + between(0x218, 0x21b)],
  hryvnia: ['cyrillic-ext', '₴'],
}

/** Weights that the tokens of type use. */
const weights = { unbounded: { min: 500, max: 700 }, manrope: { min: 400, max: 800 } }

mkdirSync(folder, { recursive: true })
for (const [family, wght] of Object.entries(weights)) {
  for (const [name, [source, text]] of Object.entries(cuts)) {
    const published = readFileSync(resolve(`@fontsource-variable/${family}/files/${family}-${source}-wght-normal.woff2`))
    const cut = await subsetFont(published, text, { targetFormat: 'woff2', variationAxes: { wght } })
    writeFileSync(join(folder, `${family}-${name}.woff2`), cut)
    console.log(`${family}-${name}: ${cut.length} bytes`)
  }
  copyFileSync(resolve(`@fontsource-variable/${family}/LICENSE`), join(folder, `${family}-LICENSE.txt`))
}
