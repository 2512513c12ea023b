// What a page needs that stands on a screen nobody attends: it loads itself anew when it never came to life. For root.tsx.

import { Inline } from '../../inline.tsx'
import { usePageHandle } from '../../page-handle.ts'

/** A route whose `handle` is `{ isUnattended: true }` marks its working page with this attribute. */
export const aliveAttribute = { 'data-alive': '' }

/** Seconds after which a screen without scripts asks for the page again. */
const refreshAfter = 60

/**
 * Runs in the browser; it must stay without line comments. Once a minute: a page that is an error page, or that no script has taken over,
 * is loaded again, but only when the server answers well: a screen would never come back from the browser's own error page.
 */
const watch = `(function(){
setInterval(function(){
if(document.querySelector('[data-alive]')&&document.querySelector('[data-island][data-awake]'))return;
fetch(location.href,{method:'HEAD',cache:'no-store'}).then(function(r){r.ok&&location.reload()},function(){})
},60000)})()`.replaceAll('\n', '')

/** In the head, on every page: also on the error page that stands in the screen's place. */
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
