import { apostrophes } from '../localisation/apostrophes.ts'
import { localeTable } from '../localisation/locale.ts'

/** Lists of people are the organisers', who work in Ukrainian; it knows the letters of the other languages, too. */
const collator = new Intl.Collator(localeTable.uk.intl, { numeric: true })

/**
 * The order of names wherever people are sorted: the language's, without regard to apostrophes, which alone would part a family (collation takes U+02BC for
 * a letter, and the others for punctuation). Names that differ by nothing else are in the order of the language with them.
 */
export function compareNames(one: string, other: string): number {
  return collator.compare(one.replace(apostrophes, ''), other.replace(apostrophes, '')) || collator.compare(one, other)
}
