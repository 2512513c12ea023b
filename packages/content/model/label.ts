// Ukrainian and English labels of the admin application.

export type Label = readonly [uk: string, en: string]

export const names = ([uk, en]: Label) => [
  { language: 'uk-UA', translation: uk },
  { language: 'en-US', translation: en },
  { language: 'en-GB', translation: en },
]

/** Texts inside forms (choices, notes) by key, looked up in the reader's language. */
export const phrases = new Map<string, Label>()

/** Reference to a text in a field's description. */
export function phrase([uk, en]: Label): string {
  const key = `forum_${en
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .slice(0, 60)}`
  const known = phrases.get(key)
  if (known && known[0] !== uk) throw new Error(`“${en}” is both “${known[0]}” and “${uk}”: give one of them other English words`)
  phrases.set(key, [uk, en])
  return `$t:${key}`
}
