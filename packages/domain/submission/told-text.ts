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
  const text = given
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{DI}]/gu, '')
    .trim()
  const plain = text.replace(dots, '.')
  if ([...text].length > longest || unlikely.test(plain) || number.test(plain)) return ''
  if (/\bwww\b/i.test(plain) || domain.test(plain.replace(initials, ''))) return ''
  return text
}
