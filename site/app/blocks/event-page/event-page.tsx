import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { localePath } from '@forum/domain/address/paths.ts'
import { documentPath } from '@forum/domain/picture/short-name.ts'
import type { ReactNode } from 'react'
import { EventActions } from '../facts/event-actions.tsx'
import { Facts, FormatFact, PlaceFact, RoomFact, TimeFact } from '../facts/facts.tsx'
import { OnStage } from '../on-stage/on-stage.tsx'
import { PageHead } from '../page-head/page-head.tsx'
import { SessionNotice } from '../programme-change/session-notice.tsx'
import { RichText } from '../rich-text/rich-text.tsx'
import type { PresentationView } from '../session-format/presentation.ts'
import { ShownZone } from '../shown-zone/shown-zone.tsx'
import styles from './event-page.module.css'
import type { EventView } from './event-view.ts'

type EventPageProps = {
  view: EventView
  /** Breadcrumb to the programme; `to` without language. */
  crumb: { to: string; label: string }
  /** Heading of the people. */
  onStage: string
  /** Recording, after the event. */
  recording?: { to: string; label: string } | null
  /** Content beside the text, below the presentation. */
  aside?: ReactNode
  /** Content below the people. */
  children?: ReactNode
}

/** Page of a session or side event: time, place, description, people. */
export function EventPage({ view, crumb, onStage, recording = null, aside, children }: EventPageProps): ReactNode {
  const locale = useLocale()
  const crumbs = (
    <a className="target named" href={localePath(locale, crumb.to)}>
      {crumb.label}
    </a>
  )
  return (
    <>
      <PageHead title={view.title} crumbs={crumbs} />
      <section className={styles.page} data-theme="white">
        <ShownZone />
        <div className="wrap">
          {view.notice && <SessionNotice notice={view.notice} />}
          <EventFacts view={view} recording={recording} />
          <Body view={view} aside={aside} />
          <OnStage title={onStage} moderators={view.moderators} speakers={view.speakers} />
          {children}
        </div>
      </section>
    </>
  )
}

/** Time, place and format; unknown facts are left out. */
function EventFacts({ view, recording = null }: Pick<EventPageProps, 'view' | 'recording'>): ReactNode {
  const { year, starKey, title, sharedTime, when, room, venue, location, isAway, format, registration, paths, topic } = view
  const actions = (
    <EventActions
      star={view.isOver ? null : { year, key: starKey }}
      title={title}
      time={view.notice?.isCancelled ? null : sharedTime}
      place={room?.name ?? location}
      paths={paths}
      registration={registration}
      recording={recording}
    />
  )
  return (
    <Facts actions={actions}>
      {(when || room || location || format.kind || format.languages || topic) && (
        <>
          {when && <TimeFact when={when} now={view.notice?.isCancelled ? null : view.now} />}
          {room && <RoomFact room={room} venue={venue} />}
          {location && <PlaceFact place={location} isAway={isAway} />}
          <FormatFact format={format} topic={topic} />
        </>
      )}
    </Facts>
  )
}

function Body({ view: { description, presentation }, aside }: Pick<EventPageProps, 'view' | 'aside'>): ReactNode {
  if (!description && !presentation && !aside) return null
  return (
    <div className={`grid split at10 above7 ${styles.body}`}>
      {description && (
        <div>
          <RichText of={description} variant="session" />
        </div>
      )}
      {(presentation || aside) && (
        <div className={`lines stack measure ${styles.aside}`}>
          {presentation && <Materials presentation={presentation} />}
          {aside}
        </div>
      )}
    </div>
  )
}

function Materials({ presentation: { file, format, size } }: { presentation: PresentationView }): ReactNode {
  const { programme: words, site } = useWords()
  return (
    <div>
      <h2>{words.materials}</h2>
      <a href={documentPath(file, format)} target="_blank" rel="noopener">
        <span>{words.presentation}</span>
        <span className="quiet">
          {[format?.toUpperCase(), size].filter(Boolean).join(', ')}
          <span className="visuallyHidden"> ({site.newTab})</span>
        </span>
      </a>
    </div>
  )
}
