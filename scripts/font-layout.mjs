// Layout of two OpenType fonts in one (join-fonts.mjs): the first's tables stay as they are, the second's lie behind them with its glyphs shifted.

/**
 * `GPOS` or `GSUB` of both: all lookups of the first, and those of `kind` that the second has for `feature`, in each script that the site
 * writes. `extension`: the kind of lookup of this table by which others are reached over any distance.
 */
export function layoutOf({ one, other, feature, kind, extension, shift, outer }) {
  const [mine, theirs] = [readLayout(one, extension), readLayout(other, extension)]
  const wanted = [...(theirs.features.get(feature) ?? [])].filter((index) => theirs.lookups[index].kind === kind)
  const patchedOther = Buffer.from(other)
  const seen = new Set()
  for (const index of wanted)
    for (const at of theirs.lookups[index].subtables)
      shiftSubtable(patchedOther, at, { kind, shift, outer, seen, isPair: extension === 9 })
  const lookups = [
    ...mine.lookups.map((lookup) => ({ ...lookup, base: 0 })),
    ...wanted.map((index) => ({ ...theirs.lookups[index], base: one.length })),
  ]
  const features = new Map(mine.features)
  if (wanted.length > 0)
    features.set(feature, new Set([...(features.get(feature) ?? []), ...wanted.map((_, index) => mine.lookups.length + index)]))
  return writeLayout(features, lookups, extension, Buffer.concat([one, patchedOther]))
}

/** Features by tag with their lookups; lookups with the places of their subtables, extensions resolved. */
function readLayout(table, extension) {
  const features = new Map()
  const list = table.readUInt16BE(6)
  for (let index = 0; index < table.readUInt16BE(list); index++) {
    const at = list + 2 + 6 * index
    const feature = list + table.readUInt16BE(at + 4)
    const tag = table.toString('latin1', at, at + 4)
    const own = Array.from({ length: table.readUInt16BE(feature + 2) }, (_, n) => table.readUInt16BE(feature + 4 + 2 * n))
    features.set(tag, new Set([...(features.get(tag) ?? []), ...own]))
  }
  const start = table.readUInt16BE(8)
  const lookups = Array.from({ length: table.readUInt16BE(start) }, (_, index) => {
    const lookup = start + table.readUInt16BE(start + 2 + 2 * index)
    const [kind, flag, count] = [0, 2, 4].map((at) => table.readUInt16BE(lookup + at))
    const places = Array.from({ length: count }, (_, n) => lookup + table.readUInt16BE(lookup + 6 + 2 * n))
    const filter = flag & 0x10 ? table.readUInt16BE(lookup + 6 + 2 * count) : undefined
    if (kind !== extension) return { kind, flag, filter, subtables: places }
    return {
      kind: places.length > 0 ? table.readUInt16BE(places[0] + 2) : kind,
      flag,
      filter,
      subtables: places.map((at) => at + table.readUInt32BE(at + 4)),
    }
  })
  return { features, lookups }
}

