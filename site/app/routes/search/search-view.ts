// Data of the search page and dialog.

import { wordsIn } from '@forum/design/page/locale.ts'
import { localePath } from '@forum/domain/address/paths.ts'
import { askedTopics } from '@forum/domain/forum/own-words.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { choose, isPublishedIn, type Localised, textIn } from '@forum/domain/localisation/localised.ts'
import { counted } from '@forum/domain/localisation/plural.ts'
import { stateOf } from '@forum/domain/programme/event-state.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import { fold } from '@forum/domain/search/fold.ts'
import { marked, passage } from '@forum/domain/search/marked.ts'
import { nearestWords } from '@forum/domain/search/nearest.ts'
import { type SearchKind, type SearchRecord, searchKinds } from '@forum/domain/search-index/search-record.ts'
import { clockText, fullDate } from '@forum/domain/time/kyiv-time.ts'
import type { QueryLink } from '@forum/site/app/blocks/query-links/query-links.tsx'
import type { Hit, MarkedText } from '@forum/site/app/blocks/search-hits/hit.ts'
import type { Services } from '@forum/site/app/context/context.server.ts'
import { type SearchQuery, searchAddress } from './search-address.ts'
import { type SitePage, sitePages } from './site-pages.ts'

/** A filter link. */
export type Choice = { to: string; label: string; count: number | null; isChosen: boolean }

export type SearchView = ReturnType<typeof searchView>

/** Maximum number of results; filters narrow them. */
const mostHits = 100
/** Maximum length of a result's subtitle. */
const longestLine = 140

type SearchNeeds = Pick<Services, 'search' | 'clock' | 'settings'> & {
  content: Pick<Services['content'], 'forums' | 'people' | 'forumByYear' | 'documents'>
}

export function searchView(services: SearchNeeds, locale: Locale, query: SearchQuery) {
  const { search, clock, settings, content } = services
  const words = wordsIn(locale).search
  const answer = search.find({ query: query.text, locale, now: clock.now(), currentYear: settings.currentForumYear })
  const all: FoundRecord[] = [
    ...sitePages(services, locale, query.text).map((page): FoundRecord => ({ page, kind: 'page', years: [] })),
    ...answer.found.map((record): FoundRecord => ({ record, kind: record.kind, years: yearsOf(record) })),
  ]
  const ofYear = all.filter(({ years }) => query.year === null || years.includes(query.year))
  const ofKind = all.filter(({ kind }) => query.kind === null || kind === query.kind)
  const shown = ofYear.filter(({ kind }) => query.kind === null || kind === query.kind)
  const draw = (found: FoundRecord) => hitOf(found, locale, answer.asked, clock.now())
  const isAsked = fold(query.text) !== ''
  const count = `${shown.length}\u00a0${counted(locale, shown.length, words.found)}`
  return {
    query,
    /** Number of results as text; empty without a query. */
    found: isAsked ? (shown.length > 0 ? words.foundFor(count, query.text) : words.nothing(query.text)) : '',
    /** Notes: other keyboard layout, spelling suggestions. */
    note: noteOf(
      answer.asked !== query.text.slice(0, answer.asked.length) ? words.switchedTo(answer.asked) : '',
      answer.isNear ? words.near : '',
    ),
    kinds: kindChoices(locale, query, ofYear),
    years: yearChoices(locale, query, ofKind),
    /** Best of all kinds first. */
    hits: shown.slice(0, mostHits).map(draw),
    /** Suggestions if nothing was found or asked. */
    instead: shown.length > 0 ? null : insteadOf(services, locale, query.text, content),
  }
}

type FoundRecord = { kind: SearchKind; years: readonly number[] } & (
  | { record: SearchRecord; page?: never }
  | { page: SitePage; record?: never }
)

const noteOf = (...notes: string[]) => notes.filter(Boolean).join(' ')

const yearsOf = ({ years, year }: SearchRecord) => (years.length > 0 ? years : year === null ? [] : [year])

