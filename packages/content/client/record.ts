// Records → values. Each record is validated separately: an invalid optional field is dropped, an invalid record left out.

import type { ContentName, FieldOf, LinkName } from '@forum/content/model/model.ts'
import type { RecordsOf } from '@forum/domain/content/content.ts'
import type { Localised } from '@forum/domain/localisation/localised.ts'
import { publishedLocales } from '@forum/domain/localisation/localised.ts'
import type { Room, Topic } from '@forum/domain/programme/programme.ts'
import type { RichText } from '@forum/domain/rich-text/rich-text.ts'
import * as v from 'valibot'
import type { Faults } from './fault.ts'
import { idOf, isRecord } from './raw-content.ts'

/** Dependencies of reading: a collector of faults, and the HTML sanitiser. */
export type Reading = { faults: Faults; richText(html: string): RichText | null }

/** What records can refer to. `yearOf` returns the year of a forum id. */
export type References = {
  rooms: ReadonlyMap<string, Room>
  topics: ReadonlyMap<string, Topic>
  isPerson(id: string): boolean
  yearOf(forum: string): number | null
}

/** Records of each collection; forums contain what belongs to them. */
export type JoinedContent = Readonly<Record<ContentName, readonly unknown[]>>

/** A reader for each list of a room of the domain. */
export type ReadersOf<Lists extends Record<string, (record: never) => unknown>> = {
  [Name in keyof Lists]: (joined: JoinedContent, reading: Reading, references: References) => RecordsOf<Lists>[Name]
}

/** Schema of a collection's records. A record without a valid value in a `required` field is left out. */
export type RecordSchema<T> = {
  collection: ContentName
  object: v.GenericSchema<unknown, T>
  required: readonly string[]
}

/** What the compiler says of a name that the content model lacks. */
type InModel<Name extends string> = Name extends ContentName ? Name : `packages/content/model has no collection ${Name}`
type FieldsInModel<Name extends string, E> = {
  [K in keyof E & string]: Name extends ContentName
    ? K extends FieldOf<Name>
      ? unknown
      : `${Name} in packages/content/model has no field ${K}`
    : unknown
}

/** Makes a schema; only fields of the content model can be read. */
export function recordSchema<Name extends string, E extends Record<string, v.GenericSchema>>(
  collection: InModel<Name>,
  entries: E & FieldsInModel<Name, E>,
  required: readonly (keyof E & string)[] = [],
): RecordSchema<v.InferOutput<v.ObjectSchema<E, undefined>>> {
  const object = v.object<E>(entries)
  return { collection: collection as ContentName, object, required: ['id', ...required] }
}

/**
 * Parses a record. An invalid optional field counts as missing and is reported. If a required field or the record itself is invalid, it is reported
 * and left out: undefined.
 */
export function readRecord<T>({ collection, object, required }: RecordSchema<T>, value: unknown, faults: Faults): T | undefined {
  if (!isRecord(value)) {
    faults.add(collection, null, '', 'is no record: left out')
    return undefined
  }
  const first = v.safeParse(object, value)
  if (first.success) return first.output
  const repaired: Record<string, unknown> = { ...value }
  for (const issue of first.issues) {
    const field = String(issue.path?.[0]?.key ?? '')
    const isRequired = field === '' || required.includes(field)
    faults.add(collection, idOf(value), field, `${issue.message}: ${isRequired ? 'record left out' : 'field left out'}`)
    if (isRequired) return undefined
    repaired[field] = null
  }
  const second = v.safeParse(object, repaired)
  return second.success ? second.output : undefined
}

/** Parses a list, each record separately; of two records with one id the first is kept. */
export function readRecords<T extends { id: string }>(schema: RecordSchema<T>, values: readonly unknown[], faults: Faults): T[] {
  return onePerKey(
    values.flatMap((value) => readRecord(schema, value, faults) ?? []),
    ({ id }) => id,
    ({ id }) => faults.add(schema.collection, id, 'id', 'is given twice: the first stays'),
  )
}

