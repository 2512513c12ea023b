/**
 * Runs in the browser before React does, because a visitor may switch at once: keeps the choice for `/` (product.md, 2.1; nothing
 * else sets this cookie, 12 months) and takes the whole query and the fragment along. It must stay small and without line comments.
 */
export const choiceScript = `(function(){
addEventListener('click',function(e){
var a=e.target.closest&&e.target.closest('a[data-language]');if(!a)return;
document.cookie='lang='+a.dataset.language+';Path=/;Max-Age=31536000;SameSite=Lax'+(location.protocol==='https:'?';Secure':'');
if(!a.hasAttribute('data-absent')){a.search=location.search;a.hash=location.hash}
},true)
})()`.replaceAll('\n', '')
