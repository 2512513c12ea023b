// The page's starter: a few lines at its end that fetch its sheets once it is loaded, and its client on the first touch or when long idle.
import { facesId, sheetsId } from './critical-styles.server.ts'
import { startedEvent } from './started-event.ts'

/** ms after `load` without a touch from which the client starts by itself: who reads needs it for what changes with time only. */
const patience = 5000

/**
 * Runs in the browser; it must stay small and without line comments. What it does until the client has taken the page over:
 *
 * - It asks for the sheets and the fonts after `load`, or with the first touch. The sheets count together: one alone would go before what the
 *   page carries of the others.
 * - Where the client takes the place of what the page shows (`data-awaiting`) it does not wait for a touch.
 * - It has the client's files fetched together and evaluated one after another, so that a touch is answered between two of them.
 * - Events do not reach React, which would finish the whole page at once for the first of them: links and forms are the browser's.
 * - It keeps the last click on what works with scripts only (`data-early`, `data-consent-settings`) and has it done then, or follows the
 *   link when that takes too long; and it loads the page anew when the visitor goes through the history to another page of this document,
 *   which only the client could draw.
 * - A page that has a present (`#now`, today's programme) is opened there when it is new: neither loaded anew nor come back to, and its address names no place.
 *
 * It makes the page's one Trusted Types policy, which lets pass text without markup, the constant by which React makes a script that does
 * not run, the modules that stand before the starter, and the service worker (docs/decisions/0034-rendered-policy.md).
 */
export const starter = `(function(){
var w=window,d=document,l=location,done=0,early,at=l.pathname+l.search,wake=['pointerdown','pointermove','wheel','keydown','touchstart','focusin'],
held=['pointerdown','pointerup','mousedown','mouseup','touchstart','touchend','click','keydown','keypress','keyup','input','change'];
var now=d.getElementById('now'),how=performance.getEntriesByType('navigation')[0];
now&&!l.hash&&how&&how.type==='navigate'&&now.getBoundingClientRect().top>innerHeight*.7&&now.scrollIntoView();
var own=d.currentScript.previousElementSibling,modules=own.textContent,pieces=own.dataset.pieces.split(' '),tt=w.trustedTypes;
function only(good){return function(x){return good(x)?x:null}}
tt&&tt.createPolicy&&tt.createPolicy('default',{
createHTML:only(function(x){return x.indexOf('<')<0||x==='<script><\\/script>'}),
createScript:only(function(x){return x===modules}),
createScriptURL:only(function(x){return x==='/sw.js'})});
function add(name,values,after){var e=d.createElement(name);for(var k in values)e[k]=values[k];after?after.after(e):d.body.appendChild(e);return e}
function dress(){var n=d.getElementById('${sheetsId}'),f=d.getElementById('${facesId}');if(!n)return;n.id='';if(f)f.media='all';
var hrefs=n.textContent.match(/\\/static\\/[^"]+/g)||[],left=hrefs.length,links=hrefs.map(function(h){
return n=add('link',{rel:'stylesheet',media:'not all',onload:come,onerror:come,href:h},n)});
function come(){--left||links.forEach(function(k){k.media='all'})}}
function rest(){return new Promise(function(r){var c=new MessageChannel();c.port1.onmessage=r;c.port2.postMessage(0)})}
function start(){if(done)return;done=1;
wake.forEach(function(e){w.removeEventListener(e,start,true)});
dress();
pieces.forEach(function(h){add('link',{rel:'modulepreload',href:h},d.head.lastChild)});
pieces.reduce(function(p,h){return p.then(rest).then(function(){return import(h)})},rest()).catch(rest).then(rest).then(function(){
add('script',{type:'module',textContent:modules})})}
wake.forEach(function(e){w.addEventListener(e,start,{capture:true,passive:true})});
function loaded(){dress();setTimeout(function(){w.requestIdleCallback?requestIdleCallback(start,{timeout:2500}):start()},d.querySelector('[data-awaiting]')?0:${patience})}
d.readyState==='complete'?loaded():w.addEventListener('load',loaded);
function hold(e){e.stopPropagation();if(e.type!=='click')return;
var t=e.target.closest&&e.target.closest('[data-early],[data-consent-settings]');
if(t&&!e.button&&!e.metaKey&&!e.ctrlKey&&!e.shiftKey){e.preventDefault();early=t;t.href&&setTimeout(function(){early===t&&l.assign(t.href)},4000)}}
function pop(){at!==l.pathname+l.search&&l.reload()}
held.forEach(function(e){w.addEventListener(e,hold,true)});w.addEventListener('popstate',pop);
w.addEventListener('${startedEvent}',function(){held.forEach(function(e){w.removeEventListener(e,hold,true)});w.removeEventListener('popstate',pop);
d.querySelectorAll('[type=speculationrules]').forEach(function(r){r.remove()});
var t=early;early=0;t&&t.isConnected&&t.click()},{once:true})
})()`.replaceAll('\n', '')
