// The list of files: every key that can be drawn, with what the content service wants to know about the bytes on disk.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileExtension, fileId, fileOnDisk } from '../file-id.ts'
import { sceneKeys } from '../scene-counts.ts'
import { faults, type Row } from './ledger.ts'

export const filesFolder = join(import.meta.dirname, '../../demo/files')

const SCENE_TITLES: Readonly<Record<string, string>> = {
  hall: 'The hall',
  panel: 'A panel on stage',
  foyer: 'In the foyer',
  building: 'The congress hall',
  bridge: 'The bridge',
  speech: 'A speech',
}
const TYPES: Readonly<Record<string, string>> = { webp: 'image/webp', svg: 'image/svg+xml', pdf: 'application/pdf' }

type Named = { slug: string; photo?: boolean; name?: readonly string[]; title?: readonly string[] }
export type FileTitles = ReadonlyMap<string, string>

const nameOf = ({ slug, name, title }: Named) => (name ?? title)?.[1] || (name ?? title)?.[0] || slug

/** Every key with a title for the file library. */
export function fileTitles(
  people: readonly Named[],
  team: readonly Named[],
  partners: readonly Named[],
  documents: Readonly<Record<string, { title: string }>>,
): FileTitles {
  const photographed = (list: readonly Named[]) => list.filter(({ photo }) => photo !== false)
  return new Map([
    ...photographed(people).map((p) => [`portrait/${p.slug}`, `Portrait: ${nameOf(p)}`] as const),
    ...photographed(team).map((m) => [`member/${m.slug}`, `Portrait: ${nameOf(m)}`] as const),
    ...sceneKeys().map((key) => [key, `${SCENE_TITLES[key.split('/')[0] ?? '']}, ${key.split('/')[1]}`] as const),
    ...partners.map((p) => [`logo/${p.slug}`, `Mark: ${nameOf(p)}`] as const),
    ...partners.map((p) => [`logo-dark/${p.slug}`, `Mark on dark: ${nameOf(p)}`] as const),
    ...Object.entries(documents).map(([key, { title }]) => [key, title] as const),
  ])
}

/** Width and height from the head of a WebP or the attributes of our SVGs. */
function dimensions(bytes: Buffer, extension: string): { width: number | null; height: number | null } {
  if (extension === 'svg') {
    const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(bytes.toString('utf8')) ?? []
    return { width: Number(width), height: Number(height) }
  }
  if (extension !== 'webp') return { width: null, height: null }
  const chunk = bytes.toString('latin1', 12, 16)
  if (chunk === 'VP8L') {
    const bits = bytes.readUInt32LE(21)
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
  }
  if (chunk === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
  return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
}

/** Rows of files.json, and the size of each file by key. */
export function filesOnDisk(titles: FileTitles): { rows: Row[]; sizes: Map<string, number> } {
  const sizes = new Map<string, number>()
  const rows: Row[] = []
  const missing: string[] = []
  for (const [key, title] of titles) {
    const path = join(filesFolder, fileOnDisk(key))
    if (!existsSync(path)) {
      missing.push(key)
      continue
    }
    const bytes = readFileSync(path)
    const extension = fileExtension(key)
    sizes.set(key, bytes.length)
    rows.push({
      id: fileId(key),
      key,
      filename_download: `${key.replaceAll('/', '-')}.${extension}`,
      title,
      type: TYPES[extension],
      ...dimensions(bytes, extension),
      filesize: bytes.length,
    })
  }
  if (missing.length > 0) {
    const named = missing.slice(0, 5).join(', ')
    faults.push(`${missing.length} files are not drawn yet (npm run demo:pictures): ${named}${missing.length > 5 ? '…' : ''}`)
  }
  return { rows, sizes }
}
