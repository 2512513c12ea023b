// How people are found by what a visitor types: by every word of it, whatever its case, accents, apostrophes and order.

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
 * The words of the texts as they are compared: plain lower-case letters and digits with one space between words. A key made of a key is
 * the same key: signs are taken apart before letters lose their case ("№" holds an N), and what that gives is taken apart again.
 */
export function searchKey(...texts: readonly string[]): string {
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

/** Whether every word of `query` is in `key` (made by searchKey); a query without words finds everybody. */
export function isFound(key: string, query: string): boolean {
  return searchKey(query)
    .split(' ')
    .every((word) => key.includes(word))
}

/** Words of `texts` that `key` does not hold yet, in the form of a key: what must be added to it to find the same. */
export function missingWords(key: string, ...texts: readonly string[]): string {
  const words = new Set(searchKey(...texts).split(' '))
  return [...words].filter((word) => !key.includes(word)).join(' ')
}
