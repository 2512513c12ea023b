import { createRequire } from 'node:module'
import { faces, fontFiles } from '@forum/design/fonts/font-files.ts'
import { isPrinted } from '@forum/domain/submission/printed-letters.ts'
import { openSync } from 'fontkit'
import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { drawn, faceFor } from './pdf-page.ts'

test.each(faces)('every character that is set in our face "%s" is in its file', (face) => {
  const document = new PDFDocument().font(fontFiles[face])
  const { font } = (document as unknown as { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } })._font
  const set = Array.from({ length: 0x2200 - 0x20 }, (_, index) => String.fromCodePoint(index + 0x20))
    .filter((character) => faceFor(character, face) === face)
    .map(drawn)
  expect(set.length).toBeGreaterThan(400)
  expect(set.filter((character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))).toEqual([])
})

test.each(['DejaVuSans', 'DejaVuSans-Bold'])(
  'every character that the order form takes is in %s, which sets what ours lack',
  (name) => {
    const path = createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`)
    const font = openSync(path) as { hasGlyphForCodePoint(code: number): boolean }
    const taken = Array.from({ length: 0x30000 }, (_, index) => index).filter((code) => isPrinted(String.fromCodePoint(code)))
    const shapeless = [0xad, 0x200c, 0x200d]
    expect(taken.length).toBeGreaterThan(1900)
    expect(taken.filter((code) => !shapeless.includes(code) && !font.hasGlyphForCodePoint(code))).toEqual([])
  },
)

test.each([
  ['Їжакевич-Ґудзь ʼ', 'text'],
  ['−3 573,67 ₴', 'text'],
  // As Word writes a name that may not break.
  ['ТОВ «Івано\u2011Лад»', 'text'],
  ['Ελένη', 'other-text'],
  ['გიორგი', 'other-text'],
])('%s is set in %s', (text, face) => {
  expect(faceFor(text, 'text')).toBe(face)
})
