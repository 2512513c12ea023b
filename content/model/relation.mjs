// Owns how a record points at others: at a file, at the one it belongs to, at many through a table between.
import { alias, column, PUBLIC_FOLDER } from './field.mjs'

/** A picture or a document from the public folder. */
export const file = (field, label, kind = 'image') => ({
  ...column(field, 'uuid', label, {
    interface: kind === 'image' ? 'file-image' : 'file',
    special: ['file'],
    display: kind === 'image' ? 'image' : 'file',
    width: 'half',
    options: { folder: PUBLIC_FOLDER },
  }),
  relation: { related_collection: 'directus_files', meta: {}, schema: { on_delete: 'SET NULL' } },
})

/** Many rows of this collection belong to one of `target`. `many` is the list's name over there, kept in the order of `orderBy`. */
export const belongsTo = (field, label, target, { many = null, orderBy = null, template, cascade = false } = {}) => ({
  ...column(field, 'integer', label, {
    interface: 'select-dropdown-m2o',
    special: ['m2o'],
    display: 'related-values',
    width: 'half',
    options: { template },
    display_options: { template },
  }),
  relation: {
    related_collection: target,
    meta: { one_field: many, sort_field: orderBy },
    schema: { on_delete: cascade ? 'CASCADE' : 'SET NULL' },
  },
})

/** The other side of `belongsTo`. */
export const hasMany = (field, label, template, extra = {}) =>
  alias(field, label, { interface: 'list-o2m', special: ['o2m'], options: { template, enableSearchFilter: true }, ...extra })

/**
 * Many on both sides, through the table `through`, in the order that the editor gave.
 * @param {{ through: string, target: string, link: string, template: string }} how `link` is the junction's field that leads to `target`
 */
export const manyToMany = (field, label, { through, target, link, template }, extra = {}) => {
  const files = target === 'directus_files'
  return {
    ...alias(field, label, {
      interface: files ? 'files' : 'list-m2m',
      special: [files ? 'files' : 'm2m'],
      display: 'related-values',
      display_options: { template },
      options: { template, enableSearchFilter: true, ...(files ? { folder: PUBLIC_FOLDER, layout: 'list' } : {}) },
      ...extra,
    }),
    junction: { collection: through, target, link },
  }
}
