// What each collection is asked for, as the content model says: its columns, the ids at the far end of its relations, and of its files what
// pages need to know. A service that knows less refuses a whole call (403 for one unknown field), so every relation has leaner ways.
import type { Field } from '#content/model/field.ts'
import { type ContentName, content, type FieldOf } from '#content/model/model.ts'
import { FILES, type FileField } from '#content/model/relation.ts'

/**
 * Ways to ask for one relation, the best first. `link`: the field of the rows between that leads to the far side; null: no list but a single
 * file, which comes as an id even without any of the ways.
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

/** The query for columns and `relations`; no limit on the lists among them (the content service gives 100 rows otherwise). */
export function queryFor(relations: readonly string[]): URLSearchParams {
  return new URLSearchParams({ fields: ['*', ...relations].join(','), ...unlimited(relations) })
}

/** The query for nothing of the records but the lists that are asked for by `relations`. */
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

/** Where a collection that is kept back as a list stands within the forums: sessions without a day below their forum alone. */
const withinForums: { [Name in ContentName]?: readonly (readonly [FieldOf<'forums'>, ...string[]])[] } = {
  short_programs: [['short_programs']],
  program_days: [['program_days']],
  events: [['program_days', 'events'], ['events']],
  rooms: [
    ['program_days', 'events', 'room'],
    ['events', 'room'],
    ['broadcasts', 'room'],
  ],
  broadcasts: [['broadcasts']],
  ticket_groups: [['ticket_groups']],
  tickets: [['ticket_groups', 'tickets']],
  partner_groups: [['partner_groups']],
  partners: [['partner_groups', 'partners', 'partners_id']],
}

/** The ways to the records of `collection` from a forum: all of them together lead to all records, each to some. Empty: there is none. */
export function pathsWithinForums(collection: ContentName): readonly (readonly string[])[] {
  return withinForums[collection] ?? []
}

/** Asks for the rows of the nested list at `path` from `offset` on. */
export function fromOffset(query: URLSearchParams, path: readonly string[], offset: number): URLSearchParams {
  return new URLSearchParams([...query, [`deep${path.map((name) => `[${name}]`).join('')}[_offset]`, String(offset)]])
}

/** The query for forums that gives them with the records at `path`, and `relations` of these. */
export function queryWithinForums(path: readonly string[], relations: readonly string[]): URLSearchParams {
  const prefix = path.join('.')
  const fields = ['*', ...relations].map((field) => `${prefix}.${field}`)
  return new URLSearchParams({ fields: ['id', ...fields].join(','), ...unlimited(fields) })
}
