// Finds what visitors look for. Behind this port stands MiniSearch, in this process's memory (docs/decisions/0067-search.md).
import { setTimeout as pause } from 'node:timers/promises'
import type { Content } from '#domain/content.ts'
import type { Locale } from '#domain/localisation/locale.ts'
import type { Instant } from '#domain/record.ts'
import { foldedWords } from '#domain/search/fold.ts'
import { otherLayouts } from '#domain/search/layout.ts'
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
  /** Resolves as soon as what was learnt can be found: the first index after a start is made at once when somebody asks. */
  ready(): Promise<void>
  /** Takes what is new in the content into the index, in small steps between requests. */
  learn(content: Content): Promise<void>
}

const mostWords = 8

/** `quiet`: milliseconds for which the first index lets other work go before, unless somebody searches. */
export function createSearch({ quiet = 0 } = {}): Search {
  const index = createSearchIndex()
  let isReady = false
  let latest: Content | null = null
  let updating: Promise<unknown> = Promise.resolve()
  const asked = Promise.withResolvers<void>()
  const first = Promise.withResolvers<void>()
  return {
    find({ query, ...who }) {
      const asked = query.slice(0, longestQuery)
      for (const [text, strictness] of tries(asked)) {
        const words = saying(foldedWords(text)).slice(0, mostWords)
        if (words.length === 0 || !isReady) continue
        const found = index.find(words, strictness).filter((record) => isShown(record, who))
        if (found.length > 0) return { asked: text, isNear: strictness === 'some', found: ranked(found, who.currentYear) }
      }
      return { asked, isNear: false, found: [] }
    },
    async ready() {
      if (isReady || !latest) return
      asked.resolve()
      await first.promise
    },
    async learn(content) {
      if (content === latest) return
      latest = content
      if (!isReady && quiet > 0) await Promise.race([pause(quiet, undefined, { ref: false }), asked.promise])
      const isOutdated = () => latest !== content
      if (isOutdated()) return
      const update = updating.then(async () => {
        if (!(await index.update(searchRecords(content), isOutdated))) return
        isReady = true
        first.resolve()
      })
      updating = update.catch(() => {})
      await update
    },
  }
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

/** Words that say nothing of what is looked for, folded. */
const empty = new Set(
  `і й и та в у на з із зі до про для що як хто це або не за від по о об
   в на с со к о об про для что как кто это или не за от по
   a an and the of in on at to for about who what is are or by with`.split(/\s+/),
)

function saying(words: readonly string[]): readonly string[] {
  const left = words.filter((word) => !empty.has(word))
  return left.length > 0 ? left : words
}

function isShown(record: SearchRecord, { locale, now }: Omit<SearchQuestion, 'query'>): boolean {
  return record.locales.includes(locale) && (record.from === null || record.from <= now)
}

type Scored = SearchRecord & { score: number }

/** What is of the current edition stands before what is as good and older; persons before what names them. */
const weights: Readonly<Record<SearchKind, number>> = {
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
    return score * weights[kind] * Math.max(0.6, 0.93 ** age)
  }
  const weighed = found.map((record) => ({ record, weight: weightOf(record) }))
  return weighed.toSorted((a, b) => b.weight - a.weight).map(({ record }) => record)
}
