// Normalises addresses: different spellings of one mailbox count as one buyer, and as one recipient for limits.
import { domainToASCII } from 'node:url'

/** Providers whose mailboxes go by several domains, by any of them. */
const domains = new Map([
  ['googlemail.com', 'gmail.com'],
  ...['protonmail.com', 'protonmail.ch', 'pm.me'].map((domain) => [domain, 'proton.me'] as const),
  ...['yandex.ru', 'yandex.com', 'yandex.ua', 'yandex.by', 'yandex.kz'].map((domain) => [domain, 'ya.ru'] as const),
  ['icloud.com', 'me.com'],
  ['mac.com', 'me.com'],
])

/** Marks within a name that these providers do not read. */
const unread = new Map([
  ['gmail.com', /\./g],
  ['proton.me', /[._-]/g],
])

/**
 * The mailbox that `email` (as it was written) arrives in: without case, full-width letters, what stands behind a plus, a dot at the end of the
 * domain; international domains as they are asked for (RFC 5891); by the rules of the large providers where they have their own.
 */
export function mailbox(email: string): string {
  const plain = email.normalize('NFKC').trim().toLowerCase()
  const at = plain.lastIndexOf('@')
  if (at < 1) return plain
  const written = plain.slice(at + 1).replace(/\.$/, '')
  const host = domainToASCII(written) || written
  const domain = domains.get(host) ?? host
  const name =
    plain
      .slice(0, at)
      .replace(/^"(.*)"$/, '$1')
      .replace(/\+.*$/s, '') || plain.slice(0, at)
  const read = domain === 'ya.ru' ? name.replaceAll('.', '-') : name.replace(unread.get(domain) ?? /$^/, '')
  return `${read}@${domain}`
}
