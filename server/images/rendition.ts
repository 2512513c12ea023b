// Addresses below /assets/, and the names under which their answers lie on disk.
import type { FileId } from '#domain/picture/picture.ts'
import { type PictureFormat, type PictureWidth, pictureWidths } from '#domain/picture/picture-plan.ts'
import type { Rendition } from './render.ts'

/** What an address asks of a file. */
export type Request = Rendition | { kind: 'document' }

const pattern =
  /^\/assets\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?:\.[0-9a-z]{1,12})?)\/(?:(\d{3,4})\.(avif|webp)|share\.jpg|(asset\.pdf))$/

/** undefined: the address is none of ours. */
export function requestAt(path: string): { file: FileId; wanted: Request } | undefined {
  const [, file, width, format, document] = pattern.exec(path) ?? []
  if (file === undefined) return undefined
  if (document) return { file, wanted: { kind: 'document' } }
  if (width === undefined) return { file, wanted: { kind: 'share' } }
  const known = pictureWidths.find((allowed) => String(allowed) === width)
  return known && { file, wanted: { kind: 'picture', width: known, format: format as PictureFormat } }
}

export function pictureOf(width: PictureWidth, format: PictureFormat): Rendition {
  return { kind: 'picture', width, format }
}

/** Media type of the answer. */
export function typeOf(wanted: Request): string {
  if (wanted.kind === 'document') return 'application/pdf'
  return wanted.kind === 'share' ? 'image/jpeg' : `image/${wanted.format}`
}

/** How the name of its file ends, whatever the state of the original. */
export function endOf(wanted: Request): string {
  if (wanted.kind === 'document') return '.original'
  return wanted.kind === 'share' ? '-share.jpg' : `-${wanted.width}.${wanted.format}`
}
