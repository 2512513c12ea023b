// Texts as they are compared when a visitor looks for something: the same for "Ґрунт", "ГРУНТ" and "грунт". Owned by all that searches.

/** Letters that Unicode does not take apart, as one types them without their mark. */
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
/** Soft hyphens and the like. */
const unseen = /\p{Cf}/gu
const apostrophes = /['’ʼ‘`´′"]/g
const notInWords = /[^\p{L}\p{N}]+/gu

/**
 * The words of the texts as they are compared: plain lower-case letters and digits with one space between words; apostrophes are left out,
 * `ґ` is `г`, `й` is `и`, `ї` is `і` and `ё` is `е`. Folding what is folded changes nothing: signs are taken apart before letters lose their
 * case ("№" holds an N), and what that gives is taken apart again.
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

/** The folded words of the texts, each once, in their order. */
export function foldedWords(...texts: readonly string[]): string[] {
  return [...new Set(fold(...texts).split(' '))].filter(Boolean)
}
