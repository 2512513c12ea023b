import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { LocalText } from '#domain/localisation/local-text.ts'
import { RoomMark } from '../room-mark/room-mark.tsx'
import { ShareButton } from '../share/share-button.tsx'
import type { ShareItem } from '../share/share-links.ts'
import { Text } from '../text/text.tsx'
import styles from './event-rows.module.css'

export type EventRow = {
  key: string
  /** `HH:MM`, and the machine's form of it. */
  time: string
  dateTime?: string | undefined
  title: LocalText
  /** Where its page is; a row without one is quiet text. */
  to?: string | undefined
  room?: { name: string; number: number } | undefined
  /** Names or the role, one a line. */
  aside: readonly string[]
  isBreak?: boolean
  /** A row with it has a share button at its end. */
  share?: ShareItem | undefined
}

type EventRowsProps = {
  rows: readonly EventRow[]
  /** In a frame of somebody else's page, which stays: links open beside it. */
  isInFrame?: boolean
}

/** Rows of sessions: time, title, room, people (product.md, 8.7). */
export function EventRows({ rows, isInFrame = false }: EventRowsProps): ReactNode {
  return (
    <ol className={styles.rows}>
      {rows.map((row) => (
        <li key={row.key} className={row.isBreak ? styles.break : row.share && styles.shared}>
          {row.to ? (
            <Link className={styles.row} to={row.to} {...(isInFrame && { target: '_blank', rel: 'noopener' })}>
              <Cells row={row} />
            </Link>
          ) : (
            <div className={styles.row}>
              <Cells row={row} />
            </div>
          )}
          {row.share && <ShareButton item={row.share} variant="icon" className={styles.share} />}
        </li>
      ))}
    </ol>
  )
}

function Cells({ row }: { row: EventRow }): ReactNode {
  return (
    <>
      <time className={styles.time} dateTime={row.dateTime}>
        {row.time}
      </time>
      <Text className={styles.title} of={row.title} />
      {row.room && (
        <span className={styles.room}>
          <RoomMark number={row.room.number} />
          {row.room.name}
        </span>
      )}
      {row.aside.length > 0 && (
        <span className={styles.aside}>
          {row.aside.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </span>
      )}
    </>
  )
}
