// Writes packages/content/demo/files.json: metadata of every file in packages/content/demo/files. Existing titles stay; a new file gets its key as title. Run by hand:
// npm run demo:files
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Listed = { key: string; title: string; width?: number; height?: number; filesize: number }

/** Lists the files of the demo content in `demo`. */
export function listFiles(demo: string): void {
  const list = join(demo, 'files.json')
  const before: readonly Listed[] = JSON.parse(readFileSync(list, 'utf8'))
  const titles = new Map(before.map(({ key, title }) => [key, title]))
  const places = new Map(before.map(({ key }, index) => [key, index]))
  const files = readdirSync(join(demo, 'files'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:webp|svg|pdf)$/.test(path))
    .map((path): Listed => {
      const bytes = readFileSync(join(demo, 'files', path))
      const key = path.replaceAll('\\', '/').replace(/\.\w+$/, '')
      return { key, title: titles.get(key) ?? key, ...dimensions(bytes, path), filesize: bytes.length }
    })
    .sort((a, b) => (places.get(a.key) ?? before.length) - (places.get(b.key) ?? before.length) || (a.key < b.key ? -1 : 1))
  const lines = files.map((file) => `  ${JSON.stringify(file, null, 1).replace(/\n\s*/g, ' ')}`)
  writeFileSync(list, `[\n${lines.join(',\n')}\n]\n`)
}

/** Width and height in pixels from the head of a WebP (RFC 9649) or the attributes of our SVGs. */
function dimensions(bytes: Buffer, path: string): { width?: number; height?: number } {
  if (path.endsWith('.svg')) {
    const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(bytes.toString('utf8')) ?? []
    return { width: Number(width), height: Number(height) }
  }
  if (!path.endsWith('.webp')) return {}
  const chunk = bytes.toString('latin1', 12, 16)
  if (chunk === 'VP8L') {
    const bits = bytes.readUInt32LE(21)
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
  }
  if (chunk === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
  return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
}

if (import.meta.main) listFiles(import.meta.dirname)
