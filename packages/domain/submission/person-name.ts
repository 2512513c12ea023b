// What a person's name can be. Judged by its shape, in any script, and by no list of words: a message of capitalised words alone cannot be told from a name.

/** Letters with their marks, joiners of Persian and Indian names, spaces, apostrophes, hyphens, dots. */
const signs = /^(?:[\p{L}\p{M}\p{Zs}'’‘`´′.,·・‐‑–-]|\u200c|\u200d)+$/u
/** «О.», "J.", «Дж.»: it may stand before the next capital letter without a space. */
const initial = /^[\p{Lu}\p{Lt}\p{Lo}]\p{Ll}?\p{M}*$/u
/** What a dot shortens: "Jr.", «св.», "Prof.". */
const short = /^(?:[\p{L}\p{M}]{1,3}|[\p{Lu}\p{Lt}\p{Lo}][\p{L}\p{M}]{1,3})$/u
const capital = /^[\p{Lu}\p{Lt}\p{Lo}]/u
/** One comma: "O'Neil, Jr.", «Коваль, Олена». */
const oneComma = /^[^,]*(?:,\p{Zs}?(?:[^\p{Ll},]|\p{Ll}{1,4}(?![\p{L}\p{M}]))[^,]*)?$/u
/** A guest who is not known yet: «Гість 12». */
const placeholder = /^[\p{L}\p{M}]{1,20}\p{Zs}?[№#]?\p{Zs}?\d{1,6}(?:-\d{1,4})?$/u
/** Scripts without spaces between words. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Khmer}\p{sc=Lao}\p{sc=Myanmar}]/gu

const mostWords = 8
const longestWord = 40
const mostUnspaced = 30
/** "van", «огли». */
const longestParticle = 4
/** So many words are taken as they are typed, also without capital letters. */
export const fewWords = 3

/** Whether `text` (trimmed, NFC) can be a name, or a placeholder for one. What is refused is an address, a number, a sentence. Pure. */
export function isName(text: string): boolean {
  if (placeholder.test(text)) return true
  const plain = text.normalize('NFKC')
  const words = splitWords(plain)
  return hasSigns(plain) && (words.length <= fewWords || hasShape(words))
}

/** Whether it has only what names have. Pure. */
export function hasSigns(text: string): boolean {
  if (!signs.test(text) || !/\p{L}/u.test(text) || !oneComma.test(text)) return false
  const parts = text.split(/[\p{Zs}‐‑–,-]+/u).filter(Boolean)
  if (!parts.every((part, index) => hasDots(part, index === parts.length - 1))) return false
  return (text.match(unspaced)?.length ?? 0) <= mostUnspaced
}

/** Whether each dot ends an initial, an abbreviation or the whole (`isLast`): others are of an address or a sentence. */
function hasDots(part: string, isLast: boolean): boolean {
  const pieces = part.split('.')
  return pieces.every((piece, index) => {
    const next = pieces[index + 1]
    if (next === undefined) return true
    const isAtEnd = next === '' && index + 2 === pieces.length
    return isAtEnd ? short.test(piece) || (isLast && piece !== '') : initial.test(piece) && capital.test(next)
  })
}

export const splitWords = (text: string) => text.split(/[\p{Zs}]+/u).filter(Boolean)

const isLower = (word: string) => /\p{Ll}/u.test(word) && !/[\p{Lu}\p{Lt}]|\p{sc=Georgian}/u.test(word)

/**
 * The shape of a name: capital letters lead, and small words are particles between them, as in "de la Cruz". At the end a small word needs more
 * capitalised ones before it: «Рустам Ібрагім огли». Two words are taken with any letters, and without capital ones no more than two.
 */
export function hasShape(words: readonly string[]): boolean {
  if (words.length > mostWords || words.some((word) => word.length > longestWord)) return false
  const lower = words.filter(isLower)
  const upper = words.length - lower.length
  if (words.length <= 2) return true
  if (upper === 0) return false
  if (isLower(words.at(-1) ?? '')) return upper > lower.length
  return lower.every((word) => word.length <= longestParticle)
}
