// The search index: each word as written, stemmed and phonetic, in separate fields.
import { createHash } from 'node:crypto'
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

export type SearchIndex = {
  find(words: readonly string[], strictness: Strictness): (SearchRecord & { score: number })[]
  /**
   * Updates the index to these records in small steps between requests: adds, replaces and removes. Until the end it contains a mixture. false:
   * aborted by `isOutdated`; the next update continues.
   */
  update(records: Iterable<SearchRecord>, isOutdated: () => boolean): Promise<boolean>
}

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

/** Milliseconds until requests are let through. */
const slice = 5
/** Letters from which on a word may be mistyped. */
const longEnough = 5
/** Letters from which on a sound may be another one: "aaaaa" is heard as "a", and every short word is one letter away from that. */
const longSound = 4

const known = { tokenize: (text: string) => [text], processTerm: (term: string) => term } satisfies SearchOptions

type Indexed = { id: number; texts: Readonly<Record<Text, string>> }

/** An index without a record. */
export function createSearchIndex(): SearchIndex {
  const held = new Map<number, SearchRecord>()
  /** Of each record that is held, by what stands in it. */
  const ids = new Map<string, number>()
  let lastId = 0
  let written = formsOf()
  const index = new MiniSearch<Indexed>({
    fields: fieldNames,
    extractField: (document, name) => (name === 'id' ? document.id : document.texts[name.split(' ')[0] as Text]) as string,
    tokenize: (text) => text.split(' '),
    processTerm: (word, name = '') => written(word, name.split(' ')[1] as Form) || null,
  })
  const add = (digest: string, record: SearchRecord) => {
    const id = ++lastId
    index.add({ id, texts: textsOfRecord(record) })
    held.set(id, record)
    ids.set(digest, id)
  }
  const drop = (digest: string) => {
    const id = ids.get(digest)
    ids.delete(digest)
    if (id === undefined) return
    index.discard(id)
    held.delete(id)
  }
  return {
    find(words, strictness) {
      const combineWith = strictness === 'some' ? 'OR' : 'AND'
      const queries = words.map((word) =>
        queryFor(word, { isAlone: words.length === 1, mayBeMistyped: strictness !== 'written' }),
      )
      return index.search({ combineWith, queries }).flatMap(({ id, score }) => {
        const record = held.get(id)
        return record ? [{ ...record, score }] : []
      })
    },
    async update(records, isOutdated) {
      const pause = pauses()
      const wanted = new Map<string, SearchRecord>()
      for (const record of records) {
        wanted.set(createHash('sha1').update(JSON.stringify(record)).digest('base64'), record)
        await pause()
        if (isOutdated()) return false
      }
      const gone = Map.groupBy(
        [...ids].filter(([digest]) => !wanted.has(digest)).map(([digest]) => digest),
        (digest) => placeOf(held.get(ids.get(digest) ?? 0)),
      )
      written = formsOf()
      for (const [digest, record] of wanted) {
        if (ids.has(digest)) continue
        // A replaced record is removed and added in one step.
        const before = gone.get(placeOf(record))?.pop()
        if (before !== undefined) drop(before)
        add(digest, record)
        await pause()
        if (isOutdated()) return false
      }
      for (const digest of [...gone.values()].flat()) drop(digest)
      written = formsOf()
      return true
    },
  }
}

/** Identifies a record for visitors, independent of its content. */
function placeOf(record: SearchRecord | undefined): string {
  return record ? `${record.kind} ${record.path}` : ''
}

/** Lets requests through when `slice` has passed since it did the last time. */
function pauses(): () => Promise<void> | undefined {
  let begun = performance.now()
  return () => {
    if (performance.now() - begun <= slice) return undefined
    return nextTurn().then(() => {
      begun = performance.now()
    })
  }
}

/** The forms of words; each is made once. */
function formsOf(): (word: string, form: Form) => string {
  const made = new Map<string, Partial<Record<Form, string>>>()
  return (word, form) => {
    const all = made.get(word) ?? {}
    const one = all[form] ?? forms[form](word)
    all[form] = one
    made.set(word, all)
    return one
  }
}

function textsOfRecord(record: SearchRecord): Readonly<Record<Text, string>> {
  const { title, people, line, place, body, year, years, also } = record
  const folded = (...fields: readonly Localised[]) => fold(...fields.flatMap(textsOf))
  const dated = [...new Set([year ?? [], years].flat())].join(' ')
  return {
    title: folded(title),
    people: folded(...people),
    line: folded(line, ...(place ? [place] : [])),
    body: fold(...textsOf(body), dated, also),
  }
}

/** Letters from which on a word beside others may be the beginning of one: "wi-fi" is not every "Wild" with a "film". */
const longEnoughToBegin = 3

/** What comes behind the first half of a compound, of folded letters: who asks for electric energy means energy, too. */
const compounded = /^(?:електро|электро|electro|гідро|гидро|hydro|тепло|агро|agro|біо|био|bio|кібер|кибер|cyber)(.{5,})$/

type Asking = { isAlone: boolean; mayBeMistyped: boolean }

/** One word of a query in all its forms. */
function queryFor(word: string, { isAlone, mayBeMistyped }: Asking): QueryCombination {
  const heard = sound(word)
  const heardRoot = sound(stem(word))
  const isLong = word.length >= longEnough
  const inner = compounded.exec(word)?.[1]
  const mayBegin = word.length >= (isAlone ? 2 : longEnoughToBegin)
  return {
    combineWith: 'OR',
    queries: [
      ask([word], 'word', 4),
      ...(mayBegin ? [ask([word], 'word', 1.6, { prefix: true })] : []),
      ask(beginningsOf(word), 'root', 2),
      ...(heard.length > 2 ? [ask([heard], 'sound', 1.4), ask([heard], 'sound', 0.6, { prefix: true })] : []),
      ...(heardRoot.length > 3 ? [ask([heardRoot], 'sound', 0.3, { prefix: true })] : []),
      ...(mayBeMistyped && isLong
        ? [
            ...(inner ? [ask([inner], 'word', 0.8, { prefix: true }), ask(beginningsOf(inner), 'root', 0.6)] : []),
            ask(swapped(word), 'word', 1, { prefix: true }),
            ask([word], 'word', 1, { fuzzy: 1 }),
            ask([stem(word)], 'root', 0.6, { fuzzy: 1 }),
            ...(heard.length >= longSound ? [ask([heard], 'sound', 0.5, { fuzzy: 1 })] : []),
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
