// Creates missing collections, fields and relations of the model, on SQLite and PostgreSQL. Rules and controls of existing fields are updated; data,
// names, widths and order stay.
import { SERVICE, SITE } from '../../packages/content/model/address.ts'
import { collections, junctions, menu, names } from '../../packages/content/model/model.ts'

const SYSTEM_PREFIX = 'directus_'

/** Metadata that come from the code. */
const OURS = ['hidden', 'required', 'interface', 'options', 'validation', 'validation_message', 'conditions', 'note']

/**
 * @param {ReturnType<import('./rest.mjs').connect>} rest as administrator
 * @param {{ siteUrl: string, publicUrl: string }} settings the origins of the website and of this service, for the links on the forms
 */
export async function buildSchema(rest, settings, log) {
  const tables = withAddress([...collections.map(table), ...junctions.map(junctionTable)], settings)
  const made = {
    collections: await createCollections(rest, tables),
    fields: await createFields(rest, tables),
    relations: await createRelations(rest),
  }
  const renewed = await renewControls(rest, tables)
  if (renewed > 0) log(`schema: controls and rules of ${renewed} fields and collections renewed`)
  const total = made.collections + made.fields + made.relations
  if (total > 0)
    log(`schema: ${made.collections} collections, ${made.fields} further fields, ${made.relations} relations created`)
}

const withAddress = (tables, { siteUrl, publicUrl }) =>
  JSON.parse(JSON.stringify(tables).replaceAll(SITE, siteUrl).replaceAll(SERVICE, publicUrl))

async function createCollections(rest, tables) {
  const present = new Set((await rest.get('/collections')).map((each) => each.collection))
  const folders = menu.map(folder)
  const missing = [...folders, ...tables].filter((each) => !present.has(each.collection))
  if (missing.length > 0) await rest.post('/collections', missing)
  return missing.length
}

async function createFields(rest, tables) {
  const present = new Set((await rest.get('/fields')).map((each) => `${each.collection}.${each.field}`))
  let count = 0
  for (const { collection, fields } of tables) {
    for (const field of fields.filter((each) => !present.has(`${collection}.${each.field}`))) {
      await rest.post(`/fields/${collection}`, field)
      count += 1
    }
  }
  return count
}

async function renewControls(rest, tables) {
  const fields = new Map((await rest.get('/fields')).map((each) => [`${each.collection}.${each.field}`, each.meta ?? {}]))
  const present = new Map((await rest.get('/collections')).map((each) => [each.collection, each.meta ?? {}]))
  let count = 0
  for (const { collection, fields: wanted, meta } of tables.filter(({ collection }) => described.has(collection))) {
    const ofTable = ['versioning', 'item_duplication_fields'].filter(
      (name) => !isSame(present.get(collection)[name] ?? null, meta[name] ?? null),
    )
    if (ofTable.length > 0) {
      await rest.patch(`/collections/${collection}`, { meta: Object.fromEntries(ofTable.map((name) => [name, meta[name]])) })
      count += 1
    }
    for (const field of wanted) {
      const there = fields.get(`${collection}.${field.field}`)
      const changed = OURS.filter((name) => !isSame(there[name] ?? NOTHING[name], field.meta[name] ?? NOTHING[name]))
      if (changed.length === 0) continue
      const ours = Object.fromEntries(changed.map((name) => [name, field.meta[name] ?? NOTHING[name] ?? null]))
      await rest.patch(`/fields/${collection}/${field.field}`, { meta: ours })
      count += 1
    }
  }
  return count
}

const described = new Set(collections.map(({ collection }) => collection))
/** Directus's defaults. */
const NOTHING = { hidden: false, required: false }
const isSame = (one, other) => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
const sorted = (value) =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(
        Object.keys(value)
          .sort()
          .map((name) => [name, sorted(value[name])]),
      )
    : Array.isArray(value)
      ? value.map(sorted)
      : value

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
    // No revisions of personal data: deleting must delete everything.
    accountability: submission ? 'activity' : 'all',
    versioning,
    item_duplication_fields: submission ? null : copied(fields),
    ...archive,
  },
  fields: fields.map(fieldOf),
})

/** Fields for «Зберегти копію»: without slug and unique relations, and without the day, which follows from the date. */
const copied = (fields) =>
  fields
    .filter(({ schema, junction }) => schema || junction)
    .filter(({ field }) => !['id', 'slug', 'sort', 'is_current', 'program_day'].includes(field))
    .map(({ field, junction }) => (junction ? `${field}.${junction.link}` : field))

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
