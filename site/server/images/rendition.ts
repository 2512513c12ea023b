// Addresses below /assets/, and file names of the disk cache.

import { type PictureFormat, type PictureWidth, pictureWidths } from '@forum/domain/content/picture-plan.ts'
import { documentFormats } from '@forum/domain/picture/document-format.ts'
import type { Rendition } from './render.ts'

/** What an address asks of a file. */
export type Request = Rendition | { kind: 'document' }

/** UUID or short name (packages/domain/picture/short-name.ts), with or without state. */
const pattern = new RegExp(
  String.raw`^/assets/((?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-z]{9})(?:\.[0-9a-z]{1,12})?)/(?:(\d{3,4})\.(avif|webp)|share\.jpg|(asset\.(?:${documentFormats.join('|')})))$`,
)

/** `name`: UUID or short name, `state`: the rest (`.a1`, or empty). undefined: not our address. */
export function requestAt(path: string): { name: string; state: string; wanted: Request } | undefined {
  const [, file, width, format, document] = pattern.exec(path) ?? []
  if (file === undefined) return undefined
  const [name = ''] = file.split('.')
  const state = file.slice(name.length)
  if (document) return { name, state, wanted: { kind: 'document' } }
  if (width === undefined) return { name, state, wanted: { kind: 'share' } }
  const known = pictureWidths.find((allowed) => String(allowed) === width)
  return known && { name, state, wanted: { kind: 'picture', width: known, format: format as PictureFormat } }
}

export function pictureOf(width: PictureWidth, format: PictureFormat): Rendition {
  return { kind: 'picture', width, format }
}

/** Media type. */
export function typeOf(wanted: Rendition): string {
  return wanted.kind === 'share' ? 'image/jpeg' : `image/${wanted.format}`
}

/** File name's end, independent of the original's state. */
export function endOf(wanted: Request): string {
  if (wanted.kind === 'document') return '.original'
  return wanted.kind === 'share' ? '-share.jpg' : `-${wanted.width}.${wanted.format}`
}
