// Fields with a list of values.
import { column, type Extra } from './field.ts'
import { type Label, phrase } from './label.ts'

/** Value → names and label colour. */
export type Choices = Record<string, readonly [uk: string, en: string, colour?: string]>

/** What a control offers to choose from. */
export const choicesOf = (options: Choices) =>
  Object.entries(options).map(([value, [uk, en, colour]]) => ({ value, text: phrase([uk, en]), color: colour ?? null }))

export const choice = <Name extends string>(
  field: Name,
  label: Label,
  options: Choices,
  extra: Extra = {},
  byDefault: string | null = null,
) => {
  const choices = choicesOf(options)
  const meta = {
    interface: 'select-dropdown',
    display: 'labels',
    width: 'half',
    options: { choices, allowNone: byDefault === null },
    display_options: { choices },
    ...extra,
  }
  return column(field, 'string', label, meta, { max_length: 64, default_value: byDefault })
}

export const languages = <Name extends string>(field: Name, label: Label, options: Record<string, Label>) => {
  const choices = Object.entries(options).map(([value, names]) => ({ value, text: phrase(names) }))
  return column(field, 'json', label, {
    interface: 'select-multiple-dropdown',
    special: ['cast-json'],
    display: 'labels',
    width: 'half',
    options: { choices },
    display_options: { choices },
  })
}
