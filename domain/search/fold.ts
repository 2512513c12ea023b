// Folds texts for search: "Ґрунт", "ГРУНТ" and "грунт" become equal.

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
}

const marks = /\p{M}+/gu
/** Invisible characters such as soft hyphens. */
const unseen = /\p{Cf}/gu
const apostrophes = /['’ʼ‘`´′"]/g
const notInWords = /[^\p{L}\p{N}]+/gu

/**
 * The texts as plain lower-case letters and digits with single spaces: no apostrophes, `ґ` → `г`, `й` → `и`, `ї` → `і`, `ё` → `е`. Idempotent:
 * compatibility characters are decomposed before lower-casing ("№" contains an N), and the result is decomposed again.
 */
export function fold(...texts: readonly string[]): string {
  return texts
    .join(' ')
    .replace(apostrophes, '')
    .replace(unseen, '')
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(marks, '')
    .replace(apostrophes, '')
    .replace(/[ґłøđßæœıþð]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(notInWords, ' ')
    .trim()
}

/** Distinct folded words, in order. */
export function foldedWords(...texts: readonly string[]): string[] {
  return [...new Set(fold(...texts).split(' '))].filter(Boolean)
}
