// The page's starter: a few lines that fetch its sheet and fonts once it is painted, and its client on the first touch or when long idle.
import {
  clickedEarly,
  closedPart,
  dressPage,
  facesId,
  facesSheet,
  pieces,
  piecesId,
  placesKey,
  scripted,
  sheetsId,
} from './page-marks.ts'
import { startedEvent } from './started-event.ts'

/** ms after `load` without a touch from which the client starts by itself: who reads needs it for what changes with time only. */
const patience = 5000
/** ms after the fonts have come in which nothing of what lies below the screen is laid out that nobody has come near to: first what is seen is finished. */
const quiet = 1500
/** ms after the first paint's pictures in which no font is handed over: what draws them keeps the processor from laying out the text. */
const settled = 400
/** ms between two families, in which the first is drawn. */
const between = 100
/** ms for which what lies below the screen is laid out in one go. */
const turn = 3
/** Family, source, weight and range of a font. */
export type Face = readonly [family: string, source: string, weight: string, range: string]

/**
 * Runs in the browser as a module that the page asks for when it is painted (deferred-scripts.server.ts); it must stay small and without line comments. What it
 * does until the client has taken the page over:
 *
 * - It asks for the fonts, and for the sheet where the page has not done so (late-styles.server.ts); the client waits for that: what it adds to the
 *   page would stand there without its styles, and push the page down.
 * - It hands the fonts over when all that a page needs are there, a family a frame: what lays the text out anew is its longest task, and shorter
 *   twice than once. The sheet of their faces is there for those without scripts only, and stands where React looks for it, after the others, even where the page has one that counts already.
 * - Who stands in a field already when it comes, or has opened a menu, has touched the page.
 * - What lies below the screen is laid out piece by piece once the fonts and the sheet are there.
 * - Where the client takes the place of what the page shows (`data-awaiting`) it does not wait for a touch.
 * - It has the client's files fetched together and evaluated one after another, so that a touch is answered between two of them.
 * - Events do not reach React, which would finish the whole page at once for the first of them: links and forms are the browser's.
 * - It keeps the last click on what works with scripts only (`data-early`, `data-consent-settings`) and has it done then, or follows the
 *   link when that takes too long.
 * - Who leaves before the client stands finds the page where it was left (the framework keeps the places only once it stands).
 *
 * It makes the page's one Trusted Types policy, which lets pass text without markup, the constant by which React makes a script that does
 * not run, the modules that stand before the starter, and the service worker (docs/decisions/0034-rendered-policy.md).
 */
