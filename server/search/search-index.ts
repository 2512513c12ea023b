// The index over all records: every word as it is written, by its root, and by its sound, each in a field of its own.
import { setImmediate as nextTurn } from 'node:timers/promises'
import MiniSearch, { type QueryCombination, type SearchOptions } from 'minisearch'
import { type Localised, textsOf } from '#domain/localisation/localised.ts'
import { fold } from '#domain/search/fold.ts'
import type { SearchRecord } from '#domain/search/search-record.ts'
import { sound } from '#domain/search/sound.ts'
import { beginningsOf, stem } from '#domain/search/stem.ts'

/**
 * `written`: every word is there as a beginning, by its root or by its sound. `mistyped`: words of five letters and more may have one letter
 * more, fewer or other. `some`: one of the words is enough.
 */
export type Strictness = 'written' | 'mistyped' | 'some'

export type SearchIndex = { find(words: readonly string[], strictness: Strictness): (SearchRecord & { score: number })[] }

const texts = ['title', 'people', 'line', 'body'] as const
type Text = (typeof texts)[number]
/** What a field holds of its text. */
const forms = {
  word: (word: string) => word,
  root: stem,
  sound,
} as const
type Form = keyof typeof forms

const field = (text: Text, form: Form) => `${text} ${form}`
const fieldNames = texts.flatMap((text) => (Object.keys(forms) as Form[]).map((form) => field(text, form)))
const worth: Readonly<Record<Text, number>> = { title: 6, people: 3, line: 2.5, body: 1 }

/** Milliseconds after which requests are let through again. */
const slice = 8
/** Letters from which on a word may be mistyped. */
const longEnough = 5

const known = { tokenize: (text: string) => [text], processTerm: (term: string) => term } satisfies SearchOptions

/** Takes the records in between requests. undefined: `isOutdated` said on the way that nobody needs it any more. */
export async function createSearchIndex(
  records: readonly SearchRecord[],
  isOutdated: () => boolean = () => false,
): Promise<SearchIndex | undefined> {
  const index = new MiniSearch<{ id: number; folded: Record<Text, string> }>({
    fields: fieldNames,
    extractField: (document, name) => (name === 'id' ? document.id : document.folded[name.split(' ')[0] as Text]) as string,
    tokenize: (text) => text.split(' '),
    processTerm: (term, name = '') => forms[name.split(' ')[1] as Form](term) || null,
  })
  let begun = performance.now()
  for (const [id, record] of records.entries()) {
    if (performance.now() - begun > slice) {
      await nextTurn()
      begun = performance.now()
    }
    if (isOutdated()) return undefined
    index.add({ id, folded: foldedTexts(record) })
  }
  return {
    find(words, strictness) {
      const combineWith = strictness === 'some' ? 'OR' : 'AND'
      const queries = words.map((word) => queryFor(word, strictness !== 'written'))
      return index.search({ combineWith, queries }).flatMap(({ id, score }) => {
        const record = records[id]
        return record ? [{ ...record, score }] : []
      })
    },
  }
}

/** Each text once, although three fields hold it. */
function foldedTexts({ title, people, line, body }: SearchRecord): Record<Text, string> {
  const folded = (...fields: readonly Localised[]) => fold(...fields.flatMap(textsOf))
  return { title: folded(title), people: folded(...people), line: folded(line), body: folded(body) }
}

/** One word of a query in all its forms. */
function queryFor(word: string, mayBeMistyped: boolean): QueryCombination {
  const heard = sound(word)
  const heardRoot = sound(stem(word))
  const isLong = word.length >= longEnough
  return {
    combineWith: 'OR',
    queries: [
      ask([word], 'word', 4),
      ...(word.length > 1 ? [ask([word], 'word', 1.6, { prefix: true })] : []),
      ask(beginningsOf(word), 'root', 2),
      ...(heard.length > 2 ? [ask([heard], 'sound', 1.4), ask([heard], 'sound', 0.6, { prefix: true })] : []),
      ...(heardRoot.length > 3 ? [ask([heardRoot], 'sound', 0.3, { prefix: true })] : []),
      ...(mayBeMistyped && isLong
        ? [
            ask(swapped(word), 'word', 1, { prefix: true }),
            ask([word], 'word', 1, { fuzzy: 1 }),
            ask([stem(word)], 'root', 0.6, { fuzzy: 1 }),
            ask([heard], 'sound', 0.5, { fuzzy: 1 }),
          ]
        : []),
    ],
  }
}

/** The word with two neighbours in each other's place, for each pair. */
function swapped(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2))
}

function ask(terms: readonly string[], form: Form, weight: number, options: SearchOptions = {}): QueryCombination {
  const boost = Object.fromEntries(texts.map((text) => [field(text, form), worth[text] * weight]))
  const fields = texts.map((text) => field(text, form))
  return { ...known, ...options, fields, boost, combineWith: 'OR', queries: [...terms] }
}
