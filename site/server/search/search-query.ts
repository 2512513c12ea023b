// Queries of the index: each word in all its forms, with what each is worth.

import { readings } from '@forum/domain/search/readings.ts'
import { sound } from '@forum/domain/search/sound.ts'
import { beginningsOf, stem } from '@forum/domain/search/stem.ts'
import type { QueryCombination, SearchOptions } from 'minisearch'
import { type Form, field, named, type Text, texts, worth } from './search-fields.ts'

/** `word`: folded; `spelt`: with its marks. */
export type AskedWord = { word: string; spelt: string }

/** Of a word with the same root, compared with 4 of the word itself. */
const rootWeight = 4
/** Letters from which on a word may be mistyped, or have a sound. */
const longEnough = 5
/** Letters from which on a sound may be another one: "aaaaa" is heard as "a", and every short word is one letter away from that. */
const longSound = 4

const known = { tokenize: (text: string) => [text], processTerm: (term: string) => term } satisfies SearchOptions

/** Letters from which on a word beside others may be the beginning of one: "wi-fi" is not every "Wild" with a "film". */
const longEnoughToBegin = 3

/** What comes behind the first half of a compound, of folded letters: who asks for electric energy means energy, too. */
const compounded = /^(?:електро|электро|electro|гідро|гидро|hydro|тепло|агро|agro|біо|био|bio|кібер|кибер|cyber)(.{5,})$/

type Asking = { isAlone: boolean; mayBeMistyped: boolean }

/** One word of a query in all its forms. */
export function queryFor({ word, spelt }: AskedWord, { isAlone, mayBeMistyped }: Asking): QueryCombination {
  const heard = sound(word)
  const heardRoot = sound(stem(word))
  const isLong = word.length >= longEnough
  const inner = compounded.exec(word)?.[1]
  const mayBegin = word.length >= (isAlone ? 2 : longEnoughToBegin)
  const names = readings(spelt)
  return {
    combineWith: 'OR',
    queries: [
      ask([word], 'word', 4),
      ...(mayBegin ? [ask([word], 'word', 1.6, { prefix: true })] : []),
      ask(beginningsOf(word), 'root', rootWeight),
      ...askNames(names, 1.4),
      // A short word sounds like too much of a long text: "wifi" like "wives".
      ...(heard.length > 2 ? [ask([heard], 'sound', 1.4, {}, isLong ? texts : ['title', 'people', 'line'])] : []),
      ...(heard.length > 2 && isLong
        ? [ask([heard], 'sound', 0.6, { prefix: true }), ...askNames(names, 0.6, { prefix: true })]
        : []),
      ...(heardRoot.length > 3 && isLong ? [ask([heardRoot], 'sound', 0.3, { prefix: true })] : []),
      ...(mayBeMistyped && isLong
        ? [
            ...(inner ? [ask([inner], 'word', 0.8, { prefix: true }), ask(beginningsOf(inner), 'root', 0.6)] : []),
            ask(swapped(word), 'word', 1, { prefix: true }),
            ask([word], 'word', 1, { fuzzy: 1 }),
            ask([stem(word)], 'root', 0.6, { fuzzy: 1 }),
            ...(heard.length >= longSound ? [ask([heard], 'sound', 0.5, { fuzzy: 1 })] : []),
            ...askNames(names, 0.5, { fuzzy: 0.2 }, longSound),
          ]
        : []),
    ],
  }
}

/** By the readings of a name that are at least `least` letters long. */
function askNames(names: readonly string[], weight: number, options: SearchOptions = {}, least = 3): QueryCombination[] {
  const terms = names.filter(({ length }) => length >= least)
  const fields = named.map((text) => `${text} name`)
  const boost = Object.fromEntries(named.map((text) => [`${text} name`, worth[text] * weight]))
  return terms.length > 0 ? [{ ...known, ...options, fields, boost, combineWith: 'OR', queries: terms }] : []
}

/** The word with two neighbours in each other's place, for each pair. */
function swapped(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2))
}

function ask(
  terms: readonly string[],
  form: Form,
  weight: number,
  options: SearchOptions = {},
  within: readonly Text[] = texts,
): QueryCombination {
  const boost = Object.fromEntries(within.map((text) => [field(text, form), worth[text] * weight]))
  const fields = within.map((text) => field(text, form))
  return { ...known, ...options, fields, boost, combineWith: 'OR', queries: [...terms] }
}
