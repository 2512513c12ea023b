// The page's language and its words, for every component. One document carries one language: the switcher loads a new document.
import { useParams } from 'react-router'
import { type Locale, localeFrom } from '#domain/localisation/locale.ts'
import type { FrameWords } from '#messages/catalogue.ts'
import { type Words, withWords } from '#messages/with-words.ts'

const registered = new Map<Locale, Words>()
let awaited = 0

/** From here on `words` are those of `locale`, all of them: the server has every word of every language. */
export function registerWords(locale: Locale, words: Words): void {
  registered.set(locale, words)
}

/** A browser has the words of its document's language, group by group, as its scripts come: `words` are there beside those that it had. */
export function addWords(locale: Locale, words: Words): void {
  registered.set(locale, withWords(registered.get(locale) ?? {}, words))
}

/** A browser's words of one group of pages (`app/words/`): what imports the module that waits for this runs after they are there. */
export async function loadWords(load: Record<Locale, () => Promise<Words>[]>): Promise<void> {
  const locale = localeOfPath(location.pathname)
  awaited++
  try {
    for (const words of await Promise.all(load[locale]())) addWords(locale, words)
  } finally {
    awaited--
  }
}

/** Whether words are waited for: where they do not come, the script of which they are a part is the one that is gone. */
export function areWordsAwaited(): boolean {
  return awaited > 0
}

/** The language of a path; Ukrainian when its first segment is no language. */
export function localeOfPath(pathname: string): Locale {
  return localeFrom(pathname.split('/')[1])
}

/** The words of `locale` that every page has. Throws when no entry registered them: no page answers in another language. */
export function wordsIn(locale: Locale): FrameWords {
  const words = registered.get(locale)
  if (!words) throw new Error(`no words registered for ${locale}`)
  return words as FrameWords
}

export function useLocale(): Locale {
  return localeFrom(useParams().lang)
}

export function useWords(): FrameWords {
  return wordsIn(useLocale())
}
