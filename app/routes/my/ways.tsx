import type { ReactNode } from 'react'
import { localePath, pathWithin, subscriptionAddress } from '#domain/address/paths.ts'
import { type SessionKey, writeSelection } from '#domain/programme/selection.ts'
import { QrCode } from '../../blocks/qr-code/qr-code.tsx'
import { ShareButton } from '../../blocks/share/share-button.tsx'
import { useShareAddress } from '../../blocks/share/use-share-address.ts'
import { undoStars, useCanUndo } from '../../blocks/stars/star-store.ts'
import { useLocale } from '../../locale.tsx'
import { ButtonLink, buttonClass } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { useScripts } from '../../ui/scripts/use-scripts.ts'
import { usePlanWords } from '../../words/plan-words.ts'
import type { SharedView } from './my-view.ts'
import styles from './route.module.css'

type WaysProps = { year: number; chosen: readonly SessionKey[]; shared: SharedView | null }

/** Where a programme goes from here: to others, to a calendar, on paper. */
export function Ways({ year, chosen, shared }: WaysProps): ReactNode {
  const locale = useLocale()
  const { myProgramme: words, programme } = usePlanWords()
  const absolute = useShareAddress()
  const isAlive = useScripts()
  const canUndo = useCanUndo(year)
  const selection = writeSelection(chosen)
  const address = localePath(locale, pathWithin.selection(year, selection))
  const calendar = localePath(locale, pathWithin.myCalendar(year, selection))
  return (
    <div className={`wrap ${styles.ways}`}>
      <p className="cluster buttons">
        {shared ? (
          <ShareButton item={{ title: words.titleOf(year), path: address }} />
        ) : (
          <ButtonLink to={address} size="small">
            {words.share}
          </ButtonLink>
        )}
        <a className={buttonClass({ variant: 'outlined', size: 'small' })} href={subscriptionAddress(absolute(calendar))}>
          <Icon name="calendar" />
          {programme.subscribe}
        </a>
        <a className={buttonClass({ variant: 'outlined', size: 'small' })} href={calendar}>
          {words.calendar}
        </a>
        {isAlive && (
          <button type="button" className={buttonClass({ variant: 'outlined', size: 'small' })} onClick={() => window.print()}>
            {words.print}
          </button>
        )}
        {!shared && canUndo && (
          <button type="button" className={buttonClass({ variant: 'outlined', size: 'small' })} onClick={() => undoStars(year)}>
            {words.undo}
          </button>
        )}
      </p>
      <p className={styles.told}>{words.calendarText}</p>
      {shared?.code && (
        <div className={styles.code}>
          <QrCode drawing={shared.code} label={words.code} />
          <p>{words.codeText}</p>
        </div>
      )}
    </div>
  )
}
