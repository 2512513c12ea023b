import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { closeShare, useShare } from '../../blocks/share/share-store.ts'
import { useLater } from '../../ui/later/use-later.ts'

/** Comes with the first opening. */
const openShare = () => import('./open-share.tsx')

/** Copy, e-mail and the networks for what a share button gave (product.md, 4.9). It exists while it is open. */
export function ShareDialog() {
  const { showShareModal, shareItem } = useShare()
  const { key } = useLocation()
  const shownAt = useRef(key)
  useEffect(() => {
    if (shownAt.current !== key) closeShare()
    shownAt.current = key
  }, [key])
  const part = useLater(openShare, showShareModal ? 'open' : null, closeShare)
  return part && showShareModal && shareItem ? <part.OpenShare item={shareItem} /> : null
}
