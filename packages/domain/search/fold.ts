// Folds texts for search: "Ґрунт", "ГРУНТ" and "грунт" become equal.
import { apostrophes } from '../localisation/apostrophes.ts'

/** Letters without a Unicode decomposition, and their plain form. */
const plainLetters: Readonly<Record<string, string>> = {
  ґ: 'г',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  þ: 'th',
  ð: 'd',
  // Azeri; Kazakh and other Turkic languages in Cyrillic
  ə: 'a',
  ә: 'а',
  ғ: 'г',
  қ: 'к',
  ң: 'н',
  ө: 'о',
  ұ: 'у',
  ү: 'у',
  һ: 'х',
}
const special = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g')

const marks = /\p{M}+/gu
/** Invisible characters such as soft hyphens. */
const unseen = /\p{Cf}/gu
/** Apostrophes, and the quotation mark that stands for one. */
const quotes = new RegExp(`${apostrophes.source}|"`, 'g')
const notInWords = /[^\p{L}\p{N}]+/gu

/**
 * The texts as plain lower-case letters and digits with single spaces: no apostrophes, `ґ` → `г`, `й` → `и`, `ї` → `і`, `ё` → `е`. Idempotent:
 * compatibility characters are decomposed before lower-casing ("№" contains an N), and the result is decomposed again.
 */
export function fold(...texts: readonly string[]): string {
  return texts
    .join(' ')
    .replace(quotes, '')
    .replace(unseen, '')
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(marks, '')
    .replace(quotes, '')
    .replace(special, (letter) => plainLetters[letter] ?? letter)
    .replace(notInWords, ' ')
    .trim()
}

/** The same words in small letters, with their marks: `ş` is not `s`. */
export function speltWords(...texts: readonly string[]): string {
  return texts
    .join(' ')
    .replace(quotes, '')
    .replace(unseen, '')
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()
}

/** Distinct folded words, in order. */
export function foldedWords(...texts: readonly string[]): string[] {
  return [...new Set(fold(...texts).split(' '))].filter(Boolean)
}
