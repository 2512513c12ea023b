// Which parts of the content model a service returns. When the site's role loses a right, Directus answers 200 and silently leaves out a field, a
// list or a relation's target. These are missing, not empty.
import { content } from '@forum/content/model/model.ts'
import type { Relation } from './ask.ts'
import { isRecord, type RawContent } from './raw-content.ts'

const modelled = content.flatMap(({ collection, fields }) =>
  fields.filter(({ type, junction }) => type !== 'alias' || junction).map(({ field }) => ({ collection, field })),
)
const nameOf = ({ collection, field }: (typeof modelled)[number]) => `${collection}.${field}`

/**
 * Names (`speakers.is_active`, `photos.images`) of columns and relations that occur in at least one row, without `refused`. A collection without rows
 * has none.
 */
export function returnedFields(raw: RawContent, refused: ReadonlySet<string>): string[] {
  const columns = new Map(
    content.map(({ collection }) => {
      const rows = (raw.get(collection) ?? []).filter(isRecord)
      return [collection, new Set(rows.flatMap((row) => Object.keys(row)))]
    }),
  )
  const given = modelled.filter((one) => columns.get(one.collection)?.has(one.field) && !refused.has(nameOf(one)))
  return given.map(nameOf)
}

const collectionOf = (name: string) => name.slice(0, name.indexOf('.'))
const withRows = (fields: readonly string[]) => new Set(fields.map(collectionOf))

type GrantedFields = { fields: readonly string[]; refused: readonly string[] }

/**
 * What was returned `before` and is missing now: collections, and columns and relations of collections that still have rows. Fields that this release
 * does not request do not count.
 */
export function lostRights(before: readonly string[], { fields, refused }: GrantedFields): string[] {
  const asked = new Set(modelled.map(nameOf))
  const [given, present] = [new Set(fields), withRows(fields)]
  const collections = refused.filter((name) => before.includes(`${name}.id`))
  return [...collections, ...before.filter((name) => asked.has(name) && !given.has(name) && present.has(collectionOf(name)))]
}

/** Fields to remember: the current ones, and the previous ones of collections that have no rows now. */
export function rememberedFields(before: readonly string[], now: readonly string[]): string[] {
  const present = withRows(now)
  return [...now, ...before.filter((name) => !present.has(collectionOf(name)))].sort()
}

/** The requested lists among `relations` that no row has, or whose junction rows have no target. */
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
