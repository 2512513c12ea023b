// What is not typed and names fields of the content model must name fields that it has: the demo's records, rights, lists, templates.
import { join } from 'node:path'
import { editorPermissions, organiserPermissions, publicPermissions, sitePermissions } from '../directus/access/permissions.mjs'
import { createEmbeddedSource } from '../packages/content/client/embedded-source.ts'
import { collections, junctions } from '../packages/content/model/model.ts'
import { FILE_FIELDS, FILES } from '../packages/content/model/relation.ts'
import { root } from './prepare.mjs'

const faults = new Set()
const fieldsOf = new Map([
  ...collections.map(({ collection, fields }) => [collection, new Set(fields.map(({ field }) => field))]),
  ...junctions.map(({ collection, ownerField, link }) => [collection, new Set(['id', 'sort', ownerField, link])]),
  [FILES, new Set([...FILE_FIELDS, 'folder', 'key'])],
])

function expect(collection, field, where) {
  const fields = fieldsOf.get(collection)
  if (!fields) faults.add(`${where}: there is no collection ${collection}`)
  else if (!fields.has(field)) faults.add(`${where}: ${collection} has no field ${field}`)
}

const demo = (await createEmbeddedSource(join(root, 'packages/content/demo'))()).parse()
for (const [name, rows] of demo)
  for (const row of rows) for (const field of Object.keys(row)) expect(name === 'files' ? FILES : name, field, 'demo')

const isOurs = ({ collection }) => fieldsOf.has(collection)
/** The fields that a filter speaks of; those of related collections stand below and are not looked at. */
const filtered = (filter) =>
  Object.entries(filter ?? {}).flatMap(([name, part]) => {
    if (name === '_and' || name === '_or') return part.flatMap(filtered)
    return name.startsWith('_') ? [] : [name]
  })
for (const { collection, action, fields, permissions, validation, presets } of [
  ...publicPermissions(),
  ...sitePermissions(),
  ...editorPermissions(),
  ...organiserPermissions(),
].filter(isOurs)) {
  const named = [...fields, ...filtered(permissions), ...filtered(validation), ...Object.keys(presets ?? {})]
  for (const field of named) if (field !== '*') expect(collection, field, `right to ${action}`)
}

for (const { collection, template, sortField, list, archive, visible, shown, fields } of collections) {
  const columns = list.sort.map((name) => name.replace(/^-/, '').split('.')[0])
  const named = [...template.matchAll(/\{\{(\w+)/g)].map(([, name]) => name)
  for (const field of [...columns, ...named, ...filtered(visible), ...filtered(shown)]) expect(collection, field, 'list')
  for (const field of [sortField, archive?.archive_field]) if (field) expect(collection, field, 'list')
  for (const { field, relation } of fields) {
    const { related_collection: target, meta } = relation ?? {}
    if (meta?.one_field) expect(target, meta.one_field, `${collection}.${field}`)
    if (meta?.sort_field) expect(collection, meta.sort_field, `${collection}.${field}`)
  }
}

for (const fault of faults) console.error(fault)
if (faults.size > 0) process.exit(1)
console.log(`${collections.length} collections, everything that names their fields agrees with the model`)
