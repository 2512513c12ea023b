// What an event is about, as words that are searched. Records do not change, so that each is taken apart once, whatever is asked of it.
import type { Locale } from '../localisation/locale.ts'
import { choose, textIn, textsOf } from '../localisation/localised.ts'
import { plainText, type RichText } from '../rich-text/rich-text.ts'
import { fold } from '../search/fold.ts'
import type { ProgrammeEvent } from './programme.ts'

type Told = Pick<ProgrammeEvent, 'title' | 'description'>

/** A word as it is written, and as it is compared. */
export type SearchedWord = { word: string; key: string }

const folded = new WeakMap<Told, string>()
const words = new WeakMap<Told, Map<Locale, readonly SearchedWord[]>>()

/** Title and description in all languages. */
function topicTexts({ title, description }: Told): string[] {
  return [...textsOf(title), ...Object.values(description).flatMap((nodes: RichText | null) => (nodes ? [plainText(nodes)] : []))]
}

/** Title and description in all languages, folded. */
export function foldedTopics(event: Told): string {
  const known = folded.get(event) ?? fold(...topicTexts(event))
  folded.set(event, known)
  return known
}

/** The words of title and description in `locale`, each once; single letters say nothing. */
export function topicWords(event: Told, locale: Locale): readonly SearchedWord[] {
  const ofEvent = words.get(event) ?? new Map<Locale, readonly SearchedWord[]>()
  words.set(event, ofEvent)
  const known = ofEvent.get(locale) ?? readWords(event, locale)
  ofEvent.set(locale, known)
  return known
}

function readWords({ title, description }: Told, locale: Locale): SearchedWord[] {
  const text = choose(description, locale)
  const written = `${textIn(title, locale)} ${text ? plainText(text.value) : ''}`.match(/[\p{L}\p{M}\p{N}’'ʼ]+/gu) ?? []
  const byKey = new Map(written.toReversed().map((word) => [fold(word), word]))
  return [...byKey].flatMap(([key, word]) => (key.length > 1 ? [{ word, key }] : []))
}
