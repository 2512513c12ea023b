// Targets of relations in the content model. Used by the stub content service.
import { collectionNamed, content } from '@forum/content/model/model.ts'

type Relation = { target: string; link?: string; by?: string }

/** A cache: each field of each answer needs it. */
const relations = new Map<string, Relation | undefined>()

/** Target of a relation: records of `target`, through junction rows if there is a `link`, or records that name it in `by`. */
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
