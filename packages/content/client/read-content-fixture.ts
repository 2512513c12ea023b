import { fixtureTables } from './content-fixture.ts'
import type { RawContent, RawRecord } from './raw-content.ts'
import { readContent } from './read-content.ts'
import { createRichTextReader } from './rich-text.ts'

/** Reads these records as the site does. */
export const read = (raw: RawContent) => readContent(raw, createRichTextReader(null))

/** Reads the fixture with one record changed. */
export function change(collection: string, id: number, fields: RawRecord) {
  const tables = fixtureTables()
  const rows = tables.get(collection) ?? []
  tables.set(
    collection,
    rows.map((row) => (row.id === id ? { ...row, ...fields } : row)),
  )
  return read(tables)
}
