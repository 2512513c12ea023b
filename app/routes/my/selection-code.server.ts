// The code that carries a selection to another device.
import { encode } from 'uqr'
import { type QrDrawing, squares } from '#domain/payment/qr-drawing.ts'

/** It is read from a screen at once: the lowest correction keeps its modules large, and a higher one is taken where it costs none. */
export function selectionCode(address: string): QrDrawing {
  return { ...squares(encode(address, { ecc: 'L', boostEcc: true, border: 4 }).data), disc: null }
}
