// Filters texts of strangers in mails to unconfirmed addresses: anybody can enter somebody else's address and write a message into a name field
// (product.md, 7.7).

/** Characters that names do not contain, but addresses do. */
const unlikely = /[@/\\:<>[\]{}|=#$%^*_~\p{Cc}\u2028\u2029]/u
const dots = /[.。．｡․]/gu
/** Initials, as in «О. В. Коваль»: a capital letter and a dot. */
const initials = /(?<![\p{L}\p{N}])\p{Lu}\./gu
/** A possible domain, such as `forum.example` or `t.me`. */
const domain = /[\p{L}\p{N}-]+\.[\p{L}\p{N}-]{2,}/u
/** Too many digits for a name: a phone or card number. */
const number = /(?:\p{N}[^\p{L}\p{N}]*){5,}/u

/**
 * `given` if it is safe to send to a stranger; '' if it could be a message: an address, a number, a line break, or more than `longest` code points.
 * Invisible characters are removed first.
 */
export function toldText(given: string, longest = 60): string {
  const text = seen(given)
  const plain = text.replace(dots, '.')
  if ([...text].length > longest || unlikely.test(plain) || number.test(plain)) return ''
  if (/\bwww\b/i.test(plain) || domain.test(plain.replace(initials, ''))) return ''
  return text
}

/** Short for words of an address: «вул.Прикладна» is no domain. */
const abbreviations =
  /(?<![\p{L}\p{N}])(?:м|вул|просп|пр-т|пр|бул|б-р|пл|обл|р-н|смт|с|буд|кв|оф|кім|пров|пер|наб|ст|к|корп|эт|str|st|ave|apt|no|ul|al|pl)\./giu
/** A house and a postal code are no telephone number. */
const longNumber = /(?:\p{N}[^\p{L}\p{N}]*){10,}/u

/** As `domain`, but no house number: «Beispielstr.12». */
const domainOfLetters = /[\p{L}\p{N}-]\.\p{L}[\p{L}\p{N}-]+/u

/** Whether a postal address may be sent to a stranger: as `toldText`, but with a postal code, fractions of houses and short words. */
export function isToldAddress(given: string, longest = 300): boolean {
  const plain = seen(given)
    .replace(dots, '.')
    .replaceAll(/(?<=[\p{L}\p{N}])\/(?=[\p{L}\p{N}])/gu, '-')
  if ([...plain].length > longest || unlikely.test(plain) || longNumber.test(plain)) return false
  return !/\bwww\b/i.test(plain) && !domainOfLetters.test(plain.replace(abbreviations, '').replace(initials, ''))
}

/** Without invisible characters. */
const seen = (given: string) =>
  given
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{DI}]/gu, '')
    .trim()
