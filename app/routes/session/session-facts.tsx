import type { ReactNode } from 'react'
import type { Instant } from '#domain/record.ts'
import { RoomMark } from '../../blocks/room-mark/room-mark.tsx'
import { SessionMoment } from '../../blocks/session-moment/session-moment.tsx'
import { OwnTime } from '../../blocks/shown-zone/shown-zone.tsx'
import { Text } from '../../blocks/text/text.tsx'
import { useWords } from '../../locale.tsx'
import { SessionActions } from './session-actions.tsx'
import styles from './session-facts.module.css'
import type { SessionView } from './session-view.ts'

/** When, where and in what form; what is not known has no cell. */
export function SessionFacts({ view, now }: { view: SessionView; now: Instant }): ReactNode {
  const { when, room, venue, format } = view
  const { programme: words } = useWords()
  const start = Date.parse(when?.start.iso ?? '')
  const end = when?.end ? Date.parse(when.end.iso) : null
  return (
    <div className={styles.facts}>
      <dl>
        {when && (
          <div>
            <dt>{words.time}</dt>
            <dd className={styles.time}>
              <time dateTime={when.start.iso}>{when.start.text}</time>
              {when.end && (
                <>
                  –<time dateTime={when.end.iso}>{when.end.text}</time>
                </>
              )}
            </dd>
            <dd>
              {when.date}
              <OwnTime at={start} until={end} />
            </dd>
            <dd>{!view.notice?.isCancelled && <SessionMoment times={{ start, end }} now={now} />}</dd>
          </div>
        )}
        {room && (
          <div>
            <dt>{words.room}</dt>
            <Text as="dd" className={styles.room} of={room.name} asWritten>
              {(name) => (
                <>
                  <RoomMark number={room.number} />
                  {name}
                </>
              )}
            </Text>
            {venue && <Text as="dd" of={venue} asWritten />}
          </div>
        )}
        <div>
          <dt>{words.format}</dt>
          <dd>{format.kind}</dd>
          {format.languages && <dd>{format.languages}</dd>}
        </div>
      </dl>
      <SessionActions view={view} />
    </div>
  )
}
