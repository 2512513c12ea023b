// Originals → pictures and share images; analysis of logos. Runs only in render-process.ts, because a drawing can only be stopped with its process.

import type { PictureFormat, PictureWidth } from '@forum/domain/content/picture-plan.ts'
import sharp, { type Sharp } from 'sharp'

/** A picture of a width, or a share image (1200 × 630). */
export type Rendition = { kind: 'picture'; width: PictureWidth; format: PictureFormat } | { kind: 'share' }

/** Visible share of a logo on a background, 0 to 1; null: it has its own background. */
export type LogoLook = { onWhite: number; onInk: number } | null

/** Path of the original, or its bytes if the disk was full. */
export type Original = string | Uint8Array

sharp.concurrency(1)
sharp.cache(false)

/** As in the content service (directus/extensions/editors/drawn-pictures.js). */
const input = { limitInputPixels: 100_000_000 }
/** An AVIF is decoded whole, with 16 bytes for each pixel (sharp 0.35.5, libheif). */
const mostOfAvif = 30_000_000
/** Above this a picture that is decoded whole fills memory: it is drawn while no other such picture is. */
const light = 20_000_000
/** Background of the white theme, with which pictures are multiplied (docs/decisions/0010-serve-avif-from-versioned-addresses.md). */
const plate = { r: 232, g: 234, b: 227 }
const shared = { width: 1200, height: 630 } as const

/**
 * Whether `original` is large and must be held whole while it is drawn, whatever the width: a progressive JPEG with its coefficients (4 bytes a pixel), an
 * interlaced PNG, a WebP that may be lossless (6 bytes), an AVIF. Others are read in rows. Throws when it is not readable.
 */
export async function isHeavy(original: Original): Promise<boolean> {
  const { format, isProgressive, width, height } = await metadataOf(original)
  return width * height > light && format !== 'svg' && (isProgressive || format === 'webp' || format === 'heif')
}

/** Reads the head of the file only, whatever size it says: the limit holds where it is drawn. */
const metadataOf = (original: Original) => sharp(original, { limitInputPixels: false }).metadata()

/** Bytes of `rendition`; throws when `original` is not readable. */
export function render(original: Original, rendition: Rendition): Promise<Buffer> {
  return rendition.kind === 'share' ? renderShared(original) : renderPicture(original, rendition)
}

/** A generated drawing; thin outlines keep their colours. */
export function renderCard(original: Original): Promise<Buffer> {
  return sharp(original, input).jpeg({ quality: 84, progressive: true, chromaSubsampling: '4:4:4' }).toBuffer()
}

/** Never enlarged; SVG is rendered at the width. */
async function renderPicture(original: Original, { width, format }: { width: number; format: PictureFormat }): Promise<Buffer> {
  const { picture, isDrawing } = await open(original, width)
  const sized = picture.resize({ width, withoutEnlargement: !isDrawing })
  return format === 'webp'
    ? sized.webp({ quality: 78, effort: 4 }).toBuffer()
    : sized.avif({ quality: 42, effort: 1, chromaSubsampling: '4:2:0' }).toBuffer()
}

/** A wide picture fills the image; an upright one (a person) is placed on a background, so that no head is cut. */
async function renderShared(original: Original): Promise<Buffer> {
  const { picture, width, height } = await open(original, shared.width)
  const isUpright = height > width * 0.95
  const sized = isUpright
    ? picture.resize({ ...shared, fit: 'inside' })
    : picture.resize({ ...shared, fit: 'cover' }).flatten({ background: plate })
  const ink = await asOneInk(sized).png({ compressionLevel: 1 }).toBuffer()
  const ground = isUpright ? Buffer.from(groundOfPerson) : Buffer.from(plain)
  const layers = [{ input: ink, gravity: isUpright ? 'south' : 'centre' }, { input: Buffer.from(rule) }]
  return sharp(ground).composite(layers).flatten({ background: plate }).jpeg({ quality: 82, progressive: true }).toBuffer()
}

/** Greyscale multiplied with the background. */
function asOneInk(picture: Sharp): Sharp {
  const row = (part: number): [number, number, number] => [(0.299 * part) / 255, (0.587 * part) / 255, (0.114 * part) / 255]
  return picture.recomb([row(plate.r), row(plate.g), row(plate.b)])
}

const colour = `rgb(${plate.r},${plate.g},${plate.b})`
const svg = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${shared.width}" height="${shared.height}" viewBox="0 0 ${shared.width} ${shared.height}">${inner}</svg>`
const plain = svg(`<path fill="${colour}" d="M0 0h1200v630H0z"/>`)
const rule = svg('<path fill="#f2c230" d="M0 618h1200v12H0z"/>')
/** Lines of the pattern that meet in one point. */
const groundOfPerson = svg(
  `<path fill="${colour}" d="M0 0h1200v630H0z"/><g fill="none" stroke="#0b0e14">${Array.from({ length: 11 }, (_, strand) => {
    const top = 40 + strand * 52
    const side = `${top}C330 ${top} 330 624 600 624C870 624 870 ${top} 1200 ${top}`
    return `<path stroke-width="${3 + strand * 1.4}" stroke-opacity="${(0.07 + strand * 0.012).toFixed(3)}" d="M0 ${side}"/>`
  }).join('')}</g>`,
)

async function open(original: Original, width: number) {
  const metadata = await metadataOf(original)
  const isDrawing = metadata.format === 'svg'
  if (metadata.format === 'heif' && metadata.width * metadata.height > mostOfAvif)
    throw new Error(`AVIF of more than ${mostOfAvif / 1_000_000} megapixels: save it as JPEG`)
  // Below 72 for a drawing that says of itself that it is wider than the picture.
  const density = Math.min(2400, Math.max(1, Math.ceil((72 * width) / Math.max(1, metadata.width ?? width))))
  const picture = sharp(original, isDrawing ? { ...input, density } : input).autoOrient()
  const { width: across, height: down } = metadata.autoOrient
  return { picture, isDrawing, width: across, height: down }
}

/** Visible share of a logo on white and on dark. Throws when it is not readable. */
export async function lookAtLogo(original: Original): Promise<LogoLook> {
  const { picture } = await open(original, 160)
  const { data } = await picture
    .resize({ width: 160, withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  let [drawn, opaque, onWhite, onInk] = [0, 0, 0, 0]
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4)
    const cover = alpha / 255
    if (cover > 0.95) opaque++
    if (cover < 0.1) continue
    drawn++
    if (contrast(mixed([red, green, blue], [255, 255, 255], cover), [255, 255, 255]) >= visibleContrast) onWhite++
    if (contrast(mixed([red, green, blue], inkGround, cover), inkGround) >= visibleContrast) onInk++
  }
  if (drawn === 0 || opaque > 0.9 * (data.length / 4)) return null
  return { onWhite: onWhite / drawn, onInk: onInk / drawn }
}

type Colour = readonly [number, number, number]

const inkGround: Colour = [11, 14, 20]
/** Below this contrast a mark is invisible (WCAG requires 3 for reading). */
const visibleContrast = 1.6

function mixed(over: Colour, under: Colour, cover: number): Colour {
  const channel = (index: 0 | 1 | 2) => over[index] * cover + under[index] * (1 - cover)
  return [channel(0), channel(1), channel(2)]
}

/** WCAG 2.2's contrast ratio. */
function contrast(a: Colour, b: Colour): number {
  const [light, dark] = [luminance(a), luminance(b)].toSorted((x, y) => y - x)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

function luminance(of: Colour): number {
  const [red = 0, green = 0, blue = 0] = of.map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
