import { data } from '@forum/design/attributes/attributes.ts'
import { useWords } from '@forum/design/page/page-facts.tsx'
import { buttonClass } from '@forum/design/ui/button/button.tsx'
import type { ReactNode } from 'react'
import type { SharedView } from './my-view.ts'

/** A shared selection: unknown sessions, and taking it over, which needs scripts (islands/my-programme). */
export function Shared({ shared }: { shared: SharedView }): ReactNode {
  const { myProgramme: words } = useWords()
  const small = buttonClass({ size: 'small' })
  return (
    <div className="gap2">
      {shared.unknown && <p>{words.unknown(shared.unknown)}</p>}
      {shared.isBroken && <p>{words.broken}</p>}
      {shared.keys.length > 0 && (
        <p className="cluster screenOnly">
          <span {...data({ 'data-is-mine': '' })} hidden>
            {words.isMine}
          </span>
          <button type="button" className={small} {...data({ 'data-take': 'mine' })} hidden>
            {words.takeOver}
          </button>
          <button type="button" className={small} {...data({ 'data-take': 'add' })} hidden>
            {words.addAll}
          </button>
          <button
            type="button"
            className={buttonClass({ size: 'small', variant: 'outlined' })}
            {...data({ 'data-take': 'replace' })}
            hidden
          >
            {words.replace}
          </button>
        </p>
      )}
    </div>
  )
}
