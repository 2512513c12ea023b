/** Word joiner: invisible, prevents a line break. */
const wordJoiner = '\u2060'

/**
 * Keeps together what must not stand alone at a line's end: words of one or two Cyrillic letters to the next word,
 * numbers to their word (a year of ours to none of one or two letters; none to a word of thirteen, which a narrow column
 * would cut) and their thousands, dashes and the hryvnia to the
 * word before them, hyphens between a number and letters and within a short word (будь-коли, e-mail), both ends of a range,
 * and the number of a house at the end to its street. Without lookbehind, which Safari before 16.4 cannot read.
 */
export function noBreak(text: string): string {
  return text
    .replace(
      /(^|[\s(«])((?:[а-яіїєґ]{1,2} +)+)/giu,
      (_, before: string, short: string) => before + short.replace(/ +/g, '\u00a0'),
    )
    .replace(
      /(\w*\d) (?=[а-яіїєґa-z%])(?![а-яіїєґa-z]{13})(?=([а-яіїєґ]{1,2}\s)?)/giu,
      (whole, number: string, short?: string) => (short && /^20\d\d$/.test(number) ? whole : `${number}\u00a0`),
    )
    .replace(/ (?=[—–₴])/g, '\u00a0')
    .replace(/(\d)–(?=\d)/g, `$1–${wordJoiner}`)
    .replace(/(\d) (?=\d{3})/g, '$1\u00a0')
    .replace(/, (?=\d{1,4}[a-zа-яіїєґ]?$)/giu, ',\u00a0')
    .replace(/(^|[\s(«])([а-яіїєґa-z]{1,4}-)(?=[а-яіїєґa-z]{1,6}(?![а-яіїєґa-z-]))/giu, `$1$2${wordJoiner}`)
    .replace(/(\d)-(?=[а-яіїєґ])|([a-zа-яіїєґ])-(?=\d)/giu, (hyphened) => `${hyphened}${wordJoiner}`)
}
