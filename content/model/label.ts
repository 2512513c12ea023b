// Owns the two wordings of everything that editors read in the admin application: names of fields and the words inside their forms.

export type Label = readonly [uk: string, en: string]

export const names = ([uk, en]: Label) => [
  { language: 'uk-UA', translation: uk },
  { language: 'en-US', translation: en },
  { language: 'en-GB', translation: en },
]

/** Words inside a form (choices, notes) by key; the admin application looks them up in the reader's language. */
export const phrases = new Map<string, Label>()

/** What stands for the two wordings in a field's description. */
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
