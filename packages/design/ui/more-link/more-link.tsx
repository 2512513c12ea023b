import type { ReactNode } from 'react'
import { Arrow } from '../icon/icon.tsx'

/** The link to more of the same: underlined words and the arrow. */
export function MoreLink({ to, children }: { to: string; children: ReactNode }) {
  const isElsewhere = /^https?:/.test(to)
  const content = (
    <>
      <span>{children}</span>
      <Arrow />
    </>
  )
  if (isElsewhere) {
    return (
      <a className="target more" href={to} target="_blank" rel="noopener">
        {content}
      </a>
    )
  }
  return (
    <a className="target more" href={to}>
      {content}
    </a>
  )
}
