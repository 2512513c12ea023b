// Whether a picture arrived to its end. Directus reads only the size in the first bytes, and the site does not draw what is cut off.

/** Ends of the formats whose size can be read from a file that is cut off. */
const ENDS = { 'image/jpeg': endsAsJpeg, 'image/png': endsAsPng, 'image/avif': endsAsBoxes }

/** @param {string} type MIME type of the file */
export const hasEnd = (type) => type in ENDS

/**
 * @param {string} type one that `hasEnd`
 * @param {Buffer} bytes the whole file; what follows the picture's end (a film behind a photograph) does not matter
 */
export const isWhole = (type, bytes) => ENDS[type](bytes)

/** ITU-T T.81, annex B: segments with their length, scans without one, and an end marker. */
function endsAsJpeg(bytes) {
  for (let at = 2; at + 1 < bytes.length; ) {
    if (bytes[at] !== 0xff) {
      // Within a scan.
      at = bytes.indexOf(0xff, at)
      if (at < 0) return false
      continue
    }
    const marker = bytes[at + 1]
    if (marker === 0xd9) return true
    // Fill bytes, escaped bytes, restarts and markers without a length.
    if (marker === 0xff) at += 1
    else if (marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8)) at += 2
    else if (at + 3 < bytes.length) at += 2 + Math.max(2, bytes.readUInt16BE(at + 2))
    else return false
  }
  return false
}

/** PNG specification, 5.3: chunks of a length, a type and a sum; the last one is IEND. */
function endsAsPng(bytes) {
  for (let at = 8; at + 12 <= bytes.length; at += 12 + bytes.readUInt32BE(at))
    if (bytes.toString('latin1', at + 4, at + 8) === 'IEND') return true
  return false
}

/** ISO/IEC 14496-12, 4.2: boxes of a length; 0 is "to the end", 1 a longer length behind the type. */
function endsAsBoxes(bytes) {
  let at = 0
  while (at + 8 <= bytes.length) {
    const short = bytes.readUInt32BE(at)
    if (short === 0) return true
    if (short === 1 && at + 16 > bytes.length) return false
    at += Math.max(8, short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short)
  }
  return at === bytes.length
}
