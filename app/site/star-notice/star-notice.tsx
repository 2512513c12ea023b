import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import { forgetChange, useStarChange } from '../../blocks/stars/star-store.ts'

/** Comes with the first star. */
const ShownChange = lazy(() => import('./shown-change.tsx').then(({ ShownChange: component }) => ({ default: component })))

/** Says what a star has done: which session it took, and with which others that clashes. It goes with the page, or when it is closed. */
export function StarNotice(): ReactNode {
  const change = useStarChange()
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another matter.
  useEffect(() => forgetChange(), [pathname])
  return (
    <div aria-live="polite" aria-atomic="true">
      <Suspense>{change && change.is !== 'removed' && <ShownChange key={change.key} change={change} />}</Suspense>
    </div>
  )
}
