// Owns what a collection is: its names, its fields, its first list in the admin application, and who sees which of its rows.
import type { Field, Meta } from './field.ts'
import type { Label } from './label.ts'

/** A condition on rows, as Directus's filters say it. */
type Filter = Record<string, unknown>

type Name<F extends Field> = F['field'] & string

export type Collection<Id extends string = string, F extends Field = Field> = {
  collection: Id
  label: Label
  icon: string
  /** Of the admin application's menu. */
  folder: string
  template: string
  sortField?: Name<F>
  list: { fields: readonly Name<F>[]; sort: readonly string[]; widths?: Partial<Record<Name<F>, number>> }
  archive?: Meta
  /** Rows that the site reads, and the public where nothing else is said; all when it is not said. */
  visible?: Filter
  /** Of the visible rows those that anybody may read; the others are the site's alone. All when it is not said. */
  open?: Filter
  /** true: rows dated in advance (`published_date`) are the site's alone until their time. */
  embargoed?: boolean
  /** Rows that the first list shows. */
  shown?: Filter
  versioning?: boolean
  fields: readonly F[]
}

/** What visitors send: the fields that a row must bring to be accepted from the site. */
export type Submission<Id extends string = string, F extends Field = Field> = Collection<Id, F> & {
  submission: { required: readonly Name<F>[] }
}

/** Gives the description its type: the names of the collection and of all its fields. */
export const collection = <Id extends string, F extends Field>(description: Collection<Id, F>): Collection<Id, F> => description
