// Caches QR codes: drawing one takes longer than the rest of the page, and buyers open pages repeatedly.

import type { QrDrawing } from '@forum/domain/payment/qr-drawing.ts'
import { LRUCache } from 'lru-cache'

/** Entries; about five kilobytes each. */
const usualMost = 500

/** Wraps `draw` with an LRU cache of `most` entries. */
export function cacheQrCodes(draw: (text: string) => QrDrawing, most = usualMost): (text: string) => QrDrawing {
  const kept = new LRUCache<string, QrDrawing>({ max: most })
  return (text) => {
    const drawing = kept.get(text) ?? draw(text)
    kept.set(text, drawing)
    return drawing
  }
}
