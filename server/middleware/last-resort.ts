// The page that is shown when the app itself cannot answer: in the visitor's language, whole in itself, without any detail.
import { localePath, pathWithin } from '#domain/address/paths.ts'
import { localeFrom } from '#domain/localisation/locale.ts'
import { lastResortWords } from '#messages/last-resort-words.ts'
import type { LastResortWords } from '#messages/uk/last-resort.ts'
import { contentSecurityPolicy } from '../page-cache/content-security-policy.ts'

type Problem = 400 | 403 | 404 | 405 | 413 | 415 | 500 | 503

const style = `:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-content:center;gap:1.5rem;padding:2rem;box-sizing:border-box;
font:1.125rem/1.5 system-ui,sans-serif;max-width:40rem;margin-inline:auto}p{margin:0}.code{font-size:clamp(4rem,20vw,9rem);line-height:1;font-weight:800;margin:0}
h1{margin:0;font-size:clamp(1.5rem,5vw,2.5rem);line-height:1.15}a{color:inherit;text-underline-offset:.2em}`

function kindOf(status: Problem): keyof LastResortWords {
  if (status === 503) return 'away'
  if (status === 500) return 'broken'
  if (status === 413) return 'refused'
  if (status === 403) return 'elsewhere'
  if (status === 415) return 'foreign'
  return status === 404 ? 'lost' : 'unfit'
}

/** The answer for `status` to somebody who asked for `path`. `siteUrl`: of a form that came from elsewhere, where the site is to be opened. */
export function lastResort(status: Problem, path: string, siteUrl = ''): Response {
  const segment = path.split('/')[1] ?? ''
  const locale = localeFrom(segment)
  const { title, text, home } = lastResortWords[locale][kindOf(status)]
  const address = siteUrl + localePath(locale, pathWithin.home())
  const html = `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${title}</title><style>${style}</style></head>
<body><main><p class="code">${status}</p><h1>${title}</h1><p>${text}</p><p><a href="${address}">${siteUrl || home}</a></p></main></body></html>`
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': contentSecurityPolicy({ html, inlineStyle: style }),
  })
  if (status === 503) headers.set('retry-after', '10')
  return new Response(html, { status, headers })
}
