// The book of the build: which slug has which id, which file key exists, and what is wrong with the sources.
import { fileId } from '../file-id.ts'
import type { FileKey, Text } from '../source-types.ts'

export type Row = Record<string, unknown>

export const faults: string[] = []
const fault = (text: string) => {
  if (!faults.includes(text)) faults.push(text)
}

/** `title` and a Text → title_ua, title_en, title_ru; an empty text is null. */
export function texts(field: string, text: Text | undefined): Row {
  const [ua, en, ru] = text ?? ['', '', '']
  return { [`${field}_ua`]: ua || null, [`${field}_en`]: en || null, [`${field}_ru`]: ru || null }
}

let fileKeys: ReadonlySet<string> = new Set()
export const openFiles = (keys: ReadonlySet<string>) => {
  fileKeys = keys
}

/** The id of a file, or null where the source names none. */
export function file(key: FileKey | undefined, where: string): string | null {
  if (key === undefined) return null
  if (!fileKeys.has(key)) fault(`${where}: there is no file ${key}`)
  return fileId(key)
}

/** Rich text in three languages, with `{{file:KEY}}` replaced by the id of the file. */
export function rich(field: string, text: Text | undefined, where: string): Row {
  const [ua, en, ru] = text ?? ['', '', '']
  const filled = (html: string) => html.replace(/\{\{file:([^}]+)\}\}/g, (_, key: string) => file(key.trim(), where) ?? '')
  return texts(field, [filled(ua), filled(en), filled(ru)])
}

/** Ids of one collection: 1, 2, 3… in the order of the source. */
export class Ids {
  readonly #collection: string
  readonly #ids = new Map<string, number>()

  constructor(collection: string, slugs: Iterable<string | number>) {
    this.#collection = collection
    for (const slug of slugs) {
      const name = String(slug)
      if (this.#ids.has(name)) fault(`${collection}: ${name} is there twice`)
      else if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) fault(`${collection}: ${name} is no slug`)
      this.#ids.set(name, this.#ids.size + 1)
    }
  }

  has(slug: string | number): boolean {
    return this.#ids.has(String(slug))
  }

  of(slug: string | number, where: string): number {
    const id = this.#ids.get(String(slug))
    if (id === undefined) fault(`${where}: ${this.#collection} has no ${slug}`)
    return id ?? 0
  }

  /** Junction rows in Directus' shape. */
  junction(field: string, slugs: readonly string[], where: string): Row[] {
    if (new Set(slugs).size < slugs.length) fault(`${where}: somebody is named twice in ${slugs.join(', ')}`)
    return slugs.map((slug, i) => ({ [field]: this.of(slug, where), sort: i + 1 }))
  }
}

export const fileJunction = (keys: readonly FileKey[], where: string): Row[] => {
  if (new Set(keys).size < keys.length) fault(`${where}: a picture is there twice`)
  return keys.map((key, i) => ({ directus_files_id: file(key, where), sort: i + 1 }))
}

/** A moment of Kyiv without a zone, or null. */
export function moment(value: string | null | undefined, where: string): string | null {
  if (value == null) return null
  const full = /^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value}T00:00:00` : value
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/.test(full) || Number.isNaN(Date.parse(full)))
    fault(`${where}: ${value} is no moment`)
  return full
}

/** Start and end of something; the end is not before the start. */
export function span(start: string, end: string, where: string): Row {
  const row = { start_date: moment(start, where), end_date: moment(end, where) }
  if (end < start) fault(`${where}: ends before it starts`)
  return row
}

export function wholeNumber(value: number | null | undefined, where: string): number | null {
  if (value == null) return null
  if (!Number.isInteger(value) || value < 0) fault(`${where}: ${value} is no whole number`)
  return value
}
