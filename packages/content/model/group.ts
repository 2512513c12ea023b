// Groups of form fields, some folded. A group has no column, so its name cannot be read.
import { alias, type Field, type Meta } from './field.ts'
import type { Label } from './label.ts'

export const frame = (
  field: string,
  label: Label,
  control: 'group-tabs' | 'group-raw' | 'group-detail',
  group: string | null,
  more: Meta = {},
): Field<never> =>
  alias(field as never, label, { interface: control, special: ['alias', 'no-data', 'group'], group, width: 'full', ...more })

/** Fields below a heading that opens them. */
export const folded = <F extends Field>(
  field: string,
  label: Label,
  icon: string,
  fields: readonly F[],
): (F | Field<never>)[] => [
  frame(field, label, 'group-detail', null, { options: { start: 'closed', headerIcon: icon } }),
  ...fields.map((each) => ({ ...each, meta: { ...each.meta, group: field } })),
]
