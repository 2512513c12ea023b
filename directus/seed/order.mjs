// Order of demo collections, and the fields to send: columns and many-to-many lists, not reverse relations.
import { content } from '../../packages/content/model/model.ts'

/** Content collections, each after its relations' targets. */
export function creationOrder() {
  const order = []
  const visit = (each) => {
    if (order.includes(each)) return
    for (const target of targetsOf(each)) visit(target)
    order.push(each)
  }
  content.forEach(visit)
  return order
}

const targetsOf = ({ collection, fields }) => {
  const targets = fields.flatMap(({ relation, junction }) => [relation?.related_collection, junction?.target])
  return content.filter((each) => each.collection !== collection && targets.includes(each.collection))
}

/**
 * @param {{ collection: string, fields: object[] }} model
 * @param {Record<string, unknown>} row as in the demo file
 * @param {Set<string>} files ids that files.json has; a picture that is not there yet is left out
 * @param {(what: string) => void} leftOut told of every field that the model, and every picture that files.json does not have
 */
export function sendable(model, row, files, leftOut) {
  const byName = new Map(model.fields.map((field) => [field.field, field]))
  const sent = {}
  for (const [name, value] of Object.entries(row)) {
    const field = byName.get(name)
    if (!field) leftOut(`${model.collection}.${name}`)
    else if (field.junction || field.schema)
      sent[name] = sentValue(field, value, files, () => leftOut(`pictures of ${model.collection}.${name}`))
  }
  return sent
}

function sentValue(field, value, files, absent) {
  if (field.relation?.related_collection === 'directus_files' && value && !files.has(value)) {
    absent()
    return null
  }
  if (field.junction?.target === 'directus_files') {
    const present = value.filter((row) => files.has(row[field.junction.link]))
    if (present.length < value.length) absent()
    return present
  }
  return isDayOf(field, value) ? `${value}T00:00:00` : value
}

const isDayOf = (field, value) => field.type === 'dateTime' && typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)
