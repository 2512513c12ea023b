// Marks the words of a text that match a query.
import { fold, speltWords } from './fold.ts'
import { readings } from './readings.ts'
import { beginningsOf, stem } from './stem.ts'

/** Parts of a text, alternately unmatched and matched; the first is empty if the text begins with a match. */
export type Marked = readonly string[]

const word = /[\p{L}\p{N}\p{M}’'ʼ-]+/gu
/** Length of a passage around the first match, characters. */
const passageLength = 150

/** Splits the text at words that match `query`: by beginning, root or sound. */
export function marked(text: string, query: string): Marked {
  const isAnswer = answersOf(query)
  const pieces: string[] = ['']
  let last = 0
  for (const { 0: found, index } of text.matchAll(word)) {
    const isFound = found.split('-').some(isAnswer)
    if (!isFound) continue
    pieces[pieces.length - 1] += text.slice(last, index)
    pieces.push(found, '')
    last = index + found.length
  }
  pieces[pieces.length - 1] += text.slice(last)
  return pieces
}

/** The passage of a long text around the first match; undefined: none. */
export function passage(text: string, query: string): Marked | undefined {
  const isAnswer = answersOf(query)
  for (const { 0: found, index } of text.matchAll(word)) {
    if (!found.split('-').some(isAnswer)) continue
    const from = index <= passageLength / 2 ? 0 : text.lastIndexOf(' ', index - passageLength / 3) + 1
    const end = from + passageLength >= text.length ? text.length : text.lastIndexOf(' ', from + passageLength)
    return marked(`${from > 0 ? '… ' : ''}${text.slice(from, end)}${end < text.length ? ' …' : ''}`, query)
  }
  return undefined
}

/** Letters from which on a word may begin like another one by its sound. */
const longEnough = 5

function answersOf(query: string): (word: string) => boolean {
  const asked = speltWords(query)
    .split(' ')
    .map((spelt) => ({ one: fold(spelt), heard: readings(spelt).filter(({ length }) => length > 2) }))
    .filter(({ one }) => one !== '')
    .map((each) => ({ ...each, roots: new Set(beginningsOf(each.one)) }))
  return (word) => {
    const folded = fold(word)
    if (folded === '') return false
    const root = stem(folded)
    const sounds = readings(speltWords(word))
    return asked.some(
      ({ one, roots, heard }) =>
        folded.startsWith(one) ||
        roots.has(root) ||
        heard.some((each) => sounds.some((own) => (one.length < longEnough ? own === each : own.startsWith(each)))),
    )
  }
}