export const starterWith = ({ faces, needed }: { faces: readonly Face[]; needed: number }): string =>
  `(function(){
var faces=${JSON.stringify(faces)};
var w=window,d=document,l=location,done=0,unfolds=0,early,wake=['pointerdown','pointermove','wheel','keydown','touchstart','focusin','click'],
held=['pointerdown','pointerup','mousedown','mouseup','touchstart','touchend','click','keydown','keypress','keyup','input','change'];
var own=d.getElementById('client-modules'),modules=own.textContent,files=own.dataset.pieces.split(' '),tt=w.trustedTypes;
function only(good){return function(x){return good(x)?x:null}}
tt&&tt.createPolicy&&tt.createPolicy('default',{
createHTML:only(function(x){return x.indexOf('<')<0||x==='<script><\\/script>'}),
createScript:only(function(x){return x===modules}),
createScriptURL:only(function(x){return x==='/sw.js'})});
function add(name,values,after){var e=d.createElement(name);for(var k in values)e[k]=values[k];after?after.after(e):d.body.appendChild(e);return e}
function dress(){var n=d.getElementById('${sheetsId}'),f=d.getElementById('${facesId}');if(!n)return;n.id='';w.${dressPage}();
f=f||add('link',{rel:'stylesheet',disabled:true,href:n.textContent.match(/\\/static\\${facesSheet}[^"]+/)[0]},d.head.lastChild);
rest().then(function(){if(f&&f.disabled)try{type()}catch(e){f.disabled=false}else later()})}
function type(){var all=faces.map(function(x){return new FontFace(x[0],x[1],{weight:x[2],unicodeRange:x[3],display:'swap'})});
Promise.all([new Promise(function(r){setTimeout(r,${settled})})].concat(all.slice(0,${needed}).map(function(x){return x.load().catch(rest)}))).then(function(){hand(${JSON.stringify([...new Set(faces.map(([family]) => family))])})});
function hand(names){if(!names.length)return later();all.forEach(function(x,i){faces[i][0]===names[0]&&d.fonts.add(x)});
requestAnimationFrame(function(){setTimeout(function(){hand(names.slice(1))},${between})})}}
function later(){w.${dressPage}().then(function(){setTimeout(function(){idle(unfold,200)},${quiet})})}
function idle(f,ms){w.requestIdleCallback?requestIdleCallback(f,{timeout:ms||2500}):setTimeout(f,50)}
function unfold(){var p=d.getElementById('${piecesId}'),names='${pieces}',left;if(!p||p.media!=='screen'||unfolds)return;unfolds=1;
[].forEach.call(p.sheet.cssRules,function(r){if(r.media&&matchMedia(r.media.mediaText).matches)names+=','+r.cssRules[0].selectorText});
left=[].slice.call(d.querySelectorAll(names));next();
function next(){var e,t=performance.now();do{e=left.shift();if(e){e.style.contentVisibility='visible';e.offsetHeight}}while(e&&performance.now()-t<${turn});e?idle(next,200):p.media='not all'}}
function rest(){return new Promise(function(r){var c=new MessageChannel();c.port1.onmessage=r;c.port2.postMessage(0)})}
function start(){if(done)return;done=1;
wake.forEach(function(e){w.removeEventListener(e,start,true)});
dress();
files.forEach(function(h){add('link',{rel:'modulepreload',href:h},d.head.lastChild)});
files.reduce(function(p,h){return p.then(rest).then(function(){return import(h)})},rest()).catch(rest).then(rest).then(function(){
return w.${dressPage}&&w.${dressPage}()}).then(function(){
add('script',{type:'module',textContent:modules})})}
wake.forEach(function(e){w.addEventListener(e,start,{capture:true,passive:true})});
w.addEventListener('pagehide',function(){try{var s=JSON.parse(sessionStorage.getItem('${placesKey}'))||{};s[history.state.key]=w.scrollY;sessionStorage.setItem('${placesKey}',JSON.stringify(s))}catch(e){}history.scrollRestoration='auto'});
function loaded(){setTimeout(function(){idle(start)},d.querySelector('[data-awaiting]')?0:${patience})}
rest().then(dress);
if(d.activeElement&&d.activeElement!==d.body||d.querySelector('[open]>${closedPart}'))start();
d.readyState==='complete'?loaded():w.addEventListener('load',loaded);
function hold(e){e.stopPropagation();if(e.type!=='click')return;
var t=e.target.closest&&e.target.closest('${scripted}');
if(t&&!e.button&&!e.metaKey&&!e.ctrlKey&&!e.shiftKey){e.preventDefault();keep(t)}}
function keep(t){early=t;t.href&&setTimeout(function(){early===t&&l.assign(t.href)},4000)}
var first=w.${clickedEarly};if(first)if(first.matches('${scripted}')){keep(first);start()}else rest().then(function(){first.click()});
held.forEach(function(e){w.addEventListener(e,hold,true)});
w.addEventListener('${startedEvent}',function(){held.forEach(function(e){w.removeEventListener(e,hold,true)});w.onpopstate=null;
unfold();
d.querySelectorAll('[type=speculationrules]').forEach(function(r){r.remove()});
var t=early;early=0;t&&t.isConnected&&t.click()},{once:true})
})()`.replaceAll('\n', '')
