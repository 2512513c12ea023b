// Keeps React off the critical path (performance reference): nothing is preloaded, and the client starts after `load` and idle
// or on the first interaction, whichever comes first. The framework's module script is kept as inert text until then.

const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/
const modulePreloads = /<link rel="modulepreload"[^>]*\/?>/g

/** Runs in the browser; it must stay small and without line comments. */
const starter = `(function(){
var w=window,d=document,done=0,events=['pointerdown','keydown','touchstart','focusin'];
function start(){if(done)return;done=1;
events.forEach(function(e){w.removeEventListener(e,start,true)});
var s=d.createElement('script');s.type='module';s.textContent=d.getElementById('client-modules').textContent;d.body.appendChild(s)}
events.forEach(function(e){w.addEventListener(e,start,{capture:true,passive:true})});
function idle(){w.requestIdleCallback?requestIdleCallback(start,{timeout:2500}):setTimeout(start,200)}
d.readyState==='complete'?idle():w.addEventListener('load',idle)
})()`.replaceAll('\n', '')

/** The page with its client script deferred. In development (no hashed modules) the page is left as it is. */
export function withDeferredScripts(html: string): string {
  if (import.meta.env.DEV) return html
  const withoutPreloads = html.replace(modulePreloads, '')
  return withoutPreloads.replace(
    moduleScript,
    (_, modules: string) => `<script type="text/plain" id="client-modules">${modules}</script><script>${starter}</script>`,
  )
}
