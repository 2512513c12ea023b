// Cuts the site's fonts from those of @fontsource-variable to the letters and the weights that the site uses, so that a page loads one file
// of each family, a fifth of what the published ones weigh; cuts whole ones for papers (server/documents); and measures the letters of the
// display face, by which titles are fitted
// before a browser has drawn them. Run: npm run fonts:cut
import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { create } from 'fontkit'
import subsetFont from 'subset-font'
import { joinFonts } from './join-fonts.mjs'
import { root, run } from './prepare.mjs'

const { resolve } = createRequire(import.meta.url)
const folder = join(root, 'app', 'styles', 'fonts')

const between = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')

const latinLetters = between(0x41, 0x5a) + between(0x61, 0x7a)
const signs = `${between(0x20, 0x40)}${between(0x5b, 0x60)}${between(0x7b, 0x7e)}\u00a0\u2009\u202f«»©®°±·×ʼ‐‑–—‘’‚“”„…•€−→←↑↓`

/** Ukrainian and Russian. */
const cyrillic = `${between(0x410, 0x44f)}ЁёЄєІіЇї\u0490\u0491\u0301№`
const otherCyrillic = between(0x400, 0x40f).replace(/[ЁЄІЇ]/g, '') + between(0x450, 0x45f).replace(/[ёєії]/g, '')
const accents = between(0xc0, 0xff).replace(/[×÷]/g, '')
/** Of names from the neighbouring countries. */
const neighbours = 'ĀāĂăĄąĆćČčĎďĒēĖėĘęĚěĞğĢģĪīĮįİĶķĹĺĻļĽľŁłŃńŅņŇňŌōŐőŔŕŘřŚśŞşŠšŤťŪūŮůŰűŲųŹźŻżŽžȘșȚț'
const otherSigns = `${between(0xa1, 0xbf).replace(/[«»©®°±·]/g, '')}÷`

/**
 * What is cut from which published files; the ranges of app/styles/fonts.css are the same. A page needs the first of each family, joined of
 * several; names from elsewhere need others.
 */
const cuts = {
  manrope: {
    main: { cyrillic, latin: `${latinLetters}${signs}${accents}ı`, 'latin-ext': neighbours, 'cyrillic-ext': '₴' },
    accented: { latin: otherSigns },
  },
  unbounded: {
    main: { cyrillic, latin: latinLetters + signs, 'cyrillic-ext': '₴' },
    accented: { latin: accents + otherSigns },
  },
}
const commonCuts = {
  'latin-ext': { 'latin-ext': between(0x100, 0x17f) + between(0x218, 0x21b) },
  'other-cyrillic': { cyrillic: otherCyrillic },
}
/** Manrope has no letter apostrophe, which Ukrainian words are written with: it is drawn as the quotation mark that looks the same. */
const alike = [[0x2bc, 0x2019]]
/** Of the layout that the fonts have, what the site uses: kerning, accents, figures of one width. */
const keepFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'tnum']

/** Weights that the tokens of type use. */
const weights = { unbounded: { min: 500, max: 700 }, manrope: { min: 400, max: 800 } }

mkdirSync(folder, { recursive: true })
for (const [family, wght] of Object.entries(weights)) {
  for (const [name, sources] of Object.entries({ ...cuts[family], ...commonCuts })) {
    const parts = []
    for (const [source, text] of Object.entries(sources)) {
      const published = readFileSync(resolve(`@fontsource-variable/${family}/files/${family}-${source}-wght-normal.woff2`))
      parts.push(await subsetFont(published, text, { targetFormat: 'sfnt', variationAxes: { wght }, keepFeatures }))
    }
    const cut = await subsetFont(
      parts.reduce((one, other) => joinFonts(one, other, alike)),
      null,
      { targetFormat: 'woff2', keepAllGlyphs: true },
    )
    writeFileSync(join(folder, `${family}-${name}.woff2`), cut)
    console.log(`${family}-${name}: ${cut.length} bytes`)
  }
  copyFileSync(resolve(`@fontsource-variable/${family}/LICENSE`), join(folder, `${family}-LICENSE.txt`))
}

/** Papers need whole fonts of one weight each, all scripts in one file: PDF readers know no ranges. */
const papers = {
  'manrope-400': '@expo-google-fonts/manrope/400Regular/Manrope_400Regular.ttf',
  'manrope-700': '@expo-google-fonts/manrope/700Bold/Manrope_700Bold.ttf',
  'unbounded-600': '@expo-google-fonts/unbounded/600SemiBold/Unbounded_600SemiBold.ttf',
}
const paperFolder = join(root, 'server', 'documents', 'fonts')
mkdirSync(paperFolder, { recursive: true })
for (const [name, published] of Object.entries(papers)) {
  const cut = await subsetFont(
    readFileSync(resolve(published)),
    [...Object.values(cuts.unbounded), ...Object.values(commonCuts)].flatMap((sources) => Object.values(sources)).join(''),
    {
      targetFormat: 'sfnt',
    },
  )
  writeFileSync(join(paperFolder, `${name}.ttf`), cut)
  console.log(`papers, ${name}: ${cut.length} bytes`)
}
for (const family of ['manrope', 'unbounded'])
  copyFileSync(resolve(`@expo-google-fonts/${family}/LICENSE_FONT`), join(paperFolder, `${family}-LICENSE.txt`))

/** The weight of mottos and titles, and the cuts whose letters they are made of. */
const measured = { family: 'unbounded', weight: 600, cuts: ['main', 'other-cyrillic'] }

const hash = createHash('sha256')
/** Letters by their advance width in 1/1000 em, rounded to tens: that is a hundredth of a letter. */
const byWidth = new Map()
for (const name of measured.cuts) {
  const file = readFileSync(join(folder, `${measured.family}-${name}.woff2`))
  hash.update(file)
  // The last of a character map is a mark of its end.
  const letters = String.fromCodePoint(...create(file).characterSet.filter((code) => code !== 0xffff))
  // fontkit cannot vary a packed font: it is given one of this weight alone.
  const font = create(await subsetFont(file, letters, { targetFormat: 'sfnt', variationAxes: { wght: measured.weight } }))
  for (const letter of letters) {
    const width = Math.round((font.glyphForCodePoint(letter.codePointAt(0)).advanceWidth / font.unitsPerEm) * 100) * 10
    byWidth.set(width, (byWidth.get(width) ?? '') + letter)
  }
}
const quoted = (text) =>
  JSON.stringify(text).replace(
    /[\u007f-\u00a0\u2000-\u200f\u202f]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
const rows = [...byWidth].sort(([one], [other]) => one - other).map(([width, letters]) => `  ${width}: ${quoted(letters)},\n`)
writeFileSync(
  join(root, 'app/blocks/motto/advances.ts'),
  `// Written by \`npm run fonts:cut\`: advance widths of ${measured.family} ${measured.weight} in 1/1000 em, and the letters that have them.

export const advances: Readonly<Record<number, string>> = {
${rows.join('')}}

/** Of the files of the font that were measured. */
export const measuredFiles = ${JSON.stringify(measured.cuts.map((name) => `${measured.family}-${name}.woff2`))}
export const measuredHash = '${hash.digest('hex')}'
`,
)
run('biome', ['check', '--write', 'app/blocks/motto/advances.ts'])