function shiftSubtable(table, at, { shift, outer, seen, isPair }) {
  const once = (place, patch) => {
    if (seen.has(place)) return
    seen.add(place)
    patch(place)
  }
  const add = (place, by = shift) => table.writeUInt16BE(table.readUInt16BE(place) + by, place)
  const sets = (place) => {
    const [format, count] = [table.readUInt16BE(place), table.readUInt16BE(place + 2)]
    for (let n = 0; n < count; n++) {
      add(place + 4 + (format === 1 ? 2 : 6) * n)
      if (format === 2) add(place + 4 + 6 * n + 2)
    }
  }
  const classes = (place) => (table.readUInt16BE(place) === 1 ? add(place + 2) : sets(place))
  const format = table.readUInt16BE(at)
  once(at + table.readUInt16BE(at + 2), sets)
  if (!isPair) {
    if (format === 2) for (let n = 0; n < table.readUInt16BE(at + 4); n++) add(at + 6 + 2 * n)
    return
  }
  const formats = [table.readUInt16BE(at + 4), table.readUInt16BE(at + 6)]
  const size = formats.reduce((sum, bits) => sum + 2 * ones(bits), 0)
  const values = (place, origin) => {
    let next = place
    for (const bits of formats)
      for (let bit = 1; bit <= 0x80; bit <<= 1) {
        if (!(bits & bit)) continue
        const device = bit >= 0x10 ? table.readUInt16BE(next) : 0
        if (device && table.readUInt16BE(origin + device + 4) === 0x8000) once(origin + device, (found) => add(found, outer))
        next += 2
      }
  }
  if (format === 1) {
    for (let n = 0; n < table.readUInt16BE(at + 8); n++)
      once(at + table.readUInt16BE(at + 10 + 2 * n), (set) => {
        for (let pair = 0; pair < table.readUInt16BE(set); pair++) {
          const record = set + 2 + pair * (2 + size)
          add(record)
          values(record + 2, set)
        }
      })
    return
  }
  once(at + table.readUInt16BE(at + 8), classes)
  once(at + table.readUInt16BE(at + 10), classes)
  const records = table.readUInt16BE(at + 12) * table.readUInt16BE(at + 14)
  for (let n = 0; n < records; n++) values(at + 16 + n * size, at)
}

const ones = (bits) => bits.toString(2).replaceAll('0', '').length

const scripts = ['DFLT', 'cyrl', 'latn']

function writeLayout(features, lookups, extension, body) {
  const tags = [...features.keys()].sort()
  const system = [0, 0xffff, tags.length, ...tags.keys()]
  const scriptList = [scripts.length]
  scripts.forEach((tag, index) => {
    scriptList.push(...letters(tag), 2 + 6 * scripts.length + index * 2 * (2 + system.length))
  })
  for (const _ of scripts) scriptList.push(4, 0, ...system)
  const featureList = [tags.length]
  const featureTables = []
  for (const tag of tags) {
    featureList.push(...letters(tag), 2 + 6 * tags.length + 2 * featureTables.length)
    featureTables.push(0, features.get(tag).size, ...features.get(tag))
  }
  featureList.push(...featureTables)
  const lookupList = [lookups.length]
  const sizes = lookups.map(
    ({ subtables, filter }) => 6 + 2 * subtables.length + (filter === undefined ? 0 : 2) + 8 * subtables.length,
  )
  const header = 10
  const lookupsAt = header + 2 * (scriptList.length + featureList.length)
  const tableAt = lookupsAt + 2 + 2 * lookups.length + sizes.reduce((sum, size) => sum + size, 0)
  let at = 2 + 2 * lookups.length
  for (const size of sizes) {
    lookupList.push(at)
    at += size
  }
  at = lookupsAt + 2 + 2 * lookups.length
  lookups.forEach(({ kind, flag, filter, subtables, base }, index) => {
    const head = sizes[index] - 8 * subtables.length
    lookupList.push(extension, flag, subtables.length, ...subtables.map((_, n) => head + 8 * n))
    if (filter !== undefined) lookupList.push(filter)
    subtables.forEach((place, n) => {
      const distance = tableAt + base + place - (at + head + 8 * n)
      lookupList.push(1, kind, distance >>> 16, distance & 0xffff)
    })
    at += sizes[index]
  })
  const words = [1, 0, header, header + 2 * scriptList.length, lookupsAt, ...scriptList, ...featureList, ...lookupList]
  const bytes = Buffer.alloc(2 * words.length)
  words.forEach((word, index) => {
    bytes.writeUInt16BE(word, 2 * index)
  })
  return Buffer.concat([bytes, body])
}

function letters(tag) {
  return [tag.charCodeAt(0) * 256 + tag.charCodeAt(1), tag.charCodeAt(2) * 256 + tag.charCodeAt(3)]
}
