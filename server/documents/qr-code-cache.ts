// QR codes that were drawn stay for a while: one takes longer than all else of its page, and buyers open theirs again and again.
import { LRUCache } from 'lru-cache'
import type { QrDrawing } from '#domain/payment/qr-drawing.ts'

/** Some five kilobytes each. */
const usualMost = 500

/** The same as `draw`, which is asked once for each text while at most `most` others were asked for since. */
export function cacheQrCodes(draw: (text: string) => QrDrawing, most = usualMost): (text: string) => QrDrawing {
  const kept = new LRUCache<string, QrDrawing>({ max: most })
  return (text) => {
    const drawing = kept.get(text) ?? draw(text)
    kept.set(text, drawing)
    return drawing
  }
}
