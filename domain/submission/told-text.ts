// Which words of a stranger a letter of ours may carry to an address that nobody has confirmed: whoever fills in a form may write somebody
// else's address into it, and a message into a name (product.md, 7.7).

/** Marks that no name has, and that an address or a picture of one needs. */
const unlikely = /[@/\\:<>[\]{}|=#$%^*_~\p{Cc}\u2028\u2029]/u
const dots = /[.。．｡․]/gu
/** Initials, as in «О. В. Коваль»: one capital letter and its dot. */
const initials = /(?<![\p{L}\p{N}])\p{Lu}\./gu
/** Something with a dot between letters, as in `forum.example` or `t.me`. */
const domain = /[\p{L}\p{N}-]+\.[\p{L}\p{N}-]{2,}/u
/** More digits than a name has: a telephone number, a card. */
const number = /(?:\p{N}[^\p{L}\p{N}]*){5,}/u

/**
 * `given` as it can be told to somebody who may never have heard of it; '' when it may be a message: an address, a number, a line break, or
 * more than `longest` code points. What cannot be seen is taken out first.
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