function hitOf({ kind, record, page }: FoundRecord, locale: Locale, asked: string, now: Instant): Hit {
  if (page) return { kind, to: page.to, title: { pieces: marked(page.title, asked) }, line: '', passage: null }
  const body = choose(record.body, locale)
  const pieces = body && passage(body.value, asked)
  return {
    kind,
    to: localePath(locale, record.path),
    title: markedField(record.title, locale, asked),
    ...(record.key !== null && record.year !== null && isAhead(record, now) && { star: { year: record.year, key: record.key } }),
    line: [lineOf(record, locale), ...namesIn(record, locale, asked)].filter(Boolean).join(' · '),
    passage: pieces ? markedText(pieces, body.locale, locale) : null,
  }
}

/** Past sessions have no star. */
const isAhead = ({ moment }: SearchRecord, now: Instant) => stateOf({ start: moment, end: null }, now) !== 'past'

function markedField(field: Localised, locale: Locale, asked: string): MarkedText {
  const chosen = choose(field, locale)
  return chosen ? markedText(marked(chosen.value, asked), chosen.locale, locale) : { pieces: [''] }
}

const markedText = (pieces: MarkedText['pieces'], language: Locale, locale: Locale): MarkedText =>
  language === locale ? { pieces } : { pieces, lang: language }

function lineOf({ kind, moment, isCancelled, place, line, year }: SearchRecord, locale: Locale): string {
  if (kind === 'session' || kind === 'sideEvent' || kind === 'broadcast') {
    const when = moment === null ? String(year ?? '') : `${fullDate(moment, locale)}, ${clockText(moment)}`
    const cancelled = isCancelled ? wordsIn(locale).changes.cancelled : ''
    return [cancelled, when, place ? textIn(place, locale) : ''].filter(Boolean).join(' · ')
  }
  const text = textIn(line, locale)
  const short = text.length > longestLine ? `${text.slice(0, text.lastIndexOf(' ', longestLine))} …` : text
  return [moment === null ? '' : fullDate(moment, locale), short].filter(Boolean).join(' · ')
}

/** People in a session or film who match the query. */
function namesIn({ people }: SearchRecord, locale: Locale, asked: string): string[] {
  return people.map((name) => textIn(name, locale)).filter((name) => marked(name, asked).length > 1)
}

function kindChoices(locale: Locale, query: SearchQuery, found: readonly FoundRecord[]): Choice[] {
  const words = wordsIn(locale).search
  const counts = searchKinds.map((kind) => [kind, found.filter((one) => one.kind === kind).length] as const)
  const there = counts.filter(([kind, count]) => count > 0 || kind === query.kind)
  if (there.length < 2) return []
  const all = {
    to: searchAddress(locale, { ...query, kind: null }),
    label: words.all,
    count: found.length,
    isChosen: query.kind === null,
  }
  return [
    all,
    ...there.map(([kind, count]) => ({
      to: searchAddress(locale, { ...query, kind }),
      label: words.kinds[kind],
      count,
      isChosen: kind === query.kind,
    })),
  ]
}

function yearChoices(locale: Locale, query: SearchQuery, found: readonly FoundRecord[]): Choice[] {
  const words = wordsIn(locale).search
  const years = [...new Set([...found.flatMap((one) => one.years), ...(query.year === null ? [] : [query.year])])]
  if (years.length < 2 && query.year === null) return []
  return [
    { to: searchAddress(locale, { ...query, year: null }), label: words.allYears, count: null, isChosen: query.year === null },
    ...years
      .toSorted((a, b) => b - a)
      .map((year) => ({
        to: searchAddress(locale, { ...query, year }),
        label: String(year),
        count: found.filter((one) => one.years.includes(year)).length,
        isChosen: year === query.year,
      })),
  ]
}

function insteadOf({ settings }: SearchNeeds, locale: Locale, text: string, content: SearchNeeds['content']) {
  const words = wordsIn(locale)
  const titles = [
    ...content.people().map(({ name }) => name),
    ...content.forums().flatMap(({ events }) => events.map(({ title }) => title)),
  ]
  const near = nearestWords(
    titles.filter((title) => isPublishedIn(title, locale)).map((title) => textIn(title, locale)),
    text,
  )
  const link = (word: string): QueryLink => ({ to: searchAddress(locale, { text: word, kind: null, year: null }), label: word })
  if (near.length > 0) return { title: words.search.maybe, links: near.map(link) }
  const topics = askedTopics(content.forumByYear(settings.currentForumYear)?.topics, locale, words.people.topics)
  return { title: words.search.often, links: topics.map(link) }
}
