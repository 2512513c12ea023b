// Records → values: each record is believed only after its own check; a bad optional field is dropped, a bad record left out.
import * as v from 'valibot'
import type { Localised } from '#domain/localisation/localised.ts'
import { publishedLocales } from '#domain/localisation/localised.ts'
import type { RichText } from '#domain/rich-text/rich-text.ts'
import type { Faults } from './fault.ts'
import { idOf, isRecord } from './raw-content.ts'

/** What reading records needs: where faults go, and how editors' HTML is made safe. */
export type Reading = { faults: Faults; richText(html: string): RichText | null }

type Entries = v.ObjectEntries

/**
 * The record as `schema` says. A field that is wrong is taken as not given and reported; when it is one of `required`, or the value is
 * no record at all, the record is left out and reported: undefined.
 */
export function readRecord<E extends Entries>(
  schema: v.ObjectSchema<E, undefined>,
  value: unknown,
  collection: string,
  faults: Faults,
  required: readonly string[] = ['id'],
): v.InferOutput<v.ObjectSchema<E, undefined>> | undefined {
  if (!isRecord(value)) {
    faults.add(collection, null, '', 'is no record: left out')
    return undefined
  }
  const first = v.safeParse(schema, value)
  if (first.success) return first.output
  const repaired: Record<string, unknown> = { ...value }
  for (const issue of first.issues) {
    const field = String(issue.path?.[0]?.key ?? '')
    const isRequired = field === '' || required.includes(field)
    faults.add(collection, idOf(value), field, `${issue.message}: ${isRequired ? 'record left out' : 'field left out'}`)
    if (isRequired) return undefined
    repaired[field] = null
  }
  const second = v.safeParse(schema, repaired)
  return second.success ? second.output : undefined
}

/** The records of a list, each read by itself; of two with one id the first stays. */
export function readRecords<T extends { id: string }>(
  values: readonly unknown[],
  read: (value: unknown) => T | undefined,
  collection: string,
  faults: Faults,
): T[] {
  const records = new Map<string, T>()
  for (const value of values) {
    const record = read(value)
    if (!record) continue
    if (records.has(record.id)) faults.add(collection, record.id, 'id', 'is given twice: the first stays')
    else records.set(record.id, record)
  }
  return [...records.values()]
}

/** In the editor's order: by `sort` where it is given, else as delivered. */
export function inOrder<T extends { sort: number | null }>(records: readonly T[]): T[] {
  return records.toSorted((a, b) => (a.sort ?? Number.MAX_SAFE_INTEGER) - (b.sort ?? Number.MAX_SAFE_INTEGER))
}

/** Whether a record that the site lists is shown: its switch (`activity`) must say yes (specification §5); reported when nobody decided. */
export function isActive(record: { id: string; is_active: boolean | null }, collection: string, faults: Faults): boolean {
  if (record.is_active === null) faults.add(collection, record.id, 'is_active', 'is not decided: record left out')
  return record.is_active === true
}

/** Whether a record that comes with its edition is shown: the specification asks for these without a filter, so only a no hides them. */
export function isNotSwitchedOff(record: { is_active: boolean | null }): boolean {
  return record.is_active !== false
}

/** Whether there is a language to show the record in; reported when its title was simply forgotten. */
export function isTitled(title: Localised, collection: string, id: string, faults: Faults): boolean {
  if (publishedLocales(title).length > 0) return true
  if (Object.values(title).every((text) => text === null))
    faults.add(collection, id, 'title', 'is empty in every language: record left out')
  return false
}

/** Gives out slugs that are fit for one path segment, and each only once. */
export function slugGiver(collection: string, faults: Faults): (slug: string | null, id: string) => string {
  const taken = new Set<string>()
  return (slug, id) => {
    const isFit = slug === null || isPathSegment(slug)
    if (!isFit) faults.add(collection, id, 'slug', 'is unfit for an address: the id is used')
    let chosen = slug !== null && isFit ? slug : id
    if (taken.has(chosen)) {
      faults.add(collection, id, 'slug', `"${chosen}" is taken: the id is added`)
      chosen = `${chosen}-${id}`
    }
    taken.add(chosen)
    return chosen
  }
}

/** `.data` at the end belongs to the router's data requests. */
function isPathSegment(slug: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  const hasUnfit = /[\s/\\%?#\u0000-\u001f\u007f]/.test(slug)
  return !hasUnfit && slug.length <= 200 && !slug.endsWith('.data') && slug !== '.' && slug !== '..'
}

/** Ids at the far end of a many-to-many, in the editor's order; rows without a target are dropped. */
export function linkedIds(junctions: readonly unknown[], field: string): string[] {
  return [...new Set(linkedValues(junctions, field).flatMap((value) => idOf(value) ?? []))]
}

/**
 * What stands at the far end of a many-to-many, in the editor's order. A bare id is the junction row's own (Directus, relation not
 * expanded), so it says nothing about the far end and is dropped.
 */
export function linkedValues(junctions: readonly unknown[], field: string): unknown[] {
  const rows = junctions
    .filter(isRecord)
    .map((row) => ({ sort: typeof row.sort === 'number' ? row.sort : null, value: row[field] }))
  return inOrder(rows).flatMap(({ value }) => (value === null || value === undefined ? [] : [value]))
}
