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

/** Mail services with mailboxes for everybody. Aliases are named by their first domain (`domains`). */
const shared = new Set(
  `gmail.com ukr.net i.ua meta.ua bigmir.net email.ua online.ua ua.fm me.com proton.me ya.ru mail.ru bk.ru list.ru inbox.ru rambler.ru
   msn.com ymail.com aol.com mail.com email.com zoho.com zohomail.com fastmail.com tutanota.com tuta.com tuta.io hey.com web.de t-online.de freenet.de
   wp.pl o2.pl onet.pl interia.pl op.pl seznam.cz centrum.cz free.fr orange.fr laposte.net libero.it abv.bg
   privaterelay.appleid.com duck.com mozmail.com simplelogin.com`.split(/\s+/),
)
const sharedEverywhere = /^(?:outlook|hotmail|live|yahoo|gmx)\./

/** Under these names of a country everybody registers their own: `firm.com.ua`. */
const registries = new Set(
  `com net org edu gov co ac in biz info mil kyiv kiev lviv lv odesa odessa od kharkiv kharkov kh dnipro dnepropetrovsk dp zp zaporizhzhe vn vinnica
   if cherkassy ck cn chernigov cv khmelnitskiy km ks kherson ks kr lg lugansk dn donetsk mk nikolaev pl poltava rv rovno sumy te ternopil uz uzhgorod
   volyn zt zhitomir crimea`.split(/\s+/),
)

/** The domain of one company or person, without subdomains; null: mailboxes there belong to everybody. `box`: as `mailbox` returns it. */
export function ownDomain(box: string): string | null {
  const domain = box.slice(box.lastIndexOf('@') + 1)
  if (domain === '' || shared.has(domain) || sharedEverywhere.test(domain)) return null
  const labels = domain.split('.')
  const [name = '', country = ''] = labels.slice(-2)
  return labels.slice(country.length === 2 && registries.has(name) ? -3 : -2).join('.')
}
