// Joins cuts of one variable TrueType family into one file, which no published tool does: the outlines and their variations, the characters, the
// kerning of pairs, and figures of one width. Used by cut-fonts.mjs.
import { create } from 'fontkit'
import { layoutOf } from './font-layout.mjs'
import { joinedVariations, outlinesOf, variationsOf } from './font-outlines.mjs'
import { joinedAdvances, joinedStores } from './font-stores.mjs'

/**
 * The first font with the glyphs of the second, both as sfnt with the same axes. Its own layout stays whole; of the second's come the kerning
 * of pairs and `tnum`. `alike`: characters that are drawn as another one (code points, the missing one first) where neither font has them.
 * Throws where the axes differ.
 */
export function joinFonts(first, second, alike = []) {
  const [one, other] = [tablesOf(first), tablesOf(second)]
  for (const tag of ['fvar', 'avar'])
    if (!(one[tag] ?? Buffer.alloc(0)).equals(other[tag] ?? Buffer.alloc(0))) throw new Error(`${tag} differs`)
  const count = one.maxp.readUInt16BE(4)
  // The second's glyph 0 is the sign of a missing one, which the first has.
  const shift = count - 1
  const counts = [count, other.maxp.readUInt16BE(4)]
  const total = shift + counts[1]
  const { glyf, loca } = outlinesOf(one, other, shift)
  const stores = joinedStores(one.GDEF, other.GDEF)
  const tables = {
    ...one,
    glyf,
    loca,
    hmtx: Buffer.concat([metricsOf(one), metricsOf(other).subarray(4)]),
    gvar: joinedVariations(variationsOf(one.gvar), variationsOf(other.gvar)),
    HVAR: joinedAdvances(one.HVAR, other.HVAR, counts),
    cmap: characterMap([...charactersOf(first, 0), ...charactersOf(second, shift)], alike),
    GDEF: stores.GDEF,
    GPOS: layoutOf({ one: one.GPOS, other: other.GPOS, feature: 'kern', kind: 2, extension: 9, shift, outer: stores.outer }),
    GSUB: layoutOf({ one: one.GSUB, other: other.GSUB, feature: 'tnum', kind: 1, extension: 7, shift, outer: stores.outer }),
    maxp: patched(one.maxp, (table) => {
      table.writeUInt16BE(total, 4)
      // Points, contours and depths of glyphs, simple and composite.
      for (const at of [6, 8, 10, 12, 28, 30])
        table.writeUInt16BE(Math.max(one.maxp.readUInt16BE(at), other.maxp.readUInt16BE(at)), at)
    }),
    hhea: patched(one.hhea, (table) => table.writeUInt16BE(total, 34)),
    head: patched(one.head, (table) => table.writeInt16BE(1, 50)),
  }
  return sfntOf(tables)
}

function patched(table, patch) {
  const copy = Buffer.from(table)
  patch(copy)
  return copy
}

function tablesOf(font) {
  const tables = {}
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const at = 12 + 16 * index
    const start = font.readUInt32BE(at + 8)
    tables[font.toString('latin1', at, at + 4)] = font.subarray(start, start + font.readUInt32BE(at + 12))
  }
  return tables
}

/** Advance and side bearing of every glyph, the last advance repeated as the format leaves out. */
function metricsOf({ hhea, hmtx, maxp }) {
  const [glyphs, long] = [maxp.readUInt16BE(4), hhea.readUInt16BE(34)]
  const all = Buffer.alloc(glyphs * 4)
  for (let glyph = 0; glyph < glyphs; glyph++) {
    all.writeUInt16BE(hmtx.readUInt16BE(Math.min(glyph, long - 1) * 4), glyph * 4)
    all.writeInt16BE(hmtx.readInt16BE(glyph < long ? glyph * 4 + 2 : long * 4 + (glyph - long) * 2), glyph * 4 + 2)
  }
  return all
}

function charactersOf(font, shift) {
  const read = create(font)
  return read.characterSet
    .filter((code) => code < 0xffff)
    .map((code) => [code, read.glyphForCodePoint(code).id])
    .filter(([, glyph]) => glyph > 0)
    .map(([code, glyph]) => [code, glyph + shift])
}

/** A map of format 4: runs of characters whose glyphs follow one another. A character of both fonts is the first's. */
function characterMap(characters, alike) {
  const glyphs = new Map(characters.toReversed())
  for (const [missing, other] of alike) if (!glyphs.has(missing) && glyphs.has(other)) glyphs.set(missing, glyphs.get(other))
  const runs = []
  for (const [code, glyph] of [...glyphs].sort(([a], [b]) => a - b)) {
    const last = runs.at(-1)
    if (last && last.end + 1 === code && last.glyph + code - last.start === glyph) last.end = code
    else runs.push({ start: code, end: code, glyph })
  }
  runs.push({ start: 0xffff, end: 0xffff, glyph: 0x10000 })
  const power = 2 ** Math.floor(Math.log2(runs.length))
  const words = [
    ...[4, 16 + 8 * runs.length, 0, 2 * runs.length, 2 * power, Math.log2(power), 2 * (runs.length - power)],
    ...runs.map(({ end }) => end),
    0,
    ...runs.map(({ start }) => start),
    ...runs.map(({ start, glyph }) => (glyph - start) & 0xffff),
    ...runs.map(() => 0),
  ]
  const header = wordsOf([0, 2, 0, 3, 0, 20, 3, 1, 0, 20])
  return Buffer.concat([header, wordsOf(words)])
}

function wordsOf(words) {
  const bytes = Buffer.alloc(words.length * 2)
  words.forEach((word, index) => {
    bytes.writeUInt16BE(word, index * 2)
  })
  return bytes
}

function sfntOf(tables) {
  const tags = Object.keys(tables).sort()
  const power = 2 ** Math.floor(Math.log2(tags.length))
  const header = Buffer.alloc(12 + 16 * tags.length)
  header.writeUInt32BE(0x00010000, 0)
  ;[tags.length, 16 * power, Math.log2(power), 16 * (tags.length - power)].forEach((word, index) => {
    header.writeUInt16BE(word, 4 + 2 * index)
  })
  const parts = [header]
  let at = header.length
  tags.forEach((tag, index) => {
    const table = tables[tag]
    header.write(tag, 12 + 16 * index, 'latin1')
    header.writeUInt32BE(at, 12 + 16 * index + 8)
    header.writeUInt32BE(table.length, 12 + 16 * index + 12)
    parts.push(table, Buffer.alloc((4 - (table.length % 4)) % 4))
    at += table.length + ((4 - (table.length % 4)) % 4)
  })
  return Buffer.concat(parts)
}
