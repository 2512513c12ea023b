import { data } from '@forum/design/attributes/attributes.ts'
import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { buttonClass } from '@forum/design/ui/button/button.tsx'
import { Icon } from '@forum/design/ui/icon/icon.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { writeSelection } from '@forum/domain/programme/selection.ts'
import { QrCode } from '@forum/site/app/blocks/qr-code/qr-code.tsx'
import { ShareButton } from '@forum/site/app/blocks/share/share-button.tsx'
import { Subscription } from '@forum/site/app/blocks/subscription/subscription.tsx'
import type { ReactNode } from 'react'
import type { SharedView } from './my-view.ts'
import styles from './route.module.css'

/** Minutes from the reminder to a session. */
const reminded = 15
const outlined = buttonClass({ variant: 'outlined', size: 'small' })

/** Share, subscribe, print. Scripts add the stars to the addresses of one's own programme. */
export function Ways({ year, shared }: { year: number; shared: SharedView | null }): ReactNode {
  const locale = useLocale()
  const { myProgramme: words, programme } = useWords()
  const selection = writeSelection(shared?.keys ?? [])
  const address = localePath(locale, pathWithin.selection(year, selection))
  const calendar = localePath(locale, pathWithin.myCalendar(year, selection))
  const reminders = localePath(locale, pathWithin.myCalendar(year, selection, reminded))
  const to = (href: string) => (shared ? { href } : data({ 'data-selection': href }))
  // A shared programme is fixed; a calendar of one's own follows the stars by a key that scripts add.
  const followed = (file: string, minutes: number | null) =>
    shared ? { path: file } : { path: localePath(locale, pathWithin.followedCalendar(year, '', minutes)), own: { file } }
  return (
    <div className="wrap screenOnly within6">
      <p className="cluster buttons">
        {shared ? (
          <ShareButton item={{ title: words.titleOf(year), path: address }} />
        ) : (
          <a className={buttonClass({ size: 'small' })} {...to(address)}>
            {words.share}
          </a>
        )}
        <a className={outlined} {...to(calendar)}>
          <Icon name="calendar" />
          {words.calendar}
        </a>
        <button type="button" className={outlined} {...data({ 'data-print': '' })} hidden>
          {words.print}
        </button>
        {!shared && (
          <button type="button" className={outlined} {...data({ 'data-undo': '' })} hidden>
            {words.undo}
          </button>
        )}
      </p>
      <div className="measure above4">
        <Subscription title={programme.subscribe} {...followed(calendar, null)} />
        <Subscription title={words.remind} {...followed(reminders, reminded)} />
      </div>
      <p className="aside measure above3">{shared ? words.calendarText : words.followText}</p>
      {!shared && <Following />}
      {shared?.code && (
        <div className={`above6 ${styles.code}`}>
          <QrCode drawing={shared.code} label={words.code} />
          <p className="aside above3">{words.codeText}</p>
        </div>
      )}
    </div>
  )
}

/** State of the subscribed calendar. */
function Following(): ReactNode {
  const { myProgramme: words } = useWords()
  return (
    <>
      <p className="aside measure above3" {...data({ 'data-followed': '' })} hidden>
        {words.followed}{' '}
        <button type="button" className="link" {...data({ 'data-unfollow': '' })}>
          {words.unfollow}
        </button>
      </p>
      <div aria-live="polite">
        <p className="aside measure above3" {...data({ 'data-following': 'ended' })} hidden>
          {words.unfollowed}
        </p>
        <p className="aside measure above3" {...data({ 'data-following': 'failed' })} hidden>
          {words.followFailed}
        </p>
        <p className="aside measure above3" {...data({ 'data-following': 'refused' })} hidden>
          {words.followRefused}
        </p>
      </div>
    </>
  )
}
