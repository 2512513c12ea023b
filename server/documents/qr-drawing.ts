// QR codes as paths, for SVG and PDF.
import { encode } from 'uqr'
import { type QrDrawing, squares } from '#domain/payment/qr-drawing.ts'

/** Quiet zone in modules (ISO/IEC 18004). */
const border = 4

/** Diameter of the disc by version (the National Bank's rules, annex 1). */
const discs: Readonly<Record<number, number>> = { 10: 17, 11: 19, 12: 19, 13: 21, 14: 23, 15: 23, 16: 25, 17: 25 }

/** The National Bank's payment code: version 10 to 17, correction Q if it fits, otherwise M. Throws when neither fits. */
export function paymentQrDrawing(address: string): QrDrawing {
  const options = { minVersion: 10, maxVersion: 17, boostEcc: false, border } as const
  const code = firstOf(
    () => encode(address, { ...options, ecc: 'Q' }),
    () => encode(address, { ...options, ecc: 'M' }),
  )
  return { ...squares(code.data), disc: discs[code.version] ?? null }
}

/**
 * A plain QR code, for instance of a ticket's token. `maskPattern` (0 to 7): fixed when many are drawn, because finding the best one takes most of
 * the time.
 */
export function plainQrDrawing(text: string, maskPattern = -1): QrDrawing {
  return { ...squares(encode(text, { ecc: 'M', border, maskPattern }).data), disc: null }
}

function firstOf<T>(first: () => T, second: () => T): T {
  try {
    return first()
  } catch {
    return second()
  }
}
