// QR code that carries a selection to another device.
import { encode } from 'uqr'
import { type QrDrawing, squares } from '#domain/payment/qr-drawing.ts'

/** Scanned from a screen, so the lowest error correction gives the largest modules; a higher one is used if it costs no size. */
export function selectionCode(address: string): QrDrawing {
  return { ...squares(encode(address, { ecc: 'L', boostEcc: true, border: 4 }).data), disc: null }
}
