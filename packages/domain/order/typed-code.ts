// Finds the promo code that was meant by what people type.
import { otherLayouts } from '../search/layout.ts'

/** With a word and quotes around it, characters. */
const longestTyped = 100

/** Latin letters and digits for those that look the same. */
const lookAlikes: Readonly<Record<string, string>> = Object.fromEntries(
  ['АA', 'ВB', 'ЕE', 'ІI', 'ЈJ', 'КK', 'МM', 'НH', 'О0', 'O0', 'РP', 'СC', 'ЅS', 'ТT', 'УY', 'ХX', 'З3'].map((pair) => [...pair]),
)

/** Equal for two codes that people take for the same: look-alike letters, dashes, dots, quotes and spaces do not differ. */
export function codeKey(text: string): string {
  return [
    ...text
      .normalize('NFKC')
      .toUpperCase()
      .replace(/[^\p{L}\d]/gu, ''),
  ]
    .map((letter) => lookAlikes[letter] ?? letter)
    .join('')
}

/** The keys that a typed code may mean, the most literal first: as typed, without the word in front, and in the other keyboard layouts. */
export function codeKeys(typed: string): string[] {
  const text = typed.slice(0, longestTyped)
  const bare = text.replace(/^\s*(?:promo ?code|code|промо-?код|код)(?:\s*[:—–-]|\s)\s*/iu, '')
  return [...new Set([text, bare, ...otherLayouts(bare)].map(codeKey))].filter(Boolean)
}
