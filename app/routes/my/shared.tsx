import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { localePath, pathWithin } from '#domain/address/paths.ts'
import { maxSelected, type SessionKey } from '#domain/programme/selection.ts'
import { replaceStars, useStars } from '../../blocks/stars/star-store.ts'
import { useLocale, useWords } from '../../page-facts.tsx'
import { buttonClass } from '../../ui/button/button.tsx'
import { useScripts } from '../../ui/scripts/use-scripts.ts'
import type { SharedView } from './my-view.ts'
import styles from './route.module.css'

/** What came with the link, what of it could not be shown, and how it becomes one's own. */
export function Shared({ shared, year }: { shared: SharedView; year: number }): ReactNode {
  const { myProgramme: words } = useWords()
  return (
    <div className={styles.shared}>
      {shared.unknown && <p>{words.unknown(shared.unknown)}</p>}
      {shared.isBroken && <p>{words.broken}</p>}
      {shared.keys.length > 0 && <Taking keys={shared.keys} year={year} />}
    </div>
  )
}

/** With scripts only: the place is kept for it, so that nothing moves. */
function Taking({ keys, year }: { keys: readonly SessionKey[]; year: number }): ReactNode {
  const locale = useLocale()
  const { myProgramme: words } = useWords()
  const navigate = useNavigate()
  const stars = useStars(year)
  const isAlive = useScripts()
  const take = (own: readonly SessionKey[]) => {
    replaceStars(year, own)
    void navigate(localePath(locale, pathWithin.my(year)))
  }
  const all = [...new Set([...stars, ...keys])]
  if (isAlive && stars.length === keys.length && all.length === keys.length) return <p>{words.isMine}</p>
  return (
    <p className={styles.taking}>
      {isAlive && (
        <>
          {stars.length > 0 && all.length <= maxSelected && (
            <button type="button" className={buttonClass({ size: 'small' })} onClick={() => take(all)}>
              {words.addAll}
            </button>
          )}
          <button
            type="button"
            className={buttonClass({ size: 'small', variant: stars.length > 0 ? 'outlined' : 'wheat' })}
            onClick={() => take(keys)}
          >
            {stars.length > 0 ? words.replace : words.takeOver}
          </button>
        </>
      )}
    </p>
  )
}
