import { fileURLToPath } from 'node:url'
import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { type Face, faceFor, faces } from './pdf-page.ts'

test.each(Object.keys(faces) as Face[])('every character that is set in our face "%s" is in its file', (face) => {
  const document = new PDFDocument().font(fileURLToPath(new URL(`fonts/${faces[face]}.ttf`, import.meta.url)))
  const { font } = (document as unknown as { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } })._font
  const set = Array.from({ length: 0x2200 - 0x20 }, (_, index) => String.fromCodePoint(index + 0x20))
    .filter((character) => faceFor(character, face) === face)
    .map((character) => character.replace('ʼ', '’').replace(/[\u2009\u202f]/, '\u00a0'))
  expect(set.length).toBeGreaterThan(400)
  expect(set.filter((character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))).toEqual([])
})

test.each([
  ['Їжакевич-Ґудзь ʼ', 'text'],
  ['Ελένη', 'other-text'],
  ['გიორგი', 'other-text'],
])('%s is set in %s', (text, face) => {
  expect(faceFor(text, 'text')).toBe(face)
})
