/**
 * Runs in the browser; no line comments allowed. Every minute: reloads an error page, or a page whose scripts did not start, but only if the server
 * answers: from the browser's own error page the screen could not recover.
 */
export const watch = `(function(){
setInterval(function(){
if(document.querySelector('[data-alive]')&&document.querySelector('[data-island][data-awake]:not([data-plain])'))return;
fetch(location.href,{method:'HEAD',cache:'no-store'}).then(function(r){r.ok&&location.reload()},function(){})
},60000)})()`.replaceAll('\n', '')
