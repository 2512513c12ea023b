// Stores of variations of two OpenType fonts with the same axes in one (join-fonts.mjs): the second's lie behind the first's.

/** `GDEF` of the first with the variations of both fonts' values; `outer`: where the second's begin. */
export function joinedStores(one, other) {
  const [mine, theirs] = [one, other].map((GDEF) => {
    if (GDEF.readUInt16BE(2) < 3 || GDEF.readUInt32BE(14) === 0) throw new Error('GDEF without variations')
    return storeAt(GDEF, 14)
  })
  const padding = Buffer.alloc((4 - (one.length % 4)) % 4)
  const GDEF = Buffer.concat([one, padding, joinedStore(mine, theirs)])
  GDEF.writeUInt32BE(one.length + padding.length, 14)
  return { GDEF, outer: mine.data.length }
}

/**
 * `HVAR` of both: how the advance of each glyph varies. A browser that does not find it reads each glyph's outline and its variations to know how wide it is.
 * `counts`: of the glyphs of each font; the second's glyph 0 is left out.
 */
export function joinedAdvances(one, other, counts) {
  const [mine, theirs] = [storeAt(one, 4), storeAt(other, 4)]
  const places = [
    ...placesOf(one, counts[0]),
    ...placesOf(other, counts[1])
      .slice(1)
      .map(([outer, inner]) => [outer + mine.data.length, inner]),
  ]
  const store = joinedStore(mine, theirs)
  const header = Buffer.alloc(20)
  header.writeUInt16BE(1, 0)
  header.writeUInt32BE(header.length, 4)
  header.writeUInt32BE(header.length + store.length, 8)
  // Four bytes a glyph, two of them the place within.
  const map = Buffer.alloc(4 + 4 * places.length)
  map.writeUInt8(0x3f, 1)
  map.writeUInt16BE(places.length, 2)
  places.forEach(([outer, inner], glyph) => {
    map.writeUInt16BE(outer, 4 + 4 * glyph)
    map.writeUInt16BE(inner, 6 + 4 * glyph)
  })
  return Buffer.concat([header, store, map])
}

/** Of each glyph of a font, where in the store of `HVAR` its advance varies. */
function placesOf(HVAR, count) {
  const at = HVAR.readUInt32BE(8)
  const glyphs = Array.from({ length: count }, (_, glyph) => glyph)
  if (at === 0) return glyphs.map((glyph) => [0, glyph])
  const [isLong, format] = [HVAR.readUInt8(at) === 1, HVAR.readUInt8(at + 1)]
  const mapped = isLong ? HVAR.readUInt32BE(at + 2) : HVAR.readUInt16BE(at + 2)
  const [size, bits] = [((format >> 4) & 3) + 1, (format & 15) + 1]
  return glyphs.map((glyph) => {
    // Of what follows the last, the last says it.
    const entry = HVAR.readUIntBE(at + (isLong ? 6 : 4) + size * Math.min(glyph, mapped - 1), size)
    return [Math.floor(entry / 2 ** bits), entry % 2 ** bits]
  })
}

function joinedStore(mine, theirs) {
  const before = mine.regions.length / (6 * mine.axes)
  const regions = Buffer.alloc(4)
  regions.writeUInt16BE(mine.axes, 0)
  regions.writeUInt16BE(before + theirs.regions.length / (6 * theirs.axes), 2)
  const regionList = Buffer.concat([regions, mine.regions, theirs.regions])
  const data = [...mine.data, ...theirs.data.map((each) => withRegionsFrom(each, before))]
  const header = Buffer.alloc(8 + 4 * data.length)
  header.writeUInt16BE(1, 0)
  header.writeUInt32BE(header.length, 2)
  header.writeUInt16BE(data.length, 6)
  let at = header.length + regionList.length
  data.forEach((each, index) => {
    header.writeUInt32BE(at, 8 + 4 * index)
    at += each.length
  })
  return Buffer.concat([header, regionList, ...data])
}

/** The store whose place a table says at `at`. */
function storeAt(table, at) {
  const store = table.subarray(table.readUInt32BE(at))
  const list = store.subarray(store.readUInt32BE(2))
  const axes = list.readUInt16BE(0)
  return {
    axes,
    regions: list.subarray(4, 4 + list.readUInt16BE(2) * axes * 6),
    data: Array.from({ length: store.readUInt16BE(6) }, (_, index) => {
      const data = store.subarray(store.readUInt32BE(8 + 4 * index))
      const [items, words, regions] = [data.readUInt16BE(0), data.readUInt16BE(2), data.readUInt16BE(4)]
      const wide = words & 0x7fff
      const row = words & 0x8000 ? wide * 4 + (regions - wide) * 2 : wide * 2 + (regions - wide)
      return data.subarray(0, 6 + regions * 2 + items * row)
    }),
  }
}

function withRegionsFrom(data, before) {
  const copy = Buffer.from(data)
  for (let index = 0; index < copy.readUInt16BE(4); index++)
    copy.writeUInt16BE(copy.readUInt16BE(6 + 2 * index) + before, 6 + 2 * index)
  return copy
}
