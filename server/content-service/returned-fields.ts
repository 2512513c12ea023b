// What of the content model a service really gives. Directus answers 200 and leaves out, without a word, what the site's role has lost the
// right to read: a field from every row, a list from its owners, the far end from a row between. None of it is empty then, but withheld.
import { content } from '#content/model/model.ts'
import type { Relation } from './ask.ts'
import { isRecord, type RawContent } from './raw-content.ts'

const modelled = content.flatMap(({ collection, fields }) =>
  fields.filter(({ type, junction }) => type !== 'alias' || junction).map(({ field }) => ({ collection, field })),
)
const nameOf = ({ collection, field }: (typeof modelled)[number]) => `${collection}.${field}`

/**
 * Names (`speakers.is_active`, `photos.images`) of the columns and relations that at least one row has, without those of `refused`. A
 * collection without rows says nothing of them.
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

type Given = { fields: readonly string[]; refused: readonly string[] }

/**
 * What was given `before` and is withheld now: collections, and columns and relations of collections that still have rows. What this release
 * does not ask for any more is not missed.
 */
export function lostRights(before: readonly string[], { fields, refused }: Given): string[] {
  const asked = new Set(modelled.map(nameOf))
  const [given, present] = [new Set(fields), withRows(fields)]
  const collections = refused.filter((name) => before.includes(`${name}.id`))
  return [...collections, ...before.filter((name) => asked.has(name) && !given.has(name) && present.has(collectionOf(name)))]
}

/** What is remembered as given: what is, and of collections without rows what was. */
export function rememberedFields(before: readonly string[], now: readonly string[]): string[] {
  const present = withRows(now)
  return [...now, ...before.filter((name) => !present.has(collectionOf(name)))].sort()
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
