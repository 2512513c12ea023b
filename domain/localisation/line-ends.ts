/** Invisible, and no line ends at it. */
const wordJoiner = '\u2060'

/** «будь-коли», «по-новому», e-mail: eight letters at most, so that a large heading has room for all of it. */
const shortCompound =
  /(?<![\p{L}-])([а-яіїєґa-z]{1,2}(?=-[а-яіїєґa-z]{1,6}(?![\p{L}-]))|[а-яіїєґ]{3,4}(?=-[а-яіїєґ]{1,4}(?![\p{L}-])))-/giu

/**
 * Keeps together what must not stand alone at a line's end: words of one or two Cyrillic letters to the next word,
 * numbers to their word (a year has none after it where a preposition follows) and their thousands, dashes and the hryvnia to the word
 * before them, hyphens between a number and letters and within a short word, both ends of a range, and the number of a house at the end to
 * its street.
 */
export function noBreak(text: string): string {
  return text
    .replace(/(?<=^|[\s(«])([а-яіїєґ]{1,2}) +/giu, '$1\u00a0')
    .replace(/(\d) (?!(?<=\b(?:19|20)\d\d )(?:за|на|до|по|та|из|[аійуовзик])[\s\u00a0])(?=[а-яіїєґa-z%])/giu, '$1\u00a0')
    .replace(/ (?=[—–₴])/g, '\u00a0')
    .replace(/(\d)–(?=\d)/g, `$1–${wordJoiner}`)
    .replace(/(\d) (?=\d{3})/g, '$1\u00a0')
    .replace(/, (?=\d{1,4}[a-zа-яіїєґ]?$)/giu, ',\u00a0')
    .replace(shortCompound, `$1-${wordJoiner}`)
    .replace(/(\d)-(?=[а-яіїєґ])|([a-zа-яіїєґ])-(?=\d)/giu, (hyphened) => `${hyphened}${wordJoiner}`)
}
