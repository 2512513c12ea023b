// Recovery of unattended screens: the page reloads if its scripts did not start. For root.tsx.

import { Inline } from '@forum/design/page/inline.tsx'
import { usePageHandle } from '@forum/site/app/context/page-handle.ts'
import { watch } from './watch.ts'

/** Set on the working page of a route whose `handle` is `{ isUnattended: true }`. */
export const aliveAttribute = { 'data-alive': '' }

/** Seconds between reloads without scripts. */
const refreshAfter = 60

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
