import { readFileSync } from 'node:fs'
import { reading } from '../artefacts/codes.mjs'

/** The first page as `width`, `height` and pixels (RGBA). */
async function drawn({ bytes, dpi }) {
  const { ColorSpace, Document, Matrix } = await import('mupdf')
  const page = Document.openDocument(bytes, 'application/pdf').loadPage(0)
  const picture = page.toPixmap(Matrix.scale(dpi / 72, dpi / 72), ColorSpace.DeviceRGB, false)
  const [width, height, rgb] = [picture.getWidth(), picture.getHeight(), picture.getPixels()]
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let at = 0; at < width * height; at++) data.set(rgb.subarray(at * 3, at * 3 + 3), at * 4)
  return { width, height, data, colorSpace: 'srgb' }
}

// Without @zxing/library: whether it finds a code hangs on the signs in it (docs/interoperability.md), and a ticket's are new in each run.
export const programs = [
  {
    name: 'jsqr',
    async read(input) {
      const { default: jsqr } = await import('jsqr')
      const { width, height, data } = await drawn(input)
      const found = (jsqr.default ?? jsqr)(data, width, height)
      return reading(found ? [found.data] : [])
    },
  },
  {
    name: 'zxing-wasm',
    async read(input) {
      const { prepareZXingModule, readBarcodes } = await import('zxing-wasm/reader')
      // Otherwise it asks a network for it.
      const wasmBinary = readFileSync(new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'))).buffer
      await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
      return reading((await readBarcodes(await drawn(input))).map(({ text }) => text))
    },
  },
  {
    name: '@undecaf/zbar-wasm',
    async read(input) {
      const { scanImageData } = await import('@undecaf/zbar-wasm')
      return reading((await scanImageData(await drawn(input))).map((found) => found.decode()))
    },
  },
]
