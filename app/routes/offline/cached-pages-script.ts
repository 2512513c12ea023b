import { seenStore } from '../../service-worker/stores.ts'

/** How many pages are named. */
const maxPages = 12

/**
 * Runs in the browser; it must stay without line comments. The page stands in place of another one: that one is loaded when the network is
 * back. Links to what is kept are shown, and the pages seen last in this language are listed, by their titles: no page is parsed, which
 * Trusted Types would refuse.
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
