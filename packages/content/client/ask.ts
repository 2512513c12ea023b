// Queries for each collection, from the content model: its columns, ids of related records, and details of files. A role with fewer rights makes
// Directus refuse a whole call (403 for one unknown field), so every relation has simpler alternatives.
import type { Field } from '@forum/content/model/field.ts'
import { type ContentName, content, type FieldOf } from '@forum/content/model/model.ts'
import { FILES, type FileField } from '@forum/content/model/relation.ts'

/**
 * Queries for one relation, best first. `link`: the field of the junction rows that leads to the target; null: a single file, whose id comes with the
 * record anyway.
 */
export type Relation = { field: string; link: string | null; ways: readonly (readonly string[])[] }

const picture: readonly FileField[] = ['id', 'width', 'height', 'title']
const document: readonly FileField[] = ['id', 'filesize']
const typedDocument: readonly FileField[] = [...document, 'type']

export function relationsOf(collection: ContentName): readonly Relation[] {
  return (content.find((each) => each.collection === collection)?.fields ?? []).flatMap(relationOf)
}

function relationOf({ field, meta, relation, junction }: Field): Relation[] {
  if (junction) {
    const order = `${field}.sort`
    const far = `${field}.${junction.link}`
    const { link } = junction
    if (junction.target !== FILES) return [{ field, link, ways: [[order, far], [far]] }]
    const details = below(far, picture)
    return [{ field, link, ways: [[order, ...details, ...below(far, ['modified_on'])], [order, ...details], details, [far]] }]
  }
  if (relation?.related_collection !== FILES) return []
  const isDocument = meta.interface === 'file'
  const details = isDocument ? document : (['id'] as const)
  const leaner = [below(field, [...details, 'modified_on']), below(field, details)]
  return [{ field, link: null, ways: isDocument ? [below(field, [...typedDocument, 'modified_on']), ...leaner] : leaner }]
}

const below = (path: string, fields: readonly FileField[]) => fields.map((field) => `${path}.${field}`)

/** The query for columns and `relations`, without a limit on nested lists (the default is 100 rows). */
export function queryFor(relations: readonly string[]): URLSearchParams {
  return new URLSearchParams({ fields: ['*', ...relations].join(','), ...unlimited(relations) })
}

/** The query for only the nested lists of `relations`. */
export function queryForLists(relations: readonly string[]): URLSearchParams {
  return new URLSearchParams({ fields: ['id', ...relations].join(','), ...unlimited(relations) })
}

const lists = new Set(content.flatMap(({ fields }) => fields.filter(({ type }) => type === 'alias').map(({ field }) => field)))

function unlimited(fields: readonly string[]): Record<string, string> {
  const found: Record<string, string> = {}
  for (const field of fields) {
    const path = field.split('.').slice(0, -1)
    path.forEach((name, index) => {
      const place = path.slice(0, index + 1).map((part) => `[${part}]`)
      if (lists.has(name)) found[`deep${place.join('')}[_limit]`] = '-1'
    })
  }
  return found
}

/** If a collection cannot be read as a list: where it is nested within forums. Sessions without a day are directly below their forum. */
const withinForums: { [Name in ContentName]?: readonly (readonly [FieldOf<'forums'>, ...string[]])[] } = {
  short_programs: [['short_programs']],
  program_days: [['program_days']],
  events: [['program_days', 'events'], ['events']],
  rooms: [
    ['program_days', 'events', 'room'],
    ['events', 'room'],
    ['broadcasts', 'room'],
  ],
  topics: [
    ['program_days', 'events', 'topic'],
    ['events', 'topic'],
  ],
  broadcasts: [['broadcasts']],
  ticket_groups: [['ticket_groups']],
  tickets: [['ticket_groups', 'tickets']],
  partner_groups: [['partner_groups']],
  partners: [['partner_groups', 'partners', 'partners_id']],
}

/** Paths from a forum to the records of `collection`. Each leads to some records, all together to all of them. Empty: there is none. */
export function pathsWithinForums(collection: ContentName): readonly (readonly string[])[] {
  return withinForums[collection] ?? []
}

/** Adds an offset for the nested list at `path`. */
export function fromOffset(query: URLSearchParams, path: readonly string[], offset: number): URLSearchParams {
  return new URLSearchParams([...query, [`deep${path.map((name) => `[${name}]`).join('')}[_offset]`, String(offset)]])
}

/** The query for forums with the nested records at `path` and `relations` of these. */
export function queryWithinForums(path: readonly string[], relations: readonly string[]): URLSearchParams {
  const prefix = path.join('.')
  const fields = ['*', ...relations].map((field) => `${prefix}.${field}`)
  return new URLSearchParams({ fields: ['id', ...fields].join(','), ...unlimited(fields) })
}
