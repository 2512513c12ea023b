// The id of a demo file, made from its key so that records, files and another machine agree on it.
import { createHash } from 'node:crypto'

/** A version 5 style UUID: SHA-1 of the key in our own namespace. */
export function fileId(key: string): string {
  const hash = createHash('sha1').update(`forum-demo:${key}`).digest().subarray(0, 16)
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x50
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80
  const hex = hash.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

const EXTENSIONS: Readonly<Record<string, string>> = { logo: 'svg', 'logo-dark': 'svg', document: 'pdf' }

/** `webp`, or what marks and documents are. */
export function fileExtension(key: string): string {
  return EXTENSIONS[key.split('/')[0] ?? ''] ?? 'webp'
}

export const fileOnDisk = (key: string): string => `${fileId(key)}.${fileExtension(key)}`
