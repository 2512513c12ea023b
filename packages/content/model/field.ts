// Owns how a field of a collection is described to Directus: its column, its form control and its two names.
// A label is [Ukrainian, English]; `extra` is merged into the field's `meta`. The name of every field is part of its type, so that
// whoever reads or writes it elsewhere is checked against this model.
import { type Label, names, phrase } from './label.ts'

/** Directus's metadata of a field. */
export type Meta = Record<string, unknown>

export type Relation = {
  related_collection: string
  meta: { one_field?: string | null; sort_field?: string | null }
  schema: Meta
}
/** A junction table: name, target, and the field of the link. */
export type Junction<Link extends string = string> = { collection: string; target: string; link: Link }

export type Field<Name extends string = string> = {
  field: Name
  type: string
  schema: Meta | null
  meta: Meta
  relation?: Relation
  junction?: Junction
}

/** Additional `meta`. */
export type Extra = Meta & { note?: Label }

/** Folder of public files: everything that the website shows. */
export const PUBLIC_FOLDER = '6b0f6c1e-5f0a-4d0e-9a55-0c6f1b1f0a01'

export const column = <Name extends string>(
  field: Name,
  type: string,
  label: Label,
  { note, ...meta }: Extra = {},
  schema: Meta = {},
): Field<Name> => ({
  field,
  type,
  schema,
  meta: { translations: names(label), width: 'full', ...meta, ...(note && { note: phrase(note) }) },
})

export const alias = <Name extends string>(field: Name, label: Label, meta: Meta): Field<Name> => ({
  field,
  type: 'alias',
  schema: null,
  meta: { translations: names(label), ...meta },
})

export const serial = () =>
  column(
    'id',
    'integer',
    ['№', 'No.'],
    { hidden: true, readonly: true, interface: 'input' },
    { is_primary_key: true, has_auto_increment: true },
  )

/** A key chosen by the client: creating a row twice is idempotent. */
export const ownKey = () =>
  column(
    'id',
    'uuid',
    ['Ключ', 'Key'],
    { hidden: true, readonly: true, interface: 'input', special: ['uuid'] },
    { is_primary_key: true, length: 36, has_auto_increment: false },
  )

export const line = <Name extends string>(field: Name, label: Label, extra: Extra = {}) =>
  column(field, 'string', label, { interface: 'input', width: 'half', ...extra }, { max_length: 255 })

export const lines = <Name extends string>(field: Name, label: Label, extra: Extra = {}) =>
  column(field, 'text', label, { interface: 'input-multiline', ...extra })

/** A validation rule for everybody. It must allow empty values. */
export const rule = (condition: Record<string, Meta>, words: Label) => ({
  validation: { _and: [condition] },
  validation_message: phrase(words),
})

const RICH = 'input-rich-text-html'

export const rich = <Name extends string>(field: Name, label: Label, extra: Extra = {}) =>
  column(field, 'text', label, {
    interface: RICH,
    display: 'formatted-value',
    display_options: { format: true },
    options: {
      folder: PUBLIC_FOLDER,
      toolbar: 'bold italic h2 h3 bullist numlist blockquote customLink customImage table removeformat code fullscreen'.split(
        ' ',
      ),
    },
    ...extra,
  })

/** Whether editors write HTML in it. */
export const isRich = ({ meta }: Field): boolean => meta.interface === RICH

/** Smallest and largest number. */
type Bounds = { min: number; max?: number }
/** As the website reads years. */
const YEARS: Bounds = { min: 1900, max: 2200 }

/** Checked by extensions/editors: Directus takes 12.5 and -1. */
export const whole = <Name extends string>(field: Name, label: Label, extra: Extra = {}, bounds: Bounds = { min: 0 }) =>
  column(field, 'integer', label, { interface: 'input', width: 'half', options: bounds, ...extra })

export const year = <Name extends string>(field: Name, label: Label, extra: Extra = {}) => whole(field, label, extra, YEARS)

/** Bounds of a number that editors write; null: something else. */
export const boundsOf = ({ type, meta }: Field): Bounds | null =>
  type === 'integer' && meta.interface === 'input' && meta.options ? (meta.options as Bounds) : null

export const yesNo = <Name extends string>(field: Name, label: Label, byDefault: boolean, extra: Extra = {}) =>
  column(
    field,
    'boolean',
    label,
    { interface: 'boolean', special: ['cast-boolean'], display: 'boolean', width: 'half', ...extra },
    { default_value: byDefault },
  )

export const colour = <Name extends string>(field: Name, label: Label) =>
  line(field, label, { interface: 'select-color', display: 'color' })

/** A list of rows kept inside the record. */
export const rows = <Name extends string>(field: Name, label: Label, parts: Record<string, Label>, template: string) =>
  column(field, 'json', label, {
    interface: 'list',
    special: ['cast-json'],
    options: {
      template,
      fields: Object.entries(parts).map(([name, [uk]]) => ({
        field: name,
        name: uk,
        type: 'string',
        meta: { field: name, type: 'string', interface: 'input', width: 'half' },
      })),
    },
  })

/** A value recorded by the website: read-only. */
export const recorded = <Name extends string>(field: Name, label: Label) =>
  column(field, 'json', label, {
    interface: 'input-code',
    special: ['cast-json'],
    readonly: true,
    options: { language: 'json', lineNumber: false },
  })

export const sort = () => column('sort', 'integer', ['Порядок', 'Order'], { interface: 'input', hidden: true })
