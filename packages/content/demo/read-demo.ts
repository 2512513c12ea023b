// Reads the demo content: a list of records per collection, in the fields of packages/content/model. Relations use the other record's slug (an edition's
// year), files their key. The result has the format of the content service.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Field } from '../model/field.ts'
import { content } from '../model/model.ts'

type DemoRow = Readonly<Record<string, unknown>>

/** A file of the demo: `key` is its path in `files/` without the ending. */
export type DemoFile = {
  id: string
  key: string
  title: string
  type: string
  width: number | null
  height: number | null
  filesize: number
  filename_download: string
}

export type Demo = {
  /** Rows by collection, and `files`. */
  tables: Map<string, readonly DemoRow[]>
  /** A sentence for each reference to something that does not exist. */
  faults: readonly string[]
}

const types: Readonly<Record<string, string>> = { webp: 'image/webp', svg: 'image/svg+xml', pdf: 'application/pdf' }

/** The id of a file: a UUID made from its key (SHA-1 in a namespace of our own), so that every machine agrees on it. */
export function demoFileId(key: string): string {
  const hash = createHash('sha1').update(`forum-demo:${key}`).digest().subarray(0, 16)
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x50
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80
  return hash.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** Paths of the files below `directory` by their ids. Throws when there is no such directory. */
export function demoFilePaths(directory: string): Map<string, string> {
  const paths = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((path) => /\.\w+$/.test(path))
  return new Map(paths.map((path) => [demoFileId(path.replaceAll('\\', '/').replace(/\.\w+$/, '')), join(directory, path)]))
}

/** Reads `<collection>.json` of `directory`; `digest` changes when any of them does. Throws when a file is no list of records. */
export function readDemo(directory: string): { digest: string; demo(): Demo } {
  const names = readdirSync(directory).filter((file) => file.endsWith('.json'))
  const texts = new Map(names.sort().map((name) => [name, readFileSync(join(directory, name), 'utf8')]))
  const digest = createHash('sha256')
  for (const [name, text] of texts) digest.update(`${name}\n${text}\n`)
  return { digest: digest.digest('base64url'), demo: () => demoOf(texts) }
}

function demoOf(texts: ReadonlyMap<string, string>): Demo {
  const records = new Map([...texts].map(([name, text]) => [basename(name, '.json'), listOf(name, text)]))
  const { faults, files, rows } = startResolving(records)
  const tables = new Map<string, readonly DemoRow[]>(
    content.map(({ collection, fields }) => [collection, rows(collection, fields)]),
  )
  tables.set('files', files)
  for (const name of records.keys()) if (!tables.has(name)) faults.push(`${name}.json: the model has no such collection`)
  return { tables, faults }
}

function listOf(name: string, text: string): readonly DemoRow[] {
  const list: unknown = JSON.parse(text)
  if (!Array.isArray(list) || !list.every((row) => typeof row === 'object' && row !== null))
    throw new Error(`${name} is no list of records`)
  return list
}

function startResolving(records: ReadonlyMap<string, readonly DemoRow[]>) {
  const faults: string[] = []
  const files = (records.get('files') ?? []).map(fileOf)
  const idsOf = new Map([...records].map(([collection, rows]) => [collection, idsByName(collection, rows, faults)]))
  idsOf.set('directus_files', new Map(files.map(({ key, id }) => [key, id])))

  /** The id of the record `name` in `collection`; an id stays. */
  function idNamed(collection: string, name: unknown, where: string): unknown {
    const id = idsOf.get(collection)?.get(String(name))
    if (id === undefined && !isId(name)) faults.push(`${where}: ${collection} has no ${String(name)}`)
    return id ?? name
  }

  function value(field: Field | undefined, given: unknown, where: string): unknown {
    if (field?.junction && Array.isArray(given)) {
      const { link, target } = field.junction
      return given.map((name, index) =>
        typeof name === 'object' && name !== null ? name : { [link]: idNamed(target, name, where), sort: index + 1 },
      )
    }
    if (field?.relation) return idNamed(field.relation.related_collection, given, where)
    const text = field?.type === 'text' && Array.isArray(given) ? given.join('') : given
    if (typeof text !== 'string' || !text.includes('{{file:')) return text
    return text.replace(/\{\{file:([^}]+)\}\}/g, (_, key: string) => String(idNamed('directus_files', key, where)))
  }

  function rows(collection: string, fields: readonly Field[]): readonly DemoRow[] {
    const byName = new Map(fields.map((field) => [field.field, field]))
    return (records.get(collection) ?? []).map((record, index) => {
      const row: Record<string, unknown> = byName.has('sort') ? { id: index + 1, sort: index + 1 } : { id: index + 1 }
      const where = `${collection}.json, ${nameOf(collection, record) ?? index + 1}`
      for (const [name, given] of Object.entries(record)) {
        if (name === 'key') continue
        const field = byName.get(name)
        if (!field) faults.push(`${where}: the model has no field ${name}`)
        row[name] = given === null ? null : value(field, given, where)
      }
      return row
    })
  }

  return { faults, files, rows }
}

/** Ids are positions in the list. */
function idsByName(collection: string, rows: readonly DemoRow[], faults: string[]): Map<string, unknown> {
  const ids = new Map<string, unknown>()
  rows.forEach((row, index) => {
    const name = nameOf(collection, row)
    if (name === undefined) return
    if (ids.has(name)) faults.push(`${collection}.json: ${name} is there twice`)
    ids.set(name, row.id ?? index + 1)
  })
  return ids
}

/** The name by which other records refer to it. */
function nameOf(collection: string, row: DemoRow): string | undefined {
  const name = collection === 'forums' ? row.year : (row.slug ?? row.key)
  return name === undefined || name === null ? undefined : String(name)
}

const isId = (name: unknown) => typeof name === 'object' || (typeof name === 'string' && /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(name))

function fileOf({ key, title, width, height, filesize }: DemoRow): DemoFile {
  const name = String(key)
  const ending = name.startsWith('document/') ? 'pdf' : name.startsWith('logo') ? 'svg' : 'webp'
  return {
    id: demoFileId(name),
    key: name,
    title: String(title ?? name),
    type: types[ending] ?? 'application/octet-stream',
    width: typeof width === 'number' ? width : null,
    height: typeof height === 'number' ? height : null,
    filesize: Number(filesize ?? 0),
    filename_download: `${name.replaceAll('/', '-')}.${ending}`,
  }
}
