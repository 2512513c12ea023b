// Relations: files, many-to-one, many-to-many.
import { alias, column, type Field, type Junction, type Meta, PUBLIC_FOLDER, type Relation } from './field.ts'
import type { Label } from './label.ts'

/** Directus's collection of files. */
export const FILES = 'directus_files'

/** Public metadata of a file: without the uploader. The website needs size and time of change. */
export const FILE_FIELDS = [
  'id',
  'title',
  'description',
  'filename_download',
  'type',
  'width',
  'height',
  'filesize',
  'focal_point_x',
  'focal_point_y',
  'modified_on',
] as const
export type FileField = (typeof FILE_FIELDS)[number]

/** A picture or a document from the public folder. */
export const file = <Name extends string>(
  field: Name,
  label: Label,
  kind: 'image' | 'document' = 'image',
): Field<Name> & { relation: Relation } => ({
  ...column(field, 'uuid', label, {
    interface: kind === 'image' ? 'file-image' : 'file',
    special: ['file'],
    display: kind === 'image' ? 'image' : 'file',
    width: 'half',
    options: { folder: PUBLIC_FOLDER },
  }),
  relation: { related_collection: FILES, meta: {}, schema: { on_delete: 'SET NULL' } },
})

type Belonging = { many?: string | null; orderBy?: string | null; template: string; cascade?: boolean; note?: Label }

/** Many-to-one. `many`: name of the list in `target`, sorted by `orderBy`. */
export const belongsTo = <Name extends string>(
  field: Name,
  label: Label,
  target: string,
  { many = null, orderBy = null, template, cascade = false, note }: Belonging,
): Field<Name> & { relation: Relation } => ({
  ...column(field, 'integer', label, {
    interface: 'select-dropdown-m2o',
    special: ['m2o'],
    display: 'related-values',
    width: 'half',
    options: { template },
    display_options: { template },
    ...(note && { note }),
  }),
  relation: {
    related_collection: target,
    meta: { one_field: many, sort_field: orderBy },
    schema: { on_delete: cascade ? 'CASCADE' : 'SET NULL' },
  },
})

/** The one-to-many side of `belongsTo`. */
export const hasMany = <Name extends string>(field: Name, label: Label, template: string, extra: Meta = {}) =>
  alias(field, label, { interface: 'list-o2m', special: ['o2m'], options: { template, enableSearchFilter: true }, ...extra })

type Between<Link> = { through: string; target: string; link: Link; template: string }

/** Many-to-many through the table `through`, in the editor's order. `link`: the junction's field for `target`. */
export const manyToMany = <Name extends string, Link extends string>(
  field: Name,
  label: Label,
  { through, target, link, template }: Between<Link>,
  extra: Meta = {},
): Field<Name> & { junction: Junction<NoInfer<Link>> } => {
  const files = target === FILES
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
