// Owns the tables: creates every collection, field and relation of the model that is missing, on SQLite and PostgreSQL.
// It never alters or drops what is there.
import { collections, junctions, menu, names } from '../model/model.ts'

const SYSTEM_PREFIX = 'directus_'

/** @param {ReturnType<import('./rest.mjs').connect>} rest as administrator */
export async function buildSchema(rest, log) {
  const made = {
    collections: await createCollections(rest),
    fields: await createFields(rest),
    relations: await createRelations(rest),
  }
  const total = made.collections + made.fields + made.relations
  if (total > 0)
    log(`schema: ${made.collections} collections, ${made.fields} further fields, ${made.relations} relations created`)
}

async function createCollections(rest) {
  const present = new Set((await rest.get('/collections')).map((each) => each.collection))
  const folders = menu.map(folder)
  const tables = [...collections.map(table), ...junctions.map(junctionTable)]
  const missing = [...folders, ...tables].filter((each) => !present.has(each.collection))
  if (missing.length > 0) await rest.post('/collections', missing)
  return missing.length
}

async function createFields(rest) {
  const present = new Set((await rest.get('/fields')).map((each) => `${each.collection}.${each.field}`))
  const wanted = [...collections.map(table), ...junctions.map(junctionTable)]
  let count = 0
  for (const { collection, fields } of wanted) {
    for (const field of fields.filter((each) => !present.has(`${collection}.${each.field}`))) {
      await rest.post(`/fields/${collection}`, field)
      count += 1
    }
  }
  return count
}

async function createRelations(rest) {
  const present = new Set((await rest.get('/relations')).map((each) => `${each.collection}.${each.field}`))
  const wanted = [...collections.flatMap(relationsOf), ...junctions.flatMap(junctionRelations)]
  const missing = wanted.filter((each) => !present.has(`${each.collection}.${each.field}`))
  for (const relation of missing) await rest.post('/relations', relation)
  return missing.length
}

const folder = ({ collection, label, icon }, index) => ({
  collection,
  schema: null,
  meta: { icon, translations: names(label), sort: index + 1, collapse: collection === 'folder_submissions' ? 'closed' : 'open' },
})

const table = (
  { collection, label, icon, folder: group, template, sortField, archive, versioning = false, submission, fields },
  index,
) => ({
  collection,
  schema: {},
  meta: {
    icon,
    group,
    sort: index + 1,
    translations: names(label),
    display_template: template,
    sort_field: sortField ?? null,
    // Of personal data no earlier state is kept beside the record: who deletes it deletes all of it.
    accountability: submission ? 'activity' : 'all',
    versioning,
    ...archive,
  },
  fields: fields.map(fieldOf),
})

const fieldOf = ({ field, type, schema, meta }, index) => ({ field, type, schema, meta: { ...meta, sort: index + 1 } })

const junctionTable = ({ collection, ownerField, link, target }) => ({
  collection,
  schema: {},
  meta: { hidden: true, icon: 'import_export' },
  fields: [
    { field: 'id', type: 'integer', schema: { is_primary_key: true, has_auto_increment: true }, meta: { hidden: true } },
    { field: ownerField, type: 'integer', schema: {}, meta: { hidden: true } },
    { field: link, type: target.startsWith(SYSTEM_PREFIX) ? 'uuid' : 'integer', schema: {}, meta: { hidden: true } },
    { field: 'sort', type: 'integer', schema: {}, meta: { hidden: true } },
  ],
})

const relationsOf = ({ collection, fields }) =>
  fields.filter((each) => each.relation).map(({ field, relation }) => ({ collection, field, ...relation }))

const junctionRelations = ({ collection, owner, ownerField, alias, target, link }) => [
  {
    collection,
    field: ownerField,
    related_collection: owner,
    meta: { one_field: alias, sort_field: 'sort', one_deselect_action: 'delete', junction_field: link },
    schema: { on_delete: 'CASCADE' },
  },
  {
    collection,
    field: link,
    related_collection: target,
    meta: { one_field: null, junction_field: ownerField },
    schema: { on_delete: 'CASCADE' },
  },
]
