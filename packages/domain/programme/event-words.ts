// Words of events and people for search. Records are immutable, so results are cached by record.
import type { Locale } from '../localisation/locale.ts'
import { choose, type Localised, textIn, textsOf } from '../localisation/localised.ts'
import { plainText, type RichText } from '../rich-text/rich-text.ts'
import { fold } from '../search/fold.ts'
import type { ProgrammeEvent } from './programme.ts'

type SearchedEvent = Pick<ProgrammeEvent, 'title' | 'description'>

/** A word as written, and its folded form. */
export type SearchedWord = { word: string; key: string }

const folded = new WeakMap<SearchedEvent, string>()
const words = new WeakMap<SearchedEvent, Map<Locale, readonly SearchedWord[]>>()

/** Title and description in all languages. */
function topicTexts({ title, description }: SearchedEvent): string[] {
  return [...textsOf(title), ...Object.values(description).flatMap((nodes: RichText | null) => (nodes ? [plainText(nodes)] : []))]
}

/** Folded title and description in all languages. */
export function foldedTopics(event: SearchedEvent): string {
  const known = folded.get(event) ?? fold(...topicTexts(event))
  folded.set(event, known)
  return known
}

/** Distinct words of title and description in `locale`, without single letters. */
export function topicWords(event: SearchedEvent, locale: Locale): readonly SearchedWord[] {
  const ofEvent = words.get(event) ?? new Map<Locale, readonly SearchedWord[]>()
  words.set(event, ofEvent)
  const known = ofEvent.get(locale) ?? readWords(event, locale)
  ofEvent.set(locale, known)
  return known
}

const toldWords = new WeakMap<Localised<RichText>, Map<Locale, readonly SearchedWord[]>>()

/** Minimum length of words from descriptions of people: shorter ones occur in every text. */
const shortestTold = 4

/** Distinct words of a person's description in `locale`, without short ones. */
export function wordsTold(description: Localised<RichText>, locale: Locale): readonly SearchedWord[] {
  const ofText = toldWords.get(description) ?? new Map<Locale, readonly SearchedWord[]>()
  toldWords.set(description, ofText)
  const text = choose(description, locale)
  const known = ofText.get(locale) ?? (text ? wordsIn(plainText(text.value), shortestTold) : [])
  ofText.set(locale, known)
  return known
}

function readWords({ title, description }: SearchedEvent, locale: Locale): SearchedWord[] {
  const text = choose(description, locale)
  return wordsIn(`${textIn(title, locale)} ${text ? plainText(text.value) : ''}`, 2)
}

function wordsIn(text: string, shortest: number): SearchedWord[] {
  const written = text.match(/[\p{L}\p{M}\p{N}’'ʼ]+/gu) ?? []
  const byKey = new Map(written.toReversed().map((word) => [fold(word), word]))
  return [...byKey].flatMap(([key, word]) => (key.length >= shortest ? [{ word, key }] : []))
}
