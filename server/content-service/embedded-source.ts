// Reads the demo content that the repository carries: flat lists, as the content service gives them.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { isRecord, type RawReading, type RawRecord } from './raw-content.ts'

/** Gives a function that reads all files `<collection>.json` of `directory` once. */
export function createEmbeddedSource(directory: string): () => Promise<RawReading> {
  return async () => {
    const names = (await readdir(directory)).filter((name) => name.endsWith('.json')).sort()
    const texts = await Promise.all(names.map((name) => readFile(join(directory, name), 'utf8')))
    const digest = createHash('sha256')
    names.forEach((name, index) => {
      digest.update(`${name}\n${texts[index]}\n`)
    })
    return {
      digest: digest.digest('base64url'),
      refused: [],
      parse: () => new Map(names.map((name, index) => [basename(name, '.json'), rowsOf(name, texts[index] ?? '')])),
    }
  }
}

function rowsOf(name: string, text: string): readonly RawRecord[] {
  const parsed: unknown = JSON.parse(text)
  const rows = isRecord(parsed) ? parsed.data : parsed
  if (!Array.isArray(rows)) throw new Error(`${name} holds no list`)
  return rows.filter(isRecord)
}
