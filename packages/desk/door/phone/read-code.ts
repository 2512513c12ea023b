// Worker that finds QR codes in camera pictures.
import { decodeQR } from 'qr/decode.js'

type Picture = { width: number; height: number; data: Uint8ClampedArray }

/** Answers each picture with the text of its code; null: none. */
self.onmessage = ({ data }: MessageEvent<Picture>) => {
  postMessage(codeIn(data))
}

function codeIn(picture: Picture): string | null {
  try {
    return decodeQR(picture)
  } catch {
    return null
  }
}
