// Keeps React off the critical path (performance reference): nothing is preloaded, and the framework's module script is kept as inert text
// until the page's starter runs it (starter.server.ts).
import { starterFile } from 'virtual:starter-file'
import { pageIds, pageOf } from '#domain/address/pages.ts'

const moduleScript = /<script( nonce="[\w-]+")? type="module" async="">([\s\S]*?)<\/script>/
const contextScript = /(<script(?: nonce="[\w-]+")?>)window\.__reactRouterContext = [\s\S]*?(<\/script>)/
const modulePreloads = /<link rel="modulepreload" href="([^"]+)"[^>]*\/?>/g
/** Runs last, by the module script itself. */
const entry = /\/entry\.client-/

/** Pages whose address is a key: each answer is made for one person, and nobody keeps it. */
const personal = [
  ...new Set(pageIds.filter((id) => pageOf(id).caching === 'never').map((id) => pageOf(id).pattern.split('/')[0])),
]

/** Until the client stands, a page that a link is about to lead to is fetched ahead as a document; a file (with a dot in its name) is not. */
const prefetch = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/*.*', '/assets/*', `/*/(${personal.join('|')})/*`] } },
          { not: { selector_matches: '[target],[data-early]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})

/**
 * Stands in the page itself, for its starter is a file that may not come: until the client stands (the starter ends it), who goes through the
 * history to another page of this document has that page loaded, which only the client could draw.
 */
const historyGuard = `(function(w,l){var at=l.pathname+l.search;w.onpopstate=function(){at!==l.pathname+l.search&&l.reload()}})(window,location)`

/**
 * The page with its client script deferred; what it adds has the mark that the module script had (inline-scripts.server.ts). `state`: where
 * that is which the client starts from; null: in the page. In development (no hashed modules) the page is left as it is.
 */
export function withDeferredScripts(html: string, state: string | null = null): string {
  if (import.meta.env.DEV) return html
  const pieces = [...html.matchAll(modulePreloads)].map(([, href = '']) => href).filter((href) => !entry.test(href))
  // For the framework's discovery of routes, which knows them all from the start (react-router.config.ts).
  const withoutPreloads = html
    .replaceAll(' data-discover="true"', '')
    .replace(modulePreloads, '')
    .replace(contextScript, state === null ? '$&' : '$1$2')
  const stated = state === null ? '' : ` data-start="${state.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`
  return withoutPreloads.replace(
    moduleScript,
    (_, mark = '', modules: string) =>
      `<script${mark}>${historyGuard}</script>` +
      `<script${mark} type="text/plain" id="client-modules" data-pieces="${pieces.join(' ')}"${stated}>${modules}</script>` +
      `<script async="" src="${starterFile}"></script><script${mark} type="speculationrules">${prefetch}</script>`,
  )
}
