import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import { expect, test } from 'vitest'

type Cut = (font: Buffer, text: string, options: object) => Promise<Buffer>

/** Neither has types. */
const subsetFont: Cut = createRequire(import.meta.url)('subset-font')
const { joinFonts }: { joinFonts: (first: Buffer, second: Buffer, alike?: number[][]) => Buffer } = await import(
  new URL('./join-fonts.mjs', import.meta.url).href
)

const cut = (script: string, text: string) =>
  subsetFont(readFileSync(`node_modules/@fontsource-variable/manrope/files/manrope-${script}-wght-normal.woff2`), text, {
    targetFormat: 'sfnt',
    variationAxes: { wght: { min: 400, max: 800 } },
    keepFeatures: ['kern', 'tnum'],
  })

async function atWeight(font: Buffer, wght: number): Promise<Font> {
  return create(await subsetFont(font, 'ГДайїAVTo.é17', { targetFormat: 'sfnt', variationAxes: { wght } })) as Font
}

function drawn(font: Font, text: string, features: string[]) {
  const { glyphs, positions } = font.layout(text, features)
  return [glyphs.map((glyph) => glyph.path.toSVG()), positions.map(({ xAdvance }) => xAdvance)]
}

test.each([400, 800])('a joined font draws, spaces and varies each letter as the font that it is from: %s', async (weight) => {
  const parts = await Promise.all([cut('cyrillic', 'ГДайї'), cut('latin', 'AVTo.é17')])
  const joined = await atWeight(joinFonts(...parts), weight)
  for (const [part, text] of [
    [parts[0], 'ГайДї'],
    [parts[1], 'AVATo.é17'],
  ] as const) {
    const own = await atWeight(part, weight)
    for (const features of [[], ['tnum']]) expect(drawn(joined, text, features)).toEqual(drawn(own, text, features))
  }
})

test('a joined font says how wide each letter is at each weight, so that a browser need not read its outline for that', async () => {
  const parts = await Promise.all([cut('cyrillic', 'ГДайї'), cut('latin', 'AVTo.é17')])
  const joined = create(joinFonts(...parts)) as Font
  for (const weight of [400, 610, 800])
    for (const [part, text] of [
      [parts[0], 'ГДайї'],
      [parts[1], 'AVTo.é17'],
    ] as const)
      expect(widths(joined, weight, text)).toEqual(widths(create(part) as Font, weight, text))
  expect(widths(joined, 800, 'ГДAV')).not.toEqual(widths(joined, 400, 'ГДAV'))
})

test('a letter that neither has is drawn as the one that it is told to be like', async () => {
  const parts = await Promise.all([cut('cyrillic', 'ГДайї'), cut('latin', 'A’')])
  const alike = [
    [0x2bc, 0x2019],
    [0x41, 0x2019],
  ]
  const [own, told] = [joinFonts(...parts), joinFonts(...parts, alike)].map((font) => create(font) as Font)
  const glyph = (font: Font | undefined, letter: string) => font?.glyphForCodePoint(letter.codePointAt(0) ?? 0).id
  expect(glyph(own, 'ʼ')).toBe(0)
  expect(glyph(told, 'ʼ')).toBe(glyph(told, '’'))
  expect(glyph(told, 'A')).toBe(glyph(own, 'A'))
})

/** As the font's table of advances (`HVAR`) has them. */
function widths(font: Font, wght: number, text: string) {
  expect(font).toHaveProperty('HVAR', expect.anything())
  const varied = font.getVariation({ wght })
  return [...text].map((letter) => varied.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth)
}
