// Keeps React off the critical path (performance reference): nothing is preloaded, and the client starts after `load` and idle
// or on the first interaction, whichever comes first. The framework's module script is kept as inert text until then.
import { startedEvent } from './started-event.ts'

const moduleScript = /<script( nonce="[\w-]+")? type="module" async="">([\s\S]*?)<\/script>/
const modulePreloads = /<link rel="modulepreload"[^>]*\/?>/g

/**
 * Runs in the browser; it must stay small and without line comments. Until the client has taken the page over it also keeps the last click
 * on what works with scripts only (`data-early`, `data-consent-settings`) and has it done then, or follows the link when that takes too
 * long; and it loads the page anew when the visitor goes through the history to another page of this document, which only the client could
 * draw.
 *
 * It makes the page's one Trusted Types policy, which lets pass text without markup, the constant by which React makes a script that does
 * not run, the modules that stand before the starter, and the service worker (docs/decisions/0034-rendered-policy.md).
 */
const starter = `(function(){
var w=window,d=document,l=location,done=0,early,at=l.pathname+l.search,events=['pointerdown','keydown','touchstart','focusin'];
var modules=d.currentScript.previousElementSibling.textContent,tt=w.trustedTypes;
function only(good){return function(x){return good(x)?x:null}}
tt&&tt.createPolicy&&tt.createPolicy('default',{
createHTML:only(function(x){return x.indexOf('<')<0||x==='<script><\\/script>'}),
createScript:only(function(x){return x===modules}),
createScriptURL:only(function(x){return x==='/sw.js'})});
function start(){if(done)return;done=1;
events.forEach(function(e){w.removeEventListener(e,start,true)});
var s=d.createElement('script');s.type='module';s.textContent=modules;
d.body.appendChild(s)}
events.forEach(function(e){w.addEventListener(e,start,{capture:true,passive:true})});
function idle(){w.requestIdleCallback?requestIdleCallback(start,{timeout:2500}):setTimeout(start,200)}
d.readyState==='complete'?idle():w.addEventListener('load',idle);
function keep(e){var t=e.target.closest&&e.target.closest('[data-early],[data-consent-settings]');
if(t&&!e.button&&!e.metaKey&&!e.ctrlKey&&!e.shiftKey){e.preventDefault();early=t;t.href&&setTimeout(function(){early===t&&l.assign(t.href)},4000)}}
function pop(){at!==l.pathname+l.search&&l.reload()}
w.addEventListener('click',keep,true);w.addEventListener('popstate',pop);
w.addEventListener('${startedEvent}',function(){w.removeEventListener('click',keep,true);w.removeEventListener('popstate',pop);
var t=early;early=0;t&&t.isConnected&&t.click()},{once:true})
})()`.replaceAll('\n', '')

/**
 * The page with its client script deferred; what it adds has the mark that the module script had (inline-scripts.server.ts). In development
 * (no hashed modules) the page is left as it is.
 */
export function withDeferredScripts(html: string): string {
  if (import.meta.env.DEV) return html
  const withoutPreloads = html.replace(modulePreloads, '')
  return withoutPreloads.replace(
    moduleScript,
    (_, mark: string | undefined, modules: string) =>
      `<script${mark ?? ''} type="text/plain" id="client-modules">${modules}</script><script${mark ?? ''}>${starter}</script>`,
  )
}
