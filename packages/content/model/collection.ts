// Type of a collection: names, fields, first list in the admin application, visible rows.
import type { Field, Meta } from './field.ts'
import type { Label } from './label.ts'

/** A filter in Directus's syntax. */
type Filter = Record<string, unknown>

type Name<F extends Field> = F['field'] & string

export type Collection<Id extends string = string, F extends Field = Field> = {
  collection: Id
  label: Label
  icon: string
  /** Folder in the admin application's menu. */
  folder: string
  template: string
  sortField?: Name<F>
  list: { fields: readonly Name<F>[]; sort: readonly string[]; widths?: Partial<Record<Name<F>, number>> }
  archive?: Meta
  /** Rows that the site reads, and by default the public; missing: all. */
  visible?: Filter
  /** Visible rows that the public may read; others are for the site only. Missing: all. */
  open?: Filter
  /** true: rows with a future `published_date` are for the site only until then. */
  embargoed?: boolean
  /** Filter of the first list. */
  shown?: Filter
  versioning?: boolean
  fields: readonly F[]
}

/** A submission: fields that are required from the site. */
export type Submission<Id extends string = string, F extends Field = Field> = Collection<Id, F> & {
  submission: { required: readonly Name<F>[] }
}

/** Gives the description its type: the names of the collection and of all its fields. */
export const collection = <Id extends string, F extends Field>(description: Collection<Id, F>): Collection<Id, F> => description
