// Originals → pictures of one width in a modern format. Two at once at most, so that pages keep their processor.
import sharp from 'sharp'

export const widths = [160, 320, 480, 640, 960, 1280, 1920] as const
export type Format = 'avif' | 'webp'

sharp.concurrency(1)
sharp.cache(false)

const maxPixels = 60_000_000
const maxAtOnce = 2
let running = 0
const waiting: (() => void)[] = []

/** The picture, never enlarged (drawings are drawn at the width); undefined when `original` is no picture that can be read. */
export async function transform(original: Uint8Array, width: number, format: Format): Promise<Buffer | undefined> {
  if (running >= maxAtOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  else running++
  try {
    return await render(original, width, format)
  } catch {
    return undefined
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

async function render(original: Uint8Array, width: number, format: Format): Promise<Buffer> {
  const input = { limitInputPixels: maxPixels }
  const metadata = await sharp(original, input).metadata()
  const isDrawing = metadata.format === 'svg'
  const density = isDrawing
    ? Math.min(2400, Math.max(72, Math.ceil((72 * width) / Math.max(1, metadata.width ?? width))))
    : undefined
  const picture = sharp(original, density === undefined ? input : { ...input, density })
    .autoOrient()
    .resize({ width, withoutEnlargement: !isDrawing })
  return format === 'webp'
    ? picture.webp({ quality: 78, effort: 4 }).toBuffer()
    : picture.avif({ quality: 42, effort: 1, chromaSubsampling: '4:2:0' }).toBuffer()
}
