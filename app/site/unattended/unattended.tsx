// Recovery of unattended screens: the page reloads if its scripts did not start. For root.tsx.

import { Inline } from '../../inline.tsx'
import { usePageHandle } from '../../page-handle.ts'

/** Set on the working page of a route whose `handle` is `{ isUnattended: true }`. */
export const aliveAttribute = { 'data-alive': '' }

/** Seconds between reloads without scripts. */
const refreshAfter = 60

/**
 * Runs in the browser; no line comments allowed. Every minute: reloads an error page, or a page whose scripts did not start, but only if the server
 * answers: from the browser's own error page the screen could not recover.
 */
const watch = `(function(){
setInterval(function(){
if(document.querySelector('[data-alive]')&&document.querySelector('[data-island][data-awake]:not([data-plain])'))return;
fetch(location.href,{method:'HEAD',cache:'no-store'}).then(function(r){r.ok&&location.reload()},function(){})
},60000)})()`.replaceAll('\n', '')

/** In the head of every page, also of the error page on a screen. */
export function Unattended() {
  const { isUnattended } = usePageHandle()
  if (!isUnattended) return null
  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content={String(refreshAfter)} />
      </noscript>
      <Inline as="script" text={watch} />
    </>
  )
}