/** The first item of each key; calls `onSecond` for duplicates. */
export function onePerKey<T, K>(items: readonly T[], keyOf: (item: T) => K, onSecond: (item: T) => void): T[] {
  const first = new Map<K, T>()
  for (const item of items) {
    if (first.has(keyOf(item))) onSecond(item)
    else first.set(keyOf(item), item)
  }
  return [...first.values()]
}

/** In the editor's order: by `sort` if given, otherwise as delivered. */
export function inOrder<T extends { sort: number | null }>(records: readonly T[]): T[] {
  return records.toSorted((a, b) => (a.sort ?? Number.MAX_SAFE_INTEGER) - (b.sort ?? Number.MAX_SAFE_INTEGER))
}

/** Whether a listed record is visible: its switch must be on. Reports a missing decision. */
export function isActive(record: { id: string; is_active: boolean | null }, collection: string, faults: Faults): boolean {
  if (record.is_active === null) faults.add(collection, record.id, 'is_active', 'is not decided: record left out')
  return record.is_active === true
}

/** Whether a record within an edition is visible: only an explicit no hides it. */
export function isNotSwitchedOff(record: { is_active: boolean | null }): boolean {
  return record.is_active !== false
}

/** Whether the record has a title in some language; reports a forgotten one. */
export function isTitled(title: Localised, collection: string, id: string, faults: Faults): boolean {
  if (publishedLocales(title).length > 0) return true
  if (Object.values(title).every((text) => text === null))
    faults.add(collection, id, 'title', 'is empty in every language: record left out')
  return false
}

/**
 * Gives unique slugs that fit one URL segment. If two `records` have the same slug, the older one (lower id) keeps it, whatever their order: known
 * URLs must not change their meaning.
 */
export function slugGiver(
  collection: string,
  faults: Faults,
  records: readonly { id: string; slug: string | null }[] = [],
): (slug: string | null, id: string) => string {
  const taken = new Set<string>()
  const owners = new Map<string, string>()
  for (const { id, slug } of records.toSorted((a, b) => Number(a.id) - Number(b.id) || 0))
    if (slug !== null && !owners.has(slug)) owners.set(slug, id)
  return (slug, id) => {
    const isFit = slug === null || isPathSegment(slug)
    if (!isFit) faults.add(collection, id, 'slug', 'is unfit for an address: the id is used')
    let chosen = slug !== null && isFit ? slug : id
    if (taken.has(chosen) || (owners.get(chosen) ?? id) !== id) {
      faults.add(collection, id, 'slug', `"${chosen}" is taken: the id is added`)
      chosen = `${chosen}-${id}`
    }
    taken.add(chosen)
    return chosen
  }
}

/** `.data` at the end is reserved for the router's data requests. */
function isPathSegment(slug: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  const hasUnfit = /[\s/\\%?#\u0000-\u001f\u007f]/.test(slug)
  return !hasUnfit && slug.length <= 200 && !slug.endsWith('.data') && slug !== '.' && slug !== '..'
}

/** Target ids of a many-to-many relation in the editor's order; rows without a target are dropped. */
export function linkedIds(junctions: readonly unknown[], field: LinkName): string[] {
  return [...new Set(linkedValues(junctions, field).flatMap((value) => idOf(value) ?? []))]
}

/** The visible ones of these ids; calls `onOther` for each hidden or missing one. */
export function shownIds(
  junctions: readonly unknown[],
  field: LinkName,
  isShown: (id: string) => boolean,
  onOther: (reason: string) => void,
): string[] {
  return linkedIds(junctions, field).filter((id) => {
    if (!isShown(id)) onOther('names somebody who is not shown: left out')
    return isShown(id)
  })
}

/** Targets of a many-to-many relation in the editor's order. A bare id is the junction row's own (Directus did not expand the relation), so it is dropped. */
export function linkedValues(junctions: readonly unknown[], field: LinkName): unknown[] {
  const rows = junctions
    .filter(isRecord)
    .map((row) => ({ sort: typeof row.sort === 'number' ? row.sort : null, value: row[field] }))
  return inOrder(rows).flatMap(({ value }) => (value === null || value === undefined ? [] : [value]))
}
