import { data } from '@forum/design/attributes/attributes.ts'
import '@forum/design/styles/parts/remark.css'
import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { localePath } from '@forum/domain/address/paths.ts'
import { type LocalText, langOf, wordsOf } from '@forum/domain/localisation/local-text.ts'
import { endOnLaterDay, shareDone } from '@forum/domain/programme/event-state.ts'
import { shownState } from '@forum/domain/programme/moment.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import { clockText } from '@forum/domain/time/kyiv-time.ts'
import type { CSSProperties, ReactNode } from 'react'
import { SessionKind } from '../session-kind/session-kind.tsx'
import { SessionMoment, timedData } from '../session-moment/session-moment.tsx'
import { OwnTime, Time } from '../shown-zone/shown-zone.tsx'
import { Text } from '../text/text.tsx'
import { type DayView, type ItemView, isAway, itemPaths, type RoomView, timesOf } from './day-view.ts'
import { SessionActions } from './session-actions.tsx'
import type { GridPlace } from './time-grid.ts'
import styles from './timetable-item.module.css'

type ItemProps = {
  isPresent: boolean
  /** Of its start. */
  isFirst: boolean
  item: ItemView
  room: RoomView | undefined
  place: GridPlace
  day: DayView
  now: Instant
}

type SessionItemProps = ItemProps & {
  year: number
  /** The whole day is over: past sessions are not dimmed. */
  isOver: boolean
}

/** A session: time, room, state, title as link, people. The whole block is clickable. */
export function SessionItem({ isPresent, isFirst, item, room, place, day, now, year, isOver }: SessionItemProps): ReactNode {
  const locale = useLocale()
  const { changes, myProgramme: words, programme } = useWords()
  const times = timesOf(item, day)
  const state = item.isCancelled ? 'cancelled' : isOver ? undefined : shownState(times, now)
  const done = state === 'now' ? shareDone(times, now) : null
  return (
    <li
      className={[
        'timed',
        styles.item,
        styles.session,
        place.isWhole && `timedWhole ${styles.whole}`,
        place.isTight && styles.tight,
      ]
        .filter(Boolean)
        .join(' ')}
      {...data({ 'data-state': state })}
      {...(!item.isCancelled && timedData(times))}
      {...data({ 'data-room': room?.number, 'data-away': isAway(item) ? (wordsOf(item.location) ?? '') : undefined })}
      id={isPresent ? 'now' : undefined}
      style={{ ...placeOf(place, room), ...(done !== null && ({ '--done': done } as CSSProperties)) }}
    >
      <p className={`timedWhen ${styles.when}`}>
        {room && <Text className={`timedRoom ${styles.room}`} of={room.name} asWritten />}
        {isAway(item) && <span className={styles.room}>{words.elsewhereInKyiv}</span>}
        <Range item={item} day={day} isFirst={isFirst} />
        {item.isCancelled && <b className="bad">{changes.cancelled}</b>}
        {!item.isCancelled && state && (
          <>
            <b className={`timedRunning ${styles.running}`}>{programme.now}</b>
            <SessionMoment className={`timedMoment ${styles.moment}`} times={times} now={now} />
            {item.moved && <b className={styles.moved}>{changes[item.moved]}</b>}
          </>
        )}
      </p>
      <Text as="h3" className="whole" of={item.title}>
        {(title) => <a href={localePath(locale, itemPaths(item, year).page)}>{title}</a>}
      </Text>
      <div {...data({ 'data-notes': '' })} />
      {item.what && <SessionKind of={item.what} />}
      {item.people && <People people={item.people} />}
      <SessionActions item={item} room={room} times={times} date={day.dateText} year={year} place={place} isOver={isOver} />
      <i className={`timedProgress ${styles.progress}`} />
    </li>
  )
}

/** A break: its text, and a hatched area of its length. */
export function BreakItem({ isPresent, isFirst, item, room, place, day }: ItemProps): ReactNode {
  const { programme: words } = useWords()
  const { start, end } = timesOf(item, day)
  const [before, after] = around(words.until)
  return (
    <li
      className={[styles.item, styles.break, place.isWhole && styles.whole, place.width === 1 && styles.alone]
        .filter(Boolean)
        .join(' ')}
      {...timedData({ start, end })}
      id={isPresent ? 'now' : undefined}
      style={placeOf(place, room)}
    >
      <Time className={styles.breakTime} at={start} isAlone />
      <OwnTime className={styles.onGrid} at={start} />
      {!isFirst && <Start at={start} />}
      <span>
        <Text of={item.title} />
        {end !== null && (
          <span className={styles.inList}>
            {' '}
            {before}
            <Time at={end} />
            {after}
          </span>
        )}
      </span>
      <i className={styles.hatch} />
    </li>
  )
}

/** In the list a start stands once above all its rows: whoever hears a row alone hears it with the row, too. */
function Start({ at }: { at: Instant }): ReactNode {
  return <span className={`visuallyHidden ${styles.start}`}>{clockText(at)}, </span>
}

/** "11:00–12:15" on the grid; "до 12:15" in the list, where the start is above. */
function Range({ item, day, isFirst }: Pick<ItemProps, 'item' | 'day' | 'isFirst'>): ReactNode {
  const { programme: words } = useWords()
  const { start, end } = timesOf(item, day)
  const isDated = endOnLaterDay({ start, end }) !== null
  const [before, after] = around(words.until)
  return (
    <span className={`timedRange ${styles.range}`}>
      {!isFirst && <Start at={start} />}
      <span className={styles.onGrid}>
        <Time at={start} isAlone />
        {end !== null && '–'}
      </span>
      {end !== null && (
        <>
          <span className={styles.inList}>{before}</span>
          <Time at={end} isDated={isDated} isAlone />
          {after && <span className={styles.inList}>{after}</span>}
          <OwnTime at={end} className={styles.inList} />
        </>
      )}{' '}
      <OwnTime at={start} until={end} className={styles.onGrid} />
    </span>
  )
}

function People({ people }: { people: readonly LocalText[] }): ReactNode {
  return (
    <div className="aside above1">
      <p>
        {people.map((names, index) => {
          const text = (index > 0 ? ', ' : '') + wordsOf(names)
          const lang = langOf(names)
          return lang ? (
            <span key={text} lang={lang}>
              {text}
            </span>
          ) : (
            text
          )
        })}
      </p>
    </div>
  )
}

function placeOf({ rows, left, width }: GridPlace, room: RoomView | undefined): CSSProperties {
  return {
    '--rows': rows.join('/'),
    ...(left > 0 && { '--left': rounded(left) }),
    ...(width < 1 && { '--width': rounded(width) }),
    ...(room && { '--room': Math.min(room.number, 8) }),
  } as CSSProperties
}

/** Shortest form of a number below one: ".3333". */
function rounded(share: number): string {
  return String(Math.round(share * 1e4) / 1e4).replace(/^0/, '')
}

/** Text before and after the time in a phrase. */
function around(phrase: string): [before: string, after: string] {
  const [before = '', after = ''] = phrase.split('{time}')
  return [before, after]
}
