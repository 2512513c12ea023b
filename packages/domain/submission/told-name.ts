// Names in mails to strangers.
import { fewWords, hasShape, hasSigns, splitWords } from './person-name.ts'
import { toldText } from './told-text.ts'

/** `given` if it is safe to greet a stranger with; '' if it could be a message. A dot inside is followed by a space, so that no program makes a link of it. */
export function toldName(given: string): string {
  const text = toldText(given)
  const words = splitWords(text)
  const isShouted = words.length > fewWords && !/\p{Ll}/u.test(text) && /\p{Lu}/u.test(text)
  if (!hasSigns(text) || !hasShape(words) || isShouted) return ''
  return text.replace(/\.(?=[\p{L}\p{M}])/gu, '. ')
}
