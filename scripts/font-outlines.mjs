// Outlines of two TrueType fonts and their variations, one after the other (join-fonts.mjs).

/** `glyf` and `loca` (long) of both; the second without its glyph 0, its parts of composites shifted. */
export function outlinesOf(one, other, shift) {
  const glyphs = [
    ...glyphsOf(one),
    ...glyphsOf(other)
      .slice(1)
      .map((glyph) => shifted(glyph, shift)),
  ]
  const padded = glyphs.map((glyph) => Buffer.concat([glyph, Buffer.alloc((4 - (glyph.length % 4)) % 4)]))
  const loca = Buffer.alloc((padded.length + 1) * 4)
  let at = 0
  padded.forEach((glyph, index) => {
    at += glyph.length
    loca.writeUInt32BE(at, (index + 1) * 4)
  })
  return { glyf: Buffer.concat(padded), loca }
}

function glyphsOf({ glyf, loca, head, maxp }) {
  const isLong = head.readInt16BE(50) === 1
  const offset = (index) => (isLong ? loca.readUInt32BE(index * 4) : loca.readUInt16BE(index * 2) * 2)
  return Array.from({ length: maxp.readUInt16BE(4) }, (_, index) => glyf.subarray(offset(index), offset(index + 1)))
}

/** A composite names its parts by their glyphs. */
function shifted(glyph, shift) {
  if (glyph.length === 0 || glyph.readInt16BE(0) >= 0) return glyph
  const copy = Buffer.from(glyph)
  for (let at = 10; ; ) {
    const flags = copy.readUInt16BE(at)
    copy.writeUInt16BE(copy.readUInt16BE(at + 2) + shift, at + 2)
    const scale = flags & 0x8 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0
    at += 4 + (flags & 0x1 ? 4 : 2) + scale
    if (!(flags & 0x20)) return copy
  }
}

/** What `gvar` holds: peaks that glyphs share, and the data of each glyph. */
export function variationsOf(gvar) {
  const [axes, count, sharedAt, glyphs, flags, dataAt] = [
    gvar.readUInt16BE(4),
    gvar.readUInt16BE(6),
    gvar.readUInt32BE(8),
    gvar.readUInt16BE(12),
    gvar.readUInt16BE(14),
    gvar.readUInt32BE(16),
  ]
  const offset = (index) => (flags & 1 ? gvar.readUInt32BE(20 + index * 4) : gvar.readUInt16BE(20 + index * 2) * 2)
  return {
    axes,
    count,
    shared: gvar.subarray(sharedAt, sharedAt + count * axes * 2),
    data: Array.from({ length: glyphs }, (_, index) => gvar.subarray(dataAt + offset(index), dataAt + offset(index + 1))),
  }
}

export function joinedVariations(one, other) {
  const data = [...one.data, ...other.data.slice(1).map((each) => renumbered(each, one.count, other.axes))]
  const padded = data.map((each) => Buffer.concat([each, Buffer.alloc((4 - (each.length % 4)) % 4)]))
  const header = Buffer.alloc(20 + (padded.length + 1) * 4)
  const shared = Buffer.concat([one.shared, other.shared])
  header.writeUInt16BE(1, 0)
  header.writeUInt16BE(one.axes, 4)
  header.writeUInt16BE(one.count + other.count, 6)
  header.writeUInt32BE(header.length, 8)
  header.writeUInt16BE(padded.length, 12)
  header.writeUInt16BE(1, 14)
  header.writeUInt32BE(header.length + shared.length, 16)
  let at = 0
  padded.forEach((each, index) => {
    at += each.length
    header.writeUInt32BE(at, 20 + (index + 1) * 4)
  })
  return Buffer.concat([header, shared, ...padded])
}

/** A glyph's data names shared peaks by their place. */
function renumbered(data, by, axes) {
  if (data.length === 0) return data
  const copy = Buffer.from(data)
  let at = 4
  for (let left = copy.readUInt16BE(0) & 0xfff; left > 0; left--) {
    const index = copy.readUInt16BE(at + 2)
    if (!(index & 0x8000)) copy.writeUInt16BE(index + by, at + 2)
    at += 4 + (index & 0x8000 ? axes * 2 : 0) + (index & 0x4000 ? axes * 4 : 0)
  }
  return copy
}
