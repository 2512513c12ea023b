// QR codes as paths, for SVG and PDF.

import { type QrDrawing, squares } from '@forum/domain/payment/qr-drawing.ts'
import { type ErrorCorrection, encodeQR } from 'qr'

/** Quiet zone in modules (ISO/IEC 18004). */
const border = 4

/** Diameter of the disc by version, of those that a payment code may have (the National Bank's rules, annex 1). */
const discs: Readonly<Record<number, number>> = { 10: 17, 11: 19, 12: 19, 13: 21, 14: 23, 15: 23, 16: 25, 17: 25 }

/** The National Bank's payment code: version 10 to 17, correction Q if it fits, otherwise M. Throws when neither fits. */
export function paymentQrDrawing(address: string): QrDrawing {
  const drawing = paymentCode(address, 'quartile') ?? paymentCode(address, 'medium')
  if (!drawing) throw new Error('a payment code cannot hold so much')
  return drawing
}

function paymentCode(address: string, ecc: ErrorCorrection): QrDrawing | null {
  const { length } = encodeQR(address, 'raw', { ecc, border })
  const version = Math.max(10, (length - 2 * border - 17) / 4)
  const disc = discs[version]
  return disc === undefined ? null : { ...squares(encodeQR(address, 'raw', { ecc, border, version })), disc }
}

/** A plain QR code, for instance of a ticket's token. */
export function plainQrDrawing(text: string): QrDrawing {
  return { ...squares(encodeQR(text, 'raw', { ecc: 'medium', border })), disc: null }
}
