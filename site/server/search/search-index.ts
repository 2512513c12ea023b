// The search index: each word as written, stemmed and phonetic, in separate fields.
import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { textsOf } from '@forum/domain/localisation/localised.ts'
import { fold, speltWords } from '@forum/domain/search/fold.ts'
import { readings } from '@forum/domain/search/readings.ts'
import type { SearchRecord } from '@forum/domain/search-index/search-record.ts'
import MiniSearch from 'minisearch'
import { type Form, fieldNames, forms, type Named, type Text } from './search-fields.ts'
import { type AskedWord, queryFor } from './search-query.ts'

/**
 * `written`: every word is there as a beginning, by its root or by its sound. `mistyped`: words of five letters and more may have one letter
 * more, fewer or other. `some`: one of the words is enough.
 */
export type Strictness = 'written' | 'mistyped' | 'some'

/** `isNamed`: a word of its title was asked for; `isByBody`: it was found by its long text alone, not by title, people, line or place. */
export type FoundRecord = SearchRecord & { score: number; isNamed: boolean; isByBody: boolean }

export type SearchIndex = {
  find(words: readonly AskedWord[], strictness: Strictness): FoundRecord[]
  /**
   * Updates the index to these records in small steps between requests: adds, replaces and removes. Until the end it contains a mixture. false:
   * aborted by `isOutdated`; the next update continues.
   */
  update(records: Iterable<SearchRecord>, isOutdated: () => boolean): Promise<boolean>
}

/** Milliseconds until requests are let through. */
const slice = 5

/** `rooted`: without what is only a name; `spelt`: with marks. */
type Indexed = {
  id: number
  texts: Readonly<Record<Text, string>>
  rooted: Readonly<Record<Text, string>>
  spelt: Readonly<Record<Named, string>>
}

function textOf({ id, texts, rooted, spelt }: Indexed, name: string): string {
  const [text, form] = name.split(' ') as [Text, Form | 'name']
  if (name === 'id') return id as unknown as string
  return form === 'name' ? spelt[text as Named] : form === 'root' ? rooted[text] : texts[text]
}

/** An index without a record. */
export function createSearchIndex(): SearchIndex {
  const held = new Map<number, SearchRecord>()
  /** Of each record that is held, by what stands in it. */
  const ids = new Map<string, number>()
  let lastId = 0
  let written = formsOf()
  const index = new MiniSearch<Indexed>({
    fields: fieldNames,
    extractField: textOf,
    tokenize: (text) => text.split(' '),
    processTerm: (word, name = '') =>
      name.endsWith(' name') ? readings(word) : written(word, name.split(' ')[1] as Form) || null,
  })
  const add = (digest: string, record: SearchRecord) => {
    const id = ++lastId
    index.add({ id, ...textsOfRecord(record) })
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
      return index.search({ combineWith, queries }).flatMap(({ id, score, match }) => {
        const record = held.get(id)
        const fields = Object.values(match).flat()
        const isByBody = fields.every((name) => name.startsWith('body'))
        const isNamed = fields.some((name) => name === 'title word' || name === 'title name')
        return record ? [{ ...record, score, isNamed, isByBody }] : []
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

/** Kinds whose titles are about something: others are names, and names in quotes are named in them. */
const topical: ReadonlySet<SearchRecord['kind']> = new Set(['session', 'sideEvent', 'page', 'edition'])
const quoted = /«[^»]*»|“[^”]*”|"[^"]*"/g

function textsOfRecord(record: SearchRecord): Omit<Indexed, 'id'> {
  const { kind, title, people, line, place, body, year, years, also } = record
  const dated = [...new Set([year ?? [], years].flat())].join(' ')
  const all = {
    title: textsOf(title),
    people: people.flatMap(textsOf),
    line: [line, ...(place ? [place] : [])].flatMap(textsOf),
    body: [...textsOf(body), dated, also],
  }
  const texts = { title: fold(...all.title), people: fold(...all.people), line: fold(...all.line), body: fold(...all.body) }
  const withoutNames = (those: readonly string[]) => fold(...those.map((text) => text.replace(quoted, ' ')))
  const rooted = topical.has(kind)
    ? texts
    : { ...texts, title: withoutNames(all.title), line: withoutNames(all.line), body: withoutNames(all.body) }
  // A company that is called by a word is not what the word is about.
  if (kind === 'partner') Object.assign(rooted, { title: '', body: fold(...all.body, ...all.title) })
  return { texts, rooted, spelt: { title: speltWords(...all.title), people: speltWords(...all.people) } }
}
