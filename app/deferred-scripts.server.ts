// Keeps React off the critical path (performance reference): nothing is preloaded, and the framework's module script is kept as inert text
// until the page's starter runs it (starter.server.ts).
import { starterFile } from 'virtual:starter-file'
import { pageIds, pageOf } from '#domain/address/pages.ts'
import { chosen, clickedEarly, closedPart, dressPage, piecesId, placesKey, scripted, showBare } from './page-marks.ts'

const moduleScript = /<script( nonce="[\w-]+")? type="module" async="">([\s\S]*?)<\/script>/
const contextScript = /(<script(?: nonce="[\w-]+")?>)window\.__reactRouterContext = [\s\S]*?(<\/script>)/
/** The framework's script that takes a page which is loaded anew to where it was; `opening` does the same in a third of its length. */
const scrollScript =
  /(<script(?: nonce="[\w-]+")?>)\(\(storageKey, restoreKey\) => \{[\s\S]*?\}\)\("react-router-scroll-positions", null\)(<\/script>)/
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

/** ms in which the first picture is on the screen once it has come. */
const shown = 50
/** ms after which a menu that was opened is shown plain (critical-styles.server.ts), where the starter does not come to dress it. */
const undressed = 3000
/** ms after which nobody waits for it, or for a browser that does not tell of its first paint. */
const patience = 1000

/**
 * The page's own script. It alone takes who comes back to where the page was left: the browser, some time later, measures from an element and can be
 * hundreds of pixels off. Where the page was left is asked of another process, which the first paint would wait for: a page that is new in the history
 * does not ask. Until the client stands (the starter ends it), who goes through the history to another page of this document has that
 * page loaded, which only the client could draw; a click that needs scripts (or chooses a language) is kept for the starter, or is the browser's when that cannot come. When the page is painted, its first picture too, the others are asked for, and the starter:
 * what is asked for earlier takes the line from what is seen first.
 */
const opening = `(function(w,d,l,h){var at,done=0;
try{h.state&&h.state.key?(at=JSON.parse(sessionStorage.getItem('${placesKey}'))[h.state.key])>=0&&(h.scrollRestoration='manual',scrollTo(0,at)):h.replaceState({key:Math.random().toString(32).slice(2)},'')}catch(e){}
at=l.pathname+l.search;w.onpopstate=function(){at!==l.pathname+l.search&&l.reload()};
function go(){if(done)return;done=1;var e=d.getElementById('${piecesId}');e&&e.sheet.deleteRule(0);w.${dressPage}&&w.${dressPage}();import('${starterFile}').then(off,function(){off();(e=w.${clickedEarly})&&e.href&&l.assign(e.href)})}
function off(){d.removeEventListener('click',keep,true)}
function keep(e){var t=e.target.closest&&e.target.closest('${scripted},${chosen}');if(t&&!e.button&&!e.metaKey&&!e.ctrlKey&&!e.shiftKey){e.preventDefault();w.${clickedEarly}=t;go()}}
d.addEventListener('click',keep,true);
d.addEventListener('toggle',function(e){e.target.querySelector('${closedPart}')&&setTimeout(w.${showBare},${undressed})},true);
function painted(){d.readyState==='complete'?setTimeout(go,${shown}):w.addEventListener('load',function(){setTimeout(go,${shown})})}
setTimeout(go,${patience});
try{new PerformanceObserver(function(p){p.getEntriesByName('first-contentful-paint')[0]&&painted()}).observe({type:'paint',buffered:true})}catch(e){painted()}})(window,document,location,history)`.replaceAll(
  '\n',
  '',
)

/** The framework knows one manifest of routes; each language has its own (scripts/lean-manifest-plugin.ts). */
const ofLanguage = (text: string, language: string) => text.replace('/static/manifest-', `$&${language}-`)

/**
 * The page with its client script deferred; what it adds has the mark that the module script had (inline-scripts.server.ts). `state`: where
 * that is which the client starts from; null: in the page. In development (no hashed modules) the page is left as it is.
 */
export function withDeferredScripts(html: string, state: string | null = null): string {
  if (import.meta.env.DEV) return html
  const scripts = [...html.matchAll(modulePreloads)].map(([, href = '']) => href)
  const [, language = 'uk'] = /<html[^>]* lang="(\w+)"/.exec(html) ?? []
  const pieces = scripts.filter((href) => !entry.test(href)).map((href) => ofLanguage(href, language))
  // For the framework's discovery of routes, which knows them all from the start (react-router.config.ts).
  const withoutPreloads = html
    .replaceAll(' data-discover="true"', '')
    .replace(modulePreloads, '')
    .replace(scrollScript, '$1$2')
    .replace(contextScript, state === null ? '$&' : '$1$2')
  const stated = state === null ? '' : ` data-start="${state.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`
  return withoutPreloads.replace(
    moduleScript,
    (_, mark = '', modules: string) =>
      `<script${mark} type="text/plain" id="client-modules" data-pieces="${pieces.join(' ')}"${stated}>${ofLanguage(modules, language)}</script>` +
      `<script${mark}>${opening}</script><script${mark} type="speculationrules">${prefetch}</script>`,
  )
}
