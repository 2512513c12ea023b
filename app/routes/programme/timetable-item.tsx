import type { CSSProperties, ReactNode } from 'react'
import { Link } from 'react-router'
import type { Instant } from '#domain/forum/forum.ts'
import { glued } from '#domain/localisation/line-ends.ts'
import { shareDone, stateOf } from '#domain/programme/event-state.ts'
import { useLocale, useWords } from '../../locale.tsx'
import { inLanguage, pathWithin } from '../../paths.ts'
import type { DayView, ItemView, RoomView } from './day-view.ts'
import { Time } from './shown-zone.tsx'
import { wholeWidth } from './time-grid.ts'
import styles from './timetable-item.module.css'

const minute = 60_000

type ItemProps = { item: ItemView; room: RoomView | undefined; day: DayView; now: Instant }

/** A session: its time, room and state, its title as the link, who speaks. The whole block answers to a click. */
export function SessionItem({ item, room, day, now, year }: ItemProps & { year: number }): ReactNode {
  const locale = useLocale()
  const times = timesOf(item, day)
  const state = stateOf(times, now)
  const done = state === 'now' ? shareDone(times, now) : null
  return (
    <li
      className={`${styles.item} ${styles.session} ${isWhole(item) ? styles.whole : ''}`}
      data-state={state}
      style={placeOf(item, room)}
    >
      <div className={styles.head}>
        <p className={styles.when}>
          {room && (
            <span className={styles.room} lang={room.name.lang}>
              {room.name.text}
            </span>
          )}
          <Range item={item} day={day} />
          {state === 'now' && <Now left={times.end === null ? null : Math.ceil((times.end - now) / minute)} />}
        </p>
        <h3 lang={item.title.lang}>
          <Link to={inLanguage(locale, pathWithin.session(year, item.slug ?? ''))}>{glued(item.title.text)}</Link>
        </h3>
      </div>
      <People people={item.people} />
      {done !== null && <i className={styles.progress} style={{ '--done': `${Math.round(done * 100)}%` } as CSSProperties} />}
    </li>
  )
}

/** A break: its words, and a hatch as long as it lasts. */
export function BreakItem({ item, room, day }: ItemProps): ReactNode {
  const { programme: words } = useWords()
  const { start, end } = timesOf(item, day)
  const [before, after] = around(words.until)
  return (
    <li className={`${styles.item} ${styles.break} ${isWhole(item) ? styles.whole : ''}`} style={placeOf(item, room)}>
      <Time className={styles.breakTime} at={start} />
      <span className={styles.breakTitle}>
        <span lang={item.title.lang}>{glued(item.title.text)}</span>
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

/** "11:00–12:15" on the grid; in the list, where the start stands above, "до 12:15". */
function Range({ item, day }: { item: ItemView; day: DayView }): ReactNode {
  const { programme: words } = useWords()
  const { start, end } = timesOf(item, day)
  const [before, after] = around(words.until)
  return (
    <span className={styles.range}>
      <span className={styles.onGrid}>
        <Time at={start} date={day.date} />
        {end !== null && '–'}
      </span>
      {end !== null && (
        <>
          <span className={styles.inList}>{before}</span>
          <Time at={end} />
          <span className={styles.inList}>{after}</span>
        </>
      )}
    </span>
  )
}

function Now({ left }: { left: number | null }): ReactNode {
  const { programme: words } = useWords()
  return (
    <b>
      <span className={styles.onGrid}>{words.now}</span>
      <span className={styles.inList}>{left === null ? words.now : words.nowLeft(left)}</span>
    </b>
  )
}

function People({ people }: { people: ItemView['people'] }): ReactNode {
  if (people.length === 0) return null
  return (
    <div className={styles.people}>
      <p>
        {people.map(({ text, lang }, index) => (
          <span key={text} lang={lang}>
            {index > 0 && ', '}
            {text}
          </span>
        ))}
      </p>
    </div>
  )
}

function timesOf(item: ItemView, day: DayView): { start: Instant; end: Instant | null } {
  return { start: day.start + item.from * minute, end: item.until === undefined ? null : day.start + item.until * minute }
}

function isWhole({ place }: ItemView): boolean {
  return place.column === wholeWidth
}

function placeOf({ place }: ItemView, room: RoomView | undefined): CSSProperties {
  const { top, height, column, lane, lanes } = place
  return {
    '--top': top,
    '--size': height,
    ...(column !== wholeWidth && { '--column': column }),
    ...(lanes > 1 && { '--lane': lane, '--lanes': lanes }),
    ...(room && { '--room': Math.min(room.number, 8) }),
  } as CSSProperties
}

/** What stands before and after the time in a phrase of the catalogue. */
function around(phrase: (time: string) => string): [before: string, after: string] {
  const [before = '', after = ''] = phrase('|').split('|')
  return [before, after]
}
