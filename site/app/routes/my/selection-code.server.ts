// QR code that carries a selection to another device.

import { type QrDrawing, squares } from '@forum/domain/payment/qr-drawing.ts'
import { type ErrorCorrection, encodeQR } from 'qr'

/** Scanned from a screen, so the lowest error correction gives the largest modules; a higher one is used if it costs no size. */
export function selectionCode(address: string): QrDrawing {
  const drawn = (ecc: ErrorCorrection) => encodeQR(address, 'raw', { ecc, border: 4 })
  const least = drawn('low')
  const better = (['high', 'quartile', 'medium'] as const).map(drawn).find(({ length }) => length === least.length)
  return { ...squares(better ?? least), disc: null }
}
