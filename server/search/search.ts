// Finds what visitors look for. Behind this port stands MiniSearch, in this process's memory (docs/decisions/0014-search-in-memory-with-minisearch.md).
import type { Content } from '#domain/content.ts'
import type { Locale } from '#domain/localisation/locale.ts'
import type { Instant } from '#domain/record.ts'
import { foldedWords } from '#domain/search/fold.ts'
import { otherLayouts } from '#domain/search/layout.ts'
import { sayingWords } from '#domain/search/saying.ts'
import { longestQuery, type SearchKind, type SearchRecord, searchRecords } from '#domain/search/search-record.ts'
import { createSearchIndex, type Strictness } from './search-index.ts'

type SearchQuestion = { query: string; locale: Locale; now: Instant; currentYear: number }

/**
 * `asked`: the query that was answered in the end, which is another one where the keyboard was switched. `isNear`: nothing holds every word
 * as it was written, what comes holds some of them or words near them.
 */
type SearchAnswer = { asked: string; isNear: boolean; found: readonly SearchRecord[] }

export type Search = {
  /** What answers the query in the language, the best first; nothing for a query without words, and before the first content was read. */
  find(question: SearchQuestion): SearchAnswer
  /** Resolves as soon as what was learnt can be found. To be awaited before `find`, where the index waits for the first who asks. */
  ready(): Promise<void>
  /** Takes what is new in the content into the index, in small steps between requests. Resolves when that is done, or nobody has asked yet. */
  learn(content: Content): Promise<void>
}

const mostWords = 8

/** Records up to which one may wait for the index: about two seconds of processor time. */
const fewRecords = 3000

/**
 * `isOnDemand`: no index is made before somebody asks, which spares a start 0.7 s of processor time and a site where nobody searches 30 MB; who
 * asks first waits for it. Where there is more than anybody would wait for it is made at once all the same.
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
      // Who asks after one that failed has it made again.
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
        const words = sayingWords(foldedWords(text)).slice(0, mostWords)
        if (words.length === 0 || !isReady) continue
        const found = index.find(words, strictness).filter((record) => isShown(record, who))
        if (found.length > 0) return { asked: text, isNear: strictness === 'some', found: ranked(found, who.currentYear) }
      }
      return { asked, isNear: false, found: [] }
    },
    async ready() {
      isWanted = true
      // Content that comes meanwhile is taken in after what is being made.
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

/** About how many records the index will have. */
function sizeOf({ people, posts, videos, albums, materials, forums }: Content): number {
  const lists = [people, posts, videos, albums, materials, ...forums.map(({ events }) => events)]
  return lists.reduce((sum, { length }) => sum + length, 0)
}

/** One after another until something is found. */
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

type Scored = SearchRecord & { score: number }

/** What is of the current edition stands before what is as good and older; persons before what names them. */
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

function ranked(found: readonly Scored[], currentYear: number): SearchRecord[] {
  const weightOf = ({ kind, year, score }: Scored) => {
    const age = year === null || kind === 'page' ? 0 : Math.max(0, currentYear - year)
    return score * weights[kind] * Math.max(0.55, 0.88 ** age)
  }
  const weighed = found.map((record) => ({ record, weight: weightOf(record) }))
  return weighed.toSorted((a, b) => b.weight - a.weight).map(({ record }) => record)
}
