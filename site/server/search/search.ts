// The search port, implemented by MiniSearch in memory (docs/decisions/0014-search-in-memory-with-minisearch.md).
import type { Content } from '@forum/domain/content/content.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import { fold, foldedWords, speltWords } from '@forum/domain/search/fold.ts'
import { otherLayouts } from '@forum/domain/search/layout.ts'
import { sayingWords } from '@forum/domain/search/saying.ts'
import { longestQuery, type SearchKind, type SearchRecord, searchRecords } from '@forum/domain/search-index/search-record.ts'
import { createSearchIndex, type FoundRecord, type Strictness } from './search-index.ts'
import type { AskedWord } from './search-query.ts'

type SearchQuestion = { query: string; locale: Locale; now: Instant; currentYear: number }

/** `asked`: the answered query, which may be in another keyboard layout. `isNear`: no record contains every word; results contain some or similar words. */
type SearchAnswer = { asked: string; isNear: boolean; found: readonly SearchRecord[] }

export type Search = {
  /** Results in the language, best first; empty for a query without words, or before the first content. */
  find(question: SearchQuestion): SearchAnswer
  /** Resolves when the index is ready. Await it before `find` if the index is built on demand. */
  ready(): Promise<void>
  /** Updates the index in the background. Resolves when done, or if nobody has searched yet. */
  learn(content: Content): Promise<void>
}

const mostWords = 8

/** Up to so many records the index is built on demand: about two seconds of CPU time. */
const fewRecords = 3000

/**
 * `isOnDemand`: builds the index at the first search, which saves 0.7 s of CPU time at the start and 30 MB without searches. Large content is indexed
 * at once.
 */
export function createSearch({ isOnDemand = false } = {}): Search {
  const index = createSearchIndex()
  let isReady = false
  let latest: Content | null = null
  let isWanted = !isOnDemand
  let making: Promise<void> | null = null
  const make = (content: Content) => {
    const update = (making ?? Promise.resolve())
      .catch(() => {})
      .then(async () => {
        if (await index.update(searchRecords(content), () => latest !== content)) isReady = true
      })
      // After a failure the next search builds it again.
      .finally(() => {
        if (making === update) making = null
      })
    making = update
    return update
  }
  return {
    find({ query, ...who }) {
      const asked = query.slice(0, longestQuery)
      for (const [text, strictness] of tries(asked)) {
        const words = askedWords(text)
        if (words.length === 0 || !isReady) continue
        const found = index.find(words, strictness).filter((record) => isShown(record, who))
        if (found.length > 0)
          return { asked: text, isNear: strictness === 'some', found: ranked(found, who.currentYear, strictness) }
      }
      return { asked, isNear: false, found: [] }
    },
    async ready() {
      isWanted = true
      // Content that arrives meanwhile is indexed afterwards.
      while (!isReady && latest) await (making ?? make(latest))
    },
    async learn(content) {
      if (content === latest) return
      latest = content
      isWanted ||= sizeOf(content) > fewRecords
      if (isWanted) await make(content)
    },
  }
}

function askedWords(text: string): AskedWord[] {
  const spelt = new Map(
    speltWords(text)
      .split(' ')
      .map((word) => [fold(word), word]),
  )
  const words = sayingWords(foldedWords(text)).slice(0, mostWords)
  return words.map((word) => ({ word, spelt: spelt.get(word) ?? word }))
}

/** About how many records the index will have. */
function sizeOf({ people, posts, videos, albums, materials, forums }: Content): number {
  const lists = [people, posts, videos, albums, materials, ...forums.map(({ events }) => events)]
  return lists.reduce((sum, { length }) => sum + length, 0)
}

/** Tried in order until there is a result. */
function tries(query: string): [text: string, strictness: Strictness][] {
  const switched = otherLayouts(query)
  return [
    [query, 'written'],
    ...switched.map((text): [string, Strictness] => [text, 'written']),
    [query, 'mistyped'],
    ...switched.map((text): [string, Strictness] => [text, 'mistyped']),
    [query, 'some'],
  ]
}

function isShown(record: SearchRecord, { locale, now }: Omit<SearchQuestion, 'query'>): boolean {
  return record.locales.includes(locale) && (record.from === null || record.from <= now)
}

/** Somebody in whose story a word stands is seldom meant by it; and a company not by a word of the same root as its name. */
const onlyTold = 0.1
const onlyAlike = 0.6

/** The current edition ranks above older ones, people above records that mention them. */
const weights: Readonly<Record<SearchKind, number>> = {
  edition: 1.1,
  session: 1.1,
  sideEvent: 1,
  person: 1.15,
  partner: 1,
  post: 0.9,
  video: 0.85,
  album: 0.7,
  material: 0.8,
  broadcast: 0.7,
  page: 1,
}

function ranked(found: readonly FoundRecord[], currentYear: number, strictness: Strictness): SearchRecord[] {
  const weightOf = ({ kind, year, score, isNamed, isByBody }: FoundRecord) => {
    const age = year === null || kind === 'page' ? 0 : Math.max(0, currentYear - year)
    const isAlike = kind === 'partner' && !isNamed && strictness === 'written'
    const meant = kind === 'person' && isByBody ? onlyTold : isAlike ? onlyAlike : 1
    return score * weights[kind] * meant * Math.max(0.55, 0.88 ** age)
  }
  const weighed = found.map((record) => ({ record, weight: weightOf(record) }))
  return weighed.toSorted((a, b) => b.weight - a.weight).map(({ record }) => record)
}
