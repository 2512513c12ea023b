// What of the content model a service really gives. Directus answers 200 and leaves out, without a word, what the site's role has lost the
// right to read: a field from every row, a list from its owners, the far end from a row between. None of it is empty then, but withheld.
import { content } from '#content/model/model.ts'
import type { Relation } from './ask.ts'
import { isRecord, type RawContent } from './raw-content.ts'

/** Names (`speakers.is_active`) of the columns that at least one row has. A collection without rows says nothing of its columns. */
export function givenFields(raw: RawContent): string[] {
  return content.flatMap(({ collection, fields }) => {
    const given = new Set((raw.get(collection) ?? []).filter(isRecord).flatMap((row) => Object.keys(row)))
    return fields.flatMap(({ field, type }) => (type !== 'alias' && given.has(field) ? [`${collection}.${field}`] : []))
  })
}

/** The lists among `relations` that were asked for and that no row has, or none of the rows between leads anywhere. */
export function withheldLists(rows: readonly unknown[], relations: readonly Relation[]): string[] {
  const records = rows.filter(isRecord)
  if (records.length === 0) return []
  const isWithheld = ({ field, link }: Relation) => {
    if (link === null) return false
    if (!records.some((row) => field in row)) return true
    const between = records.flatMap((row) => row[field] ?? [])
    return between.length > 0 && !between.some((row) => isRecord(row) && link in row)
  }
  return relations.filter(isWithheld).map(({ field }) => field)
}
