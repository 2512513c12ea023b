import { seenStore } from '@forum/site/app/service-worker/stores.ts'

/** Maximum number of listed pages. */
const maxPages = 12

/**
 * Runs in the browser; no line comments allowed. Loads the requested page when the network is back, shows links to cached pages, and lists recent
 * pages of this language by title. It does not parse pages: Trusted Types would refuse it.
 */
export const cachedPagesScript = `(async function(){
addEventListener('online',function(){location.reload()});
if(!self.caches)return;
for(const link of document.querySelectorAll('[data-if-kept]'))if(await caches.match(link.href))link.hidden=false;
const signs={amp:'&',lt:'<',gt:'>',quot:'"','#x27':"'"};
const part=document.getElementById('kept'),store=await caches.open('${seenStore}'),found=[];
for(const request of await store.keys()){
const url=new URL(request.url),copy=await store.match(request);
if(copy&&url.pathname.split('/')[1]===document.documentElement.lang&&url.href!==location.href)
found.push({url,copy,at:+copy.headers.get('x-kept-at')})}
found.sort(function(a,b){return b.at-a.at});
for(const {url,copy} of found.slice(0,${maxPages})){
const title=(/<title>([^<]*)/.exec(await copy.text())||['',''])[1].replace(/&(amp|lt|gt|quot|#x27);/g,function(_,name){return signs[name]});
const item=document.createElement('li'),link=document.createElement('a');
link.href=url.href;link.textContent=title.replace(' — '+part.dataset.site,'');
item.append(link);part.querySelector('ul').append(item);part.hidden=false}
})()`.replaceAll('\n', '')
