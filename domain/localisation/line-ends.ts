/** Word joiner: invisible, prevents a line break. */
const wordJoiner = '\u2060'

/**
 * Prevents bad line breaks: keeps short Cyrillic words (one or two letters) with the next word, numbers with their unit and thousands, dashes and the
 * hryvnia sign with the word before, hyphens in short words (e-mail), ranges, and house numbers with their street.
 */
export function noBreak(text: string): string {
  return text
    .replace(/(?<=^|[\s(«])([а-яіїєґ]{1,2}) +/giu, '$1\u00a0')
    .replace(/(\d) (?!(?<=\b20\d\d )[а-яіїєґ]{1,2}\s)(?=[а-яіїєґa-z%])/giu, '$1\u00a0')
    .replace(/ (?=[—–₴])/g, '\u00a0')
    .replace(/(\d)–(?=\d)/g, `$1–${wordJoiner}`)
    .replace(/(\d) (?=\d{3})/g, '$1\u00a0')
    .replace(/, (?=\d{1,4}[a-zа-яіїєґ]?$)/giu, ',\u00a0')
    .replace(/(?<=^|[\s(«])([а-яіїєґa-z]{1,4}-)(?=[а-яіїєґa-z]{1,6}(?![а-яіїєґa-z-]))/giu, `$1${wordJoiner}`)
    .replace(/(\d)-(?=[а-яіїєґ])|([a-zа-яіїєґ])-(?=\d)/giu, (hyphened) => `${hyphened}${wordJoiner}`)
}
