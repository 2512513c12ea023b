import { wordsOf } from '@forum/domain/localisation/local-text.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { apart, type PersonView } from '../portrait/person-view.ts'

export type LetterGroup = { letter: string; people: readonly PersonView[] }

/** People by family name, the last word of a name, in the order of the language; names without a letter stand first. */
export function byLetter(people: readonly PersonView[], locale: Locale): LetterGroup[] {
  const { compare } = new Intl.Collator(locale)
  const named = people.map((person) => ({ person, key: familyNameFirst(wordsOf(person.name)) }))
  const ordered = apart(named.toSorted((a, b) => compare(a.key, b.key)).map(({ person }) => person))
  const groups = Map.groupBy(ordered, ({ name }) => letterOf(familyNameFirst(wordsOf(name)), locale))
  return [...groups].map(([letter, own]) => ({ letter, people: own }))
}

function familyNameFirst(name: string): string {
  const words = name.trim().split(/\s+/)
  return [words.at(-1), ...words.slice(0, -1)].join(' ')
}

function letterOf(key: string, locale: Locale): string {
  const first = key.match(/\p{L}/u)?.[0] ?? ''
  return first.toLocaleUpperCase(locale)
}
