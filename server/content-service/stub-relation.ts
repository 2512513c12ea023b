// Where a field of a record leads, as the content model has it: for the content service of tests.
import { collectionNamed, content } from '#content/model/model.ts'

type Relation = { target: string; link?: string; by?: string }

/** What was found once: each field of each record of each answer asks for it. */
const relations = new Map<string, Relation | undefined>()

/** Where a field of a collection leads: to records of `target`, over rows between when there is a `link`, or to those that name it in `by`. */
export function relationOf(collection: string, name: string): Relation | undefined {
  const key = `${collection}.${name}`
  if (!relations.has(key)) relations.set(key, findRelation(collection, name))
  return relations.get(key)
}

function findRelation(collection: string, name: string): Relation | undefined {
  const field = collectionNamed(collection)?.fields.find((one) => one.field === name)
  if (field?.junction) return field.junction
  if (field?.relation) return { target: field.relation.related_collection }
  if (field?.type !== 'alias') return undefined
  for (const { collection: target, fields } of content) {
    const by = fields.find(({ relation }) => relation?.related_collection === collection && relation.meta.one_field === name)
    if (by) return { target, by: by.field }
  }
  return undefined
}
