import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { Icon } from '@forum/design/ui/icon/icon.tsx'
import { localePath } from '@forum/domain/address/paths.ts'
import { wordsOf } from '@forum/domain/localisation/local-text.ts'
import { sessionTime } from '@forum/domain/programme/session-time.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import { dayAndMonth } from '@forum/domain/time/kyiv-time.ts'
import type { ReactNode } from 'react'
import { ShareButton } from '../share/share-button.tsx'
import { StarButton } from '../stars/star-button.tsx'
import { type ItemView, itemPaths, type RoomView } from './day-view.ts'
import styles from './session-actions.module.css'
import type { GridPlace } from './time-grid.ts'

type SessionActionsProps = {
  item: ItemView
  room: RoomView | undefined
  times: { start: Instant; end: Instant | null }
  /** The day as text: "16 жовтня". */
  date: string
  year: number
  place: GridPlace
  /** The whole day is over. */
  isOver: boolean
}

/** Share, calendar and star of a session (after its end only share), above the block's link. */
export function SessionActions({ item, room, times, date, year, place, isOver }: SessionActionsProps): ReactNode {
  const locale = useLocale()
  const { programme: words } = useWords()
  const { key, title } = item
  const paths = itemPaths(item, year)
  const share = {
    title,
    time: words.kyivTimeOf(sessionTime(times, date, (end) => dayAndMonth(end, locale))),
    room: wordsOf(room?.name ?? item.location),
    path: localePath(locale, paths.page),
  }
  return (
    <p className={[`timedActions screenOnly ${styles.actions}`, place.isTight && styles.tight].filter(Boolean).join(' ')}>
      <ShareButton item={share} variant="icon" />
      {!isOver && (
        <a
          className={`${styles.calendar} square`}
          href={localePath(locale, paths.calendar)}
          aria-label={words.calendarItem(wordsOf(title))}
        >
          <Icon name="calendar" width="18" height="18" />
        </a>
      )}
      {!isOver && key !== undefined && <StarButton star={{ year, key }} title={title} />}
    </p>
  )
}
