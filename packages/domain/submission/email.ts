// Reads an e-mail address as people write and paste it.

export type EmailFault = 'notEmail' | 'twoAlphabets'

/** Maximum length of an address (RFC 5321 §4.5.3.1.3). */
const maxEmail = 254

/** One `@`, a local part without spaces, brackets or stray dots, a domain of at least two labels, in any script (RFC 6531). */
const emailShape =
  /^(?!\.|[^@]*\.[.@])[^\s@<>()[\]\\,;:"]+@(?=.{4,253}$)(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}][\p{L}\p{N}-]{0,61}[\p{L}\p{N}]$/u

/** Longest text that can be one address with a name and brackets around it. */
const longest = 500

/** The address in `given`, without what mail programs and lists put around it: a name, brackets, quotes, `mailto:`, a dot or comma at the end, invisible signs. */
export function readEmail(given: string): { value: string } | { fault: EmailFault } {
  const text = bareAddress(given)
  if (text.length > maxEmail || text.indexOf('@') > 64 || !emailShape.test(text)) return { fault: 'notEmail' }
  return text.split(/[@.]/).some(isMixed) ? { fault: 'twoAlphabets' } : { value: text }
}

/** The same without a check; two addresses stay two. Pure. */
function bareAddress(given: string): string {
  if (given.length > longest) return given
  const text = given
    .replace(/[\p{Cf}\p{DI}\u00ad]/gu, '')
    .replace(/[＠﹫]/g, '@')
    .replace(/[．。｡]/g, '.')
    .trim()
  const [, inBrackets = text] = /^[^<>@]*<([^<>]*)>[\s.,;]*$/.exec(text) ?? []
  return inBrackets
    .replace(/^[\s([{<"'«„“”‘’`]+|[\s)\]}>"'»“”‘’`.,;:!]+$/g, '')
    .replace(/^(?:mailto:|e-?mail:)\s*/i, '')
    .replace(/\?(?:subject|cc|bcc|body)=.*$/i, '')
}

/** Mixed scripts come from a wrong keyboard layout: the address looks right, but does not exist. */
const isMixed = (part: string) => /\p{Script=Latin}/u.test(part) && /\p{Script=Cyrillic}/u.test(part)
