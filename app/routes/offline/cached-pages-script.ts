import { seenStore } from '../../service-worker/stores.ts'

/** How many pages are named. */
const maxPages = 12

/**
 * Runs in the browser; it must stay without line comments. The page stands in place of another one: that one is loaded when the network is
 * back. Links to what is kept are shown, and the pages seen last in this language are listed.
 */
export const cachedPagesScript = `(async function(){
addEventListener('online',function(){location.reload()});
if(!self.caches)return;
for(const link of document.querySelectorAll('[data-if-kept]'))if(await caches.match(link.href))link.hidden=false;
const part=document.getElementById('kept'),store=await caches.open('${seenStore}'),found=[];
for(const request of await store.keys()){
const url=new URL(request.url),copy=await store.match(request);
if(copy&&url.pathname.split('/')[1]===document.documentElement.lang&&url.href!==location.href)
found.push({url,copy,at:+copy.headers.get('x-kept-at')})}
found.sort(function(a,b){return b.at-a.at});
for(const {url,copy} of found.slice(0,${maxPages})){
const page=new DOMParser().parseFromString(await copy.text(),'text/html'),item=document.createElement('li'),link=document.createElement('a');
link.href=url.href;link.textContent=page.title.replace(' — '+part.dataset.site,'');
item.append(link);part.querySelector('ul').append(item);part.hidden=false}
})()`.replaceAll('\n', '')
