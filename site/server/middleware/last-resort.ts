// The error page when the app itself fails: in the visitor's language, self-contained, without details.
import { currentProgrammePath, localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { filled } from '@forum/domain/localisation/filled.ts'
import { localeFrom } from '@forum/domain/localisation/locale.ts'
import { catalogues } from '@forum/messages/catalogues.ts'
import type { Catalogue } from '@forum/messages/uk/catalogue.ts'
import { contentSecurityPolicy } from '../page-cache/content-security-policy.ts'
import { lastResortLogo, lastResortSheaf, lastResortStyle } from './last-resort-look.ts'

type Problem = 400 | 403 | 404 | 405 | 413 | 415 | 429 | 500 | 503

type Details = {
  /** Seconds after which to retry. */
  seconds?: number
  /** The submitted values, in a form that can be sent again. */
  sent?: readonly (readonly [name: string, value: string])[]
  /** For a cross-site form: the address of the site. */
  siteUrl?: string
  /** The database of orders is not available. */
  isDeskAway?: boolean
}

function kindOf(status: Problem, { seconds, sent, isDeskAway }: Details): keyof Catalogue['lastResort'] {
  if (isDeskAway) return 'deskAway'
  if (sent) return 'kept'
  if (seconds !== undefined) return 'hurried'
  if (status === 503) return 'away'
  if (status === 500) return 'broken'
  if (status === 413) return 'refused'
  if (status === 403) return 'elsewhere'
  if (status === 415) return 'foreign'
  return status === 404 ? 'lost' : 'unfit'
}

/** The response with `status` for a request to `path`. */
export function lastResort(status: Problem, path: string, details: Details = {}): Response {
  const segment = path.split('/')[1] ?? ''
  const locale = localeFrom(segment)
  const { title, text, home } = catalogues[locale].lastResort[kindOf(status, details)]
  const { seconds = status === 503 ? 10 : null, sent, siteUrl = '' } = details
  const words = catalogues[locale].site
  const ways = [
    [pathWithin.home(), siteUrl || home],
    [currentProgrammePath, words.programme],
    [pathWithin.contacts(), words.contacts],
  ] as const
  const to = (path: string) => siteUrl + localePath(locale, path)
  const html = `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${title}</title><style>${lastResortStyle}</style></head>
<body><header><a href="${to(pathWithin.home())}">${lastResortLogo}<span>${words.name}</span></a></header>
<main><p class="code">${status}</p><h1>${title}</h1><p>${filled(text, { seconds: seconds ?? '' })}</p>${sent ? formWith(sent, catalogues[locale].lastResort.kept.sendAgain) : ''}
<nav aria-label="${words.mainMenu}">${ways.map(([path, label]) => `<a href="${to(path)}">${label}</a>`).join('')}</nav>${lastResortSheaf}</main></body></html>`
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': contentSecurityPolicy({ html, inlineStyle: lastResortStyle }),
  })
  if (seconds !== null) headers.set('retry-after', String(seconds))
  return new Response(html, { status, headers })
}

/** Without `action` the browser submits to the current address, as before. */
function formWith(sent: readonly (readonly [string, string])[], button: string): string {
  const fields = sent.map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`)
  return `<form method="post">${fields.join('')}<button>${button}</button></form>`
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
