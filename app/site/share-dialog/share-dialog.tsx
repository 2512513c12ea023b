import { lazy, Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { closeShare, useShare } from '../../blocks/share/share-store.ts'

/** Comes with the first opening. */
const OpenShare = lazy(() => import('./open-share.tsx').then(({ OpenShare: component }) => ({ default: component })))

/** Copy, e-mail and the networks for what a share button gave (product.md, 4.9). It exists while it is open. */
export function ShareDialog() {
  const { showShareModal, shareItem } = useShare()
  const { key } = useLocation()
  const shownAt = useRef(key)
  useEffect(() => {
    if (shownAt.current !== key) closeShare()
    shownAt.current = key
  }, [key])
  return showShareModal && shareItem ? (
    <Suspense>
      <OpenShare item={shareItem} />
    </Suspense>
  ) : null
}
