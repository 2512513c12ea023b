import type { ReactNode } from 'react'
import { localePath, pathWithin, subscriptionAddress } from '#domain/address/paths.ts'
import { writeSelection } from '#domain/programme/selection.ts'
import { QrCode } from '../../blocks/qr-code/qr-code.tsx'
import { ShareButton } from '../../blocks/share/share-button.tsx'
import { useLocale, usePageFacts, useWords } from '../../page-facts.tsx'
import { buttonClass } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import type { SharedView } from './my-view.ts'
import styles from './route.module.css'

const outlined = buttonClass({ variant: 'outlined', size: 'small' })

/** Where a programme goes from here: to others, to a calendar, on paper. To the addresses of one's own the browser adds what is starred. */
export function Ways({ year, shared }: { year: number; shared: SharedView | null }): ReactNode {
  const locale = useLocale()
  const { myProgramme: words, programme } = useWords()
  const { siteUrl } = usePageFacts()
  const selection = writeSelection(shared?.keys ?? [])
  const address = localePath(locale, pathWithin.selection(year, selection))
  const calendar = localePath(locale, pathWithin.myCalendar(year, selection))
  const reminders = localePath(locale, pathWithin.myReminders(year, selection))
  const to = (href: string) => (shared ? { href } : { 'data-selection': href })
  return (
    <div className={`wrap ${styles.ways}`}>
      <p className="cluster buttons">
        {shared ? (
          <ShareButton item={{ title: words.titleOf(year), path: address }} />
        ) : (
          <a className={buttonClass({ size: 'small' })} {...to(address)}>
            {words.share}
          </a>
        )}
        <a className={outlined} {...to(subscriptionAddress(siteUrl + calendar))}>
          <Icon name="calendar" />
          {programme.subscribe}
        </a>
        <a className={outlined} {...to(subscriptionAddress(siteUrl + reminders))}>
          {words.remind}
        </a>
        <a className={outlined} {...to(calendar)}>
          {words.calendar}
        </a>
        <button type="button" className={outlined} data-print="" hidden>
          {words.print}
        </button>
        {!shared && (
          <button type="button" className={outlined} data-undo="" hidden>
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
