// Looks for a QR code in pictures of the camera, in a thread of its own.
import { decodeQR } from 'qr/decode.js'

type Picture = { width: number; height: number; data: Uint8ClampedArray }

/** Answers each picture with the text of its code; null: there is none. */
self.onmessage = ({ data }: MessageEvent<Picture>) => {
  postMessage(textIn(data))
}

function textIn(picture: Picture): string | null {
  try {
    return decodeQR(picture)
  } catch {
    return null
  }
}
