// QR codes as drawings: one path of squares, for SVG and PDF alike.
import { encode } from 'uqr'

export type QrDrawing = {
  /** Modules along one side, the quiet border included. */
  size: number
  /** SVG path data in modules. */
  path: string
  /** The white disc in the middle that carries the sign of the hryvnia, in modules; null on other codes. */
  disc: number | null
}

/** Modules of the quiet border (ISO/IEC 18004). */
const border = 4

/** The disc's diameter for each version (the National Bank's rules, annex 1). */
const discs: Readonly<Record<number, number>> = { 10: 17, 11: 19, 12: 19, 13: 21, 14: 23, 15: 23, 16: 25, 17: 25 }

/** The National Bank's payment code: version 10 to 17, correction Q where it fits, else M. Throws when the address fits into neither. */
export function paymentQrDrawing(address: string): QrDrawing {
  const options = { minVersion: 10, maxVersion: 17, boostEcc: false, border } as const
  const code = firstOf(
    () => encode(address, { ...options, ecc: 'Q' }),
    () => encode(address, { ...options, ecc: 'M' }),
  )
  return { ...drawn(code.data), disc: discs[code.version] ?? null }
}

/** A code that phones and door scanners read: a ticket's token. */
export function plainQrDrawing(text: string): QrDrawing {
  return { ...drawn(encode(text, { ecc: 'M', border }).data), disc: null }
}

function firstOf<T>(first: () => T, second: () => T): T {
  try {
    return first()
  } catch {
    return second()
  }
}

function drawn(data: boolean[][]): { size: number; path: string } {
  const path = data.map((row, y) => {
    let line = ''
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue
      let length = 1
      while (row[x + length]) length++
      line += `M${x} ${y}h${length}v1h-${length}z`
      x += length
    }
    return line
  })
  return { size: data.length, path: path.join('') }
}

/** The hryvnia's sign in a box of 24 by 24, as strokes. */
export const hryvniaStrokes =
  'M7 7.6C7.7 5.7 9.6 4.5 12 4.5c3 0 4.9 1.5 4.9 3.8 0 4.8-9.8 2.6-9.8 7.4 0 2.3 1.9 3.8 4.9 3.8 2.4 0 4.3-1.2 5-3.1M4.5 10.6h15M4.5 13.4h15'
