// Owns how a field of a collection is described to Directus: its column, its form control and its two names.
// A label is [Ukrainian, English]; `extra` is merged into the field's `meta`.

/** The folder whose files the public may see. Everything that the website shows is in it. */
export const PUBLIC_FOLDER = '6b0f6c1e-5f0a-4d0e-9a55-0c6f1b1f0a01'

/** @param {[uk: string, en: string]} label */
export const names = ([uk, en]) => [
  { language: 'uk-UA', translation: uk },
  { language: 'en-US', translation: en },
  { language: 'en-GB', translation: en },
]

/** Words inside a form (choices, notes) by key; the admin application looks them up in the reader's language. */
export const phrases = new Map()

/** @returns {string} what stands for the two wordings in a field's description */
const phrase = ([uk, en]) => {
  const key = `forum_${en
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .slice(0, 60)}`
  const known = phrases.get(key)
  if (known && known[0] !== uk) throw new Error(`“${en}” is both “${known[0]}” and “${uk}”: give one of them other English words`)
  phrases.set(key, [uk, en])
  return `$t:${key}`
}

export const column = (field, type, label, meta = {}, schema = {}) => ({
  field,
  type,
  schema,
  meta: { translations: names(label), width: 'full', ...meta, ...(meta.note ? { note: phrase(meta.note) } : {}) },
})

export const alias = (field, label, meta) => ({
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

/** A key chosen by whoever creates the row: sending the same row twice makes it once. */
export const ownKey = () =>
  column(
    'id',
    'uuid',
    ['Ключ', 'Key'],
    { hidden: true, readonly: true, interface: 'input', special: ['uuid'] },
    { is_primary_key: true, length: 36, has_auto_increment: false },
  )

export const line = (field, label, extra = {}) =>
  column(field, 'string', label, { interface: 'input', width: 'half', ...extra }, { max_length: 255 })

export const lines = (field, label, extra = {}) => column(field, 'text', label, { interface: 'input-multiline', ...extra })

export const rich = (field, label, extra = {}) =>
  column(field, 'text', label, {
    interface: 'input-rich-text-html',
    display: 'formatted-value',
    display_options: { format: true },
    options: {
      folder: PUBLIC_FOLDER,
      toolbar: [
        'bold',
        'italic',
        'h2',
        'h3',
        'bullist',
        'numlist',
        'blockquote',
        'customLink',
        'customImage',
        'table',
        'removeformat',
        'code',
        'fullscreen',
      ],
    },
    ...extra,
  })

export const whole = (field, label, extra = {}) =>
  column(field, 'integer', label, { interface: 'input', width: 'half', ...extra })

export const yesNo = (field, label, byDefault, extra = {}) =>
  column(
    field,
    'boolean',
    label,
    { interface: 'boolean', special: ['cast-boolean'], display: 'boolean', width: 'half', ...extra },
    { default_value: byDefault },
  )

/** Kyiv wall time, without a zone. */
export const moment = (field, label, extra = {}) =>
  column(field, 'dateTime', label, {
    interface: 'datetime',
    options: { includeSeconds: false, use24: true },
    display: 'datetime',
    display_options: { format: 'short' },
    width: 'half',
    ...extra,
  })

/** An instant, kept and returned in UTC. */
export const instant = (field, label, extra = {}) =>
  column(field, 'timestamp', label, {
    interface: 'datetime',
    display: 'datetime',
    display_options: { format: 'short' },
    special: ['cast-timestamp'],
    width: 'half',
    readonly: true,
    ...extra,
  })

export const day = (field, label, extra = {}) =>
  column(field, 'date', label, {
    interface: 'datetime',
    display: 'datetime',
    display_options: { format: 'short' },
    width: 'half',
    ...extra,
  })

/** @param {Record<string, [uk: string, en: string, colour?: string]>} options value → its names and the colour of its label */
export const choice = (field, label, options, extra = {}, byDefault = null) => {
  const choices = Object.entries(options).map(([value, [uk, en, colour]]) => ({
    value,
    text: phrase([uk, en]),
    color: colour ?? null,
  }))
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

export const languages = (field, label, options) => {
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

export const colour = (field, label) => line(field, label, { interface: 'select-color', display: 'color' })

export const url = (field, label, extra = {}) =>
  line(field, label, { options: { placeholder: 'https://', iconLeft: 'link', trim: true }, ...extra })

/** A list of rows kept inside the record. @param {Record<string, [string, string]>} parts */
export const rows = (field, label, parts, template) =>
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

/** What the website recorded, as it was sent: shown, never edited. */
export const recorded = (field, label) =>
  column(field, 'json', label, {
    interface: 'input-code',
    special: ['cast-json'],
    readonly: true,
    options: { language: 'json', lineNumber: false },
  })

export const sort = () => column('sort', 'integer', ['Порядок', 'Order'], { interface: 'input', hidden: true })

export const slug = (extra = {}, unique = true) => ({
  ...column(
    'slug',
    'string',
    ['Адреса на сайті', 'Address on the site'],
    {
      interface: 'input',
      width: 'half',
      note: ['Латинські малі літери, цифри й дефіси: petro-petrenko', 'Small Latin letters, digits and hyphens: petro-petrenko'],
      options: { slug: true, trim: true, font: 'monospace' },
      validation: { _and: [{ slug: { _regex: '^[a-z0-9]+(?:-[a-z0-9]+)*$' } }] },
      validation_message: 'Лише малі латинські літери, цифри й дефіси між ними',
      ...extra,
    },
    { max_length: 255, is_unique: unique },
  ),
})

/** The frame of the three language tabs; only `texts()` uses it. */
export const tabGroup = (field, label, control, group) =>
  alias(field, label, { interface: control, special: ['alias', 'no-data', 'group'], group, width: 'full' })
