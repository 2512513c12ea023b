import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { forgetChange, useStarChange } from '../../blocks/stars/star-change.ts'
import { useWords } from '../../page-facts.tsx'
import { useLater } from '../../ui/later/use-later.ts'

/** Comes with the first star. */
const shownChange = () => import('./shown-change.tsx')

/** Says what a star has done: which session it took, and with which others that clashes. It goes with the page, or when it is closed. */
export function StarNotice(): ReactNode {
  const change = useStarChange()
  const { pathname } = useLocation()
  const { myProgramme: words } = useWords()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another matter.
  useEffect(() => forgetChange(), [pathname])
  const isTold = change !== null && change.is !== 'removed'
  const [isAbsent, setAbsent] = useState(false)
  const part = useLater(shownChange, isTold ? change.key : null, () => setAbsent(true))
  return (
    <div aria-live="polite" aria-atomic="true">
      {isTold && part && <part.ShownChange key={change.key} change={change} />}
      {isTold && !part && isAbsent && <p className="visuallyHidden">{change.is === 'full' ? words.noticeFull : words.added}</p>}
    </div>
  )
}
